import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../support/eventually.js';
import { registerCleanup } from '../../support/register-cleanup.js';
import { demoAccounts } from '../../../src/demo/content/demo-accounts.js';

it('npm start opens the demo shop on embedded defaults, says where and for whom, and ends at Ctrl-C', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'spa-booking-start-'));
  // As root the database runs under another account, which must get through.
  chmodSync(dataDir, 0o755);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir };
  const start = fork('scripts/run/run.mjs', { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  registerCleanup(async () => {
    start.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  let said = '';
  for (const stream of [start.stdout!, start.stderr!]) stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ended = once(start, 'exit');
  await Promise.race([
    eventually(() => (said.includes('Ctrl-C stops everything') ? true : undefined), 'the welcome', 110_000),
    ended.then(() => Promise.reject(new Error(`It ended:\n${said}`))),
  ]);

  const url = /Shop +(http:\/\/localhost:\d+)/.exec(said)![1]!;
  const { email, password } = demoAccounts[0];
  expect(said).toContain(`${email}  ${password}`);
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.ok).toBe(true);

  start.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
}, 120_000);
