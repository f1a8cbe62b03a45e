import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** Streams the output of `copy … to stdout` in chunks that may end anywhere. The server waits while nobody reads. */
export async function* copyOut(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer> {
  const rows = client.query(to(statement));
  try {
    yield* rows.iterator({ destroyOnReturn: false });
  } finally {
    // The server sends all of the output even if nobody wants it any more. It is read to the end, or the connection
    // would hang.
    rows.on('error', () => undefined).resume();
  }
}

/**
 * Feeds `copy … from stdin`.
 * @returns the number of rows that the server took
 * @throws Error with the server's message about the first row that it refuses
 */
export async function copyIn(
  client: pg.ClientBase,
  statement: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<number> {
  const sink = client.query(from(statement));
  await pipeline(chunks, sink);
  return sink.rowCount;
}

/** Counts the rows of COPY's text format that end in `bytes`: within a value a line break is escaped. */
export function countCopiedRows(bytes: Buffer): number {
  let count = 0;
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', end + 1)) count += 1;
  return count;
}
