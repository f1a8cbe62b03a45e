import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileOfGrouped, isGroup } from '../../test/support/jest/test-groups.mjs';

/**
 * What Jest wrote with --json.
 * @param {string} report
 * @returns {import('./run.mjs').Counts}
 */
export function countJest(report) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    retried: testResults.flatMap(retriedIn),
    files: testResults.flatMap(costsOf),
  };
}

/**
 * @typedef {object} FileResult
 * @property {string} name
 * @property {number} startTime in milliseconds, as all times
 * @property {number} endTime
 * @property {{ ancestorTitles: string[], title: string, status: string, invocations?: number, startAt: number | null, duration: number | null }[]} assertionResults
 */

/**
 * @param {FileResult} result
 * @returns {string[]}
 */
function retriedIn({ name, assertionResults }) {
  const file = relative('.', name);
  return assertionResults
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map((test) => `${isGroup(file) ? fileOfGrouped(test) : file} › ${test.title}`);
}

/**
 * @param {FileResult} result
 * @returns {import('./slowest-files.mjs').FileCost[]}
 */
function costsOf({ name, startTime, endTime, assertionResults }) {
  const file = relative('.', name);
  if (!isGroup(file)) return [{ file, seconds: (endTime - startTime) / 1000, tests: assertionResults.length }];
  let begin = startTime;
  return [...Map.groupBy(assertionResults, fileOfGrouped)].map(([each, tests]) => {
    // A file lasts from the end of the one before it to its own last test.
    const end = Math.max(begin, ...tests.map(({ startAt, duration }) => (startAt ?? 0) + (duration ?? 0)));
    const seconds = (end - begin) / 1000;
    begin = end;
    return { file: each, seconds, tests: tests.length };
  });
}
