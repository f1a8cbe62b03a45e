import { InvalidInputError } from '../../../kernel/errors.js';
import type { FileRow } from './file-row.js';

/** Columns of the table that cards become. */
const COLUMNS = ['UID', 'first_name', 'last_name', 'name', 'phone', 'email', 'company', 'notes'];

const MAX_CARDS = 200_000;

interface Property {
  name: string;
  parameters: string;
  value: string;
}

/**
 * Reads vCards of versions 2.1 to 4.0 as a table, header first.
 * @throws InvalidInputError on `file` when a card does not end, or there are too many
 */
export function readVcards(text: string): FileRow[] {
  const rows: FileRow[] = [{ line: 1, cells: COLUMNS }];
  let card: Property[] | null = null;
  let begin = 0;
  for (const { line, text: content } of unfold(text)) {
    const property = parseProperty(content);
    if (!property) continue;
    const { name, value } = property;
    if (name === 'BEGIN') [card, begin] = [[], line];
    else if (name === 'END' && card) {
      if (rows.length > MAX_CARDS) throw new InvalidInputError('file', `The file has more than ${MAX_CARDS} cards`);
      rows.push({ line: begin, cells: toCells(card) });
      card = null;
    } else if (value !== '') card?.push(property);
  }
  if (card)
    throw new InvalidInputError('file', `The card that begins in line ${begin} does not end: is the file cut off?`);
  return rows;
}

/** Yields the lines of content, each joined with the lines that continue it. */
function* unfold(text: string): Generator<{ line: number; text: string }> {
  let open: { line: number; text: string } | null = null;
  for (const [nth, line] of text.split(/\r\n?|\n/).entries()) {
    const isQuoted = open !== null && /QUOTED-PRINTABLE/i.test(open.text) && open.text.endsWith('=');
    if (open && isQuoted) open.text = open.text.slice(0, -1) + line;
    else if (open && /^[ \t]/.test(line)) open.text += line.slice(1);
    else {
      if (open) yield open;
      open = { line: nth + 1, text: line };
    }
  }
  if (open) yield open;
}

function parseProperty(text: string): Property | null {
  const [, name = '', parameters = '', value = ''] =
    /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(text) ?? [];
  if (name === '') return null;
  return {
    name: name.toUpperCase(),
    parameters,
    value: /QUOTED-PRINTABLE/i.test(parameters) ? decodeQuoted(value) : value,
  };
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

function toCells(card: readonly Property[]): string[] {
  const all = (name: string) => card.filter((each) => each.name === name).map(({ value }) => value);
  const joined = (name: string) => all(name).map(unescape).join('\n');
  const [last = '', first = '', middle = ''] = splitAt(all('N')[0] ?? '', ';');
  const phones = all('TEL').map((value) => unescape(value).replace(/^tel:/i, ''));
  return [
    all('UID')[0] ?? '',
    [first, middle].filter(Boolean).join(' '),
    last,
    unescape(all('FN')[0] ?? ''),
    phones.join('\n'),
    joined('EMAIL'),
    splitAt(all('ORG')[0] ?? '', ';')[0] ?? '',
    joined('NOTE'),
  ];
}

const splitAt = (value: string, mark: string) =>
  value.split(new RegExp(`(?<!\\\\)${mark}`)).map((part) => unescape(part).trim());

const unescape = (value: string) =>
  value.replaceAll(/\\([nN,;:\\])/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark));
