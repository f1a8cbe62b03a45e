import { CsvError, parse } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import { InvalidInputError } from '../../kernel/errors.js';
import { normalizeText } from '../../kernel/normalize-text.js';
import { parseCsvCell } from '../../platform/http/responses/csv.js';

/** Most characters of one line. */
const MAX_LINE_LENGTH = 100_000;

/** A record of a file: the line at which it begins, counted from 1, and its cells. */
interface CsvLine {
  line: number;
  cells: string[];
}

type Chunks = AsyncIterable<Buffer>;

/** Matches the first line of a text that is not empty. */
const FILLED_LINE = /\S.*/;

/**
 * Yields the records of a CSV file, header included, as spreadsheets write it: commas, semicolons or tabs; with or
 * without a byte order mark; line breaks of any kind. Skips empty lines. Cells are normalized, and without the apostrophe
 * that keeps a spreadsheet from running them.
 * @throws InvalidInputError on `file` for a file that is no CSV in UTF-8
 */
export async function* readCsv(chunks: Chunks): AsyncGenerator<CsvLine> {
  const texts = toLineFeeds(decode(chunks));
  const first = await texts.next();
  const header = FILLED_LINE.exec(first.value ?? '')?.[0] ?? '';
  // UTF-16 without a mark at its start: what is ASCII in it passes for UTF-8.
  if (header.includes('\u0000')) throw notUtf8Error();
  let parsedLines = 0;
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(header),
    info: true,
    max_record_size: MAX_LINE_LENGTH,
    // Records may wait to be read when a later one turns out to be faulty.
    on_record: (record: string[], { lines }) => {
      parsedLines = lines;
      return record;
    },
    record_delimiter: '\n',
    relax_column_count: true,
    // Inside a cell they are part of what somebody wrote, as spreadsheets read it.
    relax_quotes: true,
    trim: true,
  });
  pipeline(Readable.from(prepend(first.value ?? '', texts)), parser, () => undefined);
  let end = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const cells = record.map((cell) => parseCsvCell(normalizeText(cell).trim()));
      if (cells.some((cell) => cell !== '')) yield { line: end + 1, cells };
      end = info.lines;
    }
  } catch (error) {
    throw error instanceof CsvError ? toInvalidInput(error, parsedLines + 1) : error;
  }
}

async function* decode(chunks: Chunks): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw notUtf8Error();
  }
}

/**
 * Converts all line breaks to line feeds: within a cell the parser counts those of Windows twice, and between records
 * it accepts one kind only.
 */
async function* toLineFeeds(texts: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let held = '';
  for await (const text of texts) {
    const all = held + text;
    // Its second character may come with the next text.
    held = all.endsWith('\r') ? '\r' : '';
    yield all.slice(0, all.length - held.length).replaceAll(/\r\n?/g, '\n');
  }
  if (held) yield '\n';
}

const notUtf8Error = () =>
  new InvalidInputError('file', 'The file is not in UTF-8. Save it as “CSV UTF-8” and try again');

async function* prepend(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Returns the delimiter that occurs most in the header, outside of quotation marks. */
function findDelimiter(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

function toInvalidInput({ code }: CsvError, line: number): InvalidInputError {
  const reason =
    code === 'CSV_MAX_RECORD_SIZE'
      ? `is longer than ${MAX_LINE_LENGTH} characters: is a quotation mark not closed?`
      : 'has a quotation mark that is not closed, or text behind one that closes: put quotation marks around the whole cell, and two for each one inside';
  return new InvalidInputError('file', `Line ${line} ${reason}`);
}
