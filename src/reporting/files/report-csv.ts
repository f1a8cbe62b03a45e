import { Readable } from 'node:stream';
import { UTF8_BOM, formatCsvLines } from '../../platform/http/responses/csv.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import type { ReportHeading } from './report-heading.js';

/** Rows of a report, each with what the columns say; amounts to the cent, shares as fractions, days as `yyyy-MM-dd`. */
export interface ReportRows {
  /** What else was asked for. */
  restrictions: [label: string, value: string][];
  columns: string[];
  rows: string[][];
}

/** Rows written at once. */
const BATCH_SIZE = 500;

/** A report as CSV: what it is of, an empty line, then its rows. */
export function toReportCsv(name: string, heading: ReportHeading, rows: ReportRows): Download {
  return {
    name: `${toReportFileName(name, heading)}.csv`,
    type: 'text/csv; charset=utf-8',
    content: Readable.from(toLines(heading, rows)),
    count: rows.rows.length,
  };
}

/** `performance-2026-03-01-to-2026-03-31-as-of-2026-04-01-0700` */
export function toReportFileName(name: string, { from, to, asOf }: ReportHeading): string {
  return `${name}-${from}-to-${to}-as-of-${asOf.slice(0, 16).replace('T', '-').replace(':', '')}`;
}

function* toLines(heading: ReportHeading, { restrictions, columns, rows }: ReportRows): Generator<string> {
  yield UTF8_BOM + formatCsvLines([...toHeadingRows(heading), ...restrictions, [''], columns]);
  for (let first = 0; first < rows.length; first += BATCH_SIZE)
    yield formatCsvLines(rows.slice(first, first + BATCH_SIZE));
}

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
