import { toOfferedService, type OfferedService, type ServiceRow, serviceSql } from '../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { SlotContext } from './availability.js';
import { freeRoomsSql } from '../rooms/room-sql.js';
import { type CountedNow, openAt } from '../reservations/counted-reservations.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import { everyStartSql, givenStartsSql, oneStartSql, severalDaysSql, slotContextSql } from './slot-context-sql.js';

/** A therapist's day, and the booking for which it is checked. */
export interface DayQuery {
  therapistId: string;
  date: LocalDate;
  /** Minutes of the wanted appointment; undefined for the duration of the service with that therapist. */
  durationMinutes?: number | undefined;
  /** The wanted service, which decides the therapists who give it and its cleanup. Undefined while none is chosen. */
  serviceId?: string | undefined;
  counted: CountedNow;
  /** The booking to be moved or confirmed, whose own reservation does not count. */
  exceptBookingId?: string | undefined;
  /** Whether the therapist goes on with the same client at once, so that no time has to be kept free in between. */
  isFollowed?: boolean | undefined;
}

/** One start time, with the span that a booking there would occupy (shop-local timestamps). */
export interface Slot extends SlotContext {
  therapistId: string;
  date: LocalDate;
  time: LocalTime;
  shiftType: string | null;
  startsAt: string;
  endsAt: string;
  durationMinutes: number;
  /**
   * The room that a booking there gets: its present one where that is free, else the first; null where none is needed
   * or free.
   */
  roomId: string | null;
  /** The visit with whose bookings it may share a room, and the guest whom it is for. */
  partyId?: string;
  partyGuest?: number;
  /** Minutes kept free afterwards for this service; null for those of the booking rules. */
  cleanupMinutes: number | null;
  isOffered: boolean;
  therapistName: string;
  therapistIsActive: boolean;
  isUnassigned: boolean;
  /** Whether a booking of Any Available goes to a free therapist at once. */
  isAssignedAtOnce: boolean;
  /** Whether the shop confirms a visitor's booking once the address is verified. */
  isConfirmedByMail: boolean;
}

/** Finds every active time slot of the day, in display order. */
export async function findSlotsOfDay(db: Executor, day: DayQuery): Promise<Slot[]> {
  return sql<Slot>(db, everySlotSql, toParameters(day));
}

/** Finds every active time slot of several days, as visitors find them. @param now the instant */
export async function findSlotsOfDays(
  db: Executor,
  days: readonly TherapistDay[],
  { now, ...query }: Pick<DayQuery, 'durationMinutes' | 'serviceId'> & { now: Date },
): Promise<Slot[]> {
  const [, , ...params] = toParameters({ therapistId: '', date: '', ...query, counted: openAt(now) });
  return sql<Slot>(db, everySlotByDaySql, [...toColumns(days), ...params]);
}

/** Finds one start time, whether or not it is a time slot; undefined when there is no such therapist. */
export async function findSlot(db: Executor, day: DayQuery, time: LocalTime): Promise<Slot | undefined> {
  const statement = day.isFollowed ? oneFollowedSlotSql : oneSlotSql;
  const [slot] = await sql<Slot>(db, statement, [...toParameters(day), time]);
  return slot;
}

/** Finds one start time with each of several therapists, by their ids. One statement instead of dozens. */
export async function findSlotByTherapist(
  db: Executor,
  { therapistIds, ...day }: Omit<DayQuery, 'therapistId'> & { therapistIds: readonly string[] },
  time: LocalTime,
): Promise<Map<string, Slot>> {
  const params = [...toParameters({ ...day, therapistId: therapistIds }), time];
  const rows = await sql<Slot>(db, oneSlotByTherapistSql, params);
  return new Map(rows.map((slot) => [slot.therapistId, slot]));
}

/**
 * Finds several start times, time slots or not, on each of several days with the therapists rostered then, without some
 * bookings that are to be moved; by the therapist's name.
 */
export async function findSlotsAt(
  db: Executor,
  { dates, exceptBookingIds, ...query }: SlotsQuery,
  times: readonly LocalTime[],
): Promise<SlotInRooms[]> {
  const [therapistId, , ...params] = toParameters({ ...query, date: '', exceptBookingId: exceptBookingIds });
  const statement = query.isFollowed ? followedSlotsAtSql : slotsAtSql;
  return sql<SlotInRooms>(db, statement, [therapistId, dates, ...params, times]);
}

