import { pacedAt, rateOf, rounds } from '../support/drive.js';
import { median, percentile, shown } from '../support/sample.js';
import { sqlRate } from '../support/sql-load.js';
import type { Line } from '../support/table.js';
import { nextOf, openNewShop } from './new-shop.js';

const clients = 16;

/** A public booking through the whole server, against the same work as one function call in the same database. */
export async function benchBookings(): Promise<Line[]> {
  const shop = await openNewShop({ clients });
  try {
    const reference = () => sqlRate(shop.database, 'select reference_next()', clients);
    const overHttp = () => rateOf(() => shop.book(nextOf(shop.slots)), clients);
    // Plans that were made for empty tables are of no use.
    await reference();
    await shop.db.query('analyze');
    await overHttp();
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await overHttp());
      theirs.push(await reference());
    }
    const ratio = median(ours) / median(theirs);
    const latencies: number[][] = [];
    for (let round = 0; round < rounds; round++) latencies.push(await pacedAt(median(ours) / 2, () => shop.book(nextOf(shop.slots))));
    const [p50, p99] = [0.5, 0.99].map((share) => median(latencies.map((round) => percentile(round, share)))) as [number, number];
    return [
      {
        what: 'POST a public booking, 16 clients',
        figure: `${shown(median(ours))}/s`,
        reference: `one SQL function ${shown(median(theirs))}/s`,
        ratio: shown(ratio),
        goal: '≥ 0.40',
        isMet: ratio >= 0.4,
      },
      {
        what: 'its p99 at half load',
        figure: `${shown(p99)} ms`,
        reference: `p50 ${shown(p50)} ms`,
        ratio: shown(p99 / p50),
        goal: '≤ 4',
        isMet: p99 / p50 <= 4,
      },
    ];
  } finally {
    await shop.stop();
  }
}
