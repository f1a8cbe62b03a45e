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
import { timeLimit } from '../../support/time-limits.mjs';
import { startProcess } from '../../support/processes/start-product.js';
import { planClients, type Intent } from './plan-clients.js';
import { SimulatedClients } from './simulated-clients.js';
import { SeededRandom } from './seeded-random.js';
import { FaultyMailServer } from './faulty-mail-server.js';
import { seedShop, shopAddress } from './seed-shop.js';
import { readProgress } from './read-progress.js';
import { runSettings } from './run-settings.js';
import { signInAdministrator } from './sign-in-administrator.js';
import { type RunningProcess, RestartedProcess } from './restarted-process.js';

export interface HarnessOptions {
  database: string;
  bookings: number;
  /** How many bookings to send per second. */
  perSecond: number;
  /** How many web processes; several get a load balancer. */
  webs?: number;
  workers?: number;
  env?: Record<string, string>;
  /** The backlog (deliveries, hashes, read models) above which clients wait; by default they never do. */
  maxBacklog?: number;
  /** The plans of the clients, instead of the usual ones. */
  plan?: (slots: readonly Slot[]) => Intent[];
  /** How many clients send at the same time; 12 by default. */
  senders?: number;
  /** How many copies of each request are sent at once. */
  copies?: number;
  /** A folder with an older build: each process runs it until it is restarted. */
  olderVersion?: string;
  /** The folder that matches the image, in which all processes run. */
  image?: ImageFolder;
  /** The folder for the logs of the processes, unless the settings of the run name one. */
  logFolder?: string;
  /** A module that Node loads before the product. */
  preload?: string;
  seed?: number;
  /** Whether the desk takes payments meanwhile. */
  takesPayments?: boolean;
  onAnswer?: (count: number) => void;
}

const QUIET_TIMEOUT_MS = 90_000;

/** A shop in its real processes, with clients who book in it, a mail server, and the checker that judges the result. */
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
  takesPayments = false,
  ...options
}: HarnessOptions) {
  const random = new SeededRandom(options.seed ?? runSettings.seed);
  const slots = await seedShop(database, options.bookings);
  const intents = plan?.(slots) ?? planClients(slots, options.bookings, random);
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
  const desk = takesPayments ? await signInAdministrator(database, url) : undefined;
  const clients = new SimulatedClients({ url, desk, ...options });
  return {
    url,
    ports,
    balancer,
    random,
    intents,
    clients,
    mailServer,
    webs: processes.slice(0, webs),
    workers: processes.slice(webs),
    /** A slow machine is given time: the test asks whether anything gets lost, not how fast it is. */
    async send(some: readonly Intent[] = intents): Promise<void> {
      const look = async () => {
        const progress = await readProgress(database).catch(() => undefined);
        if (progress) clients.arePaused = progress.left > maxBacklog;
      };
      const throttle = setInterval(() => void look(), 500);
      await clients.send(some).finally(() => clearInterval(throttle));
    },
    /**
     * Waits until nothing is left to be done, or nothing has happened for so long, however slow the machine is.
     * @returns how long that took, in milliseconds
     */
    async waitUntilIdle(quietMs = QUIET_TIMEOUT_MS): Promise<number> {
      const began = performance.now();
      let [state, since] = ['', began];
      while (performance.now() < since + timeLimit(quietMs)) {
        const now = await readProgress(database).catch(() => undefined);
        if (now?.left === 0) break;
        if (now && now.state !== state) [state, since] = [now.state, performance.now()];
        // Polls slowly, because each check loads the machine, too.
        await sleep(now && now.left > 100 ? 1_000 : 100);
      }
      return performance.now() - began;
    },
    /** @param interruptions moments at which a mail may have been accepted without the product learning of it */
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
    /**
     * Sends a message to the module that was loaded before the product. A process that was just killed does not get
     * it.
     */
    sendToProcesses: (message: number) =>
      children.forEach((child) => child.connected && child.send(message, () => undefined)),
    /** Stops the processes now, for files with further tests. */
    stop: () => Promise.all(processes.map((process) => process.stop())),
    /** How often processes ended by themselves. */
    unexpectedExits: () => processes.reduce((sum, { unexpectedExits }) => sum + unexpectedExits, 0),
  };
}

/** How many mails a worker hands over at the same time. */
const MAIL_CONCURRENCY = 4;
