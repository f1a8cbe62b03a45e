/**
 * The figures of the public site and the back office beside their goals: `npm run measure:web`. `-- --only site` or `office`
 * measures one of them, `-- --pictures <folder>` keeps a picture of each screen of the site. The exit code says whether all
 * are met. Times are those of this machine: let it rest.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureProduct } from '../support/processes/measured-product.js';
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

await measureProduct(async ({ url, database, mail, browser, debuggingPort }) => {
  const figures: Figure[] = [];
  const keep = (measured: Figure[]) => {
    figures.push(...measured);
    measured.forEach(print);
  };
  console.log(`Load average ${loadavg()[0]!.toFixed(1)} before`);
  if (parts.includes('site')) {
    keep(await lighthouseScores(`${url}/`, debuggingPort));
    keep(await firstVisit(browser, url));
    keep(await firstInteraction(browser, url));
    keep(await quickBooking(browser, url));
  }
  if (parts.includes('office')) await measureBackOffice(browser, url, debuggingPort, keep);
  if (parts.includes('site')) {
    const shop = await shopWithBookings({ url, database, mail });
    const screens = await inspectScreens(browser, shop, options.pictures);
    keep(screens.figures);
    for (const finding of screens.findings) console.log(`  ${finding}`);
  }
  console.log(`Load average ${loadavg()[0]!.toFixed(1)} at the end`);
  return figures.every(({ isMet }) => isMet);
});
