import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { timeLimit } from '../time-limits.mjs';
import { installFromDebian } from './debian-packages.mjs';

// The shell draws no windows: the same pages cost it a fifth less processor time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMacs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const portable = resolve('.cache/chromium');

/**
 * A Chromium for the browser tests: the machine's own, else Debian's when we may install it, else Playwright's, else one
 * that comes as an npm package.
 * @returns {Promise<string>} the path of its executable
 */
export async function chromiumExecutable() {
  for (const find of [installed, fromDebian, fromPlaywright, fromRegistry]) {
    const path = await find();
    if (path) return path;
  }
  throw new Error('The browser tests need Chromium. Install it, for instance with: apt-get install chromium');
}

function installed() {
  return [...onPath(), onMacs, chromium.executablePath()].find(runs);
}

function fromDebian() {
  console.log('No Chromium on this machine: installing Debian’s');
  return ['chromium-headless-shell', 'chromium'].some((name) => installFromDebian([name]))
    ? onPath().find(runs)
    : undefined;
}

function fromPlaywright() {
  console.log('No Chromium on this machine: asking Playwright for its own');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: timeLimit(300_000),
  });
  return [chromium.executablePath()].find(runs);
}

/** Built for small cloud machines: brings its own libraries. */
async function fromRegistry() {
  console.log('No Chromium on this machine: taking the one in the npm registry');
  const module = resolve(portable, 'node_modules/@sparticuz/chromium/build/index.js');
  if (!existsSync(module)) {
    spawnSync('npm', ['install', '--prefix', portable, '--no-audit', '--no-fund', '@sparticuz/chromium@153'], {
      stdio: 'ignore',
    });
  }
  if (!existsSync(module)) return undefined;
  // It unpacks the libraries only where it believes to be in that cloud.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x';
  const { default: packed } = await import(module);
  return [await packed.executablePath()].find(runs);
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) => existsSync(path));
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: timeLimit(30_000) }).status === 0;
}
