import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/**
 * Largest input from a pipe, in megabytes, like that of a file sent to the office. A file on the disk may be longer.
 */
const MAX_PIPED_MB = 20;

/**
 * Returns a function that opens a file at its beginning, as often as it is called. A pipe is read to its end first, and
 * kept.
 * @throws Error when more is piped in than is kept
 */
export async function openRepeatedly(file: string): Promise<() => AsyncIterable<Buffer>> {
  if ((await stat(file)).isFile()) return () => createReadStream(file);
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The path of a socket, which a parent process may have made of it, cannot be opened.
  for await (const chunk of file === '/dev/stdin' ? process.stdin : createReadStream(file)) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > MAX_PIPED_MB * 1024 * 1024)
      throw new Error(`More than ${MAX_PIPED_MB} MB come from "${file}": save them in a file, and name that`);
  }
  return () => Readable.from(chunks);
}
