import { InvalidInputError } from '../../../kernel/errors.js';
import type { LocalDate } from '../../../kernel/local-time.js';

/** Asserts that a range of days does not end before it starts. @throws InvalidInputError at `end_date` */
export function assertDayOrder(range: { start_date: LocalDate; end_date: LocalDate }): void {
  if (range.end_date < range.start_date)
    throw new InvalidInputError('end_date', 'The end date must not be before the start date');
}
