import type { Browser, BrowserContextOptions } from '@playwright/test';
import { addDays } from '../../../../src/kernel/local-time.js';
import { createDatabase } from '../../../support/database/create-database.js';
import { toInstant } from '../../../support/clock/to-instant.js';
import { startProduct } from '../../../support/processes/start-product.js';
import { BookingDialog, formatLongDate } from '../../support/booking-dialog.js';
import { expect, test as base } from '../../support/shop-fixture.js';

type Product = Awaited<ReturnType<typeof startProduct>>;

const zone = () => process.env.SHOP_TIME_ZONE!;
const shopToday = () => new Date().toLocaleDateString('sv-SE', { timeZone: zone() });

/** The demo shop shortly before midnight. Its clock runs, so there is time to open a dialog first. */
const EVENING = '23:45';

const test = base.extend<{ lateShop: Product }>({
  lateShop: async ({}, use) => {
    const database = await createDatabase(process.env.TEST_DEMO_DATABASE);
    const clock = toInstant(`${shopToday()}T${EVENING}`, zone());
    const product = await startProduct({ database, clock, env: { SHOP_TIME_ZONE: zone() } });
    await use(product);
    await product.stop();
  },
  baseURL: async ({ lateShop }, use) => use(lateShop.url),
});

test('browsers anywhere see the day change at the shop’s midnight, and the sixtieth day with it', async ({
  browser,
  lateShop,
}) => {
  const [today, tomorrow] = [shopToday(), addDays(shopToday(), 1)];
  const visitors = await Promise.all(
    ['Pacific/Honolulu', 'Australia/Lord_Howe'].map((timezoneId) =>
      openDialog(browser, { timezoneId, baseURL: lateShop.url }, today),
    ),
  );

  lateShop.setClock(toInstant(`${tomorrow}T00:01`, zone()));
  for (const { page, dialog, current } of visitors) {
    await page.clock.fastForward('16:00');
    await expect(current).toHaveAccessibleName(formatLongDate(tomorrow));
    const day = (ahead: number) => dialog.getByRole('button', { name: formatLongDate(addDays(tomorrow, ahead)) });
    for (let month = 1; month <= 3 && !(await day(60).isVisible()); month++) {
      await dialog.getByRole('button', { name: 'Next month' }).click();
    }
    await expect(day(60)).toBeEnabled();
    if (await day(61).isVisible()) await expect(day(61)).toBeDisabled();
    await page.close();
  }
});

/** A visitor with the booking dialog open on the evening of the shop's today. */
async function openDialog(browser: Browser, options: BrowserContextOptions, today: string) {
  const page = await browser.newPage(options);
  await page.clock.install({ time: toInstant(`${today}T${EVENING}`, zone()) });
  const { dialog } = await new BookingDialog(page).open();
  const current = dialog.locator('button[aria-current=date]');
  await expect(current).toHaveAccessibleName(formatLongDate(today));
  // What the server drew has no clock, the application has.
  await expect(dialog.getByRole('combobox')).toHaveCount(2);
  return { page, dialog, current };
}
