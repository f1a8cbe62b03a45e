import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import { findViolations } from '../checker/find-violations.js';
import { gatherEvidence, type Slot } from '../checker/evidence.js';
import type { ImageFolder } from '../../integration/image/image-folder.js';
import { LoadBalancer } from '../../support/processes/load-balancer.js';
import { testEnvironment } from '../../support/test-environment.js';
import { startProcess } from '../../support/processes/start-product.js';
import { planClients, type Intent } from './plan-clients.js';
import { SimulatedClients } from './simulated-clients.js';
import { SeededRandom } from './seeded-random.js';
import { FaultyMailServer } from './faulty-mail-server.js';
import { seedShop, shopAddress } from './seed-shop.js';
import { readProgress } from './read-progress.js';
import { runSettings } from './run-settings.js';
import { type RunningProcess, RestartedProcess } from './restarted-process.js';

export interface HarnessOptions {
  database: string;
  bookings: number;
  /** Bookings wanted per second. */
  perSecond: number;
  /** Web processes; several of them stand behind a balancer. */
  webs?: number;
  workers?: number;
  env?: Record<string, string>;
  /** Above so much that is left to be done (deliveries, seals, places of read models) clients wait; never unless told. */
  maxBacklog?: number;
  /** What the clients want, when it is not what clients mostly want. */
  plan?: (slots: readonly Slot[]) => Intent[];
  /** How many clients send at the same time, 12 unless told. */
  senders?: number;
  /** How often each sends the same at once. */
  copies?: number;
  /** A folder with an older version, built: each process is of that one until it is started again. */
  olderVersion?: string;
  /** The folder with just what the image has, in whose shape all processes run. */
  image?: ImageFolder;
  /** A folder that keeps the processes' logs, when the settings of the run name none. */
  logFolder?: string;
  /** A module that is loaded before the product. */
  preload?: string;
  seed?: number;
  onAnswer?: (count: number) => void;
}

const QUIET_TIMEOUT_MS = 90_000;

/** A shop in its real processes, clients who book in it, a mail server, and the checker that judges the end. */
export async function startHarness({
  database,
  webs = 1,
  workers = 1,
  olderVersion = '.',
  image,
  logFolder = runSettings.logFolder,
  preload,
  env: more,
  plan,
  maxBacklog = Infinity,
  ...options
}: HarnessOptions) {
  const dice = new SeededRandom(options.seed ?? runSettings.seed);
  const slots = await seedShop(database, options.bookings);
  const intents = plan?.(slots) ?? planClients(slots, options.bookings, dice);
  const mailServer = await FaultyMailServer.start();
  const ports = await Promise.all(Array.from({ length: webs }, () => freePort()));
  const balancer = webs > 1 ? await LoadBalancer.start(ports) : undefined;
  const url = balancer?.url ?? `http://localhost:${ports[0]}`;
  const addresses = {
    PUBLIC_URL: url,
    TRUST_PROXY: String(webs > 1),
    SMTP_URL: mailServer.url,
    BOOKING_RATE_PER_MINUTE: '1000000',
  };
  const env = {
    ...testEnvironment(database),
    ...addresses,
    LOG_LEVEL: logFolder ? 'info' : 'silent',
    ...image?.env,
    ...more,
  };
  const children = new Map<string, ChildProcess>();
  const launch = (name: string, script: string, PORT = '') => {
    let version = image?.app ?? olderVersion;
    return async (): Promise<RunningProcess> => {
      const logFile = logFolder && join(logFolder, `${name}.log`);
      const nodeArgs = preload ? ['--import', preload] : [];
      const child = await startProcess(join(version, script), {
        env: { ...env, PORT, PGAPPNAME: name },
        nodeArgs,
        logFile,
        ...(image && { place: { cwd: image.data, account: image.account } }),
      });
      children.set(name, child);
      version = image?.app ?? '.';
      return { pid: child.pid!, ended: once(child, 'exit') };
    };
  };
  const start = (name: string, script: string, port?: number) =>
    RestartedProcess.start(name, launch(name, script, port?.toString()));
  const processes = await Promise.all([
    ...ports.map((port, index) => start(`web-${index + 1}`, 'dist/src/main.js', port)),
    ...Array.from({ length: workers }, (_, index) => start(`worker-${index + 1}`, 'dist/src/worker.js')),
  ]);
  const clients = new SimulatedClients({ url, ...options });
  return {
    url,
    ports,
    balancer,
    dice,
    intents,
    clients,
    mailServer,
    webs: processes.slice(0, webs),
    workers: processes.slice(webs),
    /** A machine that cannot keep up is given the time: what is asked is whether anything gets lost, not how fast it is. */
    async send(some: readonly Intent[] = intents): Promise<void> {
      const look = async () => {
        const progress = await readProgress(database).catch(() => undefined);
        if (progress) clients.arePaused = progress.left > maxBacklog;
      };
      const throttle = setInterval(() => void look(), 500);
      await clients.send(some).finally(() => clearInterval(throttle));
    },
    /**
     * Waits until nothing is left to be done, or nothing has happened for `TEST_TIMEOUT_MS`, however slow the machine is.
     * @returns how long that took, in milliseconds
     */
    async waitUntilIdle(quietMs = QUIET_TIMEOUT_MS): Promise<number> {
      const began = performance.now();
      let [state, since] = ['', began];
      while (performance.now() < since + quietMs) {
        const now = await readProgress(database).catch(() => undefined);
        if (now?.left === 0) break;
        if (now && now.state !== state) [state, since] = [now.state, performance.now()];
        // Whoever asks costs the machine something as well.
        await sleep(now && now.left > 100 ? 1_000 : 100);
      }
      return performance.now() - began;
    },
    /** @param interruptions moments in which a mail may have been taken without anybody learning of it */
    async violations(interruptions = 0): Promise<string[]> {
      const evidence = await gatherEvidence(database, {
        clients: clients.records,
        mails: mailServer.mails,
        shopAddress,
      });
      return findViolations(evidence, {
        duplicateMails: mailServer.unacknowledged + interruptions * MAIL_CONCURRENCY * workers,
      });
    },
    /** Sends a message to what was loaded before the product; one that has just been killed hears nothing. */
    sendToProcesses: (message: number) =>
      children.forEach((child) => child.connected && child.send(message, () => undefined)),
    /** Ends the processes now, where the file has more to do. */
    stop: () => Promise.all(processes.map((process) => process.stop())),
    /** Ends of processes that nobody asked for. */
    unexpectedExits: () => processes.reduce((sum, { unexpectedExits }) => sum + unexpectedExits, 0),
  };
}

/** A worker hands over so many mails at the same time. */
const MAIL_CONCURRENCY = 4;
