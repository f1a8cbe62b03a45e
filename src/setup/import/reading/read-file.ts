import { InvalidInputError } from '../../../kernel/errors.js';
import { normalizeText } from '../../../kernel/normalize-text.js';
import { readCsv } from '../read-csv.js';
import { decodeText, peek } from './decode-text.js';
import type { FileRow } from './file-row.js';
import { readCalendar } from './read-calendar.js';
import { readVcards } from './read-vcards.js';
import { readWorkbook } from './read-workbook.js';

/** Largest file that is read as a whole: a workbook, cards or a calendar. Tables of text are read line by line. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Bytes at the start of a file that show what it is. */
const SAMPLE_BYTES = 1024;

/** Files that hold no table, by their first bytes in Latin-1. */
const FOREIGN: readonly [RegExp, string][] = [
  [/^\u00d0\u00cf\u0011\u00e0/, 'The file is a workbook of an old kind: save it as XLSX or “CSV UTF-8”'],
  [/^%PDF/, 'The file is a PDF, which holds no table: export it as CSV or XLSX'],
  [/^(?:\u001f\u008b|Rar!|7z\u00bc\u00af)/, 'The file is an archive: unpack it first'],
  [/^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8)/, 'The file is a picture, which holds no table'],
  [
    /^\s*<(?:!doctype|\?xml|html|table|meta|head|body|style)/i,
    'The file is a web page or XML: open it in a spreadsheet program, and save it as XLSX or “CSV UTF-8”',
  ],
  [/^\s*[[{]\s*["{[]/, 'The file is JSON: export it as CSV or XLSX'],
];

/**
 * Yields the rows of a file, header included, whichever kind of container it is, without those that are empty.
 * @param onOther called for every line that is not UTF-8
 * @throws InvalidInputError on `file` for a file that holds no table, is damaged, or too large
 */
export async function* readFile(chunks: AsyncIterable<Buffer>, onOther: () => void): AsyncGenerator<FileRow> {
  const { start, rest } = await peek(chunks, SAMPLE_BYTES);
  const latin = start.subarray(0, SAMPLE_BYTES).toString('latin1');
  const text = latin.replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '').replaceAll('\0', '');
  for (const [pattern, reason] of FOREIGN) if (pattern.test(text)) throw new InvalidInputError('file', reason);
  if (latin.startsWith('PK\u0003\u0004')) yield* toRows(await readWorkbook(await collect(rest)));
  else if (/^\s*BEGIN:VCARD/i.test(text)) yield* toRows(readVcards(await readText(rest, onOther)));
  else if (/^\s*BEGIN:VCALENDAR/i.test(text)) yield* toRows(readCalendar(await readText(rest, onOther)));
  else yield* readCsv(rest, onOther);
}

function* toRows(rows: readonly FileRow[]): Generator<FileRow> {
  for (const { line, cells } of rows) yield { line, cells: cells.map((cell) => normalizeText(cell).trim()) };
}

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    all.push(chunk);
    size += chunk.length;
    if (size > MAX_BYTES) throw new InvalidInputError('file', 'The file is larger than 20 MB: split it into several');
  }
  return Buffer.concat(all);
}

async function readText(chunks: AsyncIterable<Buffer>, onOther: () => void): Promise<string> {
  const bytes = await collect(chunks);
  let text = '';
  for await (const part of decodeText(toAsync(bytes), onOther)) text += part;
  return text;
}

async function* toAsync(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
