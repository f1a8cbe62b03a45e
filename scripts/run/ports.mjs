import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const HIGHEST_PORT = 65_535;
const LOWEST_COMMON_PORT = 1_024;

/**
 * The port for the web process: the one asked for, or the first free one from 3000 on.
 * @param {string | undefined} asked value of PORT
 * @param {{ waitMs: number }} options milliseconds to wait for a process that was orphaned a moment ago and is about to close it
 * @throws Error when the one asked for is taken
 */
export async function webPort(asked, { waitMs }) {
  const port = Number(asked || 3000);
  const deadline = Date.now() + waitMs;
  while (!(await isFree(port, '0.0.0.0'))) {
    if (Date.now() < deadline) await sleep(200);
    else if (asked)
      throw new Error(`PORT ${port} is taken by another program. Stop it, or set PORT to another number.`);
    else return nextFreePort(port + 1, '0.0.0.0');
  }
  return port || nextFreePort(3000, '0.0.0.0');
}

/**
 * @param {number} from behind the last port there is, the search goes on at the first that everybody may open
 * @param {string} host
 */
export async function nextFreePort(from, host) {
  let port = from > HIGHEST_PORT ? LOWEST_COMMON_PORT : from;
  while (!(await isFree(port, host))) port = port < HIGHEST_PORT ? port + 1 : LOWEST_COMMON_PORT;
  return port;
}

/**
 * Opens something on the first port that is free, also when another program takes that one in between.
 * @template Opened
 * @param {number} from
 * @param {string} host
 * @param {(port: number) => Promise<Opened>} open
 * @returns {Promise<Opened>}
 */
export async function openOnFreePort(from, host, open) {
  for (let port = await nextFreePort(from, host); ; port = await nextFreePort(port + 1, host)) {
    try {
      return await open(port);
    } catch (error) {
      if (await isFree(port, host)) throw error;
    }
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @throws Error when this machine has no such address
 */
export async function assertOwnAddress(port, host) {
  await isFree(port, host);
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(new Error(`HOST ${host} is no address of this machine.`, { cause: error }));
      else reject(new Error(`PORT ${port} cannot be used: ${error.message}`, { cause: error }));
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
