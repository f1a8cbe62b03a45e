import { type OfferedService, toOfferedService } from '../../catalog/index.js';
import { type LocalDate, type LocalTime, toMinutes } from '../../kernel/local-time.js';
import type { Executor } from '../../platform/database/sql.js';
import type { CountedNow } from '../reservations/counted-reservations.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import type { BookableDay } from './bookable-day.js';
import type { Days } from './days.js';
import { readDayAndService, readDays } from './read-days.js';
import type { Slot } from './slot.js';
import type { Wanted } from './wanted.js';

/** A question about the days of therapists. */
export interface AppointmentQuery extends Pick<
  Wanted,
  'serviceId' | 'durationMinutes' | 'addedMinutes' | 'isFollowed' | 'isForWaiting' | 'party'
> {
  counted: CountedNow;
  /** The booking to be moved or confirmed, whose own reservation does not count. */
  exceptBookingId?: string | undefined;
}

/** A therapist's day, and the booking for which it is checked. */
export type DayQuery = AppointmentQuery & TherapistDay;

/** Finds every active time slot of some days, in display order. */
export async function findSlotsOfDays(
  db: Executor,
  days: readonly TherapistDay[],
  query: AppointmentQuery,
): Promise<Slot[]> {
  return (await readFor(db, days, [query])).offeredSlots(days, toWanted(query));
}

/** Finds one start time, whether or not it is a time slot; undefined when there is no such therapist. */
export async function findSlot(db: Executor, query: DayQuery, time: LocalTime): Promise<Slot | undefined> {
  return (await readFor(db, [query], [query])).slotAt(query, time, toWanted(query));
}

/** Finds a therapist's day, read named; undefined when there is no such therapist. */
export async function findNamedDay(db: Executor, query: DayQuery): Promise<BookableDay | undefined> {
  const { therapistId, date } = query;
  const days = await readDaysFor(db, { therapistIds: [therapistId], dates: [date] }, [query], true);
  return days.day(query, toWanted(query));
}

/** Finds one start time with each of several therapists, by their ids. */
export async function findSlotByTherapist(
  db: Executor,
  { therapistIds, date, ...query }: AppointmentQuery & { therapistIds: readonly string[]; date: LocalDate },
  time: LocalTime,
): Promise<Map<string, Slot>> {
  const days = therapistIds.map((therapistId) => ({ therapistId, date }));
  const found = await readFor(db, days, [query]);
  const slots = days.flatMap((day) => found.slotAt(day, time, toWanted(query)) ?? []);
  return new Map(slots.map((slot) => [slot.therapistId, slot]));
}

/** A start that a booking asks for, with one therapist. The booking's own reservation does not count. */
export interface AskedSlot extends TherapistDay {
  bookingId: string;
  serviceId: string;
  time: LocalTime;
  durationMinutes: number;
}

/** Finds the slots at the starts that several bookings ask for, in their order. Their therapists exist. */
export async function findAskedSlots(db: Executor, asked: readonly AskedSlot[], counted: CountedNow): Promise<Slot[]> {
  const days = await findAskedDays(db, asked, counted);
  return days.map((day, nth) => day.slotAt(toMinutes(asked[nth]!.time)));
}

/** Finds the days for which several bookings ask, in their order. Their therapists exist. */
export async function findAskedDays(
  db: Executor,
  asked: readonly AskedSlot[],
  counted: CountedNow,
  isNamed = false,
): Promise<BookableDay[]> {
  const queries = asked.map(({ bookingId, ...query }) => ({ ...query, counted, exceptBookingId: bookingId }));
  if (queries.length === 0) return [];
  const days = await readFor(db, queries, queries, isNamed);
  return queries.map((query) => days.day(query, toWanted(query))!);
}

/**
 * Finds several start times, time slots or not, on each of several days with the therapists rostered then, without some
 * bookings that are to be moved; by the therapist's name.
 */
export async function findRosteredSlots(
  db: Executor,
  {
    dates,
    therapistId,
    exceptBookingIds,
    ...query
  }: Omit<AppointmentQuery, 'exceptBookingId'> & {
    dates: readonly LocalDate[];
    /** The therapist; null for all who are rostered. */
    therapistId: string | null;
    exceptBookingIds: readonly string[];
  },
  times: readonly LocalTime[],
): Promise<Slot[]> {
  const therapistIds = therapistId === null ? null : [therapistId];
  const queries = exceptBookingIds.map((exceptBookingId) => ({ ...query, exceptBookingId }));
  const days = await readDaysFor(db, { dates, therapistIds }, [query, ...queries]);
  const wanted = { ...toWanted(query), exceptBookingIds };
  const slots = dates.flatMap((date) =>
    days
      .rosteredOn(date)
      .flatMap(({ id }) => times.map((time) => days.slotAt({ therapistId: id, date }, time, wanted)!)),
  );
  return slots.sort((one, other) => toSortKey(one).localeCompare(toSortKey(other)));
}

/** A start time and the service as it is currently sold. */
export interface SlotForService {
  slot: Slot;
  service: OfferedService | undefined;
}

/** Finds one start time for a service; undefined when there is no such therapist. */
export async function findSlotForService(
  db: Executor,
  query: DayQuery & { serviceId: string },
  time: LocalTime,
): Promise<SlotForService | undefined> {
  const { serviceId, exceptBookingId: bookingId, counted } = query;
  const { days, service } = await readDayAndService(db, query, { serviceId, bookingId, keptLimit: counted.keptLimit });
  const slot = days.slotAt(query, time, toWanted(query));
  return slot && { slot, service: service ? toOfferedService(service) : undefined };
}

const readFor = (
  db: Executor,
  days: readonly TherapistDay[],
  queries: readonly AppointmentQuery[],
  isNamed = false,
): Promise<Days> =>
  readDaysFor(
    db,
    { therapistIds: days.map(({ therapistId }) => therapistId), dates: days.map(({ date }) => date) },
    queries,
    isNamed,
  );

/**
 * Reads some dates of therapists for what is asked of them.
 * @param therapistIds null for everybody
 * @param isNamed whether it is read which booking each reservation is of, and why a block is there
 */
export const readDaysFor = (
  db: Executor,
  days: { dates: readonly LocalDate[]; therapistIds: readonly string[] | null },
  queries: readonly AppointmentQuery[],
  isNamed = false,
): Promise<Days> =>
  readDays(db, {
    ...days,
    isNamed,
    serviceIds: distinct(queries.map(({ serviceId }) => serviceId)),
    bookingIds: distinct(queries.map(({ exceptBookingId }) => exceptBookingId)),
    keptLimit: queries[0]?.counted.keptLimit ?? null,
  });

export const toWanted = ({ counted, exceptBookingId, ...query }: AppointmentQuery): Wanted => ({
  ...query,
  countsRequests: counted.kinds.includes('requested'),
  countsKept: counted.keptLimit !== null && !query.isForWaiting,
  exceptBookingIds: exceptBookingId === undefined ? [] : [exceptBookingId],
  bookingId: exceptBookingId,
});

const toSortKey = ({ therapistName, therapistId, date, time }: Slot) =>
  `${therapistName} ${therapistId} ${date} ${time}`;

const distinct = (ids: readonly (string | undefined)[]): string[] => [...new Set(ids.filter((id) => id !== undefined))];
