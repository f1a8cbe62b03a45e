import type { Page } from '@playwright/test';
import { createBooking, expect, signIn, test } from '../../support/back-office-fixture.js';
import { openLive, shopDateAhead } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';

const tab = '/admindashboard?tab=roster&view=week';

test('tells one person from everybody, and says so in the address', async ({ admin, shop }) => {
  const { slot } = await createBooking(shop, 'Mei Tanaka');
  await openLive(admin, `${tab}&week=${slot.date}`);
  const coverage = admin.getByRole('region', { name: 'Coverage' });
  await expect(coverage.getByRole('listitem')).toHaveCount(7);
  await expect(coverage).toContainText('free');
  const row = admin.getByRole('row').filter({ hasText: 'Mei Tanaka' });
  await expect(row.getByRole('img', { name: /booking/ }).first()).toBeVisible();
  await expect(row).toContainText(/\d h rostered, .* booked/);

  await queryShopDatabase(
    shop,
    `delete from therapist_roster r using therapists t where t.id = r.therapist_id and t.name = 'Mei Tanaka' and roster_date = $1`,
    [slot.date],
  );
  await createBooking(shop, 'Linh Pham');
  await expect(coverage.getByText('without a shift')).toBeVisible();

  await admin.getByLabel('Show').selectOption({ label: 'Linh Pham' });
  await expect(row).toHaveCount(0);
  await expect(admin).toHaveURL(/person=/);
  await admin.setViewportSize({ width: 390, height: 844 });
  await expect(coverage.getByRole('listitem')).toHaveCount(7);
  await expect(admin.getByText(/^\d+(\.\d)? h: .*booked/).first()).toBeVisible();
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('in a shop that no other test has changed', () => {
  test.use({ baseURL: async ({ ownShop }, use) => use(ownShop.url) });

  test('prints the week of twelve people on one sheet', async ({ page, ownShop }) => {
    const day = await shopDateAhead(ownShop, 14);
    await queryShopDatabase(
      ownShop,
      `with people as (
       insert into therapists (id, name, slug, specialties, created_at, updated_at)
       select gen_random_uuid(), 'Person Number ' || n, 'person-' || n, '{}', now(), now() from generate_series(1, 12) n returning id, name)
     insert into therapist_roster (id, therapist_id, therapist_name, roster_date, shift_hours)
     select gen_random_uuid(), id, name, $1::date + day, hours from people, generate_series(0, 6) day,
       unnest(array['09:00 - 13:00', '14:00 - 20:00']) hours`,
      [day],
    );
    await signIn(page, 'admin');
    await page.goto(`${tab}&week=${day}`);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /Person Number 12/ }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await countPrintedPages(page)).toBe(1);

    // The table, too: the page of it that is turned to, without what leads to other pages.
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('radiogroup', { name: 'View' }).getByText('Table').click();
    await expect(page.locator('.roster-table tbody tr')).toHaveCount(25);
    await page.emulateMedia({ media: 'print' });
    expect(await countPrintedPages(page)).toBe(1);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/\d+ to \d+ of \d+ shifts/);
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('button')).toHaveCount(0);
    await expect(page.locator('.office-sider')).toBeHidden();
    await expect(page.getByRole('tablist')).toHaveCount(0);
  });
});

const countPrintedPages = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
