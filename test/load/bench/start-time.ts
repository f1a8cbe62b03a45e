import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import { formatNumber } from '../support/statistics.js';
import type { ResultLine } from '../support/results-table.js';

/** From the command to a page that is served, packages installed: with everything else to be made, and with everything there. */
export async function benchStart(): Promise<ResultLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spa-start-'));
  chmodSync(folder, 0o755);
  try {
    const [first, second] = [await startOnce(folder), await startOnce(folder)];
    return [
      {
        what: 'npm start for the first time: compiled, demo shop opened',
        figure: `${formatNumber(first)} s`,
        goal: '',
      },
      { what: 'npm start again', figure: `${formatNumber(second)} s`, goal: '≤ 10 s', isMet: second <= 10 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns seconds until `/` is served */
async function startOnce(folder: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), DATABASE_URL: '', SMTP_URL: '' };
  const product = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await fetch(`http://localhost:${port}/`).catch(() => undefined))?.ok) {
    if (product.exitCode !== null) throw new Error('npm start ended instead of serving');
    await sleep(50);
  }
  const taken = (performance.now() - began) / 1_000;
  product.kill('SIGTERM');
  await once(product, 'exit');
  return taken;
}
