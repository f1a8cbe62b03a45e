import { stringify } from 'csv-stringify/sync';

/** Byte order mark that tells programs that the file is UTF-8. */
export const UTF8_BOM = '\uFEFF';

/** Formats lines of a CSV file (RFC 4180). Cells that a spreadsheet would run as a formula become text. */
export function formatCsvLines(rows: string[][]): string {
  return stringify(rows, { record_delimiter: 'windows', quote_record_delimiter: true, escape_formulas: true });
}
