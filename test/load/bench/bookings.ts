import { runAtRate, measureRate, rounds } from '../support/measure-rate.js';
import { median, percentile, formatNumber } from '../support/statistics.js';
import { measureSqlRate } from '../support/measure-sql-rate.js';
import { formatTimes, findMedian, type ProcessorTimes, sumTimes } from '../support/processor-time.js';
import type { ResultLine } from '../support/results-table.js';
import { takeNext, openNewShop } from './new-shop.js';

const clients = 16;

/** A public booking through the whole server, against the same work as one function call in the same database. */
export async function benchBookings(): Promise<ResultLine[]> {
  const shop = await openNewShop({ clients });
  try {
    const reference = () => measureSqlRate(shop.database, 'select reference_next()', clients);
    const overHttp = () => measureRate(() => shop.book(takeNext(shop.slots)), clients);
    // Plans that were made for empty tables are of no use.
    await reference();
    await shop.db.query('analyze');
    await overHttp();
    const [ours, theirs]: [number[], number[]] = [[], []];
    const [taken, takenByReference]: [ProcessorTimes[], ProcessorTimes[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      taken.push(await shop.processor.measureBookings(async () => ours.push(await overHttp())));
      takenByReference.push(await shop.processor.measureBookings(async () => theirs.push(await reference())));
    }
    const ratio = median(ours) / median(theirs);
    const latencies: number[][] = [];
    for (let round = 0; round < rounds; round++)
      latencies.push(await runAtRate(median(ours) / 2, () => shop.book(takeNext(shop.slots))));
    const [p50, p99] = [0.5, 0.99].map((share) => median(latencies.map((round) => percentile(round, share)))) as [
      number,
      number,
    ];
    return [
      {
        what: 'POST a public booking, 16 clients',
        figure: `${formatNumber(median(ours))}/s`,
        reference: `one SQL function ${formatNumber(median(theirs))}/s`,
        ratio: formatNumber(ratio),
        goal: '≥ 0.40',
        isMet: ratio >= 0.4,
      },
      {
        what: 'its p99 at half load',
        figure: `${formatNumber(p99)} ms`,
        reference: `p50 ${formatNumber(p50)} ms`,
        ratio: formatNumber(p99 / p50),
        goal: '≤ 4',
        isMet: p99 / p50 <= 4,
      },
      compareTimes(findMedian(taken), findMedian(takenByReference)),
    ];
  } finally {
    await shop.stop();
  }
}

/** Other work on the machine changes it little, so that two versions can be compared by it at any time. */
function compareTimes(times: ProcessorTimes, ofReference: ProcessorTimes): ResultLine {
  const [ours, theirs] = [sumTimes(times), sumTimes(ofReference)];
  return {
    what: `its processor time: ${formatTimes(times)}`,
    figure: `${formatNumber(ours)} ms`,
    reference: `one SQL function ${formatNumber(theirs)} ms`,
    ratio: formatNumber(theirs / ours),
    goal: '',
  };
}
