import { addDays, type LocalDate } from '../../kernel/local-time.js';
import { InvalidInputError } from '../../kernel/errors.js';
import type { Closure } from './closure.entity.js';

/** Longest closure, in days. */
const MAX_CLOSURE_DAYS = 366;

/** What an admin enters about a closure; both days are included. */
export interface ClosureInput {
  name: string;
  firstDate: LocalDate;
  lastDate: LocalDate;
}

/** @throws InvalidInputError on `last_date` */
export function assertValidDays({ firstDate, lastDate }: ClosureInput, today: LocalDate): void {
  if (lastDate < firstDate) throw new InvalidInputError('last_date', 'The last day must not be before the first');
  if (lastDate < today) throw new InvalidInputError('last_date', 'These days have passed');
  if (lastDate > addDays(firstDate, MAX_CLOSURE_DAYS - 1))
    throw new InvalidInputError('last_date', `A closure lasts at most ${MAX_CLOSURE_DAYS} days`);
}

/** The fields as change events record them. */
export const toEventData = ({ name, firstDate, lastDate }: Pick<Closure, 'name' | 'firstDate' | 'lastDate'>) => ({
  name,
  first_date: firstDate,
  last_date: lastDate,
});
