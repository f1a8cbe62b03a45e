import { type ServiceRow, serviceSql } from '../../catalog/index.js';
import { daysBetween, type LocalDate } from '../../kernel/local-time.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import { Days } from './days.js';
import type { DaysData } from './days-data.js';
import { daysInARow, oneDay, readDaysSql, type Scope, severalDays } from './read-days-sql.js';

interface DaysQuery {
  dates: readonly LocalDate[];
  /** The therapists; null for everybody, Any Available included. */
  therapistIds: readonly string[] | null;
  /** Services that are asked for. */
  serviceIds: readonly string[];
  /** Bookings that are to be moved or confirmed. */
  bookingIds: readonly string[];
  /** Instant after which a kept opening must end to count; null where none counts. */
  keptLimit: Date | null;
  /** Whether it is read which booking each reservation is of, with whom, and why a block is there. */
  isNamed?: boolean;
}

/** Reads what decides about the starts of some dates, all of one moment. */
export async function readDays(
  db: Executor,
  { dates, therapistIds, serviceIds, bookingIds, keptLimit, isNamed = false }: DaysQuery,
): Promise<Days> {
  const sorted = [...new Set(dates)].sort();
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  if (first === '') return new Days({ ...NOTHING, first, bookingIds });
  const distinctIds = therapistIds && [...new Set(therapistIds)];
  const isOneDay = first === last && distinctIds?.length === 1;
  const ofWhen = isOneDay ? [distinctIds[0], first] : [distinctIds, sorted];
  const more = [serviceIds, bookingIds, keptLimit, ...(isOneDay ? [] : [first, last])];
  const ofSeveral = daysBetween(first, last) < sorted.length ? daysInARowSql : daysSql;
  const statement = (isOneDay ? oneDaySql : ofSeveral)[isNamed ? 'named' : 'plain'];
  const [row] = await sql<Read>(db, statement, [...ofWhen, ...more]);
  return new Days({ ...row!, first, bookingIds });
}

/**
 * Reads one day of a therapist, and a service as it is sold with them, which is locked against deletion until the
 * caller's transaction ends.
 */
export async function readDayAndService(
  db: Executor,
  { therapistId, date }: TherapistDay,
  { serviceId, bookingId, keptLimit }: { serviceId: string; bookingId: string | undefined; keptLimit: Date | null },
): Promise<{ days: Days; service: ServiceRow | null }> {
  const bookingIds = bookingId === undefined ? [] : [bookingId];
  const params = [therapistId, date, [serviceId], bookingIds, keptLimit];
  const [row] = await sql<Read & { service: ServiceRow | null }>(db, oneDayAndServiceSql, params);
  const { service, ...data } = row!;
  return { days: new Days({ ...data, first: date, bookingIds }), service };
}

type Read = Omit<DaysData, 'first' | 'bookingIds'>;

/** The result where no date is asked for. */
const NOTHING: Read = {
  rules: { isFull: false, bufferMinutes: 0, ignoresHours: false, assignsAnyAvailable: false, confirmsByMail: false },
  week: null,
  ...{
    starts: [],
    rooms: [],
    services: [],
    bookings: [],
    closures: [],
    rosteredDates: [],
    kept: [],
    inRooms: [],
    therapists: [],
  },
};

const statementsFor = (scope: Scope) => ({ plain: readDaysSql(scope), named: readDaysSql(scope, { isNamed: true }) });

const oneDaySql = statementsFor(oneDay);
const daysSql = statementsFor(severalDays);
const daysInARowSql = statementsFor(daysInARow);
const oneDayAndServiceSql = readDaysSql(oneDay, {
  more: /* sql */ `, (select to_json(s) from (${serviceSql('($3::uuid[])[1]', '$1::uuid')}) s) as service`,
});
