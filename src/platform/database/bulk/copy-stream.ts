import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import pg from 'pg';

/** Whole rows in COPY's text format. */
export interface CopyChunk {
  rows: number;
  bytes: Buffer;
}

/** As much of pg's connection as COPY needs. */
interface CopyConnection {
  stream: Socket;
  sendCopyFromChunk(chunk: Buffer): void;
  sendCopyFail(reason: string): void;
  endCopyFrom(): void;
}

const CHUNK_BYTES = 1 << 18;

/** What `copy … to stdout` gives, in blocks; the server waits while nobody takes them. */
export function copyToChunks(client: pg.ClientBase, statement: string): AsyncIterable<CopyChunk> {
  let rows: Buffer[] = [];
  let size = 0;
  let connection: CopyConnection | undefined;
  const resume = () => void connection?.stream.resume();
  const chunks = new Readable({
    objectMode: true,
    highWaterMark: 4,
    read: resume,
    // Nobody may be left with a connection that hangs, whether all was taken or not.
    destroy: (error, done) => (resume(), done(error)),
  });
  const flush = () => {
    // Of what is not wanted any more the server sends the rest all the same.
    const isWanted = rows.length > 0 && !chunks.destroyed;
    if (isWanted && !chunks.push({ rows: rows.length, bytes: Buffer.concat(rows) } satisfies CopyChunk))
      connection?.stream.pause();
    [rows, size] = [[], 0];
  };
  const query = new pg.Query(statement, ((error: Error | null) => {
    if (error) return chunks.destroy(error);
    flush();
    resume();
    chunks.push(null);
  }) as never);
  Object.assign(query, {
    handleCopyData({ chunk }: { chunk: Buffer }, from: CopyConnection) {
      connection = from;
      // pg uses the memory of a row again.
      rows.push(Buffer.from(chunk));
      size += chunk.length;
      if (size >= CHUNK_BYTES) flush();
    },
  });
  client.query(query);
  return chunks;
}

/** Feeds `copy … from stdin`. @returns how many rows the server took @throws Error what it says of the first that it refuses */
export function copyFromChunks(
  client: pg.ClientBase,
  statement: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const query = new pg.Query(statement, ((error: Error | null, result: pg.QueryResult) => {
      isOver = true;
      if (error) reject(error);
      else resolve(result.rowCount ?? 0);
    }) as never);
    const send = async (connection: CopyConnection) => {
      for await (const bytes of chunks) {
        if (isOver) return;
        connection.sendCopyFromChunk(bytes);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    };
    Object.assign(query, {
      handleCopyInResponse(connection: CopyConnection) {
        send(connection).catch((error: Error) => {
          reject(error);
          connection.sendCopyFail('The source of the rows broke off');
        });
      },
    });
    client.query(query);
  });
}
