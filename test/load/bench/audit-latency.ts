import { isQuick, runAtRate } from '../support/measure-rate.js';
import { formatNumber } from '../support/statistics.js';
import { formatTimes, sumTimes } from '../support/processor-time.js';
import type { ResultLine } from '../support/results-table.js';
import { takeNext, openNewShop } from './new-shop.js';

/** Two events each. */
const bookingsPerSecond = 100;
const seconds = isQuick ? 3 : 15;

/** How long after an event was committed its entry of the action log was; PostgreSQL knows when either happened. */
export async function benchAuditLatency(): Promise<ResultLine[]> {
  const shop = await openNewShop({ hasWorker: true });
  try {
    const book = () => shop.book(takeNext(shop.slots));
    await runAtRate(bookingsPerSecond, book, 3);
    const { rows: before } = await shop.db.query<{ position: string }>(
      'select max(position) as position from event_log',
    );
    const taken = await shop.processor.measureBookings(async () => {
      await runAtRate(bookingsPerSecond, book, seconds);
      await waitUntilDrained(shop.db);
    });
    const { rows } = await shop.db.query<{ p50: number; p99: number; n: number }>(latenciesSql, [before[0]!.position]);
    const { p50, p99, n } = rows[0]!;
    const what = `commit → action log at ${bookingsPerSecond * 2} events/s`;
    const reference = `${n.toLocaleString('en')} events`;
    return [
      { what: `${what}, p50`, figure: `${formatNumber(p50)} ms`, reference, goal: '≤ 20 ms', isMet: p50 <= 20 },
      { what: `${what}, p99`, figure: `${formatNumber(p99)} ms`, reference, goal: '≤ 100 ms', isMet: p99 <= 100 },
      {
        what: `processor time of a booking: ${formatTimes(taken)}`,
        figure: `${formatNumber(sumTimes(taken))} ms`,
        goal: '',
      },
    ];
  } finally {
    await shop.stop();
  }
}

async function waitUntilDrained(db: Awaited<ReturnType<typeof openNewShop>>['db']): Promise<void> {
  const waiting = `select exists (select from log_pending) or exists (select from deliveries where subscriber = 'write-action-log' and state <> 'done') as some`;
  while ((await db.query<{ some: boolean }>(waiting)).rows[0]!.some)
    await new Promise((resolve) => setTimeout(resolve, 200));
}

const latenciesSql = /* sql */ `
  select count(*)::int as n, percentile_cont(0.5) within group (order by ms) as p50, percentile_cont(0.99) within group (order by ms) as p99
  from (
    select (extract(epoch from pg_xact_commit_timestamp(l.xmin) - pg_xact_commit_timestamp(e.xmin)) * 1000)::float8 as ms
    from event_log e join admin_action_logs l on l.id = e.event_id where e.position > $1
  ) taken`;
