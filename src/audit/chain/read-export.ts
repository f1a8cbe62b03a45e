import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ChainBroken, ChainCheck, type Head, type SealedEntry } from './chain-check.js';

/**
 * Checks an export of the action log (JSON Lines), however long, without any database.
 * @throws ChainBroken naming the first entry that does not hold; what the file system throws
 */
export async function checkExport(file: string, published: readonly Head[]): Promise<Head> {
  const chain = new ChainCheck(published);
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    lines += 1;
    if (line) chain.add(entryIn(line, lines));
  }
  return chain.end();
}

/** @throws Error for what is no head; `npm run audit:head` writes `<seq>:<hash>` */
export function headIn(text: string): Head {
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  if (!seq || !hash) throw new Error(`"${text}" is no head. A head is written <seq>:<hash>, as npm run audit:head prints it`);
  return { seq: Number(seq), hash: hash.toLowerCase() };
}

function entryIn(line: string, place: number): SealedEntry {
  const entry = parsed(line);
  if (!entry || !Number.isInteger(entry.seq)) throw new ChainBroken(place, `cannot be read: line ${place} of the file is no entry`);
  return entry as SealedEntry;
}

function parsed(line: string): Partial<SealedEntry> | null {
  try {
    return JSON.parse(line) as Partial<SealedEntry> | null;
  } catch {
    return null;
  }
}
