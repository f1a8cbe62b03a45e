import type { DayState } from '../../domain/booking-status.js';
import type { LocalDate, LocalDateTime } from '../../../kernel/local-time.js';
import { hasShiftSql } from '../../../scheduling/index.js';
import { isOpenSql } from '../../is-open-sql.js';

const NOT_CANCELLED = ['pending', 'confirmed', 'completed', 'no_show'];

/**
 * The statuses of each filter. `active`: all but cancelled; `reported`: what reports count, in which no-shows earn
 * nothing; `earning`: what counts as revenue.
 */
export const STATUSES_BY_FILTER = {
  active: NOT_CANCELLED,
  all: [...NOT_CANCELLED, 'cancelled'],
  reported: ['pending', 'confirmed', 'completed'],
  earning: ['confirmed', 'completed'],
  pending: ['pending'],
  confirmed: ['confirmed'],
  completed: ['completed'],
  cancelled: ['cancelled'],
  no_show: ['no_show'],
} as const satisfies Record<string, readonly string[]>;

export interface BookingFilter {
  status: keyof typeof STATUSES_BY_FILTER;
  date?: LocalDate | undefined;
  /** First day to be listed. */
  from?: LocalDate | undefined;
  /** Last day to be listed. */
  to?: LocalDate | undefined;
  /** Part of the client's name, address or number, however they are spelt. */
  name?: string | undefined;
  order?: 'earliest' | 'latest' | undefined;
  therapistId?: string | undefined;
  /** The day state of the confirmed bookings that are listed. */
  dayState?: DayState | undefined;
  /** The day and time by which the listed bookings of that day had begun. */
  begunBy?: LocalDateTime | undefined;
  /** Lists only open bookings after this day and time that no shift of their therapist covers. */
  uncoveredAfter?: LocalDateTime | undefined;
  /** The clients whose bookings are listed. */
  clientIds?: readonly string[] | undefined;
  /** The customer of reports whose bookings are listed, see docs/domain.md, "Glossary". */
  customerKey?: string | undefined;
}

/**
 * Builds only the conditions that the filter asks for, all but the one on the name. PostgreSQL picks an index for these, but not for `$1 is null
 * or …`.
 */
export function toConditions(filter: BookingFilter): { where: string[]; parameters: unknown[] } {
  const where: string[] = [];
  const parameters: unknown[] = [];
  const add = (condition: (placeholder: string) => string, value: unknown) => {
    if (value) where.push(condition(`$${parameters.push(value)}`));
  };
  // A range from the status to itself. With an equality the planner would drop the status from the sort order, see
  // toSortKeys.
  if (isOneStatus(filter)) add((only) => `b.status between ${only} and ${only}`, STATUSES_BY_FILTER[filter.status][0]);
  else add((statuses) => `b.status = any (${statuses}::text[])`, STATUSES_BY_FILTER[filter.status]);
  add((date) => `b.booking_date = ${date}::date`, filter.date);
  add((from) => `b.booking_date >= ${from}::date`, filter.from);
  add((to) => `b.booking_date <= ${to}::date`, filter.to);
  if (filter.dayState) where.push("b.status = 'confirmed'");
  if (filter.dayState === 'expected') where.push('b.day_state is null');
  else add((state) => `b.day_state = ${state}`, filter.dayState);
  add((date) => `b.booking_date = ${date}::date`, filter.begunBy?.date);
  add((time) => `b.booking_time <= ${time}::time`, filter.begunBy?.time);
  if (filter.uncoveredAfter) where.push(isUncoveredSql);
  add((date) => `b.booking_date >= ${date}::date`, filter.uncoveredAfter?.date);
  add((moment) => `b.booking_date + b.booking_time > ${moment}::timestamp`, toMoment(filter.uncoveredAfter));
  add((id) => `b.therapist_id = ${id}::uuid`, filter.therapistId);
  add((ids) => `b.client_id = any (${ids}::uuid[])`, filter.clientIds);
  add(
    (key) => `b.client_id in (select client_id from identities where customer_key = ${key})
    and customer_key(b.client_email, b.client_phone) = ${key}`,
    filter.customerKey,
  );
  return { where, parameters };
}

const toMoment = (at: LocalDateTime | undefined) => at && `${at.date} ${at.time}`;

const hasShift = hasShiftSql({
  ...{ therapist: 'b.therapist_id', date: 'b.booking_date', time: 'b.booking_time' },
  minutes: 'b.booking_duration',
});

/** SQL of whether a booking `b` is open, has a therapist, and no shift of theirs covers it. */
const isUncoveredSql = /* sql */ `${isOpenSql('b.status')} and not ${hasShift}
  and not exists (select from therapists any_available where any_available.id = b.therapist_id and any_available.is_unassigned)`;

/**
 * Returns the sort keys of the list. Bookings of a single status are read along an index that begins with the status;
 * sorted by time alone they would have to be found among a million others.
 */
export function toSortKeys(filter: BookingFilter): string[] {
  const time = ['b.booking_date', 'b.booking_time', 'b.id'];
  return isOneStatus(filter) ? ['b.status', ...time] : time;
}

function isOneStatus({ status, date, therapistId, clientIds, customerKey }: BookingFilter): boolean {
  return STATUSES_BY_FILTER[status].length === 1 && !date && !therapistId && !clientIds && !customerKey;
}
