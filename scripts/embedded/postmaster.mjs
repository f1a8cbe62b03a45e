import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the lock file of a server: process, port, whether it takes connections.
 * @param {string} data
 */
export function readPostmaster(data) {
  let lines;
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , port] = lines.map(Number);
  if (!pid) return undefined;
  return { pid, port, isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Whether a server works over the data folder; the number in the lock file may belong to another process by now.
 * @param {string} data
 */
export function isPostgresAlive(data) {
  const pid = readPostmaster(data)?.pid;
  return pid !== undefined && commandOf(pid).includes('postgres');
}

/**
 * PostgreSQL clears up after a server that is gone, except when another process has its number by now. Not to be called
 * sooner than seconds after its end: the lock file also guards against what a killed server leaves running for a moment.
 * @param {string} data
 */
export function removeStaleLock(data) {
  if (!isPostgresAlive(data)) rmSync(join(data, 'postmaster.pid'), { force: true });
}

/** @param {number} pid */
function commandOf(pid) {
  if (!existsSync('/proc/self'))
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
