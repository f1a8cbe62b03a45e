/**
 * What each person comes to do, in presses and seconds beside their goals: `npm run measure:jobs`, `-- --only visitor,client`
 * for some of them. The exit code says whether all are met. Times are those of this machine: let it rest.
 */
import { parseArgs } from 'node:util';
import { chromium, request as requests } from '@playwright/test';
import { morningTimeZone } from '../e2e/support/morning-time-zone.js';
import { createDatabase } from '../support/database/create-database.js';
import { startDatabaseServer } from '../support/database/database-server.mjs';
import { createDemoDatabase } from '../support/database/demo-database.js';
import { type Figure, print } from '../support/figure.js';
import { chromiumExecutable } from '../support/processes/chromium.mjs';
import { startProduct } from '../support/processes/start-product.js';
import { startSmtpSink } from '../support/processes/smtp-sink.js';
import { moveAndCancel } from './client/move-and-cancel.js';
import { findCaller } from './desk/find-caller.js';
import { regularWeeks } from './manager/regular-weeks.js';
import type { MeasuredShop } from './measured-shop.js';
import { phoneBooking } from './visitor/phone-booking.js';
import { trueTimes } from './visitor/true-times.js';

type Job = (shop: MeasuredShop) => Promise<Figure[]>;

const JOBS: Record<string, Job[]> = {
  visitor: [phoneBooking, trueTimes],
  client: [moveAndCancel],
  manager: [regularWeeks],
  desk: [findCaller],
};

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const people = options.only?.split(',') ?? Object.keys(JOBS);

const server = await startDatabaseServer();
try {
  process.env.TEST_DATABASE_SERVER = server.adminUrl;
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await server.stop();
}

async function measure(): Promise<boolean> {
  const zone = morningTimeZone();
  const database = await createDatabase(await createDemoDatabase(zone));
  const mail = await startSmtpSink();
  const rates = { BOOKING_RATE_PER_MINUTE: '1000', SIGN_IN_RATE_PER_MINUTE: '1000' };
  const product = await startProduct({ database, env: { SMTP_URL: mail.url, SHOP_TIME_ZONE: zone, ...rates } });
  const browser = await chromium.launch({
    executablePath: await chromiumExecutable(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const request = await requests.newContext({ baseURL: product.url });
  try {
    const shop: MeasuredShop = { url: product.url, database, mail, browser, request, timeZone: zone };
    let isMet = true;
    for (const person of people) {
      console.log(`\n${person}`);
      for (const job of JOBS[person]!) {
        const figures = await job(shop);
        figures.forEach(print);
        isMet &&= figures.every((figure) => figure.isMet);
      }
    }
    return isMet;
  } finally {
    await request.dispose();
    await browser.close();
    await product.stop();
    await mail.stop();
  }
}
