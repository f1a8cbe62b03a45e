import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumExecutable } from '../support/processes/chromium.mjs';

// Found once: the processes of the run inherit it.
process.env.CHROMIUM ??= await chromiumExecutable();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  // One more than the cores of the smallest machine: pages wait for timers a fifth of their time.
  workers: Math.max(3, availableParallelism()),
  fullyParallel: true,
  forbidOnly: true,
  // One more try, and the closing lines count and name whoever needed it: a machine under load is no verdict.
  retries: 1,
  // Machines are noisy: the limits catch what hangs.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_COUNTS ?? '../../test-results/counts.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
    // What nothing can be pressed on is not waited for until the test's own limit.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-AU',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
