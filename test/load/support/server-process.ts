import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import { testEnvironment } from '../../support/test-environment.js';

/** One process of the built server. @param script below dist/src, without its ending */
export async function startServerProcess(
  script: 'main' | 'worker',
  database: string,
  env: Record<string, string> = {},
) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // Whoever measures books from one address and with one telephone.
  const unlimited = {
    BOOKING_RATE_PER_MINUTE: '100000000',
    BOOKINGS_PER_PHONE_PER_DAY: '100000000',
    OFFICE_MAIL_DELAY_SECONDS: '0',
    MAILS_PER_ADDRESS_PER_DAY: '100000000',
    SIGN_IN_RATE_PER_MINUTE: '1000',
  };
  const settings = { ...unlimited, DATABASE_POOL: '16', PORT: String(port), PUBLIC_URL: url };
  const child = fork(`dist/src/${script}.js`, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...testEnvironment(database), ...settings, ...env },
    execArgv: ['--max-semi-space-size=64'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await Promise.race([once(child, 'message'), rejectOnExit(child, script)]);
  return {
    url,
    pid: child.pid!,
    async stop() {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function rejectOnExit(child: ChildProcess, script: string): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number];
  throw new Error(`${script} ended with ${code} instead of starting`);
}
