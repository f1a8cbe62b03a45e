import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TherapistService, toCancellationPolicyDto } from '../../../catalog/index.js';
import { addDays } from '../../../kernel/local-time.js';
import { toAmount } from '../../../kernel/money.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import { OpenStartsQuery } from '../../../scheduling/index.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { CurrentPolicy } from '../../policy/current-policy.js';
import { requireEntry } from '../domain/waiting-entry.decide.js';
import type { Offer, WaitingCriteria } from '../domain/waiting-entry.events.js';
import { waitingEntryAggregate } from '../domain/waiting-entry.evolve.js';
import type { OwnOfferDto, OwnWaitingEntryDto, WaitingStartDto } from './waiting-entry.dto.js';

/** Days ahead in which a free start is looked for when there is nothing to wait for any more. */
const LOOK_AHEAD_DAYS = 14;

/** Reads a waiting entry as its holder sees it. */
@Injectable()
export class OwnWaitingEntryQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly therapists: TherapistService,
    private readonly openStarts: OpenStartsQuery,
    private readonly links: BookingLinkService,
    private readonly policies: CurrentPolicy,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the entry. @throws NotFoundError when there is none */
  async read(id: string): Promise<OwnWaitingEntryDto> {
    const em = this.em.fork();
    const entry = requireEntry((await this.store.load(em, waitingEntryAggregate, id)).state);
    const { criteria, client, offer, withdrawnOffer, unanswered, bookingId, status, withdrawnBy } = entry;
    const isHeld = status === 'offered' && offer && new Date(offer.expiresAt) > this.clock.instant();
    // An offer whose time is up is gone for its holder, whether or not somebody has looked since.
    const hasLapsed = status === 'offered' && !isHeld;
    const shownStatus = hasLapsed ? 'waiting' : status;
    const lapsed = hasLapsed ? offer : status === 'waiting' && !withdrawnOffer ? unanswered.at(-1) : undefined;
    const isWithdrawnShown =
      status === 'waiting' && withdrawnOffer !== null && this.clock.minutesUntil(withdrawnOffer) > 0;
    const isOver = shownStatus !== 'waiting' && shownStatus !== 'offered' && shownStatus !== 'booked';
    const next = isOver ? await this.findNextFree(criteria) : null;
    return {
      status: shownStatus,
      first_name: client?.firstName ?? '',
      service_id: criteria.serviceId,
      service_name: criteria.serviceName,
      therapist_id: criteria.therapistId,
      therapist_name: await this.findTherapistName(criteria.therapistId),
      windows: criteria.windows,
      offer: offer && (isHeld || shownStatus === 'lapsed') ? await this.toOffer(offer) : null,
      lapsed_offer: lapsed && this.clock.minutesUntil(lapsed) > 0 ? await this.toOffer(lapsed) : null,
      withdrawn_offer: isWithdrawnShown ? await this.toOffer(withdrawnOffer) : null,
      is_withdrawn_by_shop: withdrawnBy === 'shop',
      session_id: bookingId ? this.links.createSessionToken(bookingId) : null,
      next_free: next,
      book_path: await this.toBookPath(criteria, next),
    };
  }

  private async toBookPath({ serviceId, therapistId }: WaitingCriteria, next: WaitingStartDto | null): Promise<string> {
    const parameters = [serviceId, next?.therapist_id ?? therapistId];
    const [found] = await sql<{ service: string; therapist: string | null }>(this.em.fork(), slugsSql, parameters);
    const query = new URLSearchParams();
    if (found) query.set('service', found.service);
    if (found?.therapist) query.set('therapist', found.therapist);
    if (next) {
      query.set('date', next.date);
      query.set('time', next.time);
    }
    return `/book?${query.toString()}`;
  }

  private async findTherapistName(therapistId: string | null): Promise<string | null> {
    if (therapistId === null) return null;
    return (await this.therapists.findById(this.em.fork(), therapistId))?.name ?? null;
  }

  private async toOffer(offer: Offer): Promise<OwnOfferDto> {
    return {
      booking_id: offer.bookingId,
      therapist_id: offer.therapistId,
      therapist_name: (await this.findTherapistName(offer.therapistId)) ?? '',
      date: offer.date,
      time: offer.time,
      duration_minutes: offer.durationMinutes,
      price: toAmount(offer.totalCents),
      currency: offer.currency,
      expires_at: offer.expiresAt,
      cancellation_policy: toCancellationPolicyDto((await this.policies.read()).cancellation),
      expires_at_local: this.clock.toLocal(new Date(offer.expiresAt)).time,
    };
  }

  /** Finds the next free start with the therapist they waited for, else with anybody who gives the service. */
  private async findNextFree({ serviceId, therapistId }: WaitingCriteria): Promise<WaitingStartDto | null> {
    const today = this.clock.today();
    const dates = Array.from({ length: LOOK_AHEAD_DAYS }, (_, days) => addDays(today, days));
    const free = await this.openStarts.findFree(this.em.fork(), serviceId, dates);
    const next = free.find((start) => start.therapistId === therapistId) ?? free[0];
    if (!next) return null;
    return { therapist_id: next.therapistId, therapist_name: next.therapistName, date: next.date, time: next.time };
  }
}

const slugsSql = /* sql */ `
  select slug as service, (select slug from therapists where id = $2::uuid) as therapist from services where id = $1::uuid`;
