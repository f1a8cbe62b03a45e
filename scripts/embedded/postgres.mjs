import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findServerAccount } from './account.mjs';
import { postgresBinaries } from './binaries.mjs';
import { createCluster } from './cluster.mjs';
import { freePort } from './free-port.mjs';
import { isPostgresAlive, readPostmaster, removeStaleLock } from './postmaster.mjs';

const SERVER_TIMEOUT_MS = 60_000;
// Leftovers of a server that was just killed, or a port that another process took first.
const PASSING_TROUBLE =
  /pre-existing shared memory block|lock file .* already exists|Address already in use|could not bind/;
const LOCK_TIMEOUT_MS = 5_000;

/**
 * @typedef {object} EmbeddedPostgres
 * @property {(database: string) => string} url
 * @property {boolean} adopted whether it was found running, left behind by a process that was killed
 * @property {() => number | undefined} pid of the running server
 * @property {() => Promise<void>} stop lets clients' transactions go, writes everything and ends
 */

/**
 * Starts the PostgreSQL that comes with the packages over `folder`, or adopts the one that still runs there.
 * It outlives a kill of the caller; nothing is lost then.
 * @param {object} options
 * @param {string} options.folder holds the database; made when absent
 * @param {string} options.password of the role `spa`, which owns everything
 * @param {string} options.logFile
 * @param {Record<string, string | number>} [options.settings] of the server
 * @param {string} [options.installation] the folder above another server's `bin`, readable by everybody
 * @returns {Promise<EmbeddedPostgres>}
 */
export async function startPostgres({ folder, password, logFile, settings = {}, installation }) {
  const account = findServerAccount(folder);
  const binaries = installation ?? postgresBinaries(account);
  mkdirSync(dirname(folder), { recursive: true });
  const data = createCluster({ folder, binaries, account, password });
  /** @param {string} database */
  const url = (database) => `postgres://spa:${password}@127.0.0.1:${readPostmaster(data)?.port}/${database}`;

  const server = {
    url,
    adopted: false,
    pid: () => (isPostgresAlive(data) ? readPostmaster(data)?.pid : undefined),
    stop: () => stop(data),
  };
  const began = Date.now();
  while (Date.now() < began + SERVER_TIMEOUT_MS) {
    if (isPostgresAlive(data)) {
      if (await answers(url('postgres'))) return { ...server, adopted: true };
    } else {
      if (Date.now() > began + LOCK_TIMEOUT_MS) removeStaleLock(data);
      const trouble = await launch({ data, binaries, account, logFile, settings });
      if (trouble === undefined) return server;
      if (!PASSING_TROUBLE.test(trouble)) throw new Error(`PostgreSQL did not start:\n${trouble}\nIts log: ${logFile}`);
    }
    await sleep(250);
  }
  throw new Error(`PostgreSQL over ${data} neither starts nor answers. Its log: ${logFile}`);
}

/**
 * @param {object} launching
 * @param {string} launching.data
 * @param {string} launching.binaries
 * @param {import('./account.mjs').Account | undefined} launching.account
 * @param {string} launching.logFile
 * @param {Record<string, string | number>} launching.settings
 * @returns {Promise<string | undefined>} what it said, when it ended instead of getting ready
 */
async function launch({ data, binaries, account, logFile, settings }) {
  const log = openSync(logFile, 'a', 0o600);
  const before = readFileSync(logFile).length;
  const all = { ...always, port: await freePort(), ...settings };
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A session of its own: Ctrl-C reaches the supervisor alone, which stops the database last.
    { ...account, cwd: '/', detached: true, stdio: ['ignore', log, log], env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  );
  closeSync(log);
  child.unref();
  /** @type {string | undefined} */
  let trouble;
  child.once('error', (error) => (trouble = error.message));
  child.once('exit', () => (trouble ??= readFileSync(logFile).subarray(before).toString().trim()));
  while (trouble === undefined && !(readPostmaster(data)?.pid === child.pid && readPostmaster(data)?.isReady))
    await sleep(20);
  child.removeAllListeners('exit');
  return trouble;
}

const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements and the details of errors may hold what a visitor typed; the log must not.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** @param {string} data */
async function stop(data) {
  const pid = readPostmaster(data)?.pid;
  if (!pid || !isPostgresAlive(data)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + SERVER_TIMEOUT_MS;
  while (existsSync(join(data, 'postmaster.pid')) || isPostgresAlive(data)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
    await sleep(20);
  }
}

/** @param {string} url */
async function answers(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
