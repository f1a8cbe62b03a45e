import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, type LocalDate } from '../../kernel/local-time.js';
import { formatShortDay } from '../../kernel/format-date.js';
import { BusinessRuleError, InvalidInputError, modifiedError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';
import { Closure } from './closure.entity.js';

/** Longest closure, in days. */
const MAX_CLOSURE_DAYS = 366;

/** A closure as an admin enters it; both days are included. */
export interface ClosureInput {
  name: string;
  firstDate: LocalDate;
  lastDate: LocalDate;
}

/** Validates the days. @throws InvalidInputError on `last_date` */
export function assertValidDays({ firstDate, lastDate }: ClosureInput, today: LocalDate): void {
  if (lastDate < firstDate) throw new InvalidInputError('last_date', 'The last day must not be before the first');
  if (lastDate < today) throw new InvalidInputError('last_date', 'These days have passed');
  if (lastDate > addDays(firstDate, MAX_CLOSURE_DAYS - 1))
    throw new InvalidInputError('last_date', `A closure lasts at most ${MAX_CLOSURE_DAYS} days`);
}

/**
 * Refuses to close the same days twice: nobody needs it, and an admin who opens them again would wonder why they stay
 * closed. One closure within another is fine: a holiday during a renovation. Locks the table, so that two people do not
 * enter the same days at once.
 * @param id the closure that may have these days
 * @throws BusinessRuleError `closure-exists`
 */
export async function assertDaysNotClosed(em: EntityManager, id: string, { firstDate, lastDate }: ClosureInput) {
  await sql(em, 'lock table closures in share row exclusive mode');
  const other = await em.findOne(Closure, { firstDate, lastDate, id: { $ne: id } });
  if (!other) return;
  const days = firstDate === lastDate ? 'this day' : 'these days';
  const message = `The shop is closed on ${days} already: ${other.name}`;
  throw new BusinessRuleError('closure-exists', message, undefined, 'first_date');
}

/**
 * Refuses a change of a closure that somebody else has changed since it was seen, and names both values.
 * @throws BusinessRuleError `modified`
 */
export function assertUnchanged(now: Closure, expectedVersion: number, yours: ClosureInput): void {
  if (now.version === expectedVersion) return;
  const states = `This closure is ${formatClosure(now)} by now, yours was ${formatClosure(yours)}`;
  throw modifiedError(states);
}

const formatClosure = ({ name, firstDate, lastDate }: ClosureInput): string =>
  `${name}, ${formatShortDay(firstDate)}${firstDate === lastDate ? '' : ` to ${formatShortDay(lastDate)}`}`;

/** Returns the fields as change events record them. */
export const toEventData = ({ name, firstDate, lastDate }: Pick<Closure, 'name' | 'firstDate' | 'lastDate'>) => ({
  name,
  first_date: firstDate,
  last_date: lastDate,
});
