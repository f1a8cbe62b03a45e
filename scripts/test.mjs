// npm test: every check of the repository. What follows -- goes to Jest, for instance: npm test -- --randomize
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countBrowser } from './checks/browser-report.mjs';
import { countJest, filesToRetry } from './checks/jest-report.mjs';
import { adjustTimeLimits } from './checks/machine-speed.mjs';
import { runTogether } from './checks/run.mjs';
import { printSlowestFiles } from './checks/slowest-files.mjs';
import { build } from './prepare/build.mjs';
import { installPackages } from './prepare/packages.mjs';
import { writeTestGroups } from '../test/support/jest/test-groups.mjs';
import { elapsed } from './prepare/log-progress.mjs';

const jestArguments = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'spa-booking-reports-'));
const jestReport = join(reports, 'jest.json');
const secondJestReport = join(reports, 'jest-second-try.json');
const browserReport = join(reports, 'browser.json');

/**
 * Jest waits for databases and processes a third of its time, which the linter fills. Browsers need all cores.
 * @type {import('./checks/run.mjs').Check[][]}
 */
const stages = [
  [
    { name: 'Lint', script: 'lint', isBackground: true },
    {
      name: 'Jest',
      script: 'jest',
      args: ['--json', `--outputFile=${jestReport}`, ...jestArguments],
      // What names files names them as they are.
      env: jestArguments.some((each) => !each.startsWith('--randomize')) ? {} : { TEST_GROUPS: 'yes' },
      secondTry: () => {
        const files = filesToRetry(jestReport);
        return files.length > 0
          ? ['--json', `--outputFile=${secondJestReport}`, '--runTestsByPath', ...files]
          : undefined;
      },
      count: () => countJest(jestReport, secondJestReport),
    },
  ],
  [
    {
      name: 'Browser',
      script: 'test:browser',
      env: { PLAYWRIGHT_COUNTS: browserReport },
      count: () => countBrowser(browserReport),
    },
  ],
];

const seconds = elapsed();
try {
  await adjustTimeLimits();
  await installPackages();
  await build();
  writeTestGroups();
  const results = [];
  for (const checks of stages) results.push(...(await runTogether(checks)));
  report(results);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n0 passed, 1 failed`);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

/** @param {Awaited<ReturnType<typeof runTogether>>} results */
function report(results) {
  for (const { name, files } of results) if (files) printSlowestFiles(name, files);
  console.log('');
  for (const { name, passed, failed, failures = [], retried = [], seconds } of results) {
    const again = retried.length > 0 ? `, ${retried.length} of them at the second try` : '';
    console.log(`${name.padEnd(10)}${passed} passed${again}, ${failed} failed  (${seconds})`);
    for (const test of failures) console.log(`          failed: ${test}`);
    for (const test of retried) console.log(`          second try: ${test}`);
  }
  const passed = results.reduce((sum, each) => sum + each.passed, 0);
  const failed = results.reduce((sum, each) => sum + each.failed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`Together  ${seconds()}\n\n${passed} passed, ${failed} failed`);
}
