import { createDatabase } from '../support/database.js';
import { instantOf } from '../support/instant-of.js';
import { startProduct } from '../support/product.js';
import { BookingDialog, longDate } from './booking-dialog.js';
import { expect, test as base } from './shop.js';

type Product = Awaited<ReturnType<typeof startProduct>>;

const zone = () => process.env.SHOP_TIME_ZONE!;
const shopToday = () => new Date().toLocaleDateString('sv-SE', { timeZone: zone() });
const daysAfter = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** The demo shop on the evening of its today: a minute before midnight. */
const test = base.extend<{ lateShop: Product }>({
  lateShop: async ({}, use) => {
    const database = await createDatabase(process.env.TEST_DEMO_DATABASE);
    const clock = instantOf(`${shopToday()}T23:59`, zone());
    const product = await startProduct({ database, clock, env: { SHOP_TIME_ZONE: zone() } });
    await use(product);
    await product.stop();
  },
  baseURL: async ({ lateShop }, use) => use(lateShop.url),
});

for (const timezoneId of ['Pacific/Honolulu', 'Australia/Lord_Howe']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees the day change at the shop’s midnight, and the sixtieth day with it', async ({ page, lateShop }) => {
      const [today, tomorrow] = [shopToday(), daysAfter(shopToday(), 1)];
      await page.clock.install({ time: instantOf(`${today}T23:59`, zone()) });
      const { dialog } = await new BookingDialog(page).open();
      const current = dialog.locator('button[aria-current=date]');
      await expect(current).toHaveAccessibleName(longDate(today));

      lateShop.setClock(instantOf(`${tomorrow}T00:01`, zone()));
      await page.clock.fastForward('02:00');
      await expect(current).toHaveAccessibleName(longDate(tomorrow));

      const day = (ahead: number) => dialog.getByRole('button', { name: longDate(daysAfter(tomorrow, ahead)) });
      for (let month = 1; month <= 3 && !(await day(60).isVisible()); month++) {
        await dialog.getByRole('button', { name: 'Next month' }).click();
      }
      await expect(day(60)).toBeEnabled();
      if (await day(61).isVisible()) await expect(day(61)).toBeDisabled();
    });
  });
}
