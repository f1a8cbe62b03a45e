import { globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK_BYTES = 512;

/** Returns what a folder takes of a disk, as `du` counts it. */
export function bytesOnDisk(folder: string): number {
  const paths = globSync('**', { cwd: folder });
  return paths.reduce((sum, path) => sum + lstatSync(join(folder, path)).blocks * BLOCK_BYTES, 0);
}
