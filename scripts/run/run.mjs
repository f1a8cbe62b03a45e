// The running product: its database, inbox, web and worker processes, and their end in the right order.
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openInbox } from '../inbox/inbox.mjs';
import { logProgress, showWaiting } from '../prepare/log-progress.mjs';
import { claimDataFolder } from './data-folder.mjs';
import { embeddedDatabase } from './database.mjs';
import { describeFailure } from './describe-failure.mjs';
import { printWelcome } from './print-welcome.mjs';
import { supervise } from './supervise.mjs';
import { expectOwnAddress, nextFreePort, webPort } from './ports.mjs';
import { webHost } from './web-host.mjs';
import { refuseNewerSchema } from './refuse-newer-schema.mjs';
import { secretsIn } from './secrets.mjs';
import { checkSettings } from './settings.mjs';
import { migrateDatabase, openDemoShop } from './tasks.mjs';

const INBOX_AFTER_WEB = 25;
const KILLED_PROCESSES_DRAIN_MS = 10_000;
const dataDir = resolve(process.env.DATA_DIR || '.data');
/** A request's garbage dies young: with room for more of it, collecting takes a seventh less of the processor. */
const youngSpace = '--max-semi-space-size=64';

/** What runs, in the order of starting. It ends in the opposite order, so that whatever is in use outlives its users.
 * @type {{ name: string, stop: () => Promise<void> }[]}
 */
const running = [];
/** @type {Promise<void> | undefined} */
let ending;
/** Ends what the start itself waits for. */
const interruption = new AbortController();
/** Until a signal that has arrived is heard. */
const SIGNAL_MS = 100;

/** @param {number} code */
function end(code) {
  ending ??= (async () => {
    interruption.abort();
    for (const { name, stop } of running.reverse()) {
      await stop().catch((error) => console.error(`  ${name}: ${error.message}`));
    }
    process.exit(code);
  })();
}

// The account that the database runs under must be able to enter these folders; secret files are protected one by
// one.
process.umask(0o022);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!ending) console.log('\n  Stopping; what is under way is finished first.');
    end(0);
  });
}
// The npm process, which waits for this one, may be killed.
process.once('disconnect', () => end(0));

try {
  await start(process.env);
} catch (error) {
  // Ctrl-C at a terminal also ends the programs that the start waits for: that is no failure.
  await sleep(SIGNAL_MS);
  if (!ending) console.error(`\n${describeFailure(error, dataDir)}`);
  end(1);
}

/** @param {NodeJS.ProcessEnv} given */
async function start(given) {
  await checkSettings(given);
  const host = webHost(withoutEmpty(given));
  const { wasKilled, release } = await claimDataFolder(dataDir);
  running.push({ name: 'data folder', stop: release });
  const { DATABASE_PASSWORD, ...secrets } = secretsIn(dataDir);
  const port = await webPort(given.PORT, { waitMs: wasKilled ? KILLED_PROCESSES_DRAIN_MS : 0 });
  await expectOwnAddress(port, host);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...secrets,
    // PUBLIC_URL is not set, so links work for any address of this machine that the visitor uses.
    ...(given.PUBLIC_URL ? {} : { PUBLIC_URL: `http://localhost:${port}`, LOCAL_ORIGINS: 'true' }),
    ...withoutEmpty(given),
    // In development mode React's checks take longer than rendering a mail.
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
  };

  if (!env.DATABASE_URL) {
    const starting = showWaiting('Database', 'PostgreSQL starts', () => embeddedDatabase(dataDir, DATABASE_PASSWORD));
    // Otherwise a process that is just starting would go on running.
    running.push({
      name: 'PostgreSQL',
      stop: () =>
        starting.then(
          ({ stop }) => stop(),
          () => {},
        ),
    });
    const database = await starting;
    env.DATABASE_URL = database.url;
    env.DATABASE_OWNER_URL = database.ownerUrl;
    await refuseNewerSchema(dataDir, database.ownerUrl);
    // People who try out the product do so with one phone number.
    env.BOOKINGS_PER_PHONE_PER_DAY ??= '2000';
    env.MAILS_PER_ADDRESS_PER_DAY ??= '2000';
  }
  await migrateDatabase(env, interruption.signal);
  // The serving processes never get the owner's address.
  delete env.DATABASE_OWNER_URL;

  /** @type {string | undefined} */
  let inboxUrl;
  if (!env.SMTP_URL) {
    const inbox = await openInbox({
      folder: dataDir,
      port: await nextFreePort(port + INBOX_AFTER_WEB, '127.0.0.1'),
    });
    running.push({ name: 'inbox', ...inbox });
    env.SMTP_URL = inbox.smtpUrl;
    if (!env.SMS_URL) Object.assign(env, { SMS_URL: inbox.smsUrl, SMS_SECRET: inbox.smsSecret });
    inboxUrl = inbox.url;
  }
  if (!given.DATABASE_URL) await openDemoShop(env, interruption.signal);

  const nodeOptions = [youngSpace, env.NODE_OPTIONS].filter(Boolean).join(' ');
  const processes = ['worker', 'web'].map((name) => {
    const script = name === 'web' ? 'dist/src/main.js' : 'dist/src/worker.js';
    const own = { NODE_OPTIONS: nodeOptions, ...metricsPort(name, env) };
    const kept = supervise({ name, script, logFile: join(dataDir, `${name}.log`), env: { ...env, ...own } });
    running.push({ name, ...kept });
    return kept;
  });
  await showWaiting('Processes', 'web and worker start', () => Promise.all(processes.map(({ ready }) => ready)));
  logProgress('Processes', 'web and worker are up');
  await printWelcome({ given, port, publicUrl: env.PUBLIC_URL, inboxUrl, dataDir });
}

/**
 * Two processes on one machine: the worker answers Prometheus one port above the web process.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
function metricsPort(name, { METRICS_PORT }) {
  return METRICS_PORT && name === 'worker' ? { METRICS_PORT: String(Number(METRICS_PORT) + 1) } : {};
}

/** @param {NodeJS.ProcessEnv} env */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
