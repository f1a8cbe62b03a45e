import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { BusinessRuleError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';

/**
 * Refuses a name that another offered service has, whatever its case and spaces.
 * @param own id of the service that is to have it
 * @throws BusinessRuleError `service-exists` naming the other one
 */
export async function assertServiceNameIsFree(em: EntityManager, name: string, own: string): Promise<void> {
  const [other] = await sql<{ name: string }>(em, otherServiceSql, [name, own]);
  if (other) throw serviceExistsError(other.name);
}

/**
 * Writes a service whose name has been found free.
 * @throws BusinessRuleError `service-exists` when another transaction has taken it meanwhile: the unique index decides
 */
export async function writeNamed<Result>(name: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw serviceExistsError(name);
    throw error;
  }
}

const serviceExistsError = (name: string) =>
  new BusinessRuleError(
    'service-exists',
    `There is already a service “${name}”. Choose another name`,
    undefined,
    'name',
  );

const otherServiceSql = /* sql */ `
  select name from services
  where service_name_key(name) = service_name_key($1) and id <> $2 and retired_at is null
  order by created_at limit 1`;
