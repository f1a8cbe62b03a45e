import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { blockLiveUpdates, shopDateAhead, toast } from '../../support/page-elements.js';
import type { Shop } from '../../support/shop-fixture.js';

/** Books with Any Available for today at 9 AM, which has passed, as the desk does: confirmed at once. */
async function bookThisMorning(admin: Page, shop: Shop, client_name: string) {
  const read = async (path: string) => (await admin.request.get(`/api${path}`)).json();
  const [{ id: service_id }] = await read('/services');
  const { id: therapist_id } = await read('/therapists/any-available');
  const slot = { service_id, therapist_id, booking_date: await shopDateAhead(shop, 0), booking_time: '09:00' };
  const data = { ...slot, client_name, client_phone: '0491 570 006', status: 'confirmed' };
  const answer = await admin.request.post('/api/office-bookings', { data, headers: { origin: shop.url } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; version: number; booking_date: string };
}

test('exports what the filters show; on a phone each action says its name and is large enough for a finger', async ({
  admin,
  shop,
}) => {
  const { client, slot } = await createBooking(shop, 'Any Available');
  await admin.goto(`/bookings?status=pending&name=${client}`);
  await expect(admin.getByRole('row').filter({ hasText: client })).toBeVisible();
  const arriving = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export CSV' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  const [heading, row, ...more] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(heading).toBe('\uFEFFDate,Time,Client Name,Email,Phone,Service,Therapist,Status,Price');
  expect(row).toContain(`${slot.date},${slot.time},${client}`);
  expect(more).toEqual([]);
  await expect(toast(admin, 'Export Successful')).toContainText('Exported 1 bookings to CSV');

  await admin.getByRole('button', { name: 'Dismiss message' }).last().click();
  await admin.route('**/bookings/exports', (route) => route.abort());
  await admin.getByRole('button', { name: 'Export CSV' }).click();
  await expect(toast(admin, 'Export Failed')).toContainText('Could not export bookings');

  await admin.setViewportSize({ width: 390, height: 844 });
  const card = admin.getByRole('listitem').filter({ hasText: client });
  const actions = [
    ...['Add', 'Export CSV', 'Walk-in', 'More'].map((word) => admin.locator('.page-head').getByText(word)),
    ...['Confirm', 'Edit', 'Cancel'].map((word) => card.getByRole('button').filter({ hasText: word })),
  ];
  for (const action of actions) {
    await expect(action).toBeVisible();
    const button = action.locator('xpath=ancestor-or-self::button');
    const { x, width, height } = (await button.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  for (const view of ['Table', 'Calendar', 'Requests'])
    await expect(admin.getByRole('radiogroup', { name: 'View' }).getByText(view)).toBeInViewport();
});

test('finds no-shows as a day state of the history', async ({ admin, shop }) => {
  const { id, version, booking_date } = await bookThisMorning(admin, shop, 'Norbert Nowhere');
  const missed = { data: { state: 'no_show', version }, headers: { origin: shop.url } };
  expect((await admin.request.put(`/api/bookings/${id}/day-state`, missed)).status()).toBe(200);

  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto(`/bookings?date=${booking_date}&status=no_show`);
  const status = admin.getByRole('radiogroup', { name: 'Status' });
  await expect(status.getByRole('radio', { name: 'No-show' })).toBeChecked();
  const state = admin.getByLabel('Visit status');
  await expect(state.locator('option')).toHaveText(['Any visit status', 'No-show']);
  await expect(state).toHaveValue('no_show');
  await expect(admin.getByRole('row').filter({ hasText: 'Norbert Nowhere' })).toBeVisible();
  await expect(admin.locator('.status-completed, .status-cancelled, .status-confirmed')).toHaveCount(0);
  await state.selectOption('Any visit status');
  await expect(admin).toHaveURL(/status=all/);
  await expect(status.getByRole('radio')).toHaveCount(6);
  await state.selectOption('No-show');
  await expect(admin).toHaveURL(/status=no_show/);
  await status.getByText('All (History)').click();
  await expect(admin).toHaveURL(/status=all/);
  await state.selectOption('No-show');
  await admin.setViewportSize({ width: 1000, height: 900 });
  const list = admin.getByRole('combobox', { name: 'Status', exact: true });
  await expect(list).toHaveValue('no_show');
  await list.selectOption('All (History)');
  await expect(admin).toHaveURL(/status=all/);
  await admin.setViewportSize({ width: 1440, height: 900 });
  await status.getByText('Confirmed').click();
  await expect(state.locator('option')).toHaveText(['Any visit status', 'Expected', 'Late', 'Arrived', 'In service']);
});

test('a press that cannot be sent says so, even where nothing was said before', async ({ admin }) => {
  // The list would be read again while it is offline, and that would be said.
  await blockLiveUpdates(admin);
  await admin.goto('/bookings');
  await expect(admin.locator('.booking-day').first()).toBeVisible();
  await admin.context().setOffline(true);
  await admin.getByRole('button', { name: 'Export CSV' }).click();
  await expect(admin.getByRole('alert')).toContainText('Export Failed');
});

test('lists requests by their age, reached by a key', async ({ admin, shop }) => {
  const { client } = await createBooking(shop, 'Any Available');
  await admin.goto('/bookings');
  await expect(admin.locator('.booking-day').first()).toBeVisible();
  await admin.keyboard.press('r');
  await expect(admin).toHaveURL(/view=requests/);
  const waiting = admin.getByRole('region', { name: 'Waiting for an answer' });
  const newest = waiting.getByRole('listitem').last();
  await expect(newest).toContainText(client);
  await expect(newest).toContainText(/just now|\d min/);
  await expect(waiting.getByRole('listitem').first()).toContainText('day');
  await newest.getByRole('button', { name: client, exact: true }).click();
  await expect(admin.getByRole('dialog', { name: client })).toContainText(
    'Any Available: this booking needs confirmation.',
  );
});

test('keys search, show today and explain themselves, and can be turned off', async ({ admin }) => {
  await admin.goto('/bookings');
  await expect(admin.locator('.booking-day').first()).toBeVisible();
  await admin.keyboard.press('/');
  await expect(admin.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
  await admin.keyboard.press('Escape');
  // Keys act again once the dialog has moved out.
  await expect(admin.locator('.ant-modal-wrap:visible')).toHaveCount(0);
  await admin.keyboard.press('/');
  await expect(admin.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await admin.getByRole('heading', { level: 1 }).click();
  await admin.keyboard.press('t');
  await expect(admin).toHaveURL(/date=\d{4}-\d\d-\d\d/);
  await admin.keyboard.press('?');
  const help = admin.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('New booking');
  await admin.keyboard.press('Escape');
  await expect(admin.locator('.ant-modal-wrap:visible')).toHaveCount(0);
  await admin.keyboard.press('?');
  await expect(help.getByRole('switch')).toBeFocused();
  await help.getByRole('switch').click();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toBeHidden();
  await admin.keyboard.press('r');
  await expect(admin.getByRole('radio', { name: 'Table' })).toBeChecked();
});

test('completes what has begun today, and takes it back, also more than one request may name', async ({
  admin,
  shop,
}) => {
  await bookThisMorning(admin, shop, 'Walter Early');
  await admin.goto('/bookings?name=walter early');
  const row = admin.getByRole('row').filter({ hasText: 'Walter Early' });
  await expect(row.locator('.status-confirmed')).toBeVisible();
  await admin.getByRole('button', { name: 'More' }).click();
  await admin.getByRole('menuitem', { name: "Complete today's" }).click();
  await admin.getByRole('dialog').getByRole('button', { name: "Complete today's" }).click();
  await expect(toast(admin, 'completed')).toBeVisible();
  await expect(row.locator('.status-completed')).toBeVisible();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'confirmed again')).toBeVisible();
  await expect(row.locator('.status-confirmed')).toBeVisible();

  // More than one request may name.
  const { items } = await (await admin.request.get('/api/bookings?status=all&limit=1')).json();
  const bookings = Array.from({ length: 501 }, (_, version) => ({ ...items[0], version }));
  const asked: number[] = [];
  await admin.route('**/api/bookings/completions**', async (route) => {
    if (!route.request().url().endsWith('/reversal')) return route.fulfill({ json: { bookings } });
    const { bookings: named } = route.request().postDataJSON();
    asked.push(named.length);
    await route.fulfill({ json: { bookings: bookings.slice(0, named.length) } });
  });
  await admin.getByRole('button', { name: 'More' }).click();
  await admin.getByRole('menuitem', { name: 'Complete the last 30 days' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Complete the last 30 days' }).click();
  // The newest comes first in the message that holds them all.
  await toast(admin, '501 bookings completed').getByRole('button', { name: 'Undo' }).first().click();
  await expect(toast(admin, '501 bookings confirmed again')).toBeVisible();
  expect(asked).toEqual([500, 1]);
});

test("prints a day's list as a table on whatever paper, without what is pressed", async ({ admin }) => {
  await admin.goto('/bookings?status=all');
  await expect(admin.locator('.booking-day').first()).toBeVisible();
  await admin.setViewportSize({ width: 794, height: 1100 });
  await admin.emulateMedia({ media: 'print' });
  await expect(admin.getByRole('columnheader', { name: 'Mobile' })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Add Booking' })).toBeHidden();
  await expect(admin.getByRole('navigation', { name: 'Office' })).toBeHidden();
});
