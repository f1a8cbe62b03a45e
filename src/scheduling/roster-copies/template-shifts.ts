import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUIDv7 } from 'node:crypto';
import { NotFoundError } from '../../kernel/errors.js';
import { addDays, getWeekday, type LocalDate, toMonday } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { readShiftsBetween } from '../roster-changes/shift-store.js';
import type { PatternShift } from '../roster-patterns/pattern.js';
import type { RosterShift } from '../rosters/roster-change.js';
import { shiftHours } from '../rosters/shift-hours.js';

/** A shift of a template: as one of a pattern, with its therapist. */
interface TemplateShift extends Omit<PatternShift, 'week'> {
  therapist_id: string;
}

interface StoredTemplate {
  id: string;
  name: string;
  shifts: TemplateShift[];
  version: number;
}

/** Reads the shifts and drafts of the week of a day; those with unreadable hours are left out. */
export async function readWeek(em: EntityManager, day: LocalDate): Promise<TemplateShift[]> {
  const span = { from: toMonday(day), to: addDays(toMonday(day), 6), therapistIds: null };
  const entered = await readShiftsBetween(em, 'therapist_roster', span);
  const drafts = await readShiftsBetween(em, 'roster_drafts', span);
  return [...entered, ...drafts].flatMap(({ therapistId, date, start, end, shiftType }) => {
    if (!start || !end || end <= start) return [];
    const weekday = getWeekday(date);
    return [{ therapist_id: therapistId, weekday, start_time: start, end_time: end, shift_type: shiftType }];
  });
}

/** Returns the shifts that a template makes in some weeks, by day. */
export function toTemplateShifts(shifts: readonly TemplateShift[], day: LocalDate, weeks: number): RosterShift[] {
  const mondays = Array.from({ length: weeks }, (_, week) => addDays(toMonday(day), week * 7));
  const made = mondays.flatMap((monday) =>
    shifts.map(({ therapist_id, weekday, start_time, end_time, shift_type }) => ({
      id: randomUUIDv7(),
      therapistId: therapist_id,
      date: addDays(monday, weekday - 1),
      start: start_time,
      end: end_time,
      shiftType: shift_type,
      shiftHours: shiftHours(start_time, end_time),
    })),
  );
  return made.toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Finds a template. @throws NotFoundError */
export async function requireTemplate(em: EntityManager, id: string): Promise<StoredTemplate> {
  const [template] = await sql<StoredTemplate>(
    em,
    'select id, name, shifts, version from roster_templates where id = $1',
    [id],
  );
  if (!template) throw new NotFoundError('There is no such template');
  return template;
}
