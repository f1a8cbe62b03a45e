import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import { violationsIn } from '../checker/check.js';
import { gather, type Slot } from '../checker/evidence.js';
import { Balancer } from '../../support/balancer.js';
import { testEnvironment } from '../../support/environment.js';
import { startProcess } from '../../support/product.js';
import { clientPlan, type Intent } from './client-plan.js';
import { Clients } from './clients.js';
import { Dice } from './dice.js';
import { MailServer } from './mail-server.js';
import { openShop, shopAddress } from './open-shop.js';
import { progressOf } from './progress.js';
import { scale } from './scale.js';
import { type Running, Victim } from './victim.js';

export interface RigOptions {
  database: string;
  bookings: number;
  /** Bookings wanted per second. */
  perSecond: number;
  /** Web processes; several of them stand behind a balancer. */
  webs?: number;
  workers?: number;
  env?: Record<string, string>;
  /** Above so much that is left to be done (deliveries, seals, places of read models) clients wait; never unless told. */
  mostLeft?: number;
  /** What the clients want, when it is not what clients mostly want. */
  plan?: (slots: readonly Slot[]) => Intent[];
  /** How many clients send at the same time, 12 unless told. */
  senders?: number;
  /** How often each sends the same at once. */
  copies?: number;
  /** A folder with an older version, built: each process is of that one until it is started again. */
  older?: string;
  /** A module that is loaded before the product. */
  preload?: string;
  seed?: number;
  onAnswer?: (count: number) => void;
}

const longPatienceMs = 90_000;

/** A shop in its real processes, clients who book in it, a mail server, and the checker that judges the end. */
export async function openRig({
  database, webs = 1, workers = 1, older = '.', preload, env: more, plan, mostLeft = Infinity, ...options
}: RigOptions) {
  const dice = new Dice(options.seed ?? scale.seed);
  const slots = await openShop(database, options.bookings);
  const intents = plan?.(slots) ?? clientPlan(slots, options.bookings, dice);
  const mailServer = await MailServer.start();
  const ports = await Promise.all(Array.from({ length: webs }, () => freePort()));
  const balancer = webs > 1 ? await Balancer.start(ports) : undefined;
  const url = balancer?.url ?? `http://localhost:${ports[0]}`;
  const given = { PUBLIC_URL: url, TRUST_PROXY: String(webs > 1), SMTP_URL: mailServer.url, BOOKING_RATE_PER_MINUTE: '1000000' };
  const env = { ...testEnvironment(database), ...given, LOG_LEVEL: scale.logs ? 'info' : 'silent', ...more };
  const children = new Map<string, ChildProcess>();
  const launch = (name: string, script: string, PORT = '') => {
    let version = older;
    return async (): Promise<Running> => {
      const logFile = scale.logs && join(scale.logs, `${name}.log`);
      const nodeArgs = preload ? ['--import', preload] : [];
      const child = await startProcess(join(version, script), { env: { ...env, PORT, PGAPPNAME: name }, nodeArgs, logFile });
      children.set(name, child);
      version = '.';
      return { pid: child.pid!, ended: once(child, 'exit') };
    };
  };
  const start = (name: string, script: string, port?: number) => Victim.start(name, launch(name, script, port?.toString()));
  const processes = await Promise.all([
    ...ports.map((port, index) => start(`web-${index + 1}`, 'dist/src/main.js', port)),
    ...Array.from({ length: workers }, (_, index) => start(`worker-${index + 1}`, 'dist/src/worker.js')),
  ]);
  const clients = new Clients({ url, ...options });
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
      const holding = setInterval(async () => {
        const progress = await progressOf(database).catch(() => undefined);
        if (progress) clients.areHeld = progress.left > mostLeft;
      }, 500);
      await clients.send(some).finally(() => clearInterval(holding));
    },
    /**
     * Waits until nothing is left to be done, or nothing has happened for `patienceMs`, however slow the machine is.
     * @returns how long that took, in milliseconds
     */
    async calm(patienceMs = longPatienceMs): Promise<number> {
      const began = performance.now();
      let [state, since] = ['', began];
      while (performance.now() < since + patienceMs) {
        const now = await progressOf(database).catch(() => undefined);
        if (now?.left === 0) break;
        if (now && now.state !== state) [state, since] = [now.state, performance.now()];
        // Whoever asks costs the machine something as well.
        await sleep(now && now.left > 100 ? 1_000 : 100);
      }
      return performance.now() - began;
    },
    /** @param interruptions moments in which a mail may have been taken without anybody learning of it */
    async violations(interruptions = 0): Promise<string[]> {
      const evidence = await gather(database, { clients: clients.notes, mails: mailServer.mails, shopAddress });
      return violationsIn(evidence, { doubledMails: mailServer.forgotten + interruptions * mailsAtOnce * workers });
    },
    /** Sends a message to what was loaded before the product. */
    tell: (message: number) => children.forEach((child) => child.send(message)),
    /** Ends the processes now, where the file has more to do. */
    close: () => Promise.all(processes.map((process) => process.stop())),
    /** Ends of processes that nobody asked for. */
    deaths: () => processes.reduce((sum, { deaths }) => sum + deaths, 0),
  };
}

/** A worker hands over so many mails at the same time. */
const mailsAtOnce = 4;
