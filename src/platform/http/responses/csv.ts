import { stringify } from 'csv-stringify/sync';

/** Byte order mark that tells programs that the file is UTF-8. */
export const UTF8_BOM = '\uFEFF';

/**
 * Matches a cell that a spreadsheet would run as a formula, also in the full-width characters that Numbers takes for
 * plain ones, and a cell that was kept from it: so nothing that is written is read as something else.
 */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Formats lines of a CSV file (RFC 4180). An apostrophe before a cell that a spreadsheet would run as a formula makes it
 * text.
 */
export function formatCsvLines(rows: string[][]): string {
  return formatUntypedCsvLines(rows.map((row) => row.map(toCsvText)));
}

/** Returns a cell that a spreadsheet reads as text. */
export const toCsvText = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Formats lines of a CSV file of which nobody typed a cell, so that a negative amount stays a number. */
export const formatUntypedCsvLines = (rows: string[][]): string =>
  stringify(rows, { record_delimiter: 'windows', quote_record_delimiter: true });

/** Returns a cell without the apostrophe that this and other programs write before what would be a formula. */
export function parseCsvCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
