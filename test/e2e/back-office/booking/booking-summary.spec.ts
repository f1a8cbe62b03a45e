import type { Page } from '@playwright/test';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { bookToday } from '../../support/book-today.js';
import { editor, summary } from '../../support/booking-editor.js';
import { formatClockTime } from '../../support/booking-dialog.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { openLive, tableRow, toast } from '../../support/page-elements.js';

const press = (page: Page, name: string) => summary(page).getByRole('button', { name, exact: true }).click();

async function expectSummary(page: Page, client: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: client })).toBeVisible();
  await expect(summary(page).getByRole('region', { name: 'History' })).toContainText('Booked by');
  await expect(editor(page)).toHaveCount(0);
}

test('opens from the list, the calendar, Today and the client’s page, at one press each', async ({ admin, shop }) => {
  const { client, slot } = await createBooking(shop, 'Mei Tanaka');
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto(`/bookings?status=all&name=${client}`);
  const name = tableRow(admin, client).getByRole('button', { name: client, exact: true });
  await name.press('Enter');
  await expectSummary(admin, client);
  await expect(summary(admin)).toContainText(`${formatClockTime(slot.time)} to`);
  await expect(summary(admin)).toContainText('Mei Tanaka');
  await expect(summary(admin)).toContainText('To pay');
  await expect(summary(admin).getByRole('link', { name: /^04/ })).toHaveAttribute('href', /^tel:/);
  expect(await findAxeViolations(admin, '.booking-panel')).toEqual([]);
  await admin.keyboard.press('Escape');
  await expect(summary(admin)).toHaveCount(0);
  await expect(admin).not.toHaveURL(/booking=/);
  await expect(name).toBeFocused();

  await admin.goto(`/bookings?view=day&date=${slot.date}`);
  await admin.getByRole('button', { name: `${client}, ` }).click();
  await expectSummary(admin, client);
  await admin.keyboard.press('Escape');

  await admin.goto('/admindashboard');
  const latest = admin.getByRole('table', { name: 'Latest bookings' }).getByRole('link', { name: client });
  await latest.click();
  await expectSummary(admin, client);
  await expect(admin).toHaveURL(/\/admindashboard\?booking=/);
  expect(await findAxeViolations(admin, '.booking-panel')).toEqual([]);
  await admin.keyboard.press('Escape');
  await expect(latest).toBeFocused();
  await latest.click();
  await summary(admin).getByRole('link', { name: 'Client record' }).click();
  await expect(admin.getByRole('heading', { name: client, level: 1 })).toBeVisible();
  await expect(summary(admin)).toHaveCount(0);
  await admin.getByRole('table', { name: 'Bookings' }).getByRole('link').first().click();
  await expectSummary(admin, client);
});

test('shows a listed booking before it is read again, and leads a visit on by its next step', async ({
  admin,
  shop,
  request,
}) => {
  const { client } = await bookToday(shop, request);
  await admin.goto(`/bookings?status=all&name=${encodeURIComponent(client)}`);
  await expect(tableRow(admin, client)).toBeVisible();
  const released = Promise.withResolvers<void>();
  await admin.route(/\/api\/bookings\/[\w-]{36}$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await tableRow(admin, client).getByRole('cell').first().click();
  await expect(summary(admin)).toContainText('Hot Stone Massage');
  await expect(summary(admin)).toContainText('To pay');
  released.resolve();
  await press(admin, 'Arrived');
  await expect(toast(admin, 'Arrived')).toBeVisible();
  await press(admin, 'Start');
  await expect(summary(admin)).toContainText('In service');
  await press(admin, 'Done');
  await expect(summary(admin)).toContainText('Completed');
  await press(admin, 'Take payment');
  const checkout = admin.getByRole('dialog', { name: /^Checkout/ });
  await checkout.getByRole('button', { name: 'Cash $165.00' }).click();
  await expect(checkout.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(checkout).toHaveCount(0);
  await expect(summary(admin)).toContainText(/\$165\.00.*Paid/);
  await expect(summary(admin).getByRole('button', { name: 'Take payment' })).toHaveCount(0);
});

test('is edited in place and comes back, and says what somebody else has changed', async ({ admin, bea, shop }) => {
  const { id, client } = await createBooking(shop, 'Tom Whitford');
  await openLive(admin, `/bookings?booking=${id}`);
  await expectSummary(admin, client);
  await admin.keyboard.press('e');
  await expect(editor(admin).getByLabel('Client name *')).toBeFocused();
  await expect(admin).toHaveURL(/edit=/);
  await editor(admin).getByLabel('Notes').fill('Left shoulder');
  await editor(admin).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(admin, 'Booking updated successfully')).toBeVisible();
  await expectSummary(admin, client);
  await expect(summary(admin)).toContainText('Left shoulder');
  await expect(summary(admin).getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await press(admin, 'Move');
  await expect(editor(admin).getByLabel('Date *')).toBeFocused();
  await admin.goBack();
  await expectSummary(admin, client);

  const { version } = (await (await admin.request.get(`/api/bookings/${id}`)).json()) as { version: number };
  const data = { reason: 'Ill', version };
  await bea.request.post(`/api/bookings/${id}/cancellation`, { data, headers: { origin: shop.url } });
  await expect(summary(admin).getByText(/^Just changed: Cancelled by /)).toBeVisible();
  await expect(summary(admin).locator('.status-cancelled')).toBeVisible();
  await expect(summary(admin).getByRole('button', { name: 'Move', exact: true })).toHaveCount(0);
});

test('fills a phone, where the whole card opens it and nothing is cut off', async ({ admin, shop }) => {
  const { client } = await createBooking(shop, 'Linh Pham');
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.goto(`/bookings?status=all&name=${client}`);
  await admin.locator('.booking-card').click();
  await expectSummary(admin, client);
  const sheet = (await summary(admin).boundingBox())!;
  expect([sheet.width, sheet.height]).toEqual([390, 844]);
  expect(await summary(admin).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await press(admin, 'Edit');
  await expect(editor(admin)).toBeVisible();
  await editor(admin).getByRole('button', { name: 'Close', exact: true }).click();
  await expectSummary(admin, client);
  await summary(admin).getByRole('button', { name: 'Close the booking' }).click();
  await expect(admin.getByRole('button', { name: client, exact: true })).toBeFocused();
});
