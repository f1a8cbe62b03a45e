import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { canConfirm, canConfirmForVisitor } from '../day/reasons.js';
import { type CountedReservations, toCountedNow } from '../reservations/counted-reservations.js';
import type { Slot } from '../day/slot.js';
import { findRosteredSlots } from '../day/find-slots.js';

/** The starts to check. */
export interface StartsQuery {
  dates: readonly LocalDate[];
  serviceId: string;
  /** Minutes of its add-ons; undefined for none. */
  addedMinutes?: number | undefined;
  /** The therapist; null for all who are rostered. */
  therapistId: string | null;
  /** Reservations that count; `open` for a visitor, who is also bound by the opening hours. */
  counted: CountedReservations;
  /** Whether the same therapist goes on with the same client at once. */
  isFollowed: boolean;
  exceptBookingIds: readonly string[];
}

/** Reads starts of days at any minute, as the claim would find them. */
@Injectable()
export class SlotsAtQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /** Lists the starts of the shop's time slots, in order. */
  async offeredTimes(): Promise<LocalTime[]> {
    const rows = await sql<{ time: LocalTime }>(this.em.fork(), offeredSql);
    return rows.map(({ time }) => time);
  }

  /** Returns the number of guests of one visit that each room takes, by room. */
  async roomPlaces(): Promise<Map<string, number>> {
    const rows = await sql<{ id: string; places: number }>(this.em.fork(), placesSql);
    return new Map(rows.map(({ id, places }) => [id, places]));
  }

  /** Returns the slots, on each of the days, at which a therapist could be booked; by the therapist's name. */
  async free({ counted, ...query }: StartsQuery, times: readonly LocalTime[]): Promise<Slot[]> {
    if (query.dates.length === 0 || times.length === 0) return [];
    const params = { ...query, counted: toCountedNow(counted, this.clock.instant()) };
    const slots = await findRosteredSlots(this.em.fork(), params, times);
    return slots.filter((slot) => isFree(slot, counted));
  }
}

function isFree(slot: Slot, counted: CountedReservations): boolean {
  if (!slot.therapistIsActive || slot.isUnassigned) return false;
  if (counted === 'confirmed') return slot.givesService && canConfirm(slot);
  return canConfirmForVisitor(slot);
}

const offeredSql = /* sql */ `
  select distinct to_char(start_time, 'HH24:MI') as time from time_slots where is_active order by time`;

const placesSql = /* sql */ `select id, places from rooms where is_active`;
