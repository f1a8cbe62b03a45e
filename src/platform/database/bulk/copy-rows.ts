import pg from 'pg';

/** What can be copied into a column; objects become JSON. */
export type CopyValue = string | number | boolean | bigint | Date | Buffer | object | null;

/** Rows for a table, column by column as named. */
export interface CopyBatch {
  table: string;
  columns: string;
  rows: readonly (readonly CopyValue[])[];
}

/** Sends rows by COPY: many times the rate of inserts. @throws Error what PostgreSQL says of the first row it refuses */
export function copyRows(client: pg.ClientBase, { table, columns, rows }: CopyBatch): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null) => (error ? reject(error) : resolve());
    const query = new pg.Query(`copy ${table} (${columns}) from stdin`, done as never);
    // pg hands the connection to the query when the server waits for rows; its own answer would be that it has none.
    Object.assign(query, {
      handleCopyInResponse(connection: { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void }) {
        connection.sendCopyFromChunk(Buffer.from(rows.map(formatRow).join('')));
        connection.endCopyFrom();
      },
    });
    client.query(query);
  });
}

/** A row in COPY's text format. */
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
