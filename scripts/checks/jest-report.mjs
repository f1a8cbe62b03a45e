import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * What Jest wrote with --json.
 * @param {string} report
 * @returns {import('./run.mjs').Counts}
 */
export function countJest(report) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, files: testResults.map(costOf) };
}

/**
 * @param {{ name: string, startTime: number, endTime: number, assertionResults: unknown[] }} result
 * @returns {import('./slowest-files.mjs').FileCost}
 */
function costOf({ name, startTime, endTime, assertionResults }) {
  return { file: relative('.', name), seconds: (endTime - startTime) / 1000, tests: assertionResults.length };
}
