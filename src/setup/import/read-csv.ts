import { CsvError, parse } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import { InvalidInputError } from '../../kernel/errors.js';
import { normalizeText } from '../../kernel/normalize-text.js';
import { parseCsvCell } from '../../platform/http/responses/csv.js';
import { decodeText } from './reading/decode-text.js';
import type { FileRow } from './reading/file-row.js';

/** Most characters of one line. */
const MAX_LINE_LENGTH = 100_000;

type Chunks = AsyncIterable<Buffer>;

/** Characters at the start of a file that show how its cells are divided. */
const SAMPLE_LENGTH = 20_000;
const SAMPLE_LINES = 8;

/** Matches the line in which a spreadsheet program names the separator. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?[^\S\n]*(?=\n|$)/i;

/** Quotation marks within a cell that a backslash marks instead of a second one. */
const BACKSLASH_QUOTE = /[^\\]\\"[^,;|\t\n]/;
const DOUBLED_QUOTE = /[^,;|\t\n]""/;

/**
 * Yields the records of a CSV file, header included, as programs write it: commas, semicolons, tabs or bars; in the
 * encodings of `decodeText`; line breaks of any kind. Skips empty lines. Cells are normalized, and without the apostrophe
 * that keeps a spreadsheet from running them.
 * @param onOther called for every line that is not UTF-8
 * @throws InvalidInputError on `file` for a file that is no CSV
 */
export async function* readCsv(chunks: Chunks, onOther: () => void = () => undefined): AsyncGenerator<FileRow> {
  const texts = toLineFeeds(decodeText(chunks, onOther));
  let sample = '';
  while (sample.length < SAMPLE_LENGTH) {
    const { done, value } = await texts.next();
    if (done) break;
    sample += value;
  }
  const separator = SEPARATOR_LINE.exec(sample);
  // The line stays, empty, so that the lines below keep their numbers.
  const first = separator ? sample.slice(separator[0].length) : sample;
  let parsedLines = 0;
  const parser = parse({
    bom: true,
    delimiter: separator?.[1] ?? findDelimiter(first),
    escape: BACKSLASH_QUOTE.test(first) && !DOUBLED_QUOTE.test(first) ? '\\' : '"',
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
  pipeline(Readable.from(prepend(first, texts)), parser, () => undefined);
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

async function* prepend(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/**
 * Returns the delimiter that divides most of the first lines into as many cells as each other, outside of quotation
 * marks; of several the one that makes more cells.
 */
function findDelimiter(sample: string): string {
  const lines = sample
    .replaceAll(/"[^"]*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  const scores = [',', ';', '\t', '|'].map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length).filter((count) => count > 1);
    const score = Math.max(0, ...counts.map((count) => counts.filter((each) => each === count).length * 1000 + count));
    return { delimiter, score };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}

function toInvalidInput({ code }: CsvError, line: number): InvalidInputError {
  const reason =
    code === 'CSV_MAX_RECORD_SIZE'
      ? `is longer than ${MAX_LINE_LENGTH} characters: is a quotation mark not closed?`
      : 'has a quotation mark that is not closed, or text behind one that closes: put quotation marks around the whole cell, and two for each one inside';
  return new InvalidInputError('file', `Line ${line} ${reason}`);
}
