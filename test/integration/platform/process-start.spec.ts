import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { createDatabase } from '../../support/database/create-database.js';
import { registerCleanup } from '../../support/register-cleanup.js';
import { testEnvironment } from '../../support/test-environment.js';

let database: string;

beforeAll(async () => {
  database = await createDatabase();
});

function spawnProcess(name: 'main' | 'worker', env: Record<string, string>) {
  return spawn(process.execPath, [`dist/src/${name}.js`], {
    env: {
      ...testEnvironment(database),
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      ...env,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
  [
    'worker',
    'nothing answers as the database',
    { DATABASE_URL: 'postgres://spa:spa@127.0.0.1:9/spa' },
    /^Nothing answers at 127\.0\.0\.1:9: look at DATABASE_URL$/,
  ],
])('%s ends with one sentence when %s', async (name, _, env, sentence) => {
  expect(await start(name, env)).toEqual({ code: 1, said: expect.stringMatching(sentence), hasStack: false });
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
    registerCleanup(async () => {
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'close');
    });
    const lines: { msg: string }[] = [];
    for await (const line of createInterface(child.stdout)) {
      lines.push(JSON.parse(line) as { msg: string });
      if (lines.at(-1)!.msg.startsWith('Prometheus is answered')) break;
    }
    expect(lines[0]).toMatchObject({ level: 30, context: 'NestFactory', msg: 'Starting Nest application...' });
    expect(lines.length).toBeLessThanOrEqual(20);
  },
);
