import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { InvalidInputError } from '../../kernel/errors.js';

/** Shift types by which the shop names shifts; the hours alone decide what can be booked. */
export const SHIFT_TYPES = ['morning', 'afternoon', 'evening', 'full', 'custom'] as const;
export type ShiftType = (typeof SHIFT_TYPES)[number];

/**
 * Formats the hours of a shift: `09:00`, `17:00` → `09:00 - 17:00`.
 * @throws InvalidInputError for an end that is not after its start
 */
export function shiftHours(start: LocalTime, end: LocalTime): string {
  if (end <= start) throw new InvalidInputError('end_time', 'End time must be after start time');
  return `${start} - ${end}`;
}

/**
 * Validates the hours of a shift.
 * @throws InvalidInputError for hours that cannot be read or do not end after their start
 */
export async function assertParsableHours(em: EntityManager, hours: string): Promise<void> {
  const [read] = await sql<{ can_be: boolean | null }>(em, 'select shift_part($1, 0) < shift_part($1, 1) as can_be', [
    hours,
  ]);
  if (read?.can_be !== true)
    throw new InvalidInputError('shift_hours', 'Shift hours read like 9:00 AM - 5:00 PM and end after their start');
}
