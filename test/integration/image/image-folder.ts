import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { findServerAccount } from '../../../scripts/embedded/account.mjs';
import { registerCleanup } from '../../support/register-cleanup.js';
import { readDockerfile } from './dockerfile.js';

/** A folder with exactly what the Dockerfile copies, outside the checkout, and how processes start in it. */
export interface ImageFolder {
  /** The product's folder, `/app` of the image. */
  app: string;
  /** A folder that the product's account may write to. */
  data: string;
  /** The environment of every process of the image; its PATH finds `node` and `spa`. */
  env: Record<string, string>;
  /** An account without rights; without root it is the account of the test. */
  account: { uid: number; gid: number } | undefined;
  /** The command of the image. */
  command: string[];
}

/** Lays out what is built in dist. */
export function layOutImage(): ImageFolder {
  const recipe = readDockerfile();
  const folder = mkdtempSync(join(tmpdir(), 'spa-booking-image-'));
  registerCleanup(async () => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const [app, bin, data] = ['app', 'bin', 'data'].map((name) => join(folder, name)) as [string, string, string];
  for (const each of [app, bin, data]) mkdirSync(each);
  for (const { from, to } of recipe.copies) copyInto(from, join(app, to));
  execFileSync(process.execPath, [resolve(recipe.prune)], { cwd: app });
  // The product's own Node: the image's base has it.
  placeFile(process.execPath, join(bin, 'node'));
  for (const { link, target } of recipe.links) {
    const file = join(app, target.slice(recipe.workdir.length + 1));
    chmodSync(file, 0o755);
    symlinkSync(file, join(bin, basename(link)));
  }
  chmodSync(data, 0o777);
  const env = { ...recipe.env, PATH: `${bin}:/usr/bin:/bin` };
  return { app, data, env, account: findServerAccount(data), command: recipe.command };
}

function copyInto(from: string, to: string): void {
  if (from === 'node_modules') linkPackages(to);
  else cpSync(from, to, { recursive: true });
}

/** The dependencies that `npm ci` and `npm prune --omit=dev` leave, read from the lock file. */
function linkPackages(to: string): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  const kept = new Set(
    Object.entries(lock.packages)
      .filter(([path, { dev }]) => path.startsWith('node_modules/') && !dev)
      .map(([path]) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)![0]),
  );
  mkdirSync(to);
  const present = [...kept].filter((path) => globSync(path).length > 0);
  // Hard links where the file system has them: copies would take half a gigabyte.
  const run = (option: string) => spawnSync('cp', [option, '--parents', ...present, dirname(to)], { encoding: 'utf8' });
  if (run('-al').status === 0) return;
  const { status, stderr } = run('-a');
  if (status !== 0) throw new Error(`The packages cannot be copied:\n${stderr}`);
}

function placeFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}
