import type { WeekHours } from '../../catalog/index.js';
import { addDays, type LocalDate, type LocalTime } from '../../kernel/local-time.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import { type LeaveDays, listDays } from '../leave/terms/leave-terms.js';
import type { DayRange, ScheduledShift, ScheduleSnapshot, TimeOff } from './schedule-snapshot.js';

/** An absence over some days, both included, either for whole days or for a part of the first and last. */
export interface Absence {
  therapistId: string;
  firstDate: LocalDate;
  lastDate: LocalDate;
  /** Start on the first day; null for the whole day. */
  from: LocalTime | null;
  /** End on the last day; null for the end of the day. */
  until: LocalTime | null;
}

/** Shifts that are added and removed. */
export interface RosterHypothesis {
  kind: 'roster';
  removedIds: readonly string[];
  gained: readonly ScheduledShift[];
  /** Changed shifts with their new hours. Changed drafts have no effect: they cover no bookings before or after. */
  changed?: readonly ScheduledShift[];
  /** Days whose uncovered bookings are listed even if they have no shift already. */
  checkedDays?: readonly TherapistDay[];
}

/** A change whose effects can be previewed. Previews write nothing. */
export type HypotheticalChange =
  | { kind: 'none' }
  | { kind: 'absence'; absence: Absence }
  | { kind: 'leave'; therapistId: string; days: LeaveDays }
  | { kind: 'block'; block: Omit<TimeOff, 'isBlock'> }
  | { kind: 'closures'; ranges: readonly DayRange[] }
  /** No change: lists bookings that already lie within closed hours, on these days or (null) at any time. */
  | { kind: 'closed-times'; days: DayRange | null }
  | { kind: 'deactivation'; therapistId: string }
  | RosterHypothesis
  | { kind: 'business-hours'; week: WeekHours }
  | { kind: 'booking-rules'; rules: ScheduleSnapshot['rules'] };

/**
 * Returns the schedule to compare with. It is the snapshot, unless the preview also lists bookings that are already
 * within closed hours or uncovered.
 */
export function toFormer(snapshot: ScheduleSnapshot, change: HypotheticalChange): ScheduleSnapshot {
  if (change.kind === 'closed-times') return { ...snapshot, rules: { ...snapshot.rules, ignoresHours: true } };
  if (change.kind !== 'roster' || !change.checkedDays) return snapshot;
  return { ...snapshot, shifts: [...snapshot.shifts, ...change.checkedDays.map(toWholeDay)] };
}

/** Returns the snapshot with the change applied. */
export function applyChange(snapshot: ScheduleSnapshot, change: HypotheticalChange): ScheduleSnapshot {
  switch (change.kind) {
    case 'none':
      return snapshot;
    case 'closed-times':
      return { ...snapshot, rules: { ...snapshot.rules, ignoresHours: false } };
    case 'absence':
      return { ...snapshot, timeOff: [...snapshot.timeOff, ...toTimeOff(change.absence)] };
    case 'leave':
      return { ...snapshot, timeOff: [...snapshot.timeOff, ...toLeave(change)] };
    case 'block':
      return { ...snapshot, timeOff: [...snapshot.timeOff, { ...change.block, isBlock: true }] };
    case 'closures':
      return { ...snapshot, closures: [...snapshot.closures, ...change.ranges] };
    case 'deactivation':
      return { ...snapshot, therapists: snapshot.therapists.map((one) => deactivate(one, change.therapistId)) };
    case 'roster':
      return { ...snapshot, shifts: toChangedShifts(snapshot.shifts, change) };
    case 'business-hours':
      return { ...snapshot, week: change.week };
    case 'booking-rules':
      return { ...snapshot, rules: change.rules };
  }
}

/** Returns the days that a change affects; null for an open end. */
export function getChangedRange(change: HypotheticalChange): { from: LocalDate | null; to: LocalDate | null } {
  switch (change.kind) {
    case 'absence':
      return { from: change.absence.firstDate, to: change.absence.lastDate };
    case 'leave':
      return { from: change.days.firstDate, to: change.days.repeatsUntil ?? change.days.lastDate };
    case 'block':
      return { from: change.block.date, to: change.block.date };
    case 'closures':
      return {
        from: change.ranges.map(({ firstDate }) => firstDate).sort()[0] ?? null,
        to:
          change.ranges
            .map(({ lastDate }) => lastDate)
            .sort()
            .at(-1) ?? null,
      };
    case 'closed-times':
      return { from: change.days?.firstDate ?? null, to: change.days?.lastDate ?? null };
    default:
      return { from: null, to: null };
  }
}

function toChangedShifts(
  shifts: readonly ScheduledShift[],
  { removedIds, gained, changed = [] }: RosterHypothesis,
): ScheduledShift[] {
  const replacedIds = new Set([...removedIds, ...changed.map(({ id }) => id)]);
  const there = new Set(shifts.map(({ id }) => id));
  return [...shifts.filter(({ id }) => !replacedIds.has(id)), ...gained, ...changed.filter(({ id }) => there.has(id))];
}

function toTimeOff({ therapistId, firstDate, lastDate, from, until }: Absence): TimeOff[] {
  const days: TimeOff[] = [];
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) {
    const start = (date === firstDate && from) || '00:00';
    const end = (date === lastDate && until) || '24:00';
    days.push({ therapistId, date, start, end, isBlock: false });
  }
  return days;
}

function toLeave({ therapistId, days }: { therapistId: string; days: LeaveDays }): TimeOff[] {
  const times = { start: days.startTime ?? '00:00', end: days.endTime ?? '24:00' };
  return listDays(days).map((date) => ({ therapistId, date, ...times, isBlock: false }));
}

const toWholeDay = ({ therapistId, date }: TherapistDay): ScheduledShift => ({
  ...{ id: `${therapistId} ${date}`, therapistId, date },
  ...{ start: '00:00', end: '24:00' },
});

const deactivate = <Kind extends { id: string; isActive: boolean }>(one: Kind, id: string): Kind =>
  one.id === id ? { ...one, isActive: false } : one;
