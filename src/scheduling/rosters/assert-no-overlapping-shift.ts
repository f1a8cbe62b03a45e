import type { EntityManager } from '@mikro-orm/postgresql';
import { BusinessRuleError } from '../../kernel/errors.js';
import { formatDayAndMonth, formatTime12h } from '../../kernel/format-date.js';
import type { LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import type { Shift } from './roster-writer.js';

interface OverlappingShift {
  therapistName: string;
  start: LocalTime;
  end: LocalTime;
  isSame: boolean;
}

/**
 * Refuses a shift at whose hours the therapist already works; adjoining shifts do not overlap. The caller has locked
 * the day.
 * @param shift with hours that can be read
 * @param own id of the shift that is replaced
 * @throws BusinessRuleError `shift-exists` for the same hours, `shift-overlaps` for others, naming the earliest of them
 */
export async function assertNoOverlappingShift(
  em: EntityManager,
  { therapistId, date, shiftHours }: Shift,
  own: string | null = null,
): Promise<void> {
  const [first] = await sql<OverlappingShift>(em, overlappingShiftSql, [therapistId, date, shiftHours, own]);
  if (!first) return;
  const hours = `${formatTime12h(first.start)} – ${formatTime12h(first.end)}`;
  const message = `${first.therapistName} already works ${hours} on ${formatDayAndMonth(date)}`;
  if (first.isSame) throw new BusinessRuleError('shift-exists', message);
  throw new BusinessRuleError('shift-overlaps', `${message}. Change those hours, or leave a gap`);
}

const overlappingShiftSql = /* sql */ `
  select t.name as "therapistName", to_char(r.shift_start, 'HH24:MI') as start, to_char(r.shift_end, 'HH24:MI') as "end",
    (r.shift_start, r.shift_end) = (shift_part($3, 0), shift_part($3, 1)) as "isSame"
  from therapist_roster r join therapists t on t.id = r.therapist_id
  where r.therapist_id = $1 and r.roster_date = $2::date and r.id is distinct from $4::uuid
    and r.shift_start < shift_part($3, 1) and shift_part($3, 0) < r.shift_end
  order by r.shift_start, r.id limit 1`;
