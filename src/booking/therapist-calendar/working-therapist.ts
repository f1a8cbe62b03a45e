import type { EntityManager } from '@mikro-orm/postgresql';
import { BusinessRuleError, NotFoundError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';

/** Locks the record of a therapist who works here. @throws NotFoundError, BusinessRuleError `any-available-fixed` */
export async function requireWorkingTherapist(em: EntityManager, id: string): Promise<{ name: string }> {
  const [therapist] = await sql<{ name: string; is_active: boolean; is_unassigned: boolean }>(
    em,
    'select name, is_active, is_unassigned from therapists where id = $1 for update',
    [id],
  );
  if (therapist?.is_unassigned) throw new BusinessRuleError('any-available-fixed', 'Any Available cannot be changed');
  if (!therapist?.is_active) throw new NotFoundError('There is no such therapist');
  return therapist;
}
