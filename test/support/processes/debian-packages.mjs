import { spawnSync } from 'node:child_process';

/**
 * Installs packages from Debian's archive, when we may.
 * @param {string[]} names
 * @returns whether they are installed now
 */
export function installFromDebian(names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'ignore' }).status ===
    0;
  if (install()) return true;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  return install();
}
