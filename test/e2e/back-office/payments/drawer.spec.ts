import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signIn, test } from '../../support/back-office-fixture.js';
import { bookToday } from '../../support/book-today.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { shopDateAhead, toast } from '../../support/page-elements.js';
import type { Shop } from '../../support/shop-fixture.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'Counts and closes so far' });

/** Takes $165.00 in cash for a visit of today. @returns its client */
async function sell(shop: Shop, request: APIRequestContext): Promise<string> {
  const { client, ids } = await bookToday(shop, request);
  const data = { id: randomUUID(), method: 'cash', amount: 165 };
  const answer = await request.post(`/api/bookings/${ids[0]}/payments`, { data, headers: { origin: shop.url } });
  expect(answer.status(), await answer.text()).toBe(201);
  return client;
}

// A day that is closed takes no money, which other tests want to pay.
test.describe('in a shop of its own', () => {
  test.use({ baseURL: async ({ ownShop }, use) => use(ownShop.url) });

  test('a day is closed with $5 missing and a reason, and reopened, which keeps both counts', async ({
    page,
    ownShop,
    request,
  }) => {
    const client = await sell(ownShop, request);
    await signIn(page, 'admin');
    await page.goto('/day-close');
    const work = page.getByRole('region', { name: 'Before you close' });
    await expect(work.getByRole('listitem').filter({ hasText: client })).toContainText('$165.00');
    await field(page, 'Float *').fill('200');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Count the drawer')).toBeFocused();
    await expect(page.getByText('$365.00')).toHaveCount(0);

    await button(page, 'Finish the count').click();
    await expect(field(page, '$100')).toBeFocused();
    await expect(page.getByText('Please count the cash')).toBeVisible();
    await field(page, '$100').fill('3');
    await field(page, '$50').fill('1');
    await field(page, '$10').fill('1');
    await expect(page.getByText('$360.00', { exact: true })).toBeVisible();
    await field(page, 'Total of the card terminal *').fill('0');
    await button(page, 'Finish the count').click();
    await expect(heading(page, 'Counted and expected')).toBeFocused();
    await expect(page.getByRole('row', { name: /^Cash/ })).toContainText('$360.00$365.00$5.00 short');

    const banked = field(page, 'Goes to the bank *');
    await expect(banked).toHaveValue('160.00');
    await button(page, 'Close the day').click();
    await expect(page.getByText('Please say how the difference came about')).toBeVisible();
    await expect(field(page, 'Reason for the difference *')).toBeFocused();
    await page.keyboard.type('Too much change');
    await banked.fill('500');
    await button(page, 'Close the day').click();
    await expect(page.getByText('Only $360.00 is in the drawer')).toBeVisible();
    await expect(banked).toBeFocused();
    await expect(banked).toHaveAttribute('aria-invalid', 'true');
    await banked.fill('160');
    await expect(page.getByText('Left in the drawer $200.00')).toBeVisible();
    await button(page, 'Close the day').click();
    await expect(heading(page, 'The day is closed')).toBeFocused();
    await expect(page.getByText('Too much change')).toBeVisible();

    await button(page, 'Reopen the day…').click();
    await page.keyboard.type('Late guest');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Count the drawer')).toBeFocused();
    await expect(history(page)).toContainText('Reopened: Late guest');
    await field(page, '$5').fill('73');
    await field(page, 'Total of the card terminal *').fill('0');
    await button(page, 'Finish the count').click();
    await expect(field(page, 'Reason for the difference *')).toHaveCount(0);
    await button(page, 'Close the day').click();
    await expect(heading(page, 'The day is closed')).toBeVisible();
    await expect(history(page)).toContainText('Cash $360.00, $5.00 short');
    await expect(history(page)).toContainText('Cash $365.00, no difference');
  });

  test('the keyboard alone closes a day on a phone, without accessibility faults, while another desk looks on', async ({
    page,
    ownShop,
    request,
  }) => {
    await sell(ownShop, request);
    await signIn(page, 'admin');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/day-close?date=${await shopDateAhead(ownShop, -1)}`);
    await expect(page.getByText('Nobody opened a drawer on this day.')).toBeVisible();
    await page.goto('/day-close');
    const other = await page.context().newPage();
    await other.goto('/day-close');
    await expect(heading(other, 'Open the drawer')).toBeVisible();
    await field(page, 'Float *').focus();
    await page.keyboard.type('200');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Count the drawer')).toBeFocused();
    await expect(heading(other, 'Count the drawer')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1');
    for (const value of ['$20', '$10', '$5']) {
      await page.keyboard.press('Enter');
      await expect(field(page, value)).toBeFocused();
    }
    await page.keyboard.type('3');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Counted $365.00')).toBeVisible();
    await field(page, 'Total of the card terminal *').focus();
    await page.keyboard.type('0');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Counted and expected')).toBeFocused();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Day closed.')).toBeVisible();
    await expect(heading(page, 'The day is closed')).toBeFocused();
    await expect(heading(other, 'The day is closed')).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('Today leads to the close; therapists have none', async ({ admin, mei }) => {
  await admin.goto('/admindashboard');
  await admin.getByRole('link', { name: 'Day close' }).click();
  await expect(heading(admin, 'Day close')).toBeVisible();
  await expect(heading(admin, 'Open the drawer')).toBeVisible();
  await mei.goto('/day-close');
  await expect(mei).toHaveURL(/\/staff$/);
});
