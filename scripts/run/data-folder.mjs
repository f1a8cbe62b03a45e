import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { importBuilt } from './import-built.mjs';

const lock = 'running.sock';

/**
 * Makes sure that this process alone works on the folder. A socket in it tells: it answers as long as its process lives,
 * however that ends.
 * @param {string} folder
 * @returns {Promise<{ wasKilled: boolean, release: () => Promise<void> }>} `wasKilled`: whether the one before did not end in order
 * @throws Error when another one answers, or the folder cannot be written to
 */
export async function claimDataFolder(folder) {
  await makeWritable(folder);
  const here = process.cwd();
  // The path of a socket is limited to about a hundred characters, so a relative one is used.
  process.chdir(folder);
  try {
    const server = await listen();
    if (server) return claimed(folder, server, false);
    await assertNoAnswer(folder);
    rmSync(lock, { force: true });
    const second = await listen();
    if (!second) throw new Error(`Two starts at once over ${folder}.`);
    return claimed(folder, second, true);
  } finally {
    process.chdir(here);
  }
}

/**
 * @param {string} folder existing or not
 * @throws Error when a process works on it
 */
export async function assertNotRunning(folder) {
  if (!existsSync(join(folder, lock))) return;
  const here = process.cwd();
  process.chdir(folder);
  try {
    await assertNoAnswer(folder);
  } finally {
    process.chdir(here);
  }
}

/** @param {string} folder the current one */
async function assertNoAnswer(folder) {
  const other = await processThatAnswers();
  if (other)
    throw new Error(
      `Already running over ${folder} as process ${other}. Stop that one, or set DATA_DIR to another folder.`,
    );
}

/** @param {string} folder */
async function makeWritable(folder) {
  const { makeFolder } = await importBuilt('platform/backup/make-folder.js');
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = /** @type {NodeJS.ErrnoException} */ (error).code;
    const wayOut = 'Give it to the user who starts this, or set DATA_DIR to another folder.';
    throw new Error(`Cannot write to ${folder} (${why}). ${wayOut}`, { cause: error });
  }
}

/**
 * @param {string} folder
 * @param {import('node:net').Server} server
 * @param {boolean} wasKilled
 */
function claimed(folder, server, wasKilled) {
  return {
    wasKilled,
    async release() {
      server.close();
      rmSync(join(folder, lock), { force: true });
    },
  };
}

/** @returns {Promise<import('node:net').Server | undefined>} undefined when the socket exists */
function listen() {
  return new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.end(String(process.pid))).unref();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(lock, () => resolve(server));
  });
}

/** @returns {Promise<string | undefined>} */
function processThatAnswers() {
  return new Promise((resolve) => {
    const caller = connect(lock);
    caller.once('error', () => resolve(undefined));
    caller.once('data', (pid) => resolve(String(pid)));
  });
}
