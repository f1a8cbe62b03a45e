/**
 * The figures of the public site and the back office beside their goals: `npm run measure:web`. `-- --only site` or `office`
 * measures one of them, `-- --pictures <folder>` keeps a picture of each screen of the site. The exit code says whether all
 * are met. Times are those of this machine: let it rest.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { freePort } from '../../scripts/embedded/free-port.mjs';
import { morningTimeZone } from '../e2e/support/morning-time-zone.js';
import { chromiumExecutable } from '../support/processes/chromium.mjs';
import { startDatabaseServer } from '../support/database/database-server.mjs';
import { createDatabase } from '../support/database/create-database.js';
import { createDemoDatabase } from '../support/database/demo-database.js';
import { startProduct } from '../support/processes/start-product.js';
import { startSmtpSink } from '../support/processes/smtp-sink.js';
import { shopWithBookings } from './shop-with-bookings.js';
import { inspectScreens } from './inspect-screens.js';
import { measureBackOffice } from './back-office/measure-back-office.js';
import { type Figure, print } from '../support/figure.js';
import { firstInteraction } from './first-interaction.js';
import { firstVisit } from './first-visit.js';
import { lighthouseScores } from './lighthouse-scores.js';
import { quickBooking } from './quick-booking.js';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, pictures: { type: 'string' } } });
const parts = options.only?.split(',') ?? ['site', 'office'];

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
  const env = { SMTP_URL: mail.url, SHOP_TIME_ZONE: zone, BOOKING_RATE_PER_MINUTE: '1000' };
  const product = await startProduct({ database, env });
  const debugging = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumExecutable(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${debugging}`],
  });
  try {
    const figures: Figure[] = [];
    const keep = (measured: Figure[]) => {
      figures.push(...measured);
      measured.forEach(print);
    };
    console.log(`Load average ${loadavg()[0]!.toFixed(1)} before`);
    if (parts.includes('site')) {
      keep(await lighthouseScores(`${product.url}/`, debugging));
      keep(await firstVisit(browser, product.url));
      keep(await firstInteraction(browser, product.url));
      keep(await quickBooking(browser, product.url));
    }
    if (parts.includes('office')) await measureBackOffice(browser, product.url, debugging, keep);
    if (parts.includes('site')) {
      const shop = await shopWithBookings({ url: product.url, database, mail });
      const screens = await inspectScreens(browser, shop, options.pictures);
      keep(screens.figures);
      for (const finding of screens.findings) console.log(`  ${finding}`);
    }
    console.log(`Load average ${loadavg()[0]!.toFixed(1)} at the end`);
    return figures.every(({ isMet }) => isMet);
  } finally {
    await browser.close();
    await product.stop();
    await mail.stop();
  }
}
