import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * PostgreSQL refuses to run as root, so root hands it to an account without rights.
 * @typedef {{ uid: number, gid: number }} Account
 */

/**
 * Finds the account that the database's processes run under; undefined for our own. An existing folder keeps its owner.
 * @param {string} folder the database's folder, existing or not
 * @returns {Account | undefined}
 */
export function findServerAccount(folder) {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = ['postgres', 'nobody'].map((name) => accounts.find(([known]) => known === name)).find(Boolean);
  if (!entry)
    throw new Error('PostgreSQL does not run as root, and this machine has neither the account postgres nor nobody.');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/**
 * Whether the account may pass through every folder above `path` and read it.
 * @param {string} path an existing file or folder
 * @param {Account | undefined} account
 */
export function canReach(path, account) {
  if (!account) return true;
  return [dirname(path), path].every(
    (each) => spawnSync('test', ['-r', each, '-a', '-x', each], { ...account, cwd: '/' }).status === 0,
  );
}
