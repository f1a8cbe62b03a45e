import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Block } from '../bulk/copy-blocks.js';

export const backupFormat = 1;

/** The first line of a backup. */
export interface Manifest {
  format: typeof backupFormat;
  takenAt: string;
  /** The migrations that made the tables, in their order. */
  migrations: string[];
  /** Tells whether a PERSONAL_DATA_KEY is the one that opens the personal parts, without telling the key. */
  keyCheck: string;
  tables: { name: string; columns: string }[];
}

/** The last line: how many rows of each table stand before it. */
export type RowCounts = Record<string, number>;

interface Heading {
  table?: string;
  bytes?: number;
  rows?: RowCounts;
}

/** A heading of its own line and the rows behind it. */
export function blockOf(table: string, { bytes }: Block): Buffer {
  return Buffer.concat([lineOf({ table, bytes: bytes.length }), bytes]);
}

export function lineOf(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/**
 * Reads a backup from its beginning to its end: gzip; JSON lines, each of which that names a table is followed by so many
 * bytes of rows in COPY's text format.
 */
export class BackupReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);
  private ahead: Heading | undefined;

  private constructor(file: string) {
    const source = createReadStream(file);
    const plain = createGunzip({ chunkSize: 1 << 18 });
    source.on('error', (error) => plain.destroy(error));
    this.chunks = source.pipe(plain)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** @throws Error when the file is no backup, or one of another format */
  static async open(file: string): Promise<{ reader: BackupReader; manifest: Manifest }> {
    const reader = new BackupReader(file);
    const manifest = await reader.line<Partial<Manifest>>().catch((error: unknown) => {
      throw new Error(`${file} is no backup: ${error instanceof Error ? error.message : error}`, { cause: error });
    });
    if (manifest.format !== backupFormat) throw new Error(`${file} is no backup that this version knows`);
    return { reader, manifest: manifest as Manifest };
  }

  /** The rows of the table, if it is the next. */
  async *rowsOf(table: string): AsyncGenerator<Buffer> {
    while ((await this.heading()).table === table) {
      const { bytes = 0 } = await this.heading();
      this.ahead = undefined;
      yield await this.take(bytes);
    }
  }

  /** @throws Error when the file ends or goes on differently */
  async counts(): Promise<RowCounts> {
    const { rows } = await this.heading();
    if (!rows) throw new Error('The backup has rows of a table that it does not list');
    return rows;
  }

  private async heading(): Promise<Heading> {
    return (this.ahead ??= await this.line<Heading>());
  }

  private async line<Value>(): Promise<Value> {
    let end: number;
    while ((end = this.rest.indexOf('\n')) < 0) await this.more();
    const text = (await this.take(end + 1)).toString();
    return JSON.parse(text) as Value;
  }

  private async take(bytes: number): Promise<Buffer> {
    while (this.rest.length < bytes) await this.more();
    const taken = this.rest.subarray(0, bytes);
    this.rest = this.rest.subarray(bytes);
    return taken;
  }

  private async more(): Promise<void> {
    const { value, done } = await this.chunks.next();
    if (done) throw new Error('it ends in the middle');
    this.rest = Buffer.concat([this.rest, value]);
  }
}
