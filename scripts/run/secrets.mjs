import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ DATABASE_PASSWORD: string, PERSONAL_DATA_KEY: string, OTHER_PERSONAL_DATA_KEY?: string, SESSION_SECRET: string }} Secrets */

/**
 * The secrets of an installation that was given none: made on the first start, kept beside its data.
 * Whoever loses them loses the personal data in the event log.
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function loadSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT')
      throw new Error(`Cannot read ${file}: ${error}`, { cause: error });
  }
  return save(dataDir, {
    DATABASE_PASSWORD: randomBytes(24).toString('hex'),
    PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
  });
}

/**
 * Puts a new PERSONAL_DATA_KEY before the one so far, which is kept as the other one; a rotation that did not end goes on.
 * @param {string} dataDir
 */
export function beginKeyRotation(dataDir) {
  const secrets = loadSecrets(dataDir);
  if (secrets.OTHER_PERSONAL_DATA_KEY) return secrets;
  const { PERSONAL_DATA_KEY: OTHER_PERSONAL_DATA_KEY, ...others } = secrets;
  return save(dataDir, { ...others, PERSONAL_DATA_KEY: randomBytes(32).toString('base64'), OTHER_PERSONAL_DATA_KEY });
}

/** @param {string} dataDir */
export function dropPreviousKey(dataDir) {
  const { OTHER_PERSONAL_DATA_KEY: _, ...secrets } = loadSecrets(dataDir);
  save(dataDir, secrets);
}

/**
 * On the disk when it returns, or not at all: no key may be wrapped by one that a power cut takes away, and a full disk must not
 * leave a file that nobody can read.
 * @param {string} dataDir
 * @param {Secrets} secrets
 */
function save(dataDir, secrets) {
  const file = join(dataDir, 'secrets.json');
  writeFileSync(`${file}.part`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
  if (process.platform !== 'win32') {
    const folder = openSync(dataDir, 'r');
    fsyncSync(folder);
    closeSync(folder);
  }
  return secrets;
}
