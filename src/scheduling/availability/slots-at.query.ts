import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { isPast, toAvailability, toPublicAvailability } from './availability.js';
import { type CountedReservations, toCountedNow } from '../reservations/counted-reservations.js';
import { findSlotsAt, type Slot, type SlotInRooms } from './slot-context.js';

/** Which starts are asked about. */
export interface StartsQuery {
  date: LocalDate;
  serviceId: string;
  /** Null for everybody who works that day. */
  therapistId: string | null;
  /** `open` for a visitor, whom the opening hours bind as well. */
  counted: CountedReservations;
  /** The same therapist goes on with the same client at once. */
  isFollowed: boolean;
  exceptBookingIds: readonly string[];
}

/** Starts of a day at any minute, as the claim would find them. */
@Injectable()
export class SlotsAtQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /** The shop's time slots of a day that are still to come, in order. */
  async offeredTimes(date: LocalDate): Promise<LocalTime[]> {
    const rows = await sql<{ time: LocalTime }>(this.em.fork(), offeredSql);
    const now = this.clock.now();
    return rows.map(({ time }) => time).filter((time) => !isPast(date, time, now));
  }

  /** How many guests of one visit each room takes. */
  async roomPlaces(): Promise<Map<string, number>> {
    const rows = await sql<{ id: string; places: number }>(this.em.fork(), placesSql);
    return new Map(rows.map(({ id, places }) => [id, places]));
  }

  /** Those of the starts at which a therapist could be booked, by therapist and time. */
  async free({ therapistId, counted, ...query }: StartsQuery, times: readonly LocalTime[]): Promise<SlotInRooms[]> {
    const em = this.em.fork();
    const rostered = await sql<{ id: string }>(em, rosteredSql, [query.date, therapistId]);
    const therapistIds = rostered.map(({ id }) => id);
    if (therapistIds.length === 0 || times.length === 0) return [];
    const params = { ...query, therapistIds, counted: toCountedNow(counted, this.clock.instant()) };
    const slots = await findSlotsAt(em, params, times);
    const order = new Map(therapistIds.map((id, nth) => [id, nth]));
    return slots
      .filter((slot) => isFree(slot, counted))
      .sort((one, other) => order.get(one.therapistId)! - order.get(other.therapistId)!);
  }
}

function isFree(slot: Slot, counted: CountedReservations): boolean {
  if (!slot.therapistIsActive || slot.isUnassigned) return false;
  if (counted === 'confirmed') return slot.givesService && toAvailability(slot) === 'available';
  return toPublicAvailability(slot) === 'available';
}

const offeredSql = /* sql */ `
  select distinct to_char(start_time, 'HH24:MI') as time from time_slots where is_active order by time`;

const placesSql = /* sql */ `select id, places from rooms where is_active`;

const rosteredSql = /* sql */ `
  select id from therapists t
  where is_active and not is_unassigned and ($2::uuid is null or id = $2::uuid)
    and exists (select from therapist_roster where therapist_id = t.id and roster_date = $1::date)
  order by name, id`;
