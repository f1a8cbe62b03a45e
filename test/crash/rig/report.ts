import { appendFileSync } from 'node:fs';
import { scale } from './scale.js';

/** Notes what was run, for the table that `npm run test:crash` prints. */
export function report(fault: string, what: string, violations: readonly string[]): void {
  if (scale.report) appendFileSync(scale.report, `${JSON.stringify({ fault, what, violations: violations.length })}\n`);
}
