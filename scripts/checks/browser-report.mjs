import { readFileSync } from 'node:fs';

/**
 * @typedef {{ title: string, tests: { status: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ file: string, specs: Spec[], suites?: Suite[] }} Suite
 */

/**
 * What Playwright's JSON reporter wrote.
 * @param {string} report
 * @returns {import('./run.mjs').Counts}
 */
export function countBrowser(report) {
  const { stats, errors, suites } =
    /** @type {{ stats: Record<string, number>, errors: unknown[], suites: Suite[] }} */ (
      JSON.parse(readFileSync(report, 'utf8'))
    );
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    failures: namesOf(suites, 'unexpected'),
    retried: namesOf(suites, 'flaky'),
    files: suites.map((suite) => costOf(suite)),
  };
}

/**
 * @param {Suite} suite a file
 * @returns {import('./slowest-files.mjs').FileCost}
 */
function costOf(suite) {
  const tests = specsOf(suite).flatMap((spec) => spec.tests);
  const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
  return { file: `test/e2e/${suite.file}`, seconds: milliseconds / 1000, tests: tests.length };
}

/**
 * @param {Suite[]} suites
 * @param {string} outcome as Playwright has it
 */
const namesOf = (suites, outcome) =>
  suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ title }) => `${suite.file} › ${title}`),
  );

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
