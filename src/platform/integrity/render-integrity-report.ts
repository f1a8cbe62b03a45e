import { createHash } from 'node:crypto';
import type { CheckReport } from './integrity-checks.js';

/**
 * Renders what `npm run verify` prints and stores: every claim with its counts, and the violations. It ends with its
 * own hash.
 */
export function renderIntegrityReport(reports: readonly CheckReport[], takenAt: Date): string {
  const claims = reports.flatMap(({ claim, counts, violations }) => [
    `${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${claim}`,
    ...violations.map((violation) => `        ! ${violation}`),
    `        ${Object.entries(counts)
      .map(([name, count]) => `${name} ${count.toLocaleString('en')}`)
      .join(' · ')}`,
  ]);
  const broken = reports.filter(({ violations }) => violations.length > 0).length;
  const text = [
    `The shop’s data at ${takenAt.toISOString()}`,
    '',
    ...claims,
    '',
    ...reports.flatMap(({ evidence }) => evidence ?? []),
    broken === 0 ? 'Everything holds.' : `${broken} of ${reports.length} do not hold.`,
  ].join('\n');
  return `${text}\nSHA-256 of the lines above: ${createHash('sha256').update(text).digest('hex')}\n`;
}
