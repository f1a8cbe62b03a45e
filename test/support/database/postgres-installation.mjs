import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const installations = '/usr/lib/postgresql';
const tools = ['postgres', 'initdb', 'pg_dump', 'pg_restore'];
const packages = [
  'postgresql-15',
  'postgresql-client-15',
  'libpq5',
  'libxml2',
  'libicu72',
  'libldap-2.5-0',
  'libsasl2-2',
  'libgssapi-krb5-2',
];
const libraries = [
  'libkrb5-3',
  'libk5crypto3',
  'libkrb5support0',
  'libkeyutils1',
  'libssl3',
  'liblz4-1',
  'libzstd1',
  'libllvm14',
];

/**
 * A PostgreSQL with its tools for dumping, which the embedded one comes without: the machine's own, else Debian's, unpacked
 * where everybody may read it and without being set up as a service.
 * @returns {string} the folder above its `bin`
 */
export function postgresInstallation() {
  return (
    installed() ??
    unpacked(process.getuid?.() === 0 ? '/var/cache/spa-booking/postgresql' : resolve('.cache/postgresql'))
  );
}

function installed() {
  if (!existsSync(installations)) return undefined;
  const folders = readdirSync(installations).sort((a, b) => Number(b) - Number(a));
  return folders
    .filter((version) => Number(version) >= 15)
    .map((version) => join(installations, version))
    .find((folder) => tools.every((tool) => existsSync(join(folder, 'bin', tool))));
}

/** @param {string} place */
function unpacked(place) {
  if (!existsSync(place)) {
    const folder = `${place}.${process.pid}`;
    unpack(folder);
    writeStarters(folder, place);
    // Another run may have been faster; its files are the same.
    if (existsSync(place)) rmSync(folder, { recursive: true });
    else renameSync(folder, place);
  }
  return place;
}

/** @param {string} folder */
function unpack(folder) {
  console.log(`No PostgreSQL with pg_dump on this machine: unpacking Debian’s`);
  mkdirSync(folder, { recursive: true });
  const download = () =>
    spawnSync('apt-get', ['download', ...packages, ...libraries], { cwd: folder, encoding: 'utf8' });
  let downloading = download();
  if (downloading.status !== 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    downloading = download();
  }
  if (downloading.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new Error(
      `The test of dump and restore needs pg_dump and its server. Install them, for instance with: apt-get install postgresql-15\n${downloading.stderr ?? ''}`,
    );
  }
  for (const file of readdirSync(folder)) {
    spawnSync('dpkg', ['-x', file, folder], { cwd: folder });
    rmSync(join(folder, file));
  }
}

/**
 * Programs that find the unpacked libraries.
 * @param {string} folder where they are written
 * @param {string} place where they will be
 */
function writeStarters(folder, place) {
  mkdirSync(join(folder, 'bin'));
  const libraryPath = readdirSync(join(folder, 'usr/lib'))
    .filter((name) => name.endsWith('-gnu'))
    .map((name) => join(place, 'usr/lib', name));
  for (const tool of tools) {
    const starter = join(folder, 'bin', tool);
    const program = join(place, 'usr/lib/postgresql/15/bin', tool);
    writeFileSync(starter, `#!/bin/sh\nLD_LIBRARY_PATH=${libraryPath.join(':')} exec ${program} "$@"\n`);
    chmodSync(starter, 0o755);
  }
}
