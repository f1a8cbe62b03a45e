/** What a spreadsheet would take for a formula, or for the start of a hidden one. */
const FORMULA_PREFIX = /^[=+\-@\t\r]/;

/** Tells programs that the file is UTF-8. */
export const UTF8_BOM = '\uFEFF';

/** A line of a CSV file (RFC 4180). Cells that a spreadsheet would run as a formula become text. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoteCell(FORMULA_PREFIX.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`;
}

function quoteCell(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
