import type { ImportedService } from '../../../catalog/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import * as rules from '../cell-rules.js';
import { type Cells, LineReader, type RefusedCell } from '../line-reader.js';

/** A service of a file. */
export interface ServiceLine extends ImportedService {
  /** Its name in lower case, with whether it is retired. */
  externalId: string;
}

/** Words for a treatment that is not sold any more. */
const RETIRED = /^(?:retired|inactive|disabled|archived|deleted|hidden|unavailable|not offered|no|false|0)$/i;

const MAX_DESCRIPTION = 2_000;

/** Parses a line of services. @param shopCurrency the one in which the shop sells */
export function parseServiceLine(
  cells: Cells,
  shopCurrency: string,
): { item?: ServiceLine; refused: RefusedCell[]; doubts: RefusedCell[] } {
  const line = new LineReader(cells);
  const variant = line.read('variant', shortText(0, 38));
  // Other programs name the treatment, and its variants beside it.
  const group = cells.group || (variant ? (cells.name ?? '') : '');
  if (group) line.check('group', group, shortText(2, 60));
  const name = group ? '' : line.read('name', (text) => shortText(2, 100)(rules.required(text)));
  const description = line.read('description', (text) => cutText(text, line));
  const duration = line.read('duration', rules.duration);
  if (duration && duration < 15) line.refuse('Must be at least 15 minutes', 'duration');
  const cleanup = line.read('cleanup', minutes);
  const price = line.read('price', rules.price);
  const currency = line.read('currency', rules.currency);
  if (currency && currency !== shopCurrency)
    line.refuse(`The shop sells in ${shopCurrency}: choose the currency under Settings first`, 'currency');
  if (line.refused.length > 0) return { refused: line.refused, doubts: [] };
  if (duration === null) line.doubt('Has no length: 60 minutes are taken', 'duration');
  if (price === null) line.doubt('Has no price: it is free until one is entered', 'price');
  const isRetired = RETIRED.test((cells.status ?? '').trim());
  const input = {
    ...{ name: name!, group: group.trim() || null, variant: variant || null, description: description ?? null },
    ...{ priceCents: price ?? null, durationMinutes: duration ?? null, cleanupMinutes: cleanup ?? null },
  };
  const key = [name || `${group}, ${variant || duration}`, isRetired].join().toLowerCase();
  return { item: { externalId: key, input, isRetired }, refused: [], doubts: line.doubts };
}

/** Returns a rule that parses a text of one line. */
const shortText = (min: number, max: number) => (text: string) => {
  const value = text.replaceAll(/\s+/g, ' ').trim();
  if (value.length < min) throw new InvalidInputError('file', `Must have at least ${min} characters`);
  if (value.length > max) throw new InvalidInputError('file', `Must have at most ${max} characters`);
  return value;
};

function cutText(text: string, line: LineReader): string | null {
  const value = text.trim();
  if (value.length <= MAX_DESCRIPTION) return value || null;
  line.doubt(`Has more than ${MAX_DESCRIPTION} characters: the rest is left out`, 'description');
  return value.slice(0, MAX_DESCRIPTION);
}

/** Parses the minutes after a treatment, 0 to 240; null for those of the booking rules. */
function minutes(text: string): number | null {
  const written = text.trim().replace(/\s*(?:m|mins?|minutes?)\.?$/i, '');
  if (written === '') return null;
  if (!/^\d{1,3}$/.test(written) || Number(written) > 240)
    throw new InvalidInputError('file', 'Must be a number of minutes from 0 to 240');
  return Number(written);
}
