import type { Page } from '@playwright/test';
import { createBooking, expect, test } from '../support/back-office-fixture.js';
import { queryShopDatabase } from '../support/shop-database.js';

const WORD = 'W'.repeat(100);

const OFFICE_PAGES = [
  '/',
  '/services',
  '/services?view=treatments',
  '/therapists',
  '/bookings',
  '/clients',
  '/admindashboard',
  ...['therapists', 'roster', 'roster&view=week', 'bookings', 'customers', 'revenue', 'settings', 'logs'].map(
    (tab) => `/admindashboard?tab=${tab}`,
  ),
  '/staff',
  '/staff/appointments',
  '/staff/schedule',
  '/staff/services',
];

/** Waits until a page has shown what it loads. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('main, #root').first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

test('a word of 100 characters in a name makes no page of the office wider than a phone', async ({ admin, shop }) => {
  test.setTimeout(180_000);
  await createBooking(shop, 'Mei Tanaka', undefined, { last_name: WORD });
  await queryShopDatabase(
    shop,
    `with renamed as (update services set name = $1 where id = (select service_id from bookings order by created_at desc limit 1))
     update therapists set name = $1, specialties = array[$1] where name = 'Mei Tanaka'`,
    [WORD],
  );
  await admin.setViewportSize({ width: 390, height: 844 });
  const wide: string[] = [];
  for (const path of OFFICE_PAGES) {
    await admin.goto(path);
    await settle(admin);
    const width = await admin.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) wide.push(`${path}: ${width}`);
  }
  expect(wide).toEqual([]);
});
