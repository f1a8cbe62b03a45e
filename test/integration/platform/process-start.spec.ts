import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import { Config } from '../../../src/platform/config.js';
import { readConfig } from '../../../src/platform/environment.js';
import { PersonalData } from '../../../src/platform/personal-data/personal-data.js';
import { createDatabase } from '../../support/database/create-database.js';
import { queryRows } from '../../support/database/query-rows.js';
import { eventually } from '../../support/eventually.js';
import { registerCleanup } from '../../support/register-cleanup.js';
import { testEnvironment } from '../../support/test-environment.js';

let database: string;

beforeAll(async () => {
  database = await createDatabase();
});

function spawnProcess(name: 'main' | 'worker', env: Record<string, string>) {
  const child = spawn(process.execPath, [`dist/src/${name}.js`], {
    env: {
      ...testEnvironment(database),
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      ...env,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  registerCleanup(async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  });
  return child;
}

async function start(name: 'main' | 'worker', env: Record<string, string>) {
  const child = spawnProcess(name, env);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, said: stderr.trimEnd(), hasStack: /^\s+at /m.test(stdout + stderr) };
}

async function takePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  registerCleanup(async () => void server.close());
  return (server.address() as AddressInfo).port;
}

it.each<['main' | 'worker', string, Record<string, string>, RegExp]>([
  [
    'main',
    'a setting of its own is bad',
    { PORT: 'many' },
    /^Cannot start: PORT must be a whole number from 0 to 65535\.$/,
  ],
  [
    'main',
    'a setting of a module is bad',
    { BOOKING_RATE_PER_MINUTE: '0' },
    /^Cannot start: BOOKING_RATE_PER_MINUTE must be a whole number from 1 to 1000000000\.$/,
  ],
  [
    'worker',
    'a variable is misspelt',
    { SMPT_URL: 'smtp://mail.spa.test', SMTP_URL: '' },
    /^Cannot start: SMPT_URL is set, which is no variable of the product; SMTP_URL seems to be meant\.$/,
  ],
  ['worker', 'a secret is missing', { SESSION_SECRET: '' }, /^Cannot start: SESSION_SECRET must have at least 32/],
])('%s ends with one sentence when %s', async (name, _, env, sentence) => {
  expect(await start(name, env)).toEqual({ code: 1, said: expect.stringMatching(sentence), hasStack: false });
});

it.each<['main' | 'worker', string, (url: URL) => Promise<URL> | URL, RegExp]>([
  [
    'worker',
    'the password of the database is wrong',
    (url) => Object.assign(url, { password: 'guessed' }),
    /^The database says password authentication failed for user "\w+": look at DATABASE_URL$/,
  ],
  [
    'main',
    'there is no such database',
    (url) => Object.assign(url, { pathname: '/nowhere' }),
    /^The database says database "nowhere" does not exist: look at DATABASE_URL$/,
  ],
  [
    'main',
    'the database is of an older version',
    (url) => Object.assign(url, { pathname: '/postgres' }),
    /^The database is of an older version, without \d+ migrations from Migration\w+ on: .* the command migrate first$/,
  ],
  [
    'worker',
    'the database is of a newer version',
    async () => {
      const newer = await createDatabase();
      await queryRows(newer, `insert into schema_migrations (name) values ('Migration20990101000000_of_tomorrow')`);
      return new URL(newer);
    },
    /^The database is of a newer version, which this one cannot know \(Migration2099\w+\): start that version, /,
  ],
])('%s ends with one sentence when %s', async (name, _, change, sentence) => {
  const { href } = await change(new URL(database));
  const outcome = await start(name, { DATABASE_URL: href });
  expect(outcome).toEqual({ code: 1, said: expect.stringMatching(sentence), hasStack: false });
});

