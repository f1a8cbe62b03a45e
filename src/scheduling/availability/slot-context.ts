import { toOfferedService, type OfferedService, type ServiceRow, serviceSql } from '../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { SlotContext } from './availability.js';
import { freeRoomsSql } from '../rooms/room-sql.js';
import { type CountedNow, openAt } from '../reservations/counted-reservations.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import { everyStartSql, givenStartsSql, oneStartSql, severalDaysSql, slotContextSql } from './slot-context-sql.js';

/** Which day of whom is asked about, and by which booking. */
export interface DayQuery {
  therapistId: string;
  date: LocalDate;
  /** Length of the wanted appointment; undefined for what the service takes with that therapist. */
  durationMinutes?: number | undefined;
  /** What is to be given: says who does it and how long the room needs after it. Undefined while nothing is chosen. */
  serviceId?: string | undefined;
  counted: CountedNow;
  /** A booking that is left out, because it is the one to be moved or confirmed. */
  exceptBookingId?: string | undefined;
  /** The therapist goes on with the same client at once: nothing has to be kept free in between. */
  isFollowed?: boolean | undefined;
}

/** One start time, with the span a booking there would occupy (shop-local timestamps). */
export interface Slot extends SlotContext {
  therapistId: string;
  date: LocalDate;
  time: LocalTime;
  shiftType: string | null;
  startsAt: string;
  endsAt: string;
  durationMinutes: number;
  /** The room that a booking there gets: its own where that is free, else the first; null where none is needed or free. */
  roomId: string | null;
  /** Whose room it may share, and whom of them it is for. */
  partyId?: string;
  partyGuest?: number;
  /** Minutes kept free afterwards for this service; null for as many as after every booking. */
  cleanupMinutes: number | null;
  isOffered: boolean;
  therapistName: string;
  therapistIsActive: boolean;
  isUnassigned: boolean;
  /** Of Any Available: a booking there goes to whoever is free. */
  isAssignedAtOnce: boolean;
  /** The shop confirms a visitor's booking once the address is proved. */
  isConfirmedByMail: boolean;
}

/** Every active time slot of the day, in display order. */
export async function findSlotsOfDay(db: Executor, day: DayQuery): Promise<Slot[]> {
  return sql<Slot>(db, everySlotSql, toParameters(day));
}

/** Every active time slot of several days, as a visitor would find them. @param now the instant */
export async function findSlotsOfDays(
  db: Executor,
  days: readonly TherapistDay[],
  { now, ...query }: Pick<DayQuery, 'durationMinutes' | 'serviceId'> & { now: Date },
): Promise<Slot[]> {
  const [, , ...params] = toParameters({ therapistId: '', date: '', ...query, counted: openAt(now) });
  return sql<Slot>(db, everySlotByDaySql, [...toColumns(days), ...params]);
}

/** One start time, whether or not it is a time slot; undefined when there is no such therapist. */
export async function findSlot(db: Executor, day: DayQuery, time: LocalTime): Promise<Slot | undefined> {
  const statement = day.isFollowed ? oneFollowedSlotSql : oneSlotSql;
  const [slot] = await sql<Slot>(db, statement, [...toParameters(day), time]);
  return slot;
}

/** One start time with each of several therapists, by their ids; a statement for each would be dozens. */
export async function findSlotByTherapist(
  db: Executor,
  { therapistIds, ...day }: Omit<DayQuery, 'therapistId'> & { therapistIds: readonly string[] },
  time: LocalTime,
): Promise<Map<string, Slot>> {
  const params = [...toParameters({ ...day, therapistId: therapistIds }), time];
  const rows = await sql<Slot>(db, oneSlotByTherapistSql, params);
  return new Map(rows.map((slot) => [slot.therapistId, slot]));
}

/** Several start times, time slots or not, with each of several therapists, but for some bookings that are to be moved. */
export async function findSlotsAt(
  db: Executor,
  { therapistIds, exceptBookingIds, ...day }: SlotsQuery,
  times: readonly LocalTime[],
): Promise<SlotInRooms[]> {
  const params = toParameters({ ...day, therapistId: therapistIds, exceptBookingId: exceptBookingIds });
  return sql<SlotInRooms>(db, day.isFollowed ? followedSlotsAtSql : slotsAtSql, [...params, times]);
}

/** With all rooms that are free for it, in the order in which they are given away; null where none is needed. */
export type SlotInRooms = Slot & { freeRooms: string[] | null };

interface SlotsQuery extends Omit<DayQuery, 'therapistId' | 'exceptBookingId'> {
  therapistIds: readonly string[];
  exceptBookingIds: readonly string[];
}

/** A start time and the service as it is sold now. */
export interface SlotForService {
  slot: Slot;
  service: OfferedService | undefined;
}

/** One start time for a service; undefined when there is no such therapist. */
export async function findSlotForService(
  db: Executor,
  day: DayQuery & { serviceId: string },
  time: LocalTime,
): Promise<SlotForService | undefined> {
  const [row] = await sql<ServiceSlotRow>(db, oneSlotAndServiceSql, [...toParameters(day), time]);
  return row && toSlotForService(row);
}

/** The same in a shop without rooms, which takes less time. @returns `hasRooms` alone when it has some */
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
  therapistId: string | readonly string[];
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

const severalTherapists = {
  ...ofTherapists,
  booking: 'null::uuid',
  except: /* sql */ `booking_id <> all ($6::uuid[])`,
  more: `${freeRoomsSql('rooms', 'taken', 'wanted')} as "freeRooms",`,
};
const slotsAtSql = slotContextSql(givenStartsSql, severalTherapists);
const followedSlotsAtSql = slotContextSql(givenStartsSql, { ...severalTherapists, cleanup: '0' });
