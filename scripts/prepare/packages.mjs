import { readFileSync } from 'node:fs';
import { elapsed, logProgress, showWaiting } from './log-progress.mjs';
import { runNpm } from './run-npm.mjs';

/** Installs exactly what package-lock.json lists, unless that is what node_modules holds. */
export async function installPackages() {
  if (isInstalled()) return logProgress('Packages', 'as locked');
  const seconds = elapsed();
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  const { code, output } = await showWaiting('Packages', 'installing, a minute or two the first time', () =>
    runNpm(['ci', ...options]),
  );
  if (code !== 0) throw new Error(`npm ci failed. Is the package registry reachable?\n${output}`);
  logProgress('Packages', `installed in ${seconds()}`);
}

/** npm leaves in node_modules a list of what it put there; packages for other machines are missing from it. */
function isInstalled() {
  const wanted = lockedVersions('package-lock.json');
  const present = lockedVersions('node_modules/.package-lock.json');
  return (
    present !== undefined &&
    Object.keys(present).every((path) => wanted?.[path] !== undefined) &&
    Object.entries(wanted ?? {}).every(([path, { version, optional }]) => {
      const found = present[path];
      return path === '' || (found ? found.version === version : optional === true);
    })
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }> | undefined}
 */
function lockedVersions(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
