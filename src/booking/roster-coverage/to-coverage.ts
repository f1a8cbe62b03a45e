import { formatMinutes, type LocalDate, MINUTES_OF_DAY, toMonday } from '../../kernel/local-time.js';
import type { ShopDay } from '../../platform/clock/shop-day.js';
import type { CoverageBookingDto, CoverageDto, CoverageHourDto, PersonWeekDto } from './coverage.dto.js';

/** A shift, a booking, a block or approved leave on a day of a therapist, in minutes that the wall clock shows. */
export interface DaySpan {
  kind: 'shift' | 'booking' | 'block' | 'leave';
  id: string;
  therapistId: string;
  therapistName: string;
  date: LocalDate;
  start: number;
  /** End, after `start`; above 1440 for a span that goes on past midnight. */
  end: number;
  /** End of the time in which nobody else can be booked, a booking's cleanup included. */
  busyUntil: number;
}

const ROSTERED = 1;
const BOOKED = 2;
const BUSY = 4;
const AWAY = 8;

/**
 * Counts the coverage in minutes as they pass, and overlapping spans once: two shifts of a day are their union. Leave
 * takes from the shifts.
 * @param spans by date and start
 */
export function toCoverage(spans: readonly DaySpan[], dayOf: (date: LocalDate) => ShopDay): CoverageDto {
  const weeks = new Map<string, PersonWeekDto>();
  const hours = new Map<string, CoverageHourDto>();
  const bookings: CoverageBookingDto[] = [];
  const days = new Map([...new Set(spans.map(({ date }) => date))].map((date) => [date, dayOf(date)]));
  for (const day of Map.groupBy(spans, ({ therapistId, date }) => `${therapistId} ${date}`).values()) {
    const shopDay = days.get(day[0]!.date)!;
    const minutes = markMinutes(day, shopDay);
    const uncovered = day.filter((span) => span.kind === 'booking' && isUncovered(span, minutes, shopDay));
    addWeek(weeks, day[0]!, minutes);
    addHours(hours, shopDay, minutes, uncovered);
    for (const span of day) if (span.kind === 'booking') bookings.push(toBooking(span, uncovered.includes(span)));
  }
  return {
    weeks: [...weeks.values()].sort(
      (a, b) => a.therapist_name.localeCompare(b.therapist_name) || a.week.localeCompare(b.week),
    ),
    hours: [...hours.values()].sort((a, b) => a.date.localeCompare(b.date) || a.hour - b.hour),
    bookings: bookings.sort((a, b) => a.date.localeCompare(b.date) || a.start_time.localeCompare(b.start_time)),
  };
}

/** Returns flags of what each minute of a therapist's day holds. */
function markMinutes(day: readonly DaySpan[], shopDay: ShopDay): Uint8Array {
  const minutes = new Uint8Array(shopDay.minutes);
  const mark = (from: number, to: number, flag: number) => {
    for (let minute = from; minute < Math.min(to, minutes.length); minute += 1) minutes[minute]! |= flag;
  };
  for (const { kind, start, end, busyUntil } of day) {
    const from = shopDay.toElapsed(start);
    if (kind === 'shift') mark(from, shopDay.toElapsed(end), ROSTERED);
    if (kind === 'block') mark(from, shopDay.toElapsed(end), BUSY);
    if (kind === 'leave') mark(from, shopDay.toElapsed(end), AWAY);
    if (kind !== 'booking') continue;
    // A treatment takes its minutes, whatever the clock shows meanwhile.
    mark(from, from + end - start, BOOKED);
    mark(from, from + Math.max(end, busyUntil) - start, BUSY);
  }
  return minutes.map((flags) => (flags & AWAY ? flags & ~ROSTERED : flags));
}

/** Whether the booking begins outside every shift, or some of it falls into leave. */
function isUncovered({ start, end }: DaySpan, minutes: Uint8Array, shopDay: ShopDay): boolean {
  const from = shopDay.toElapsed(start);
  return !(minutes[from]! & ROSTERED) || minutes.subarray(from, from + end - start).some((flags) => flags & AWAY);
}

function addWeek(
  weeks: Map<string, PersonWeekDto>,
  { therapistId, therapistName, date }: DaySpan,
  minutes: Uint8Array,
) {
  const week = toMonday(date);
  const key = `${therapistId} ${week}`;
  const sum = weeks.get(key) ?? {
    therapist_id: therapistId,
    therapist_name: therapistName,
    week,
    rostered_minutes: 0,
    booked_minutes: 0,
  };
  sum.rostered_minutes += countOf(minutes, ROSTERED);
  sum.booked_minutes += countOf(minutes, BOOKED);
  weeks.set(key, sum);
}

function addHours(
  hours: Map<string, CoverageHourDto>,
  shopDay: ShopDay,
  minutes: Uint8Array,
  uncovered: readonly DaySpan[],
): void {
  const { date } = shopDay;
  for (let hour = 0; hour < 24; hour += 1) {
    const { from, to } = shopDay.hour(hour);
    const part = minutes.subarray(from, to);
    const [rostered, booked] = [countOf(part, ROSTERED), countOf(part, BOOKED)];
    if (rostered + booked === 0) continue;
    const key = `${date} ${hour}`;
    const sum = hours.get(key) ?? { date, hour, rostered: 0, booked: 0, free: 0, is_uncovered: false };
    sum.rostered += rostered;
    sum.booked += booked;
    sum.free += part.reduce((count, flags) => count + Number((flags & (ROSTERED | BUSY)) === ROSTERED), 0);
    sum.is_uncovered ||= uncovered.some(({ start, end }) => {
      const begin = shopDay.toElapsed(start);
      return begin < to && from < begin + end - start;
    });
    hours.set(key, sum);
  }
}

const countOf = (minutes: Uint8Array, flag: number): number =>
  minutes.reduce((count, flags) => count + Number((flags & flag) !== 0), 0);

const toBooking = ({ id, therapistId, date, start, end }: DaySpan, is_uncovered: boolean): CoverageBookingDto => ({
  id,
  therapist_id: therapistId,
  date,
  start_time: formatMinutes(start),
  end_time: formatMinutes(Math.min(end, MINUTES_OF_DAY)),
  is_uncovered,
});
