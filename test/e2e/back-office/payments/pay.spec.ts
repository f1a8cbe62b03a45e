import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signIn, test } from '../../support/back-office-fixture.js';
import { bookToday } from '../../support/book-today.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { toast } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';
import type { Shop } from '../../support/shop-fixture.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fitsPhone = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= 390);

/** Takes $175.50 by card for a treatment of $165.00 with a tip. @returns its therapist */
async function sell(shop: Shop, request: APIRequestContext): Promise<{ id: string; name: string }> {
  const { ids } = await bookToday(shop, request);
  const headers = { origin: shop.url };
  const data = { id: randomUUID(), method: 'card', amount: 175.5, tip: 10.5 };
  const paid = await request.post(`/api/bookings/${ids[0]}/payments`, { data, headers });
  expect(paid.status(), await paid.text()).toBe(201);
  const [therapist] = await queryShopDatabase<{ id: string; name: string }>(
    shop,
    'select t.id, t.name from bookings b join therapists t on t.id = b.therapist_id where b.id = $1',
    [ids[0]],
  );
  return therapist!;
}

test('an owner sees the pay of a fortnight, sets a rate, opens a sale and pays tips out', async ({
  page,
  shop,
  request,
}) => {
  const { id, name } = await sell(shop, request);
  await signIn(page, 'admin');
  await page.goto('/admindashboard?tab=pay');
  const all = page.getByRole('table', { name: 'Pay', exact: true });
  const row = all.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('$10.50$0.00$10.50');
  await row.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
  await expect(page.getByText('No rate is set, so there is no commission.')).toBeVisible();

  await button(page, 'Set a rate…').click();
  await button(page, 'Set the rate').click();
  await expect(page.getByText('Please enter a percentage from 0 to 100')).toBeVisible();
  await page.getByRole('textbox', { name: 'Commission in percent *' }).fill('42.5');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Rate set.')).toBeVisible();
  await expect(button(page, 'Set a rate…')).toBeFocused();
  const lines = page.getByRole('table', { name: 'Lines of the pay' });
  await expect(lines.getByRole('row').filter({ hasText: 'Hot Stone' })).toContainText('42.5%');
  await expect(page.getByText(/^All treatments: 42.5% from /)).toBeVisible();

  await lines
    .getByRole('button', { name: /^Receipt/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Checkout/ })).toContainText('$175.50');
  await button(page, 'Close the checkout').click();

  await button(page, 'Pay out tips…').click();
  const amount = page.getByRole('textbox', { name: 'Tips to pay out *' });
  await expect(amount).toHaveValue('10.50');
  await amount.fill('11');
  await button(page, 'Pay out $11.00').click();
  await expect(page.getByText('Only $10.50 of tips is owed')).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill('10.50');
  await button(page, 'Pay out $10.50').click();
  await expect(toast(page, 'Tips paid out.')).toBeVisible();
  await expect(page.getByText('No tips are owed.')).toBeVisible();
  await expect(row).toContainText('$10.50$10.50$0.00');
  expect(await findAxeViolations(page)).toEqual([]);

  await button(page, 'Void the payout of $10.50').click();
  await page.getByRole('textbox', { name: 'Reason *' }).fill('Wrong person');
  await button(page, 'Void the payout').click();
  await expect(row).toContainText('$10.50$0.00$10.50');

  await button(page, 'Earlier').click();
  await expect(lines).toContainText('Nothing was sold on these days');
  await button(page, 'Later').click();
  await expect(lines).toContainText('Hot Stone');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admindashboard?tab=pay&therapist=${id}`);
  await expect(lines).toContainText('Hot Stone');
  expect(await fitsPhone(page)).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('a therapist reads her own pay, and changes nothing', async ({ mei }) => {
  await mei.goto('/staff');
  await mei
    .getByRole('main')
    .getByRole('link', { name: /^My Pay/ })
    .click();
  await expect(mei.getByRole('heading', { name: 'My Pay' })).toBeVisible();
  await expect(mei.getByText('Tips owed to you now')).toBeVisible();
  await expect(mei.getByRole('table', { name: 'Lines of the pay' })).toBeVisible();
  await expect(mei.getByRole('button', { name: /Pay out|Set a rate|Void|Receipt/ })).toHaveCount(0);
  expect(await findAxeViolations(mei)).toEqual([]);
  await mei.setViewportSize({ width: 390, height: 844 });
  expect(await fitsPhone(mei)).toBe(true);
});
