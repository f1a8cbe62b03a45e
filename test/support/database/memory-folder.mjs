import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'spa-booking-test-';
/** Bytes: what the databases of a test run and their log take at most, three times over. */
const ENOUGH = 3 * 1024 ** 3;

/**
 * A folder for databases that live as long as a test run: in memory where the system has room there, because a copy of a
 * database is 700 files, which take a disk's file system 200 ms of processor and memory 15.
 */
export function makeMemoryFolder() {
  if (!hasRoom()) return mkdtempSync(join(tmpdir(), PREFIX));
  removeAbandoned();
  return mkdtempSync(join(MEMORY, PREFIX));
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH;
}

/** What a killed run left would take memory until the machine restarts. */
function removeAbandoned() {
  for (const name of readdirSync(MEMORY).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(MEMORY, name);
    if (isAbandoned(join(folder, 'postgres', 'postmaster.pid'))) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} pidFile of a PostgreSQL server, which removes it when it stops */
function isAbandoned(pidFile) {
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 0);
    return false;
  } catch (error) {
    // Without a file it may be starting.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
