import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { BusinessRuleError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';
import type { Service } from './service.entity.js';
import type { ServiceInput } from './service-input.js';

type NamedService = Pick<Service, 'name' | 'groupName'>;

/** Returns the input with its group spelled as the other variants of that treatment spell it. */
export async function withGroupSpelling<Input extends ServiceInput>(
  em: EntityManager,
  input: Input,
  own: string,
): Promise<Input> {
  if (!input.group) return input;
  const [other] = await sql<{ group: string }>(em, groupSpellingSql, [input.group, own]);
  return other ? { ...input, group: other.group } : input;
}

/** Whether two names are spellings of one treatment. */
export async function isSameTreatment(em: EntityManager, one: string, other: string): Promise<boolean> {
  const [same] = await sql(em, 'select where service_name_key($1) = service_name_key($2)', [one, other]);
  return same !== undefined;
}

/** Finds the variants of a treatment, retired ones and those that spell it otherwise too. */
export async function findVariants(em: EntityManager, group: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(em, variantsSql, [group]);
  return rows.map(({ id }) => id);
}

/**
 * Refuses a name that another offered service has, whatever its case and spaces.
 * @param own id of the service that is to have it
 * @throws BusinessRuleError `service-exists` naming the other one, on `variant` for a variant
 */
export async function assertServiceNameIsFree(em: EntityManager, named: NamedService, own: string): Promise<void> {
  const [other] = await sql<{ name: string }>(em, otherServiceSql, [named.name, own]);
  if (other) throw serviceExistsError({ ...named, name: other.name });
}

/**
 * Writes a service whose name has been found free.
 * @throws BusinessRuleError `service-exists` when another transaction has taken it meanwhile: the unique index decides
 */
export async function writeNamed<Result>(named: NamedService, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw serviceExistsError(named);
    throw error;
  }
}

const serviceExistsError = ({ name, groupName }: NamedService) =>
  new BusinessRuleError(
    'service-exists',
    `There is already a service “${name}”. Choose another ${groupName ? 'variant' : 'name'}`,
    undefined,
    groupName ? 'variant' : 'name',
  );

const otherServiceSql = /* sql */ `
  select name from services
  where service_name_key(name) = service_name_key($1) and id <> $2 and retired_at is null
  order by created_at limit 1`;

const variantsSql = /* sql */ `
  select id from services where service_name_key(group_name) = service_name_key($1)`;

const groupSpellingSql = /* sql */ `
  select group_name as "group" from services
  where service_name_key(group_name) = service_name_key($1) and id <> $2
  order by retired_at is not null, created_at limit 1`;
