import { InvalidInputError } from '../../kernel/errors.js';

/** One page of a list, of which one item more was read than it holds. */
export function toPage<Item, Shown>(
  found: readonly Item[],
  limit: number,
  toShown: (item: Item) => Shown,
  toCursor: (last: Item) => string,
): { items: Shown[]; next_cursor: string | null } {
  const items = found.slice(0, limit);
  const next = found.length > limit ? Buffer.from(toCursor(items.at(-1)!)).toString('base64url') : null;
  return { items: items.map(toShown), next_cursor: next };
}

/** Reads a cursor that `toPage` has made. @throws InvalidInputError for any other text */
export function readCursor(cursor: string | undefined, pattern: RegExp): string | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!pattern.test(text)) throw new InvalidInputError('cursor', 'This cursor belongs to no page');
  return text;
}
