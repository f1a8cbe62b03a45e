import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

export const BACKUP_FORMAT = 1;

/** The first line of a backup. */
export interface Manifest {
  format: typeof BACKUP_FORMAT;
  takenAt: string;
  /** The migrations that made the tables, in their order. */
  migrations: string[];
  /** Fingerprint of the PERSONAL_DATA_KEY that opens the personal parts, which does not reveal the key. */
  keyCheck: string;
  tables: { name: string; columns: string }[];
}

/** Number of rows of each table that come before the last line, which holds them. */
export type RowCounts = Record<string, number>;

interface ChunkHeader {
  table?: string;
  bytes?: number;
  rows?: RowCounts;
}

/** Returns a header line of its own and the rows behind it. */
export function toBackupChunk(table: string, bytes: Buffer): Buffer {
  return Buffer.concat([toJsonLine({ table, bytes: bytes.length }), bytes]);
}

export function toJsonLine(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/**
 * Reads a backup from its beginning to its end: gzip; JSON lines, each of which that names a table is followed by so many
 * bytes of rows in COPY's text format.
 */
export class BackupReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private buffered: Buffer = Buffer.alloc(0);
  private nextHeader: ChunkHeader | undefined;
  private isBackup = false;

  private constructor(private readonly file: string) {
    const source = createReadStream(file);
    const plain = createGunzip({ chunkSize: 1 << 18 });
    source.on('error', (error) => plain.destroy(error));
    this.chunks = source.pipe(plain)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** Opens a backup and reads its first line. @throws Error when the file is no backup, or one of another format */
  static async open(file: string): Promise<{ reader: BackupReader; manifest: Manifest }> {
    const reader = new BackupReader(file);
    const manifest = await reader.readLine<Partial<Manifest>>();
    if (manifest.format !== BACKUP_FORMAT) throw new Error(`"${file}" is not a backup that this version knows`);
    reader.isBackup = true;
    return { reader, manifest: manifest as Manifest };
  }

  /** Reads the rows of the table, if it is the next. */
  async *readRows(table: string): AsyncGenerator<Buffer> {
    while ((await this.peekHeader()).table === table) {
      const { bytes = 0 } = await this.peekHeader();
      this.nextHeader = undefined;
      yield await this.readBytes(bytes);
    }
  }

  /** Reads the row counts at the end. @throws Error when the file ends or goes on differently */
  async readCounts(): Promise<RowCounts> {
    const { rows } = await this.peekHeader();
    if (!rows) throw new Error('The backup has rows of a table that it does not list');
    return rows;
  }

  private async peekHeader(): Promise<ChunkHeader> {
    return (this.nextHeader ??= await this.readLine<ChunkHeader>());
  }

  private async readLine<Value>(): Promise<Value> {
    let end: number;
    while ((end = this.buffered.indexOf('\n')) < 0) await this.readMore();
    const text = (await this.readBytes(end + 1)).toString();
    try {
      return JSON.parse(text) as Value;
    } catch (error) {
      return this.fail(error);
    }
  }

  private async readBytes(bytes: number): Promise<Buffer> {
    while (this.buffered.length < bytes) await this.readMore();
    const taken = this.buffered.subarray(0, bytes);
    this.buffered = this.buffered.subarray(bytes);
    return taken;
  }

  private async readMore(): Promise<void> {
    const { value, done } = await this.chunks.next().catch((error: unknown) => this.fail(error));
    if (done) this.fail(new Error(CUT_OFF));
    this.buffered = Buffer.concat([this.buffered, value]);
  }

  private fail(error: unknown): never {
    if (!(error instanceof Error) || isMissingFile(error)) throw error;
    const reason = (error as NodeJS.ErrnoException).code === 'Z_BUF_ERROR' ? CUT_OFF : error.message;
    throw new Error(`"${this.file}" is ${this.isBackup ? 'damaged' : 'not a backup'}: ${reason}`, { cause: error });
  }
}

const CUT_OFF = 'it ends in the middle';

/** Whether the file is missing or may not be read: what the system says of it is enough. */
const isMissingFile = (error: Error) => 'syscall' in error;
