import { InvalidInputError } from '../../../kernel/errors.js';

/** The last booking of a page: the next page starts behind it. */
export interface Cursor {
  date: string;
  time: string;
  id: string;
}

const CURSOR_PATTERN = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) ([0-9a-f-]{36})$/;

export function formatCursor(last: { booking_date: string; booking_time: string; id: string }): string {
  return Buffer.from(`${last.booking_date} ${last.booking_time} ${last.id}`).toString('base64url');
}

/** Parses a cursor. @throws InvalidInputError for anything that is not the cursor of a page */
export function parseCursor(cursor: string, field: string): Cursor {
  const [, date, time, id] = CURSOR_PATTERN.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!date || !time || !id) throw new InvalidInputError(field, 'This cursor belongs to no page');
  return { date, time, id };
}
