import { appendFileSync } from 'node:fs';
import { runSettings } from './run-settings.js';

/** Records a result for the table that `npm run test:faults` prints. */
export function recordResult(fault: string, what: string, violations: readonly string[]): void {
  if (runSettings.reportFile)
    appendFileSync(runSettings.reportFile, `${JSON.stringify({ fault, what, violations: violations.length })}\n`);
}
