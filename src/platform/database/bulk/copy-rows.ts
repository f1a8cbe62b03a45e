import type pg from 'pg';
import { copyIn } from './copy-stream.js';

/** A value that can be copied into a column; objects become JSON. */
export type CopyValue = string | number | boolean | bigint | Date | Buffer | object | null;

/** Rows for a table, column by column as named. */
export interface CopyBatch {
  table: string;
  columns: string;
  rows: readonly (readonly CopyValue[])[];
}

/**
 * Sends rows by COPY, at many times the rate of inserts.
 * @throws Error with PostgreSQL's message about the first row that it refuses
 */
export async function copyRows(client: pg.ClientBase, { table, columns, rows }: CopyBatch): Promise<void> {
  const bytes = Buffer.from(rows.map(formatRow).join(''));
  await copyIn(client, `copy ${table} (${columns}) from stdin`, [bytes]);
}

/** Formats a row in COPY's text format. */
function formatRow(row: readonly CopyValue[]): string {
  return `${row.map(formatValue).join('\t')}\n`;
}

function formatValue(cell: CopyValue): string {
  if (cell === null) return '\\N';
  if (Buffer.isBuffer(cell)) return `\\\\x${cell.toString('hex')}`;
  if (cell instanceof Date) return cell.toISOString();
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  return text.replace(/[\\\n\r\t]/g, (special) => escapes[special] ?? special);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
