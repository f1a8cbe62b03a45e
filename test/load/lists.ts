/**
 * Every list, search, report and file of the office over a million bookings, through a real web process, beside its goal:
 * `npm run bench:lists`. The shop is that of `npm run seed:large` and made when it is missing.
 */
import { measurePages } from './lists/pages.js';
import { listProbes } from './lists/probes.js';
import { measureReport } from './lists/report.js';
import { measureStreams } from './lists/streams.js';
import { openLargeShop } from './support/large-shop.js';
import { formatTable } from './support/results-table.js';

const shop = await openLargeShop();
try {
  const lines = await measurePages(shop.admin, await listProbes(shop.db));
  console.log(formatTable(lines));
  const more = await measureReport(shop);
  console.log(`\n${formatTable(more)}`);
  const files = await measureStreams(shop);
  console.log(`\n${formatTable(files)}`);
  process.exitCode = [...lines, ...more, ...files].every(({ isMet }) => isMet !== false) ? 0 : 1;
} finally {
  await shop.stop();
}
