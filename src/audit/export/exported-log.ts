import type { Readable } from 'node:stream';

export interface ExportedLog {
  /** Number of entries in the file. */
  count: number;
  /** The file, read from the database while it is sent. */
  content: Readable;
}
