import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { BookingRulesChanged, BusinessHoursChanged, TherapistEdited } from '../../../catalog/index.js';
import { system } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import { LiveRooms } from '../../../platform/live/live-rooms.js';
import { CoalescedRun } from '../../../platform/scheduler/coalesced-run.js';
import { runForEach } from '../../../platform/scheduler/run-for-each.js';
import {
  ClosureAdded,
  ClosureEdited,
  LeaveApproved,
  LeaveEntered,
  OfferReservationService,
  OwnCalendarBusyChanged,
  RosterEntryEdited,
  RosterEntryRemoved,
  type SlotRequest,
  TherapistBlockEdited,
  TherapistDayBlocked,
  TherapistDeactivated,
} from '../../../scheduling/index.js';
import { WithdrawOffer } from '../commands/withdraw-offer.js';

/** Withdraws offers at times that cannot be accepted any more. It may run at any time and in several processes. */
@Injectable()
export class LostOffers {
  private readonly runs = new CoalescedRun(() => this.withdrawAll());

  constructor(
    private readonly em: EntityManager,
    private readonly reservations: OfferReservationService,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  withdraw(): Promise<void> {
    return this.runs.request();
  }

  /** Withdraws them one by one, by the check that accepting makes: there are few at a time. */
  private async withdrawAll(): Promise<void> {
    const offers = await sql<OpenOffer>(this.em.fork(), openOffersSql, [this.clock.instant()]);
    await runForEach(offers, (offer) => this.withdrawIfLost(offer));
  }

  private async withdrawIfLost({ id, bookingId, ...slot }: OpenOffer): Promise<void> {
    if (!(await this.reservations.canAccept(this.em.fork(), bookingId, { ...slot, isUnassigned: false })))
      await this.commands.execute(new WithdrawOffer(id, bookingId, system));
  }
}

type OpenOffer = Omit<SlotRequest, 'isUnassigned'> & { id: string; bookingId: string };

/**
 * Withdraws lost offers at once after an event that may cause them; a missed event is found by the next run of the
 * task. Only workers do this.
 */
@EventsHandler(
  ...[BookingRulesChanged, BusinessHoursChanged, ClosureAdded, ClosureEdited, TherapistEdited],
  ...[LeaveApproved, LeaveEntered, RosterEntryEdited, RosterEntryRemoved],
  ...[OwnCalendarBusyChanged, TherapistBlockEdited, TherapistDayBlocked, TherapistDeactivated],
)
export class WithdrawLostOffers implements IEventHandler<RecordedEvent> {
  private readonly logger = new Logger(WithdrawLostOffers.name);

  constructor(
    private readonly offers: LostOffers,
    private readonly rooms: LiveRooms,
  ) {}

  async handle(): Promise<void> {
    if (this.rooms.isServing) return;
    await this.offers
      .withdraw()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Offers could not be withdrawn and will be later'));
  }
}

/** Finds open offers. One whose time is up lapses instead: nobody is asked twice. */
const openOffersSql = /* sql */ `
  select w.id, w.booking_id as "bookingId", w.offered_therapist_id as "therapistId", w.service_id as "serviceId",
    w.offered_start::date::text as date, to_char(w.offered_start, 'HH24:MI') as time, r.duration_minutes as "durationMinutes"
  from waiting_list w join reservations r on r.booking_id = w.booking_id
  where w.status = 'offered' and w.offer_expires_at > $1
  order by w.joined_at, w.id`;