/** A slot with all rooms that are free for it, in the order in which they are assigned; null where none is needed. */
export type SlotInRooms = Slot & { freeRooms: string[] | null };

interface SlotsQuery extends Omit<DayQuery, 'therapistId' | 'date' | 'exceptBookingId'> {
  /** The therapist; null for all who are rostered. */
  therapistId: string | null;
  dates: readonly LocalDate[];
  exceptBookingIds: readonly string[];
}

/** A start time and the service as it is currently sold. */
export interface SlotForService {
  slot: Slot;
  service: OfferedService | undefined;
}

/** Finds one start time for a service; undefined when there is no such therapist. */
export async function findSlotForService(
  db: Executor,
  day: DayQuery & { serviceId: string },
  time: LocalTime,
): Promise<SlotForService | undefined> {
  const [row] = await sql<ServiceSlotRow>(db, oneSlotAndServiceSql, [...toParameters(day), time]);
  return row && toSlotForService(row);
}

/** Finds the same in a shop without rooms, which takes less time. @returns `hasRooms` alone when the shop has some */
export async function findRoomlessSlotForService(
  db: Executor,
  day: DayQuery & { serviceId: string },
  time: LocalTime,
): Promise<{ hasRooms: true } | ({ hasRooms: false } & SlotForService) | undefined> {
  const params = [...toParameters(day), time];
  const [row] = await sql<ServiceSlotRow & { hasRooms: boolean }>(db, oneRoomlessSlotAndServiceSql, params);
  if (!row) return undefined;
  const { hasRooms, ...found } = row;
  return hasRooms ? { hasRooms } : { hasRooms, ...toSlotForService(found) };
}

type ServiceSlotRow = Slot & { service: ServiceRow | null };

function toSlotForService({ service, ...slot }: ServiceSlotRow): SlotForService {
  return { slot, service: service ? toOfferedService(service) : undefined };
}

export const toColumns = (days: readonly TherapistDay[]) => [
  days.map(({ therapistId }) => therapistId),
  days.map(({ date }) => date),
];

export function toParameters({
  therapistId,
  date,
  durationMinutes,
  serviceId,
  counted,
  exceptBookingId,
}: Omit<DayQuery, 'therapistId' | 'exceptBookingId'> & {
  therapistId: string | readonly string[] | null;
  exceptBookingId?: string | readonly string[] | undefined;
}) {
  return [
    therapistId,
    date,
    durationMinutes ?? null,
    serviceId ?? null,
    counted.kinds,
    exceptBookingId ?? null,
    counted.keptLimit,
  ];
}

const inDisplayOrder = /* sql */ `order by "displayOrder", "time"`;

const everySlotSql = `${slotContextSql(everyStartSql)} ${inDisplayOrder}`;

const everySlotByDaySql = `${slotContextSql(everyStartSql, { days: severalDaysSql })} ${inDisplayOrder}`;

const oneSlotSql = slotContextSql(oneStartSql);
const oneFollowedSlotSql = slotContextSql(oneStartSql, { cleanup: '0' });
const serviceColumnSql = /* sql */ `(select to_json(s) from (${serviceSql('$4::uuid', '$1::uuid')}) s) as service,`;
const oneSlotAndServiceSql = slotContextSql(oneStartSql, { more: serviceColumnSql });
const oneRoomlessSlotAndServiceSql = slotContextSql(oneStartSql, {
  hasRooms: false,
  more: /* sql */ `${serviceColumnSql} exists (select from rooms where is_active) as "hasRooms",`,
});
const ofTherapists = { days: /* sql */ `(select id, $2::date from unnest($1::uuid[]) id)` };
const oneSlotByTherapistSql = slotContextSql(oneStartSql, ofTherapists);

const ofRostered = {
  days: /* sql */ `(
    select distinct therapist_id, roster_date from therapist_roster
    where roster_date = any ($2::date[]) and ($1::uuid is null or therapist_id = $1::uuid))`,
  booking: 'null::uuid',
  except: /* sql */ `booking_id <> all ($6::uuid[])`,
  more: `${freeRoomsSql('rooms', 'taken', 'wanted')} as "freeRooms",`,
};
const slotsAtSql = `${slotContextSql(givenStartsSql, ofRostered)} order by name, id`;
const followedSlotsAtSql = `${slotContextSql(givenStartsSql, { ...ofRostered, cleanup: '0' })} order by name, id`;
