/**
 * The figures of the public site and the back office beside their goals: `npm run measure:web [-- <folder for a picture of each screen>]`.
 * The exit code says whether all are met. Times are those of this machine: let it rest.
 */
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
import { backOfficeFigures } from './back-office/back-office-figures.js';
import { type Figure, print } from './figure.js';
import { firstInteraction } from './first-interaction.js';
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
    keep(await lighthouseScores(`${product.url}/`, debugging));
    keep(await firstVisit(browser, product.url));
    keep(await firstInteraction(browser, product.url));
    keep(await quickBooking(browser, product.url));
    keep(await backOfficeFigures(browser, product.url, debugging));
    const screens = await inspectScreens(
      browser,
      await shopWithBookings({ url: product.url, database, mail }),
      process.argv[2],
    );
    keep(screens.figures);
    for (const finding of screens.findings) console.log(`  ${finding}`);
    return figures.every(({ isMet }) => isMet);
  } finally {
    await browser.close();
    await product.stop();
    await mail.stop();
  }
}
