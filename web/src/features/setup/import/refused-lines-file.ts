import type { CsvFile } from '../../../shared/api/csv-file.js';
import type { RefusedLineDto } from '../../../shared/api/generated.js';

/** Creates a spreadsheet file of the refused lines, to work through beside the imported file. */
export function toRefusedLinesFile(refused: readonly RefusedLineDto[], kind: string): CsvFile {
  const rows = refused.map(({ line, column, reason }) => [String(line), column ?? '', reason]);
  const text = [['line', 'column', 'reason'], ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv' }));
  return { url, name: `refused-${kind}.csv`, count: refused.length };
}

/** Quotes a cell, and keeps a spreadsheet from reading it as a formula. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
