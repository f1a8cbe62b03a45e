import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { elapsed, logProgress } from './log-progress.mjs';

/** Installs exactly what package-lock.json lists, unless that is what node_modules holds. */
export function installPackages() {
  if (isInstalled()) return logProgress('Packages', 'as locked');
  logProgress('Packages', 'installing, a minute or two the first time');
  const seconds = elapsed();
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  const npm = spawnSync('npm', ['ci', ...options], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (npm.status !== 0) throw new Error('npm ci failed, see above. Is the package registry reachable?');
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
