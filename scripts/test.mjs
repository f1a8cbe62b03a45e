// npm test: every check of the repository. What stands behind -- goes to Jest, for instance: npm test -- --randomize
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './prepare/build.mjs';
import { installPackages } from './prepare/packages.mjs';
import { elapsed } from './prepare/say.mjs';

/** @typedef {{ passed: number, failed: number, flaky?: number }} Counts */

const reports = mkdtempSync(join(tmpdir(), 'spa-booking-reports-'));
const jestReport = join(reports, 'jest.json');
const browserReport = join(reports, 'browser.json');

/** @type {{ name: string, script: string, args?: string[], env?: NodeJS.ProcessEnv, count?: () => Counts }[]} */
const checks = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint', script: 'lint' },
  { name: 'Jest', script: 'jest', args: ['--json', `--outputFile=${jestReport}`, ...process.argv.slice(2)], count: countJest },
  { name: 'Browser', script: 'test:browser', env: { PLAYWRIGHT_COUNTS: browserReport }, count: countBrowser },
];

try {
  installPackages();
  build();
  report(checks.map(run));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n0 passed, 1 failed`);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

/** @param {(typeof checks)[number]} check */
function run({ name, script, args = [], env, count }) {
  console.log(`\n── ${name}`);
  const seconds = elapsed();
  const npm = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const hasPassed = npm.status === 0;
  const counts = count ? counted(count) : { passed: Number(hasPassed), failed: 0 };
  // A runner that fails beyond its tests, or without a report, has failed once.
  if (!hasPassed && counts.failed === 0) counts.failed = 1;
  return { name, ...counts, seconds: seconds() };
}

/** @param {(Counts & { name: string, seconds: string })[]} results */
function report(results) {
  console.log('');
  for (const { name, passed, failed, flaky, seconds } of results) {
    const again = flaky ? `, ${flaky} of them at the second try` : '';
    console.log(`${name.padEnd(10)}${passed} passed${again}, ${failed} failed  (${seconds})`);
  }
  const passed = results.reduce((sum, each) => sum + each.passed, 0);
  const failed = results.reduce((sum, each) => sum + each.failed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

/** @param {() => Counts} count */
function counted(count) {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function countJest() {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(jestReport, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function countBrowser() {
  const { stats, errors } = JSON.parse(readFileSync(browserReport, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, flaky: stats.flaky };
}
