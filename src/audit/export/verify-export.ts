import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ChainIntegrityError, ChainVerifier, type ChainHead, type HashedEntry } from '../hash-chain/chain-verifier.js';

/**
 * Characters of the longest line that is read. No entry is nearly as long, so a longer line means that the file is no
 * export and need not be read to its end.
 */
const MAX_LINE_LENGTH = 64 * 1024 * 1024;

/**
 * Checks an export of the action log (JSON Lines), however long, without any database.
 * @throws ChainIntegrityError naming the first entry that does not hold; Error when there is none, or for a folder; the
 * file system's error when the file cannot be read
 */
export async function verifyExport(file: string, published: readonly ChainHead[]): Promise<ChainHead> {
  if ((await stat(file)).isDirectory()) throw new Error(`"${file}" is a folder: name the exported file in it`);
  const chain = new ChainVerifier(published);
  let lines = 0;
  for await (const line of readLines(file)) {
    lines += 1;
    if (line) chain.verify(parseEntry(line, lines));
  }
  const head = chain.finish();
  if (head.seq === 0)
    throw new Error(`"${file}" holds no entry: it is not an export of the action log, or all of it is gone`);
  return head;
}

/** Parses a head written as `<seq>:<hash>`, as `audit-head` prints it. @throws Error for any other text */
export function parseHead(text: string): ChainHead {
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  if (!seq || !hash)
    throw new Error(`"${text}" is not a head. A head is written <seq>:<hash>, as audit-head prints it`);
  return { seq: Number(seq), hash: hash.toLowerCase() };
}

/**
 * Yields the lines of a file. Only line feeds end a line: node's readline also ends lines at separators that texts may
 * contain.
 */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const [end, ...lines] = chunk.split('\n');
    rest += end;
    if (rest.length > MAX_LINE_LENGTH) break;
    for (const line of lines) {
      yield rest.replace(/\r$/, '');
      rest = line;
    }
  }
  yield rest;
}

function parseEntry(line: string, lineNumber: number): HashedEntry {
  const entry = tryParseEntry(line);
  if (!entry || typeof entry !== 'object' || !Number.isInteger(entry.seq))
    throw new ChainIntegrityError(lineNumber, `cannot be read: line ${lineNumber} of the file is not an entry`);
  if (Object.keys(entry).join() !== EXPORTED_KEYS.join())
    throw new ChainIntegrityError(
      lineNumber,
      `is not as it was exported: line ${lineNumber} has other keys, or in another order`,
    );
  // A name that comes twice keeps its last value: the first one is in nobody's hash, and yet to be read in the file.
  if (JSON.stringify(entry) !== line)
    throw new ChainIntegrityError(lineNumber, `is not as it was exported: line ${lineNumber} is written differently`);
  return entry as HashedEntry;
}

/**
 * The keys of a line, in the order of the export. Any other key would not be covered by the hash, and a reader could
 * take it for verified.
 */
const EXPORTED_KEYS = [
  ...['id', 'seq', 'created_at', 'actor_kind', 'admin_email', 'action_type', 'kind', 'details', 'hash'],
] as const satisfies (keyof HashedEntry)[];

function tryParseEntry(line: string): Partial<HashedEntry> | null {
  try {
    return JSON.parse(line) as Partial<HashedEntry> | null;
  } catch {
    return null;
  }
}
