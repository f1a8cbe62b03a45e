import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canReach } from './account.mjs';

/**
 * Makes an empty database folder (initdb) unless it is there.
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.binaries
 * @param {import('./account.mjs').Account | undefined} options.account
 * @param {string} options.password
 * @returns {string} the folder's real path
 */
export function createCluster({ folder, binaries, account, password }) {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const place = placeFor(folder, account);
    // Under another name until it is whole, so that a start that was killed leaves no half of a database.
    const unfinished = `${place}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(dirname(place), { recursive: true });
    mkdirSync(unfinished, { mode: 0o700 });
    if (account) chownSync(unfinished, account.uid, account.gid);
    initialise({ folder: unfinished, binaries, account, password });
    renameSync(unfinished, place);
    if (place !== folder) symlinkSync(place, folder);
  }
  assertSameVersion(folder, binaries);
  return realpathSync(folder);
}

/**
 * PostgreSQL opens the folders of its own major version alone, and says so where nobody looks.
 * @param {string} folder
 * @param {string} binaries
 */
function assertSameVersion(folder, binaries) {
  const made = Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'));
  const { stdout } = spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' });
  const own = Number(/\) (\d+)/.exec(stdout ?? '')?.[1]);
  if (!own || made === own) return;
  const which = made > own ? 'a newer' : 'an older';
  const wayOut =
    made > own
      ? 'start that version, or set DATA_DIR to another folder'
      : 'take a backup with that version (npm run backup), and restore it into a new DATA_DIR with this one (npm run restore -- file)';
  throw new Error(
    `The data folder ${folder} was made by ${which} version (PostgreSQL ${made}; this one has ${own}): ${wayOut}.`,
  );
}

/**
 * Beside everything else, unless a folder above lets only its owner in and the database's account is another.
 * @param {string} folder
 * @param {import('./account.mjs').Account | undefined} account
 */
function placeFor(folder, account) {
  return canReach(dirname(folder), account) ? folder : join('/var/lib/spa-booking', randomUUID());
}

/**
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.binaries
 * @param {import('./account.mjs').Account | undefined} options.account
 * @param {string} options.password
 */
function initialise({ folder, binaries, account, password }) {
  const secret = mkdtempSync(join(tmpdir(), 'spa-booking-initdb-'));
  const passwordFile = join(secret, 'password');
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) for (const path of [secret, passwordFile]) chownSync(path, account.uid, account.gid);
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-AU'];
    const access = ['--username=spa', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const initdb = spawnSync(join(binaries, 'bin', 'initdb'), ['-D', folder, ...access, ...locale], {
      ...account,
      cwd: '/',
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
    if (initdb.status !== 0)
      throw new Error(`Cannot create a database in ${folder}:\n${initdb.error ?? initdb.stderr}`);
  } finally {
    rmSync(secret, { recursive: true, force: true });
  }
}
