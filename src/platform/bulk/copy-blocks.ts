import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import pg from 'pg';

/** Whole rows in COPY's text format. */
export interface Block {
  rows: number;
  bytes: Buffer;
}

/** As much of pg's connection as COPY needs. */
interface Copying {
  stream: Socket;
  sendCopyFromChunk(chunk: Buffer): void;
  sendCopyFail(reason: string): void;
  endCopyFrom(): void;
}

const blockBytes = 1 << 18;

/** What `copy … to stdout` gives, in blocks; the server waits while nobody takes them. */
export function copyOutBlocks(client: pg.ClientBase, statement: string): AsyncIterable<Block> {
  let rows: Buffer[] = [];
  let size = 0;
  let connection: Copying | undefined;
  const goOn = () => void connection?.stream.resume();
  const blocks = new Readable({
    objectMode: true,
    highWaterMark: 4,
    read: goOn,
    // Nobody may be left with a connection that stands still, whether all was taken or not.
    destroy: (error, done) => (goOn(), done(error)),
  });
  const give = () => {
    // Of what is not wanted any more the server sends the rest all the same.
    const isWanted = rows.length > 0 && !blocks.destroyed;
    if (isWanted && !blocks.push({ rows: rows.length, bytes: Buffer.concat(rows) } satisfies Block)) connection?.stream.pause();
    [rows, size] = [[], 0];
  };
  const query = new pg.Query(statement, ((error: Error | null) => {
    if (error) return blocks.destroy(error);
    give();
    goOn();
    blocks.push(null);
  }) as never);
  Object.assign(query, {
    handleCopyData({ chunk }: { chunk: Buffer }, from: Copying) {
      connection = from;
      // pg uses the memory of a row again.
      rows.push(Buffer.from(chunk));
      size += chunk.length;
      if (size >= blockBytes) give();
    },
  });
  client.query(query);
  return blocks;
}

/** Feeds `copy … from stdin`. @returns how many rows the server took @throws Error what it says of the first that it refuses */
export function copyInBlocks(client: pg.ClientBase, statement: string, blocks: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const query = new pg.Query(statement, ((error: Error | null, result: pg.QueryResult) => {
      isOver = true;
      if (error) reject(error);
      else resolve(result.rowCount ?? 0);
    }) as never);
    const send = async (connection: Copying) => {
      for await (const bytes of blocks) {
        if (isOver) return;
        connection.sendCopyFromChunk(bytes);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    };
    Object.assign(query, {
      handleCopyInResponse(connection: Copying) {
        send(connection).catch((error: Error) => {
          reject(error);
          connection.sendCopyFail('The source of the rows broke off');
        });
      },
    });
    client.query(query);
  });
}
