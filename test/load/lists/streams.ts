import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { OpenLargeShop } from '../support/large-shop.js';
import { formatNumber } from '../support/statistics.js';
import type { ResultLine } from '../support/results-table.js';

/** Files that are too long for one page: how fast they come, and how fast a chain of that length is checked. */
export async function measureStreams({ admin, db }: Pick<OpenLargeShop, 'admin' | 'db'>): Promise<ResultLine[]> {
  const { rows } = await db.query<{ from: string; to: string }>(
    `select (current_date - 365)::text as from, (current_date - 1)::text as to`,
  );
  const csv = await drain(() => admin.stream('/bookings/exports', { status: 'all', ...rows[0] }));
  return [
    {
      what: "a year's bookings as CSV",
      figure: `${formatNumber(csv.lines / csv.seconds)} rows/s`,
      reference: `${csv.lines.toLocaleString('en')} rows, first bytes after ${formatNumber(csv.firstMs)} ms`,
      goal: 'first bytes ≤ 500 ms',
      isMet: csv.firstMs <= 500,
    },
    ...(await measureChain(admin)),
  ];
}

/** The action log's chain, checked by the server and by `npm run audit-verify` from an export alone. */
async function measureChain(admin: OpenLargeShop['admin']): Promise<ResultLine[]> {
  const checked = await admin.post('/admin-action-logs/chain/checks', {});
  const { verified_seq: entries, complaint } = JSON.parse(checked.body) as {
    verified_seq: number;
    complaint: string | null;
  };
  if (complaint) throw new Error(complaint);
  const folder = mkdtempSync(join(tmpdir(), 'spa-evidence-'));
  try {
    const file = join(folder, 'action-log.jsonl');
    const exporting = performance.now();
    await pipeline(await admin.stream('/admin-action-logs/exports/evidence', {}), createWriteStream(file));
    const exported = (performance.now() - exporting) / 1_000;
    const verifying = performance.now();
    const verifier = spawn(process.execPath, ['dist/src/cli/main.js', 'audit-verify', file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(verifier, 'exit')) as [number];
    if (code !== 0) throw new Error('The evidence does not verify');
    const verified = (performance.now() - verifying) / 1_000;
    const line = (what: string, seconds: number): ResultLine => ({
      what,
      figure: `${formatNumber(seconds)} s`,
      reference: `${entries.toLocaleString('en')} entries`,
      goal: `≤ 60 s a million (${formatNumber((seconds / entries) * 1e6)})`,
      isMet: (seconds / entries) * 1e6 <= 60,
    });
    return [
      line('chain checked by the server', checked.ms / 1_000),
      line('chain exported as evidence', exported),
      line('evidence checked by audit-verify', verified),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function drain(open: () => Promise<AsyncIterable<Buffer>>) {
  const began = performance.now();
  let firstMs = 0;
  let lines = 0;
  for await (const chunk of await open()) {
    firstMs ||= performance.now() - began;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return { firstMs, lines, seconds: (performance.now() - began) / 1_000 };
}
