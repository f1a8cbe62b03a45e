import { InvalidInputError } from '../../kernel/errors.js';

/** Stands for a date of customers who never booked. It sorts before every date, so they come last. */
const NEVER = '-infinity';

const CURSOR_PATTERN = /^(\d{4}-\d{2}-\d{2}|-infinity)_([0-9a-f-]{36})$/;

/** SQL of the value by which customers are sorted, latest first; the same expression as in the index. */
export const latestBookingSql = (column: string) => /* sql */ `coalesce(${column}, '${NEVER}'::date)`;

export const formatCustomerCursor = ({ id, last_booking_date }: { id: string; last_booking_date: string | null }) =>
  `${last_booking_date ?? NEVER}_${id}`;

/**
 * Returns SQL for the customers after the last one of a page.
 * @throws InvalidInputError for a cursor that no page has returned
 */
export function customerCursorSql(column: string, cursor: string, parameters: unknown[]): string {
  const [, date, id] = CURSOR_PATTERN.exec(cursor) ?? [];
  if (!date || !id) throw new InvalidInputError('cursor', 'This cursor belongs to no page');
  const [d, i] = [date, id].map((value) => `$${parameters.push(value)}`);
  return `(${latestBookingSql(column)}, customer_id(customer_key)) < (${d}::date, ${i}::uuid)`;
}
