import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets of an installation that was given none: made on the first start, kept beside its data.
 * Whoever loses them loses the personal data in the event log.
 * @param {string} dataDir
 * @returns {{ DATABASE_PASSWORD: string, PERSONAL_DATA_KEY: string, SESSION_SECRET: string }}
 */
export function secretsIn(dataDir) {
  const file = join(dataDir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw new Error(`Cannot read ${file}: ${error}`, { cause: error });
  }
  const secrets = {
    DATABASE_PASSWORD: randomBytes(24).toString('hex'),
    PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
  };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' });
  return secrets;
}
