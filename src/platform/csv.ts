/** What a spreadsheet would take for a formula, or for the start of a hidden one. */
const formula = /^[=+\-@\t\r]/;

/** Tells programs that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A line of a CSV file (RFC 4180). Cells that a spreadsheet would run as a formula become text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(formula.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
