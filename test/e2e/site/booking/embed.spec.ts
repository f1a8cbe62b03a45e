import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { findFreeStart, formatClockTime } from '../../support/booking-dialog.js';
import { findBookings } from '../../support/shop-database.js';
import { expect, test as base } from '../../support/shop-fixture.js';

/** A page on another site that embeds the dialog; its query becomes the attributes of the script element. */
const foreignPage = (shopUrl: string, query: string) => `<!doctype html>
  <html lang="en"><title>Guesthouse</title><body style="margin:0;height:3000px"><h1>Guesthouse</h1>
  <script src="${shopUrl}/embed.js" data-label="Book a massage" ${query} async></script>
  <script>
    const told = [];
    for (const type of ['booked', 'resize', 'closed'])
      addEventListener('booking:' + type, ({ detail }) => told.push({ type, ...detail }));
  </script>`;

const test = base.extend<{ site: string }>({
  // 127.0.0.1 is another site than localhost, whatever the port.
  site: async ({ shop }, use) => {
    const server = createServer((request, response) => {
      const { searchParams } = new URL(request.url!, 'http://site');
      const attributes = [...searchParams].map(([name, value]) => `data-${name}="${value}"`).join(' ');
      response.setHeader('content-type', 'text/html').end(foreignPage(shop.url, attributes));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

interface Told {
  type: string;
}

const told = (page: Page, type: string) =>
  page.evaluate((wanted) => (window as unknown as { told: Told[] }).told.filter((each) => each.type === wanted), type);
// `told` is no property of the window: it was declared in a script.
test.beforeEach(({ page }) => page.addInitScript('addEventListener("load", () => { window.told = told; })'));

const opener = (page: Page) => page.getByRole('button', { name: 'Book a massage' });
const framed = (page: Page) => page.frameLocator('iframe').getByRole('dialog');

test('an allowed site books in a frame, and is told of it without a name', async ({ page, request, shop, site }) => {
  const office = await BackOfficeClient.signIn(request, shop);
  await office.allowEmbedding([site]);
  const free = await findFreeStart(request);
  const therapist = free.therapist.toLowerCase().replaceAll(' ', '-');
  await page.goto(`${site}/?service=hot-stone-massage&therapist=${therapist}&date=${free.date}`);
  await opener(page).click();
  const dialog = framed(page);
  await expect(dialog.getByRole('combobox', { name: 'Type of Massage *' })).toContainText('Hot Stone Massage');
  await dialog.getByRole('button', { name: formatClockTime(free.time), exact: true }).click();
  await dialog.getByLabel('First Name*').fill('Georgia');
  await dialog.getByLabel('Last Name*').fill('Framed');
  await dialog.getByLabel('Mobile Number*').fill('0491570156');
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(dialog.getByRole('heading', { name: 'Booking created successfully' })).toBeVisible();

  expect(await findBookings(shop, 'Framed')).toMatchObject([{ status: 'confirmed', booking_date: free.date }]);
  const booked = { status: 'confirmed', service_name: 'Hot Stone Massage', total_price: 165, currency: 'USD' };
  // The frame's messages arrive a moment after it shows what they are about.
  await expect.poll(() => told(page, 'booked')).toEqual([{ type: 'booked', ...booked }]);
  await expect.poll(() => told(page, 'resize')).not.toEqual([]);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await told(page, 'closed')).toHaveLength(1);
  expect(await told(page, 'booked')).toHaveLength(1);
});

test('keeps the focus within, and Escape leads back to the page', async ({ page, request, shop, site }) => {
  const office = await BackOfficeClient.signIn(request, shop);
  await office.allowEmbedding([site]);
  await page.goto(site);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(framed(page)).toBeFocused();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+Tab');
  expect(
    await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog')),
  ).toBe(true);
  // Something was entered, so the frame asks before it closes.
  await framed(page).getByLabel('First Name*').fill('Georgia');
  await page.keyboard.press('Escape');
  await page.frameLocator('iframe').getByRole('button', { name: 'Leave' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
});

test('a site that is not allowed shows nothing of ours', async ({ page, request, shop, site, forbidden }) => {
  const office = await BackOfficeClient.signIn(request, shop);
  await office.allowEmbedding([]);
  await page.goto(site);
  await opener(page).click();
  await expect.poll(() => forbidden.splice(0).join()).toContain("frame-ancestors 'none'");
  await expect(framed(page)).toHaveCount(0);
  await expect(opener(page)).toHaveAttribute('href', `${shop.url}/book`);
});
