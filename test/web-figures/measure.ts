/**
 * The figures of the public site beside their goals: `npm run measure:web [-- <folder for a picture of each screen>]`.
 * The exit code says whether all are met. Times are those of this machine: let it rest.
 */
import { chromium } from '@playwright/test';
import { freePort } from '../../scripts/embedded/free-port.mjs';
import { zoneOfTheMorning } from '../e2e/shop-zone.js';
import { chromiumExecutable } from '../support/chromium.mjs';
import { startDatabaseServer } from '../support/database-server.mjs';
import { createDatabase } from '../support/database.js';
import { demoDatabase } from '../support/demo-database.js';
import { startProduct } from '../support/product.js';
import { smtpSink } from '../support/smtp-sink.js';
import { bookedShop } from './booked-shop.js';
import { everyScreen } from './every-screen.js';
import { type Figure, print } from './figure.js';
import { firstTouch } from './first-touch.js';
import { firstVisit } from './first-visit.js';
import { lighthouseScores } from './lighthouse-scores.js';
import { quickBooking } from './quick-booking.js';

const server = await startDatabaseServer();
try {
  process.env.TEST_DATABASE_SERVER = server.adminUrl;
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await server.stop();
}

async function measure(): Promise<boolean> {
  const zone = zoneOfTheMorning();
  const database = await createDatabase(await demoDatabase(zone));
  const mail = await smtpSink();
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
    keep(await lighthouseScores(`${product.url}/`, debugging));
    keep(await firstVisit(browser, product.url));
    keep(await firstTouch(browser, product.url));
    keep(await quickBooking(browser, product.url));
    const screens = await everyScreen(browser, await bookedShop({ url: product.url, database, mail }), process.argv[2]);
    keep(screens.figures);
    for (const finding of screens.findings) console.log(`  ${finding}`);
    return figures.every(({ isMet }) => isMet);
  } finally {
    await browser.close();
    await product.stop();
    await mail.stop();
  }
}
