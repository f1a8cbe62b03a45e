import { isUUID } from 'class-validator';
import { readFileSync } from 'node:fs';

/** Reads the ids that `npm run erasures` wrote, one a line. @throws Error that names the first line that is no id */
export function readErasureList(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);
  const wrong = lines.findIndex((line) => !isUUID(line));
  if (wrong >= 0) throw new Error(`Line ${wrong + 1} of ${file} is not the id of a booking or client`);
  return lines;
}
