// The running product: its database, inbox, web and worker processes, and their end in the right order.
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { openGateway } from '../gateway/gateway.mjs';
import { openInbox } from '../inbox/inbox.mjs';
import { logProgress, showWaiting } from '../prepare/log-progress.mjs';
import { claimDataFolder } from './data-folder.mjs';
import { embeddedDatabase } from './database.mjs';
import { describeFailure } from './describe-failure.mjs';
import { printWelcome } from './print-welcome.mjs';
import { supervise } from './supervise.mjs';
import { assertOwnAddress, openOnFreePort, webPort } from './ports.mjs';
import { webHost } from './web-host.mjs';
import { loadSecrets } from './secrets.mjs';
import { checkSettings } from './settings.mjs';
import { migrateDatabase, openDemoShop } from './tasks.mjs';

const INBOX_AFTER_WEB = 25;
const GATEWAY_AFTER_WEB = 26;
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

/** @param {NodeJS.ProcessEnv} environment */
async function start(environment) {
  await checkSettings(environment);
  const given = withoutEmpty(environment);
  const host = webHost(given);
  const { wasKilled, release } = await claimDataFolder(dataDir);
  running.push({ name: 'data folder', stop: release });
  const { DATABASE_PASSWORD, ...secrets } = loadSecrets(dataDir);
  const port = await webPort(given.PORT, { waitMs: wasKilled ? KILLED_PROCESSES_DRAIN_MS : 0 });
  await assertOwnAddress(port, host);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...secrets,
    ...given,
    ...addressAt(port, given),
    // In development mode React's checks take longer than rendering a mail.
    NODE_ENV: 'production',
    HOST: host,
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
    // People who try out the product do so with one phone number.
    env.BOOKINGS_PER_PHONE_PER_DAY ??= '2000';
    env.MAILS_PER_ADDRESS_PER_DAY ??= '2000';
  }
  await migrateDatabase(env, interruption.signal);
  // The serving processes never get the owner's address.
  const ownerUrl = env.DATABASE_OWNER_URL;
  delete env.DATABASE_OWNER_URL;

  /** @type {string | undefined} */
  let inboxUrl;
  if (!env.SMTP_URL) {
    const openAt = (/** @type {number} */ at) => openInbox({ folder: dataDir, port: at });
    const inbox = await openOnFreePort(port + INBOX_AFTER_WEB, '127.0.0.1', openAt);
    running.push({ name: 'inbox', ...inbox });
    env.SMTP_URL = inbox.smtpUrl;
    if (!env.SMS_URL) Object.assign(env, { SMS_URL: inbox.smsUrl, SMS_SECRET: inbox.smsSecret });
    inboxUrl = inbox.url;
  }
  const gateway = env.STRIPE_SECRET_KEY ? undefined : await openLocalGateway(env, port);
  // Its months of bookings are written in bulk, for which the application's role lacks the rights.
  if (!given.DATABASE_URL) await openDemoShop({ ...env, DATABASE_URL: ownerUrl }, interruption.signal);

  const openAt = (/** @type {number} */ at) => startProcesses({ ...env, ...addressAt(at, given) });
  const starting = given.PORT ? openAt(port) : openOnFreePort(port, '0.0.0.0', openAt);
  const names = env.WORKER_MODE === 'shared' ? 'the one for web and worker' : 'web and worker';
  const opened = await showWaiting('Processes', `${names} start`, () => starting);
  gateway?.setWebhookUrl(`http://127.0.0.1:${opened.PORT}/api/gateway-events`);
  logProgress('Processes', `${names} are up`);
  await printWelcome({
    given,
    port: Number(opened.PORT),
    publicUrl: opened.PUBLIC_URL,
    inboxUrl,
    gatewayUrl: gateway?.url,
    dataDir,
  });
}

/**
 * Opens the gateway that moves no money, and sets the settings that name it.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} port of the web process
 */
async function openLocalGateway(env, port) {
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const openAt = (/** @type {number} */ at) => openGateway({ folder: dataDir, port: at, secretKey, webhookSecret });
  const gateway = await openOnFreePort(port + GATEWAY_AFTER_WEB, '127.0.0.1', openAt);
  running.push({ name: 'gateway', stop: gateway.stop });
  const settings = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: gateway.url };
  Object.assign(env, settings);
  return gateway;
}

/**
 * @param {number} port
 * @param {NodeJS.ProcessEnv} given
 * @returns {NodeJS.ProcessEnv}
 */
function addressAt(port, { PUBLIC_URL, LOCAL_ORIGINS }) {
  // Without PUBLIC_URL, links work for any address of this machine that the visitor uses.
  const local = { PUBLIC_URL: `http://localhost:${port}`, LOCAL_ORIGINS: LOCAL_ORIGINS || 'true' };
  return { PORT: String(port), ...(PUBLIC_URL ? {} : local) };
}

/**
 * Keeps web and worker running, or the one process that is both. Where they do not come up, none of them is left.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<NodeJS.ProcessEnv>} what they were given, once they are up
 */
async function startProcesses(env) {
  const nodeOptions = [youngSpace, env.NODE_OPTIONS].filter(Boolean).join(' ');
  const names = env.WORKER_MODE === 'shared' ? ['web'] : ['worker', 'web'];
  const processes = names.map((name) => {
    const script = name === 'web' ? 'dist/src/main.js' : 'dist/src/worker.js';
    const own = { NODE_OPTIONS: nodeOptions, ...metricsPort(name, env) };
    return { name, ...supervise({ name, script, logFile: join(dataDir, `${name}.log`), env: { ...env, ...own } }) };
  });
  const before = running.length;
  running.push(...processes);
  try {
    await Promise.all(processes.map(({ ready }) => ready));
  } catch (error) {
    await Promise.all(processes.map(({ stop }) => stop()));
    // Whoever ends everything meanwhile goes through the list.
    if (!ending) running.splice(before);
    throw error;
  }
  return env;
}

/**
 * Two processes on one machine: the worker answers Prometheus one port above the web process.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
function metricsPort(name, { METRICS_PORT }) {
  // Of 0, any free one, there is no next.
  return Number(METRICS_PORT) && name === 'worker' ? { METRICS_PORT: String(Number(METRICS_PORT) + 1) } : {};
}

/** @param {NodeJS.ProcessEnv} env */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}
