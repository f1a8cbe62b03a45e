import type { WeekHours } from '../../catalog/index.js';
import { addDays, type LocalDate, type LocalTime } from '../../kernel/local-time.js';
import type { ScheduledShift, ScheduleSnapshot, TimeOff } from './schedule-snapshot.js';

/** Of each day, or of whole days where there are no times. Both days included. */
export interface Absence {
  therapistId: string;
  firstDate: LocalDate;
  lastDate: LocalDate;
  /** On the first day from then on; null for the whole day. */
  from: LocalTime | null;
  /** On the last day until then; null for its end. */
  until: LocalTime | null;
}

/** What could become otherwise. Whoever asks what it would change writes nothing. */
export type HypotheticalChange =
  | { kind: 'none' }
  | { kind: 'absence'; absence: Absence }
  | { kind: 'block'; block: Omit<TimeOff, 'isBlock'> }
  | { kind: 'closure'; firstDate: LocalDate; lastDate: LocalDate }
  | { kind: 'deactivation'; therapistId: string }
  | { kind: 'roster'; removedIds: readonly string[]; gained: readonly ScheduledShift[] }
  | { kind: 'business-hours'; week: WeekHours }
  | { kind: 'booking-rules'; rules: ScheduleSnapshot['rules'] };

/** The snapshot as it would be. */
export function applyChange(snapshot: ScheduleSnapshot, change: HypotheticalChange): ScheduleSnapshot {
  switch (change.kind) {
    case 'none':
      return snapshot;
    case 'absence':
      return { ...snapshot, timeOff: [...snapshot.timeOff, ...toTimeOff(change.absence)] };
    case 'block':
      return { ...snapshot, timeOff: [...snapshot.timeOff, { ...change.block, isBlock: true }] };
    case 'closure':
      return { ...snapshot, closures: [...snapshot.closures, change] };
    case 'deactivation':
      return { ...snapshot, therapists: snapshot.therapists.map((one) => deactivate(one, change.therapistId)) };
    case 'roster': {
      const removed = new Set(change.removedIds);
      return { ...snapshot, shifts: [...snapshot.shifts.filter(({ id }) => !removed.has(id)), ...change.gained] };
    }
    case 'business-hours':
      return { ...snapshot, week: change.week };
    case 'booking-rules':
      return { ...snapshot, rules: change.rules };
  }
}

/** The days that a change is about; null at an end without limit. */
export function getChangedRange(change: HypotheticalChange): { from: LocalDate | null; to: LocalDate | null } {
  switch (change.kind) {
    case 'absence':
      return { from: change.absence.firstDate, to: change.absence.lastDate };
    case 'block':
      return { from: change.block.date, to: change.block.date };
    case 'closure':
      return { from: change.firstDate, to: change.lastDate };
    default:
      return { from: null, to: null };
  }
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

const deactivate = <Kind extends { id: string; isActive: boolean }>(one: Kind, id: string): Kind =>
  one.id === id ? { ...one, isActive: false } : one;
