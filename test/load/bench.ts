/**
 * Every figure of speed that has a goal, beside its reference of the same run: `npm run bench`. Written to docs/benchmarks.md
 * when all of them were measured. `-- --only bookings,start` measures some, `--quick` tries whether everything works, `--web`
 * lets `npm run measure:web` follow.
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchAuditLatency } from './bench/audit-latency.js';
import { benchBookings } from './bench/bookings.js';
import { benchContention } from './bench/contention.js';
import { benchFreeSlots } from './bench/free-slots.js';
import { benchStart } from './bench/start-time.js';
import { describeConditions, recordResults } from './bench/record-results.js';
import { measurePages } from './lists/pages.js';
import { listProbes } from './lists/probes.js';
import { measureReport } from './lists/report.js';
import { openLargeShop, type OpenLargeShop } from './support/large-shop.js';
import { type ResultLine, formatTable } from './support/results-table.js';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { only: { type: 'string' }, quick: flag, web: flag } });

const parts: Record<string, { heading: string; measure: () => Promise<ResultLine[]> }> = {
  bookings: { heading: 'Bookings', measure: benchBookings },
  contention: { heading: 'Contention', measure: benchContention },
  slots: { heading: 'Free slots', measure: () => inLargeShop(benchFreeSlots) },
  audit: { heading: 'Action log', measure: benchAuditLatency },
  report: { heading: 'Reports', measure: () => inLargeShop(measureReport) },
  lists: {
    heading: 'Lists over a million bookings',
    measure: () => inLargeShop(async (shop) => measurePages(shop.admin, await listProbes(shop.db))),
  },
  start: { heading: 'Start', measure: benchStart },
};

const selected = values.only?.split(',') ?? Object.keys(parts);
const loadBefore = loadavg()[0]!;
const tables: { heading: string; lines: ResultLine[] }[] = [];
for (const name of selected) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}`);
  const lines = await part.measure();
  tables.push({ heading: part.heading, lines });
  console.log(`\n${part.heading}\n\n${formatTable(lines)}`);
}
console.log(`\n${describeConditions(loadBefore)}`);
if (!values.only && !values.quick) recordResults(describeConditions(loadBefore), tables);
const webStatus = values.web
  ? (spawnSync('npm', ['run', '--silent', 'measure:web'], { stdio: 'inherit' }).status ?? 1)
  : 0;
process.exitCode = webStatus === 0 && tables.every(({ lines }) => lines.every(({ isMet }) => isMet !== false)) ? 0 : 1;

async function inLargeShop(measure: (shop: OpenLargeShop) => Promise<ResultLine[]>): Promise<ResultLine[]> {
  const shop = await openLargeShop();
  try {
    return await measure(shop);
  } finally {
    await shop.stop();
  }
}
