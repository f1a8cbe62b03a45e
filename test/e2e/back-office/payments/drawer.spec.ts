import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { DayMoneyDto } from '../../../../src/payments/queries/day-money.dto.js';
import { formatMoney } from '../../../../web/src/shared/money/money.js';
import { expect, signIn, test } from '../../support/back-office-fixture.js';
import { bookToday } from '../../support/book-today.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { shopDateAhead, toast } from '../../support/page-elements.js';
import type { Shop } from '../../support/shop-fixture.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const printButton = (of: Locator, width: string) =>
  of.getByRole('button', { name: new RegExp(`^Print ${width}: Z-report \\d+$`) });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'Counts and closes so far' });

/** Takes $165.00 in cash for a visit of today. @returns its client, and what the day has taken in all */
async function sell(shop: Shop, request: APIRequestContext) {
  const { client, ids } = await bookToday(shop, request);
  const data = { id: randomUUID(), method: 'cash', amount: 165 };
  const answer = await request.post(`/api/bookings/${ids[0]}/payments`, { data, headers: { origin: shop.url } });
  expect(answer.status(), await answer.text()).toBe(201);
  const date = await shopDateAhead(shop, 0);
  const { methods }: DayMoneyDto = await (await request.get(`/api/payments/day?date=${date}`)).json();
  const sum = (method: string) => methods.find((each) => each.method === method)?.net ?? 0;
  return { client, cash: sum('cash'), card: sum('card') };
}

/** The number of coins of 5 cents that make an amount. */
const inCoins = (amount: number) => String(Math.round(amount * 20));

// A day that is closed takes no money, which other tests want to pay.
test.describe('in a shop of its own', () => {
  test.use({ baseURL: async ({ ownShop }, use) => use(ownShop.url) });

  test('a day is closed with $5 missing and a reason, and reopened, which keeps both counts', async ({
    page,
    ownShop,
    request,
  }) => {
    const { client, cash, card } = await sell(ownShop, request);
    const [counted, expected] = [195 + cash, 200 + cash].map(formatMoney);
    await signIn(page, 'admin');
    await page.goto('/day-close');
    const work = page.getByRole('region', { name: 'Before you close' });
    await expect(work.getByRole('listitem').filter({ hasText: client })).toContainText('$165.00');
    await field(page, 'Float *').fill('200');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Count the drawer')).toBeFocused();
    await expect(page.getByText(expected!)).toHaveCount(0);

    await button(page, 'Finish the count').click();
    await expect(field(page, '$100')).toBeFocused();
    await expect(page.getByText('Please count the cash')).toBeVisible();
    await field(page, '$100').fill('1');
    await field(page, '5c').fill(inCoins(95 + cash));
    await expect(page.getByText(`Counted ${counted}`)).toBeVisible();
    await field(page, 'Total of the card terminal *').fill(String(card));
    await button(page, 'Finish the count').click();
    await expect(heading(page, 'Counted and expected')).toBeFocused();
    await expect(page.getByRole('row', { name: /^Cash/ })).toContainText(`${counted}${expected}$5.00 short`);

    const banked = field(page, 'Goes to the bank *');
    await expect(banked).toHaveValue((cash - 5).toFixed(2));
    await button(page, 'Close the day').click();
    await expect(page.getByText('Please say how the difference came about')).toBeVisible();
    await expect(field(page, 'Reason for the difference *')).toBeFocused();
    await page.keyboard.type('Too much change');
    await banked.fill('5000');
    await button(page, 'Close the day').click();
    await expect(page.getByText(`Only ${counted} is in the drawer`)).toBeVisible();
    await expect(banked).toBeFocused();
    await expect(banked).toHaveAttribute('aria-invalid', 'true');
    await banked.fill(String(cash - 5));
    await expect(page.getByText('Left in the drawer $200.00')).toBeVisible();
    await button(page, 'Close the day').click();
    await expect(heading(page, 'The day is closed')).toBeFocused();
    await expect(page.getByText('Too much change')).toBeVisible();
    const file = page.waitForEvent('download');
    await printButton(page.getByRole('region', { name: 'The day is closed' }), 'A4').click();
    expect((await file).suggestedFilename()).toMatch(/^z-report-\d+\.pdf$/);

    await button(page, 'Reopen the day…').click();
    await page.keyboard.type('Late guest');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Count the drawer')).toBeFocused();
    await expect(history(page)).toContainText('Reopened: Late guest');
    await field(page, '5c').fill(inCoins(200 + cash));
    await field(page, 'Total of the card terminal *').fill(String(card));
    await button(page, 'Finish the count').click();
    await expect(field(page, 'Reason for the difference *')).toHaveCount(0);
    await button(page, 'Close the day').click();
    await expect(heading(page, 'The day is closed')).toBeVisible();
    await expect(history(page)).toContainText(`Cash ${counted}, $5.00 short`);
    await expect(history(page)).toContainText(`Cash ${expected}, no difference`);
    await expect(printButton(history(page), '80 mm')).toBeVisible();
    const days = page.getByRole('region', { name: 'Closed days' });
    await expect(days.getByRole('listitem').first()).toContainText('no difference');
    const copy = page.waitForEvent('download');
    await printButton(days.getByRole('listitem').first(), '80 mm').click();
    expect((await copy).suggestedFilename()).toMatch(/^z-report-\d+\.pdf$/);
  });

  test('the keyboard alone closes a day on a phone, without accessibility faults, while another desk looks on', async ({
    page,
    ownShop,
    request,
  }) => {
    const { cash, card } = await sell(ownShop, request);
    await signIn(page, 'admin');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/day-close?date=${await shopDateAhead(ownShop, -400)}`);
    await expect(page.getByText('Nobody opened a drawer on this day.')).toBeVisible();
    await page.goto('/day-close');
    const other = await page.context().newPage();
    await other.goto('/day-close');
    await expect(heading(other, 'Open the drawer')).toBeVisible();
    // The field shows the cash that was left at the last close.
    await field(page, 'Float *').press('Control+A');
    await page.keyboard.type('200');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Count the drawer')).toBeFocused();
    await expect(heading(other, 'Count the drawer')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('1');
    for (const value of ['$50', '$20', '$10', '$5', '$2', '$1', '50c', '25c', '10c', '5c']) {
      await page.keyboard.press('Enter');
      await expect(field(page, value)).toBeFocused();
    }
    await page.keyboard.type(inCoins(100 + cash));
    await expect(page.getByText(`Counted ${formatMoney(200 + cash)}`)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(field(page, 'Total of the card terminal *')).toBeFocused();
    await page.keyboard.type(String(card));
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

test('the navigation leads to the close; therapists have none', async ({ admin, mei }) => {
  await admin.goto('/admindashboard');
  await admin.getByRole('link', { name: 'Day Close' }).click();
  await expect(heading(admin, 'Day close')).toBeVisible();
  await expect(heading(admin, 'Open the drawer')).toBeVisible();
  await mei.goto('/day-close');
  await expect(mei).toHaveURL(/\/staff$/);
});
