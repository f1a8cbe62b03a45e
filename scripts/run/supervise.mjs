import { fork } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const DRAIN_MS = 20_000;
const LONGEST_PAUSE_MS = 30_000;
const LOG_LIMIT_BYTES = 20 * 1024 * 1024;

/**
 * Runs one process of the product and starts it again whenever it dies, after a pause that doubles each time.
 * It ends when this process is gone, see src/platform/follow-parent-process.ts.
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
    const log = openLog(logFile);
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
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      if (!isStopping) launch();
    });
  }

  launch();
  return {
    ready: ready.promise,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), DRAIN_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

/** @param {string} file */
function openLog(file) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}
