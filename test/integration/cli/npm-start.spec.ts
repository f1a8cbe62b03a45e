import { jest } from '@jest/globals';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showWaiting } from '../../../scripts/prepare/log-progress.mjs';
import { claimDataFolder } from '../../../scripts/run/data-folder.mjs';
import { describeFailure } from '../../../scripts/run/describe-failure.mjs';
import { assertOwnAddress, nextFreePort, openOnFreePort } from '../../../scripts/run/ports.mjs';
import { checkSettings } from '../../../scripts/run/settings.mjs';
import { rotateLog } from '../../../scripts/run/supervise.mjs';
import { eventually } from '../../support/eventually.js';
import { registerCleanup } from '../../support/register-cleanup.js';
import { demoAccounts } from '../../../src/demo/content/demo-accounts.js';

/** As root, the database runs under another account, which must be able to enter the folder. */
function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'spa-booking-start-'));
  chmodSync(dataDir, 0o755);
  registerCleanup(() => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })));
  return dataDir;
}

function spawnStart(dataDir: string) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir };
  const start = fork('scripts/run/run.mjs', { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  registerCleanup(async () => void start.kill('SIGKILL'));
  let said = '';
  for (const stream of [start.stdout!, start.stderr!]) stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  return { process: start, said: () => said, ended: once(start, 'close') };
}

it('npm start names a data folder of another PostgreSQL, and says what to do', async () => {
  for (const [version, sentence] of [
    [
      '19',
      /^The data folder \S+ was made by a newer version \(PostgreSQL 19; this one has 18\): start that version, or/m,
    ],
    ['17', /^The data folder \S+ was made by an older version \(PostgreSQL 17; this one has 18\): take a backup with/m],
  ] as const) {
    const dataDir = makeDataDir();
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), `${version}\n`);
    const start = spawnStart(dataDir);
    expect(await start.ended).toEqual([1, null]);
    expect(start.said()).toMatch(sentence);
    expect(start.said()).not.toContain('    at ');
  }
});

it('npm start looks for a port beyond the last one there is from the first on, and names a HOST that is not here', async () => {
  const port = await nextFreePort(65_560, '127.0.0.1');
  expect(port).toBeGreaterThanOrEqual(1_024);
  expect(port).toBeLessThan(65_536);
  await expect(assertOwnAddress(port, '192.0.2.1')).rejects.toThrow('HOST 192.0.2.1 is no address of this machine.');
});

it.each(['PORT', 'BOOKING_RATE_PER_MINUTE', 'SIGN_IN_RATE_PER_MINUTE', 'OFFICE_MAIL_DELAY_SECONDS'])(
  'npm start refuses a bad %s before it starts anything',
  async (variable) => {
    await expect(checkSettings({ [variable]: 'many' })).rejects.toThrow(`Cannot start: ${variable} must`);
  },
);

it('npm start refuses a misspelt variable, and a port for metrics that leaves none for the worker', async () => {
  await expect(checkSettings({ DATADIR: '/srv/spa' })).rejects.toThrow(/DATADIR .* DATA_DIR seems to be meant/);
  await expect(checkSettings({ METRICS_PORT: '65535' })).rejects.toThrow(/METRICS_PORT must be .* to 65534 under npm/);
  await expect(checkSettings({ METRICS_PORT: '0' })).resolves.toBeUndefined();
});

it('a log that has become too long is rotated while its process writes into it', () => {
  const file = join(makeDataDir(), 'web.log');
  const log = openSync(file, 'a');
  writeSync(log, 'one\n');
  rotateLog(file, 4);
  expect(existsSync(`${file}.1`)).toBe(false);
  writeSync(log, 'two\n');
  rotateLog(file, 4);
  writeSync(log, 'three\n');
  closeSync(log);
  expect([readFileSync(`${file}.1`, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['one\ntwo\n', 'three\n']);
});

it('npm start takes the next port when another program was faster to take the one it chose, and no other failure for that', async () => {
  const [tried, others]: [number[], Server[]] = [[], []];
  const opened = await openOnFreePort(20_000, '127.0.0.1', async (port) => {
    tried.push(port);
    if (tried.length === 1) {
      others.push(createServer().listen(port, '127.0.0.1'));
      await once(others[0]!, 'listening');
      throw new Error('The web process ended at once');
    }
    return port;
  });
  expect(tried).toEqual([expect.any(Number), opened]);
  expect(opened).toBeGreaterThan(tried[0]!);
  const broken = openOnFreePort(opened, '127.0.0.1', () => Promise.reject(new Error('No database')));
  await expect(broken).rejects.toThrow('No database');
  for (const other of others) other.close();
});

it('npm start says that nothing can be written to a folder, also where none can be made', async () => {
  await expect(claimDataFolder('/proc/spa/data')).rejects.toThrow('Cannot write to /proc/spa/data (ENOENT). Give it');
});

it('npm start says that the disk is full, whatever failed of it', () => {
  expect(describeFailure(new Error('PostgreSQL did not start'), '/proc')).toBe(
    'Only 0 MB are free on the disk of /proc: make room there, or set DATA_DIR to another folder.\nPostgreSQL did not start',
  );
  expect(describeFailure(new Error('PostgreSQL did not start'), tmpdir())).toBe('PostgreSQL did not start');
});

it('a wait says how long it lasts and how far it is', async () => {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  jest.useFakeTimers();
  const wait = showWaiting('Demo shop', 'opening', async (report) => {
    report('40 %');
    await new Promise((resolve) => setTimeout(resolve, 20_500));
  });
  await jest.advanceTimersByTimeAsync(20_500);
  await wait;
  jest.useRealTimers();
  log.mockRestore();
  expect(lines).toEqual([2, 10, 20].map((seconds) => `  Demo shop   opening, 40 %, ${seconds} s`));
});

it('npm start opens the demo shop on embedded defaults, says where and for whom, and ends at Ctrl-C at any time', async () => {
  const dataDir = makeDataDir();
  const interrupted = spawnStart(dataDir);
  const isStarting = () => existsSync(join(dataDir, 'postgres.log')) || undefined;
  await eventually(isStarting, 'PostgreSQL to begin', 60_000);
  interrupted.process.kill('SIGINT');
  expect(await interrupted.ended).toEqual([0, null]);
  expect(interrupted.said()).toMatch(/^\n {2}Stopping; what is under way is finished first\.\n( {2}Database .*\n)*$/);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);

  const start = spawnStart(dataDir);
  await Promise.race([
    eventually(() => (start.said().includes('Ctrl-C stops everything') ? true : undefined), 'the welcome', 110_000),
    start.ended.then(() => Promise.reject(new Error(`It ended:\n${start.said()}`))),
  ]);

  const url = /Shop +(http:\/\/localhost:\d+)/.exec(start.said())![1]!;
  const { email, password } = demoAccounts[0];
  expect(start.said()).toContain(`${email}  ${password}`);
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.ok).toBe(true);

  start.process.kill('SIGINT');
  expect(await start.ended).toEqual([0, null]);
});
