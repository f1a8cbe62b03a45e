import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileOfGrouped, isGroup } from '../../test/support/jest/test-groups.mjs';

/**
 * What waits for processes and timers may be late on a busy machine, so its files have a second try, as tests in the browser
 * have. What looks for races by chance (model, faults, fuzz) has one.
 */
const WITH_SECOND_TRY = /^test\/(api|integration)\//;

/**
 * The files to try once more, each from its beginning, in a process and with databases of its own.
 * @param {string} report what Jest wrote with --json
 */
export const filesToRetry = (report) =>
  readResults(report)
    .filter(({ file, failed }) => failed > 0 && WITH_SECOND_TRY.test(file))
    .map(({ file }) => file);

/**
 * @param {string} report what Jest wrote with --json
 * @param {string} secondReport the same of the second try
 * @returns {import('./run.mjs').Counts}
 */
export function countJest(report, secondReport) {
  const first = readResults(report);
  const second = existsSync(secondReport) ? readResults(secondReport) : [];
  const last = first.map((result) => second.find(({ file }) => file === result.file) ?? result);
  const isFailed = (/** @type {TestResult} */ { title, status }, /** @type {string} */ file) =>
    status === 'passed' &&
    first.some(
      (each) => each.file === file && each.tests.some((test) => test.title === title && test.status === 'failed'),
    );
  return {
    passed: last.flatMap(({ tests }) => tests).filter(({ status }) => status === 'passed').length,
    failed: last.reduce((sum, { failed }) => sum + failed, 0),
    failures: last
      .filter(({ failed }) => failed > 0)
      .flatMap(({ file, tests }) => [
        ...(tests.length === 0 ? [file] : []),
        ...tests.filter(({ status }) => status === 'failed').map(({ title }) => `${file} › ${title}`),
      ]),
    retried: second.flatMap(({ file, tests }) =>
      tests.filter((test) => isFailed(test, file)).map(({ title }) => `${file} › ${title}`),
    ),
    files: first.map(({ file, seconds, tests }) => ({ file, seconds, tests: tests.length })),
  };
}

/**
 * @typedef {object} TestResult
 * @property {string[]} ancestorTitles
 * @property {string} title
 * @property {string} status
 * @property {number | null} startAt in milliseconds, as all times
 * @property {number | null} duration
 *
 * @typedef {{ file: string, seconds: number, tests: TestResult[], failed: number }} FileResult of a file that could not be run, one failure
 */

/**
 * @param {string} report
 * @returns {FileResult[]}
 */
function readResults(report) {
  return JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(resultsOf);
}

/**
 * @param {{ name: string, status: string, startTime: number, endTime: number, assertionResults: TestResult[] }} result
 * @returns {FileResult[]} one, or of a group one of each of its files
 */
function resultsOf({ name, status, startTime, endTime, assertionResults: tests }) {
  const file = relative('.', name);
  const seconds = (endTime - startTime) / 1000;
  if (tests.length === 0) return [{ file, seconds, tests, failed: Number(status === 'failed') }];
  if (!isGroup(file)) return [{ file, seconds, tests, failed: countFailed(tests) }];
  let begin = startTime;
  return [...Map.groupBy(tests, fileOfGrouped)].map(([each, ofFile]) => {
    // A file lasts from the end of the one before it to its own last test.
    const end = Math.max(begin, ...ofFile.map(({ startAt, duration }) => (startAt ?? 0) + (duration ?? 0)));
    const taken = (end - begin) / 1000;
    begin = end;
    return { file: each, seconds: taken, tests: ofFile, failed: countFailed(ofFile) };
  });
}

/** @param {TestResult[]} tests */
const countFailed = (tests) => tests.filter(({ status }) => status === 'failed').length;
