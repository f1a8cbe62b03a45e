import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { bookOverHttp } from '../../support/book-over-http.js';
import { findFreeStart } from '../../support/booking-dialog.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { queryShopDatabase } from '../../support/shop-database.js';
import { expect, test } from '../../support/shop-fixture.js';

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('from the private page of a booking to its receipt, and from there to the check of a paper', async ({
  page,
  request,
  shop,
}) => {
  const answer = await bookOverHttp(request, shop, await findFreeStart(request));
  const { booking, session_id } = await answer.json();
  await BackOfficeClient.signIn(request, shop);
  const headers = { origin: shop.url };
  const payment = { id: randomUUID(), method: 'card', amount: booking.total_price };
  const paid = await request.post(`/api/bookings/${booking.id}/payments`, { data: payment, headers });
  const sale = await paid.json();
  const { number } = sale.papers[0];

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/booking-success#session_id=${session_id}`);
  await page.getByRole('link', { name: `View receipt ${number}` }).click();
  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading', { name: new RegExp(`nvoice ${number}$`) })).toBeVisible();
  await expect(page).toHaveURL(/\/receipt$/);
  await expect(paper.getByText(booking.service_name)).toBeVisible();
  expect(await isWiderThanScreen(page)).toBe(false);
  expect(await findAxeViolations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    paper.getByRole('button', { name: /^PDF: / }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`receipt-${number}.pdf`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();

  const code = /Check code ([\w-]{14})/.exec(await paper.innerText())![1]!;
  await paper.getByRole('link', { name: 'check this paper' }).click();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Check code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(field('Number')).toBeFocused();
  await expect(page.getByText('Please enter the number')).toBeVisible();
  await field('Number').fill(String(number));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: /invoice is genuine$/ })).toBeVisible();
  await expect(page.getByText('Nothing has changed')).toBeVisible();
  expect(await isWiderThanScreen(page)).toBe(false);
  expect(await findAxeViolations(page)).toEqual([]);

  await field('Check code').fill('AAAA-BBBB-CCCC');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No receipt has this number and check code')).toBeVisible();
  await expect(page.getByRole('heading', { name: /is genuine$/ })).toHaveCount(0);
  const printed = await queryShopDatabase(
    shop,
    `select actor_kind from event_log where type = 'PaperPrinted' and stream = $1`,
    [sale.id],
  );
  expect(printed).toEqual([{ actor_kind: 'visitor' }]);
});

test('a link to a receipt that was cut off shows nothing, and says what to do', async ({ page }) => {
  await page.goto('/receipt#token=abc');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.goto('/receipt');
  await expect(page.getByText('Try the link in our latest email.')).toBeVisible();
});
