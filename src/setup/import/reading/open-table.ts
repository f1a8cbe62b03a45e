import { InvalidInputError } from '../../../kernel/errors.js';
import { formatCount } from '../../../platform/format-count.js';
import type { ImportKind } from '../import-kinds.js';
import type { FileRow } from './file-row.js';
import { readFile } from './read-file.js';
import { HEADER_ROWS, type RecognizedHeader, recognizeHeader } from './recognize-columns.js';

/** Rows below the header that show what its columns hold. */
const SAMPLE_ROWS = 20;
const EXAMPLES = 3;
const MAX_EXAMPLE_LENGTH = 60;

/** Most cells that a line of totals has. */
const TOTALS_CELLS = 3;

interface TableRequest {
  /** Opens the file at its beginning. */
  open: () => AsyncIterable<Buffer>;
  /** The kind that the file is said to have; null to tell from its header. */
  kind: ImportKind | null;
  /** The meaning of each column as somebody chose it; null to tell from the titles. */
  columns: readonly string[] | null;
  /** Numbers of lines that are left out. */
  leaveOut: ReadonlySet<number>;
}

/** A file that is opened behind its header. */
interface Table extends RecognizedHeader {
  /** Cells of the first rows that have one, by column. */
  examples: readonly (readonly string[])[];
  lines: AsyncIterable<FileRow>;
  /** Returns sentences about what was left out or read in another way, so far. */
  notices: () => string[];
}

/**
 * Opens a file of any kind as a table of this shop's columns, behind its header: titles may come above it, the header
 * itself again within, totals below.
 * @throws InvalidInputError on `file` when it is empty, or no line of it is a header
 */
export async function openTable({ open, kind, columns, leaveOut }: TableRequest): Promise<Table> {
  const counts = { other: 0, repeated: 0, totals: 0, chosen: 0 };
  const rows = readFile(open(), () => (counts.other += 1));
  const first: FileRow[] = [];
  while (first.length < HEADER_ROWS + SAMPLE_ROWS) {
    const { done, value } = await rows.next();
    if (done) break;
    first.push(value);
  }
  if (first.length === 0) throw new InvalidInputError('file', 'The file is empty');
  const header = recognizeHeader(first, kind, columns);
  const isLeftOut = ({ line, cells }: FileRow) => {
    const filled = cells.filter(Boolean);
    if (leaveOut.has(line)) return (counts.chosen += 1) > 0;
    if (cells.join('\0') === header.titles.join('\0')) return (counts.repeated += 1) > 0;
    const isTotals = /^(?:grand |sub ?)?totals?\b/i.test(filled[0] ?? '') && filled.length <= TOTALS_CELLS;
    return isTotals && (counts.totals += 1) > 0;
  };
  const lines = (async function* () {
    for (const row of first.slice(header.row + 1)) if (!isLeftOut(row)) yield row;
    for await (const row of rows) if (!isLeftOut(row)) yield row;
  })();
  const below = first.slice(header.row + 1, header.row + 1 + SAMPLE_ROWS);
  return {
    ...header,
    examples: header.titles.map((_, nth) => toExamples(below.map(({ cells }) => cells[nth] ?? ''))),
    lines,
    notices: () => toNotices(counts),
  };
}

const toExamples = (cells: readonly string[]) =>
  [...new Set(cells.filter(Boolean))].slice(0, EXAMPLES).map((cell) => cell.slice(0, MAX_EXAMPLE_LENGTH));

function toNotices({
  other,
  repeated,
  totals,
  chosen,
}: Record<'other' | 'repeated' | 'totals' | 'chosen', number>): string[] {
  const sentences: [number, string][] = [
    [other, 'not in UTF-8, and read as Windows-1252: look whether its accents are right'],
    [repeated, 'the header again, and left out'],
    [totals, 'totals, and left out'],
    [chosen, 'left out as chosen'],
  ];
  return sentences.flatMap(([count, what]) =>
    count > 0 ? [`${formatCount(count, 'line')} ${count === 1 ? 'is' : 'are'} ${what}.`] : [],
  );
}
