import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumExecutable } from '../support/processes/chromium.mjs';
import { timeLimit } from '../support/time-limits.mjs';

// Found once: the processes of the run inherit it.
process.env.CHROMIUM ??= await chromiumExecutable();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  // Two workers more than the smallest machine has cores: pages spend a third of their time waiting for timers.
  workers: Math.max(4, availableParallelism()),
  fullyParallel: true,
  forbidOnly: true,
  // One retry, because a busy machine says nothing about the product; the last lines of the run name each test that
  // needed it.
  retries: 1,
  // Generous limits, which only end what hangs.
  timeout: timeLimit(120_000),
  expect: { timeout: timeLimit(20_000) },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_COUNTS ?? '../../test-results/counts.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      // No cookies for other sites' frames, as browsers have it by now: the embedded dialog is one. For all tests alike,
      // because whatever differs here needs a worker with a shop of its own.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--test-third-party-cookie-phaseout'],
    },
    // An element that cannot be pressed fails before the limit of the whole test.
    actionTimeout: timeLimit(40_000),
    viewport: { width: 1440, height: 900 },
    locale: 'en-AU',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
