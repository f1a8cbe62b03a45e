import { fork } from 'node:child_process';
import { closeSync, copyFileSync, openSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const DRAIN_MS = 20_000;
const MAX_PAUSE_MS = 30_000;
const MAX_LOG_BYTES = 20 * 1024 * 1024;
const LOG_CHECK_MS = 60_000;

/**
 * Runs one process of the product and starts it again whenever it dies, after a pause that doubles each time.
 * It ends when this process is gone, see src/platform/process/exit-with-parent-process.ts.
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.script
 * @param {string} options.logFile
 * @param {NodeJS.ProcessEnv} options.env
 * @returns {{ ready: Promise<void>, stop: () => Promise<void> }} `ready` rejects when the first attempt dies before it is
 */
export function supervise({ name, script, logFile, env }) {
  let pause = 500;
  let isStopping = false;
  /** @type {import('node:child_process').ChildProcess} */
  let child;
  /** @type {PromiseWithResolvers<void>} */
  const ready = Promise.withResolvers();

  function launch() {
    const began = Date.now();
    rotateLog(logFile);
    const log = openSync(logFile, 'a', 0o600);
    // A session of its own: Ctrl-C reaches the whole process group of the terminal, but the order of stopping is
    // decided here.
    child = fork(script, { env, detached: true, stdio: ['ignore', log, log, 'ipc'] });
    closeSync(log);
    child.on('message', (message) => message === 'ready' && ready.resolve());
    child.once('exit', async (code, signal) => {
      if (isStopping) return;
      ready.reject(new Error(`The ${name} process ended at once (${signal ?? `code ${code}`}). Its log: ${logFile}`));
      if (Date.now() - began > 60_000) pause = 500;
      console.log(`  The ${name} process ended (${signal ?? `code ${code}`}); starting it again.`);
      await sleep(pause);
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
      if (!isStopping) launch();
    });
  }

  launch();
  const logCheck = setInterval(() => rotateLog(logFile), LOG_CHECK_MS);
  return {
    ready: ready.promise,
    async stop() {
      isStopping = true;
      clearInterval(logCheck);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), DRAIN_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

/**
 * Puts a log that has become too long into a second file, over the one before. It is copied and emptied, because the process goes
 * on writing into the file that it was given. On a full disk it stays as it is.
 * @param {string} file
 * @param {number} [limit] in bytes
 */
export function rotateLog(file, limit = MAX_LOG_BYTES) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= limit) return;
  try {
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  } catch (error) {
    console.error(`  ${file} could not be rotated: ${/** @type {Error} */ (error).message}`);
  }
}
