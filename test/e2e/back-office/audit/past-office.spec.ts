import { createBooking, expect, test } from '../../support/back-office-fixture.js';

test('a complaint is followed from the log to the booking as it was', async ({ admin, shop }) => {
  const { id, client, slot } = await createBooking(shop, 'Mei Tanaka');
  await admin.goto(`/bookings?booking=${id}`);
  await expect(admin.getByText(client).first()).toBeVisible();

  // The text of a cancellation names no day.
  const { version } = (await (await admin.request.get(`/api/bookings/${id}`)).json()) as { version: number };
  const reason = `Ill, says ${client}`;
  const headers = { origin: shop.url };
  await admin.request.post(`/api/bookings/${id}/cancellation`, { data: { reason, version }, headers });
  // Entries are written a moment later.
  const readLog = async () => (await admin.request.get('/api/admin-action-logs?kind=delete')).text();
  await expect.poll(readLog).toContain(reason);
  await admin.goto('/admindashboard?tab=action-logs&kind=delete');
  const row = admin
    .getByRole('table', { name: 'Admin Action Logs' })
    .locator('tbody tr[data-row]')
    .filter({ hasText: reason })
    .first();
  await row.getByRole('button', { name: /^View details of/ }).click();
  await admin.getByRole('link', { name: 'The booking as it was then' }).click();
  await expect(admin).toHaveURL(new RegExp(`/past\\?seq=\\d+&booking=${id}&day=${slot.date}`));
  const seq = Number(new URL(admin.url()).searchParams.get('seq')) - 1;
  const drawer = admin.getByRole('dialog', { name: 'The booking as it was' });
  await expect(drawer.getByRole('heading', { name: 'Until then' })).toBeVisible();
  await expect(drawer.getByRole('listitem')).not.toHaveCount(0);
  await drawer.getByRole('button', { name: 'Close' }).click();

  const day = admin.getByRole('table', { name: 'The day as it was' });
  await expect(day.getByRole('row').nth(1)).toBeVisible();
  await expect(admin.getByText(/^As it was on \w+, \w+ \d+, \d{4}, .+ after entry [\d,]+ of the log$/)).toBeVisible();
  // As a picker does, which leaves the focus in the field.
  await admin.getByLabel('Start', { exact: true }).fill('03:00');
  await expect(admin.locator('.past-causes li').first()).toBeVisible();
  await expect(admin.getByRole('button', { name: /Cancel|Confirm|Save|Delete/ })).toHaveCount(0);
  await admin.getByRole('link', { name: 'Back to now' }).click();
  await expect(admin).toHaveURL(new RegExp(`/bookings\\?view=day&date=${slot.date}$`));

  // The same moment on every page: then the booking was there, and it was a customer's.
  await admin.getByRole('button', { name: 'More' }).click();
  await admin.getByRole('menuitem', { name: 'View as of…' }).click();
  await admin.goto(`/past?view=bookings&status=all&seq=${seq}&name=${encodeURIComponent(client)}`);
  const list = admin.getByRole('table', { name: 'Bookings as they were' });
  await expect(list.getByRole('row').filter({ hasText: client })).toContainText('Confirmed');
  const band = admin.getByText(`after entry ${seq.toLocaleString('en')} of the log`);
  await expect(band).toBeVisible();
  await admin.getByText('Customers', { exact: true }).click();
  const customers = admin.getByRole('table', { name: 'Customers as they were' });
  await expect(customers.getByRole('row').nth(1)).toBeVisible();
  await expect(band).toBeVisible();
  await admin.getByLabel('Search by name, email or phone').fill(client);
  await expect(customers.getByRole('row')).toHaveCount(2);
  await customers.getByRole('button', { name: client }).click();
  await expect(admin.getByText(`All bookings of ${client}.`)).toBeVisible();
  await expect(list.getByRole('row').filter({ hasText: client })).toHaveCount(1);
  await expect(band).toBeVisible();
  await expect(admin.getByRole('button', { name: /Cancel|Confirm|Save|Delete/ })).toHaveCount(0);

  // The other pages, at the same moment; nothing can be done on any of them.
  await expect(admin.getByRole('heading', { name: client })).toBeVisible();
  await expect(admin.getByText('Late cancellations')).toBeVisible();
  for (const [tab, name] of [
    ['Today', 'Latest bookings'],
    ['Requests', 'Waiting for an answer'],
  ] as const) {
    await admin.locator('.past-views').getByText(tab, { exact: true }).click();
    await expect(admin.getByRole('heading', { name })).toBeVisible();
    await expect(band).toBeVisible();
  }
  for (const [tab, name] of [
    ['Waiting list', 'The waiting list as it was'],
    ['Roster', 'The roster as it was'],
  ] as const) {
    await admin.locator('.past-views').getByText(tab, { exact: true }).click();
    await expect(admin.getByRole('table', { name })).toBeVisible();
    await expect(band).toBeVisible();
  }
  await expect(admin.getByRole('button', { name: /Cancel|Confirm|Save|Delete/ })).toHaveCount(0);

  // Of a moment alone the calendar shows the day.
  await admin.goto('/past?at=2020-02-03T10:00');
  await expect(admin.getByRole('link', { name: 'Back to now' })).toHaveAttribute('href', /date=2020-02-03$/);
});

test('an address that names no moment is never read as now', async ({ admin }) => {
  for (const moment of ['at=2026-13-01T10:00', 'seq=twelve', 'view=bookings&at=2026-11']) {
    await admin.goto(`/past?${moment}`);
    await expect(admin.getByRole('alert')).toHaveText('That could not be read from the log');
    await expect(admin.getByText('That moment could not be read')).toBeVisible();
    await expect(admin.getByText(/^As it was on/)).toHaveCount(0);
  }
});
