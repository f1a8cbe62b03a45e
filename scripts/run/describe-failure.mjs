import { statfsSync } from 'node:fs';

/** What a new database takes at least. */
const NEEDED_MB = 64;

/**
 * Why a start failed, for a person. A full disk shows itself in many ways, and may leave nothing in the log that is pointed at.
 * @param {unknown} error
 * @param {string} dataDir existing or not
 */
export function describeFailure(error, dataDir) {
  const message = error instanceof Error ? error.message : String(error);
  const free = freeMegabytes(dataDir);
  if (free === undefined || free >= NEEDED_MB) return message;
  return `Only ${free} MB are free on the disk of ${dataDir}: make room there, or set DATA_DIR to another folder.\n${message}`;
}

/** @param {string} folder */
function freeMegabytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / 1e6);
  } catch {
    return undefined;
  }
}
