import { spawnSync } from 'node:child_process';
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { registerCleanup } from '../../support/register-cleanup.js';
import { createTempFolder } from './dedicated-postgres.js';

/** Room for an empty database and for the bookings before the disk is full. */
const megabytes = 160;
/** Settings of a PostgreSQL on it. */
export const smallWal = { min_wal_size: '32MB', max_wal_size: '48MB' };

/** Mounting one needs administrator rights on Linux; elsewhere nothing is returned, and it is said why. */
export async function mountSmallDisk(): Promise<string | undefined> {
  const folder = join(await createTempFolder(), 'disk');
  await mkdir(folder, { mode: 0o755 });
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    console.warn('The full disk is not tried: this account cannot mount a small one.');
    return undefined;
  }
  registerCleanup(async () => void spawnSync('umount', ['--lazy', folder]));
  return folder;
}

/** Writes until nothing more fits. */
export async function fill(file: string): Promise<void> {
  for (const size of [2 ** 20, 2 ** 12]) {
    const full = Buffer.alloc(size);
    while (
      await appendFile(file, full).then(
        () => true,
        () => false,
      )
    );
  }
}
