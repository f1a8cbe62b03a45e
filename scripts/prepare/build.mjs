import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elapsed, logProgress, showWaiting } from './log-progress.mjs';
import { runNpm } from './run-npm.mjs';

const sources = [
  'src',
  'web',
  'migrations',
  'package.json',
  'package-lock.json',
  'nest-cli.json',
  'tsconfig.json',
  'tsconfig.build.json',
];
const stamp = 'dist/.built-from';

/**
 * Compiles server and pages into dist, unless dist was made from these very sources and is whole.
 * @param {() => Promise<void>} [beforeReplacing] throws where somebody still works with what is there
 */
export async function build(beforeReplacing) {
  const { isUpToDate, fingerprint, missing } = compareWithSources();
  if (isUpToDate) return logProgress('Build', 'up to date');
  await beforeReplacing?.();
  const seconds = elapsed();
  rmSync('dist', { recursive: true, force: true });
  const reason = missing ? ` again, since ${missing} is missing` : '';
  const built = await showWaiting('Build', `compiling server and pages${reason}`, () =>
    Promise.all(['build:server', 'build:web'].map((script) => runNpm(['run', '--silent', script]))),
  );
  const failed = built.find(({ code }) => code !== 0);
  if (failed) throw new Error(`The build failed:\n${failed.output}`);
  writeFileSync(stamp, [fingerprint, ...filesBelow('dist')].join('\n'));
  logProgress('Build', `done in ${seconds()}`);
}

/** Whether dist was made from these very sources and is whole. */
export const isBuilt = () => compareWithSources().isUpToDate;

function compareWithSources() {
  const fingerprint = fingerprintOf(sources);
  const stamped = readStamp();
  const missing = stamped?.files.find((file) => !existsSync(file));
  return { isUpToDate: fingerprint === stamped?.fingerprint && !missing, fingerprint, missing };
}

/** What dist was made from, and which files were made. */
function readStamp() {
  try {
    const [fingerprint, ...files] = readFileSync(stamp, 'utf8').split('\n');
    return { fingerprint, files };
  } catch {
    return undefined;
  }
}

/** @param {string[]} paths */
function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (path.includes('.')) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
