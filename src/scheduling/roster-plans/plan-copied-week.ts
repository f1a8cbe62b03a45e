import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import type { PlannedShiftDto } from './roster-plan.dto.js';

/**
 * The shifts of the seven days before today, each seven days later.
 * @throws BusinessRuleError `no-shifts-to-copy` when those days have none
 */
export async function planCopiedWeek(em: EntityManager, today: LocalDate): Promise<PlannedShiftDto[]> {
  const shifts = await sql<PlannedShiftDto>(em, statement, [today]);
  if (shifts.length === 0) throw new BusinessRuleError('no-shifts-to-copy', 'The last seven days have no shifts');
  return shifts;
}

const statement = /* sql */ `
  select r.therapist_id, t.name as therapist_name, (r.roster_date + 7)::text as roster_date, r.shift_type, r.shift_hours,
    case
      when not t.is_active then 'inactive'
      when (r.shift_start < r.shift_end) is not true then 'unreadable'
      when exists (
        select from therapist_roster there
        where there.therapist_id = r.therapist_id and there.roster_date = r.roster_date + 7
          and (there.shift_start, there.shift_end) is not distinct from (r.shift_start, r.shift_end)) then 'duplicate'
    end as skipped
  from therapist_roster r join therapists t on t.id = r.therapist_id
  where r.roster_date between $1::date - 7 and $1::date - 1
  order by r.roster_date, r.shift_start, t.name, r.id`;
