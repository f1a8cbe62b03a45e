import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';

const VERSION = '13.5.0';
const folder = resolve('.cache', `lighthouse-${VERSION}`);
const core = resolve(folder, 'node_modules/lighthouse/core');

/** What is read of Lighthouse's verdict. */
export interface LighthouseResult {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

interface Lighthouse {
  default(url: string, flags: object, config?: object): Promise<{ lhr: LighthouseResult } | undefined>;
}

/** Lighthouse and its settings for a desk. It is fetched when it is first used: only measuring needs it and its 140 MB. */
export async function loadLighthouse() {
  if (!existsSync(resolve(core, 'index.js'))) install();
  const { default: run } = (await import(resolve(core, 'index.js'))) as Lighthouse;
  const { default: desktop } = (await import(resolve(core, 'config/desktop-config.js'))) as { default: object };
  return { run, desktop };
}

function install(): void {
  console.log(`Fetching Lighthouse ${VERSION} into ${folder}`);
  const unfinished = `${folder}.${process.pid}`;
  const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
  const { status } = spawnSync('npm', ['install', '--prefix', unfinished, ...options, `lighthouse@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`Lighthouse ${VERSION} could not be fetched from the npm registry`);
  renameSync(unfinished, folder);
}
