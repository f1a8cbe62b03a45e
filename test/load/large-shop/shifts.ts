import { formatMinutes } from '../../../src/kernel/local-time.js';
import type { RandomInt } from '../../../src/demo/seeded-random.js';
import type { Calendar, Day } from './calendar.js';

/** A therapist of the large shop. */
export interface StaffMember {
  id: string;
  name: string;
  /** Number that decides the two days off each week, and whether the shift is early or late. */
  number: number;
}

export interface PlannedShift {
  member: StaffMember;
  day: Day;
  shiftHours: string;
  /** Starts that are taken, minutes after midnight. */
  starts: number[];
}

const hours = [
  { shiftHours: '9:00 AM - 5:00 PM', first: 540, starts: 16 },
  { shiftHours: '12:00 PM - 9:00 PM', first: 720, starts: 18 },
];

/** Returns the hours that a therapist works on each of their days. */
export function findHours({ number }: StaffMember): { start_time: string; end_time: string } {
  const { first, starts } = hours[number % 2]!;
  return { start_time: formatMinutes(first), end_time: formatMinutes(first + 30 * starts) };
}

/**
 * Plans five shifts a week for each therapist, each with its share of all bookings: even over the past, thinning out
 * towards the last future day.
 */
export function* planShifts(
  calendar: Calendar,
  staff: readonly StaffMember[],
  bookings: number,
  random: RandomInt,
): Generator<PlannedShift> {
  const worked = calendar.days.flatMap((day) =>
    staff.filter((member) => isWorkingOn(member, day.weekday)).map((member) => ({ day, member })),
  );
  const upcoming = 1 + Math.max(...calendar.days.map(({ ahead }) => ahead));
  const weightOf = ({ ahead }: Day) => (ahead <= 0 ? 1 : 1 - ahead / upcoming);
  const total = worked.reduce((sum, { day }) => sum + weightOf(day), 0);
  let weight = 0;
  let assigned = 0;
  for (const { day, member } of worked) {
    weight += weightOf(day);
    const due = Math.round((weight / total) * bookings) - assigned;
    assigned += due;
    const { shiftHours, first, starts } = hours[member.number % 2]!;
    yield { member, day, shiftHours, starts: drawDistinct(due, starts, random).map((n) => first + 30 * n) };
  }
}

/** Returns the number of therapists for so many bookings; at least twelve. */
export function requiredStaff(bookings: number, days: number): number {
  return Math.max(12, Math.ceil(bookings / (days * (5 / 7) * BOOKINGS_PER_SHIFT)));
}

/** Bookings per shift, about as many as a therapist can give on a day. */
const BOOKINGS_PER_SHIFT = 10;

/** Whether a shift includes a start. @param start minutes after midnight */
export function isWithinShift({ number }: StaffMember, start: number): boolean {
  const { first, starts } = hours[number % 2]!;
  return start >= first && start < first + 30 * starts;
}

/** Whether a therapist works on a weekday. @param weekday Monday 1 … Sunday 7 */
export function isWorkingOn({ number }: StaffMember, weekday: number): boolean {
  return (weekday + number) % 7 > 1;
}

/** Draws `count` different numbers below `of`. @throws Error when there are not so many */
function drawDistinct(count: number, of: number, random: RandomInt): number[] {
  if (count > of) throw new Error(`A shift has ${of} starts, not ${count}: the large shop needs more therapists`);
  const all = Array.from({ length: of }, (_, n) => n);
  for (let n = 0; n < count; n++) {
    const other = n + random(of - n);
    [all[n], all[other]] = [all[other]!, all[n]!];
  }
  return all.slice(0, count);
}
