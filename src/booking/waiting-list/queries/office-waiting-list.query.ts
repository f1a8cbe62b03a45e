import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import type { OpenStart } from '../../../scheduling/index.js';
import { fullName } from '../../domain/client/client-name.js';
import { isQuietHour, offerMinutes } from '../domain/offer-terms.js';
import { OfferChannels } from '../offers/offer-channels.js';
import { deskPicksOffers } from './desk-picks-offers.js';
import { type MatchedEntry, OpenEntriesQuery, type OpenEntry, type WaitingCriteria } from './open-entries.query.js';
import type {
  WaitingOpeningsDto,
  WaitingFreeStartDto,
  OfficeOfferDto,
  OfficeWaitingEntryDto,
  OfficeWaitingListDto,
  WaitingReason,
} from './waiting-entry.dto.js';

const MAX_FREE_STARTS = 5;

/** Reads the waiting list for the office: who waits, what could be booked for them, and why they have no offer yet. */
@Injectable()
export class OfficeWaitingListQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly entries: OpenEntriesQuery,
    private readonly channels: OfferChannels,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Returns the entries, first come first.
   * @param date only entries that a start on this day would suit, with the starts of that day
   */
  async read(date?: LocalDate): Promise<OfficeWaitingListDto> {
    const matched = await this.entries.find(date);
    const [counted] = await sql<{ total: number }>(this.em.fork(), countSql);
    const deskPicks = await deskPicksOffers(this.em.fork());
    const items = matched.map((each) => this.toItem(each, deskPicks));
    return { items: await Promise.all(items), total: counted?.total ?? 0 };
  }

  /** Returns the starts that are free now for somebody who is about to be added, and whether one would be offered at once. */
  async readOpenings(criteria: WaitingCriteria): Promise<WaitingOpeningsDto> {
    const free = this.toFreeStarts(await this.entries.findStarts(criteria));
    const isSilent = isQuietHour(this.clock.now().time) || (await deskPicksOffers(this.em.fork()));
    return { free, is_offered_at_once: !isSilent && free.some(({ is_soon }) => !is_soon) };
  }

  private async toItem({ entry, starts }: MatchedEntry, deskPicks: boolean): Promise<OfficeWaitingEntryDto> {
    const free = this.toFreeStarts(starts);
    const canReach = await this.channels.canReach({ email: entry.client_email, phone: entry.client_phone });
    const { id, place, status, service_id, service_name, therapist_id, therapist_name, windows } = entry;
    return {
      ...{ id, place, status, service_id, service_name, therapist_id, therapist_name, windows },
      client_name: fullName({ firstName: entry.first_name, lastName: entry.last_name }),
      client_phone: entry.client_phone,
      client_email: entry.client_email,
      joined_at: new Date(Number(entry.joined_ms)).toISOString(),
      offer: this.toOffer(entry),
      reason: this.toReason(entry, starts, { free, deskPicks, canReach }),
      free,
    };
  }

  private toFreeStarts(starts: readonly OpenStart[]): WaitingFreeStartDto[] {
    const free = starts.filter(({ availability }) => availability === 'available').slice(0, MAX_FREE_STARTS);
    return free.map(({ therapistId, therapistName, date, time }) => {
      const is_soon = offerMinutes(this.clock.minutesUntil({ date, time })) === null;
      return { therapist_id: therapistId, therapist_name: therapistName, date, time, is_soon };
    });
  }

  private toOffer(entry: OpenEntry): OfficeOfferDto | null {
    const { offered_therapist_id, offered_therapist_name, offered_date, offered_time, offer_expires_ms } = entry;
    if (!offered_therapist_id || !offered_date || !offered_time) return null;
    const expires = new Date(Number(offer_expires_ms));
    return {
      therapist_id: offered_therapist_id,
      therapist_name: offered_therapist_name ?? '',
      date: offered_date,
      time: offered_time,
      expires_at: expires.toISOString(),
      expires_at_local: this.clock.toLocal(expires).time,
    };
  }

  private toReason(
    { status, is_retired, is_inactive }: OpenEntry,
    starts: OpenStart[],
    { free, deskPicks, canReach }: { free: WaitingFreeStartDto[]; deskPicks: boolean; canReach: boolean },
  ): WaitingReason {
    if (status === 'offered') return 'offered';
    if (is_retired) return 'not_offered';
    if (is_inactive) return 'therapist_inactive';
    if (free.length === 0) return toObstacle(starts);
    if (free.every(({ is_soon }) => is_soon)) return 'starts_soon';
    if (!canReach) return 'no_address';
    if (isQuietHour(this.clock.now().time)) return 'quiet_hours';
    return deskPicks ? 'desk_picks' : 'free';
  }
}

/** Returns why none of the starts is free: the reason that the shop could change the most easily. */
function toObstacle(starts: readonly OpenStart[]): WaitingReason {
  const found = new Set(starts.map(({ availability }) => availability));
  if (found.has('fully_booked')) return 'fully_booked';
  if (found.has('no_room')) return 'no_room';
  if (found.has('time_conflict') || found.has('error')) return 'taken';
  if (found.has('closed')) return 'closed';
  return found.has('service_not_given') ? 'service_not_given' : 'not_rostered';
}

const countSql = /* sql */ `select count(*)::int as total from waiting_list where status in ('waiting', 'offered')`;
