import { Readable } from 'node:stream';
import { UTF8_BOM, formatCsvLines, formatUntypedCsvLines, toCsvText } from '../../platform/http/responses/csv.js';
import type { ReportHeading } from './report-heading.js';

/** The rows of a report under their columns; amounts to the cent, shares as fractions, days as `yyyy-MM-dd`. */
export interface ReportRows {
  /** Further restrictions of the report, such as a therapist. */
  restrictions: [label: string, value: string][];
  columns: string[];
  rows: string[][];
}

/** Number of rows written at once. */
const BATCH_SIZE = 500;

/** Streams a report as CSV: its heading, an empty line, then its rows. */
export const toReportCsv = (heading: ReportHeading, rows: ReportRows): Readable =>
  Readable.from(toLines(heading, rows));

function* toLines(heading: ReportHeading, { restrictions, columns, rows }: ReportRows): Generator<string> {
  yield UTF8_BOM + formatCsvLines([...toHeadingRows(heading), ...restrictions, [''], columns]);
  for (let first = 0; first < rows.length; first += BATCH_SIZE)
    yield formatUntypedCsvLines(rows.slice(first, first + BATCH_SIZE).map((row) => row.map(toCell)));
}

/** A negative amount stays a number, which runs nothing. */
const toCell = (cell: string): string => (/^-\d+\.\d\d$/.test(cell) ? cell : toCsvText(cell));

function toHeadingRows(heading: ReportHeading): string[][] {
  const { title, shop, from, to, asOf, seq, currency, otherCurrencies, head, generatedAt } = heading;
  return [
    ['Report', title],
    ['Shop', shop],
    ['First Day', from],
    ['Last Day', to],
    ['As Of', asOf],
    ['Counted To Entry', String(seq)],
    ['Currency', currency],
    ...(otherCurrencies.length > 0 ? [['Left Out', otherCurrencies.join(' ')]] : []),
    ['Head Of The Log', `${head.seq}:${head.hash}`],
    ['Generated', generatedAt],
  ];
}
