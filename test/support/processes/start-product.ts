import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import { testEnvironment } from '../test-environment.js';
import { timeLimit } from '../time-limits.mjs';

const DRAIN_MS = timeLimit(15_000);

interface ProductOptions {
  database: string;
  env?: Record<string, string>;
  /** Where the processes' logs go; nowhere by default. */
  logFile?: string;
  /** ISO instant from which the product's clock goes on; the machine's clock by default. */
  clock?: string;
}

/** The built product as it runs for a shop: a web and a worker process, at `url` on a free port. */
export async function startProduct(options: ProductOptions) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const clock = options.clock === undefined ? undefined : { TEST_CLOCK: options.clock };
  const env = {
    ...testEnvironment(options.database),
    PORT: String(port),
    PUBLIC_URL: url,
    LOCAL_ORIGINS: 'false',
    ...options.env,
    ...clock,
  };
  const nodeArgs = clock ? ['--import', './test/support/clock/set-clock.mjs'] : [];
  const start = (name: 'main' | 'worker') =>
    startProcess(`dist/src/${name}.js`, { env, nodeArgs, logFile: options.logFile });
  let [web, worker] = await Promise.all([start('main'), start('worker')]);
  return {
    url,
    /** Ends both at once, without a chance to put anything in order. */
    kill: () => Promise.all([endProcess(web, 'SIGKILL'), endProcess(worker, 'SIGKILL')]),
    async restart() {
      [web, worker] = await Promise.all([start('main'), start('worker')]);
    },
    /** Only of a product that was started with a clock. */
    setClock: (instant: string) => [web, worker].forEach((child) => child.send(instant)),
    stop: () => Promise.all([endProcess(web, 'SIGTERM'), endProcess(worker, 'SIGTERM')]),
  };
}

interface ProcessStartOptions {
  env: NodeJS.ProcessEnv;
  nodeArgs: string[];
  logFile?: string;
  /** Where it runs, and as whom, when not here and as we do. */
  place?: { cwd: string; account: { uid: number; gid: number } | undefined };
}

/** One process of the product, once it says that it is ready. */
export async function startProcess(
  script: string,
  { env, nodeArgs, logFile, place }: ProcessStartOptions,
): Promise<ChildProcess> {
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
  const child = fork(script, {
    env: { ...env, PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    execArgv: nodeArgs,
    stdio: [...stdio],
    ...(place && { cwd: place.cwd, ...place.account }),
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout!, child.stderr!]) {
    if (logFile) stream.pipe(createWriteStream(logFile, { flags: 'a' }));
    stream.on('data', (chunk: Buffer) => output.length < 200 && output.push(chunk));
  }
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script} did not start:\n${Buffer.concat(output).toString()}`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return child;
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  // As the start script does with a process that does not come to an end.
  const late = setTimeout(() => child.kill('SIGKILL'), DRAIN_MS);
  await exit;
  clearTimeout(late);
}
