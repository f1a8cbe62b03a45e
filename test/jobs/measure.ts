/**
 * What each person comes to do, in presses and seconds beside their goals, in a shop of 12 therapists, 50,000 clients and
 * 200 bookings a day: `npm run measure:jobs`, `-- --only receptionist,leave` for some of the people and jobs. The exit code
 * says whether all goals are met. Times are those of this machine: let it rest.
 */
import { parseArgs } from 'node:util';
import { request as requests } from '@playwright/test';
import { withProduct } from '../support/processes/measured-product.js';
import { withCachedShop } from './data/cached-shop.js';
import { type Row, runJob } from './job.js';
import { jobs } from './jobs.js';
import { writeTable } from './write-table.js';

const TABLE = 'test-results/jobs/table.md';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = options.only?.toLowerCase().split(',');
const chosen = jobs.filter(
  ({ person, name }) => !wanted || wanted.some((each) => `${person} ${name}`.toLowerCase().includes(each)),
);
if (chosen.length === 0) throw new Error(`There is no such job. There are ${jobs.map(({ name }) => name).join(', ')}.`);

const rows = await withCachedShop((shop) =>
  withProduct(shop, async (product) => {
    const request = await requests.newContext({ baseURL: product.url });
    const done: Row[] = [];
    for (const job of chosen) done.push(...(await runJob(job, { ...product, request })));
    await request.dispose();
    return done;
  }),
);
console.log(
  `\n${writeTable(TABLE, rows)}\n\n${rows.filter(({ isMet }) => isMet).length} of ${rows.length} met, in ${TABLE}`,
);
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