it.each(['main', 'worker'] as const)(
  '%s ends with one sentence when it has not the key of the stored data',
  async (name) => {
    const kept = await createDatabase();
    const own = readConfig(Config, { ...testEnvironment(kept), PERSONAL_DATA_KEY: randomBytes(32).toString('base64') });
    const subject = randomUUID();
    const { wrapped } = new PersonalData(own).generateKey(subject);
    const values = `'${subject}', '\\x${wrapped.toString('hex')}'`;
    await queryRows(kept, `insert into personal_data_keys (subject, wrapped_key) values (${values})`);
    const sentence = 'The stored data was encrypted under another key than PERSONAL_DATA_KEY, or is damaged';
    expect(await start(name, { DATABASE_URL: kept })).toEqual({ code: 1, said: sentence, hasStack: false });
  },
);

it.each(['main', 'worker'] as const)(
  '%s waits for a database that is away or recovers, and says so once',
  async (name) => {
    const port = await freePort();
    const away = Object.assign(new URL(database), { host: `127.0.0.1:${port}` });
    const child = spawnProcess(name, { DATABASE_URL: away.href, PORT: '0', METRICS_PORT: '0' });
    const said = createInterface(child.stderr)[Symbol.asyncIterator]();
    expect((await said.next()).value).toBe(
      `Nothing answers at 127.0.0.1:${port}: look at DATABASE_URL. Waiting until the database answers`,
    );
    let refused = 0;
    const between = createServer((caller) => {
      caller.on('error', () => undefined);
      if (refused++ < 2) caller.once('data', () => caller.end(startingUp));
      else caller.pipe(connect(Number(new URL(database).port), '127.0.0.1')).pipe(caller);
    }).listen(port, '127.0.0.1');
    registerCleanup(async () => void between.close());
    expect((await said.next()).value).toBe('The database answers');
    for await (const line of createInterface(child.stdout)) if (line.includes('Prometheus is answered')) break;
    expect(refused).toBeGreaterThan(2);
  },
);

/** What PostgreSQL answers while it recovers: an ErrorResponse of SQLSTATE 57P03. */
const startingUp = (() => {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

it('a worker whose queues do not answer is not ready, and says so; a web process that leaves them alone is', async () => {
  const env = { REDIS_URL: `redis://127.0.0.1:${await freePort()}`, PORT: '0', METRICS_PORT: '0' };
  const answers = ['worker', 'main'].map(async (name) => {
    const child = spawnProcess(name as 'main' | 'worker', env);
    let port: string | undefined;
    for await (const line of createInterface(child.stdout)) {
      port = /Prometheus is answered on port (\d+)/.exec(line)?.[1];
      if (port) break;
    }
    // Reading on, or a full pipe would stop it.
    child.stdout.resume();
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/ready`)).text();
    if (name === 'main') return ready();
    return eventually(async () => {
      const said = await ready();
      return said === 'ok\n' ? undefined : said;
    }, 'a worker that has tried');
  });
  expect(await Promise.all(answers)).toEqual([
    expect.stringMatching(/^The queues do not answer: look at REDIS_URL/),
    'ok\n',
  ]);
});

it('main ends with one sentence when another program has its port', async () => {
  const port = await takePort();
  const sentence = `Another program listens at 127.0.0.1:${port}: look at PORT and METRICS_PORT`;
  expect(await start('main', { PORT: String(port) })).toEqual({ code: 1, said: sentence, hasStack: false });
});

it.each(['main', 'worker'] as const)(
  '%s logs what it does from its start on, in no more than 20 lines',
  async (name) => {
    const child = spawnProcess(name, { PORT: '0', METRICS_PORT: '0' });
    const lines: { msg: string }[] = [];
    for await (const line of createInterface(child.stdout)) {
      lines.push(JSON.parse(line) as { msg: string });
      if (lines.at(-1)!.msg.startsWith('Prometheus is answered')) break;
    }
    expect(lines[0]).toMatchObject({ level: 30, context: 'NestFactory', msg: 'Starting Nest application...' });
    expect(lines.length).toBeLessThanOrEqual(20);
  },
);
