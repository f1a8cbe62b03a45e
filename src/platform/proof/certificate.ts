import { createHash } from 'node:crypto';
import type { Proven } from './proofs.js';

/** What `npm run verify` prints and keeps: every claim with its counts, and what does not hold. Ends with its own hash. */
export function certificateOf(proven: readonly Proven[], takenAt: Date): string {
  const claims = proven.flatMap(({ claim, counts, violations }) => [
    `${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${claim}`,
    ...violations.map((violation) => `        ! ${violation}`),
    `        ${Object.entries(counts).map(([name, count]) => `${name} ${count.toLocaleString('en')}`).join(' · ')}`,
  ]);
  const broken = proven.filter(({ violations }) => violations.length > 0).length;
  const text = [
    `The shop’s data at ${takenAt.toISOString()}`,
    '',
    ...claims,
    '',
    ...proven.flatMap(({ evidence }) => evidence ?? []),
    broken === 0 ? 'Everything holds.' : `${broken} of ${proven.length} do not hold.`,
  ].join('\n');
  return `${text}\nSHA-256 of the lines above: ${createHash('sha256').update(text).digest('hex')}\n`;
}
