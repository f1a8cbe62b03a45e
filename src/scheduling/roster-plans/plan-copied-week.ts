import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUIDv7 } from 'node:crypto';
import { addDays, type LocalDate } from '../../kernel/local-time.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { readShiftsBetween } from '../roster-changes/shift-store.js';
import type { RosterShift } from '../rosters/roster-change.js';

const DAYS = 7;

/**
 * Plans the shifts of the seven days before today, each seven days later.
 * @throws BusinessRuleError `no-shifts-to-copy` when those days have none
 */
export async function planCopiedWeek(em: EntityManager, today: LocalDate): Promise<RosterShift[]> {
  const days = { from: addDays(today, -DAYS), to: addDays(today, -1), therapistIds: null };
  const shifts = await readShiftsBetween(em, 'therapist_roster', days);
  if (shifts.length === 0) throw new BusinessRuleError('no-shifts-to-copy', 'The last seven days have no shifts');
  return shifts.map(({ version: _, ...shift }) => ({ ...shift, id: randomUUIDv7(), date: addDays(shift.date, DAYS) }));
}
