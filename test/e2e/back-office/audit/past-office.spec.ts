import { createBooking, expect, test } from '../../support/back-office-fixture.js';

test('a complaint is followed from the log to the booking as it was', async ({ admin, shop }) => {
  const { id, client, slot } = await createBooking(shop, 'Mei Tanaka');
  await admin.goto(`/bookings?booking=${id}`);
  await expect(admin.getByText(client).first()).toBeVisible();

  // What a cancellation says of itself names no day.
  const { version } = (await (await admin.request.get(`/api/bookings/${id}`)).json()) as { version: number };
  const reason = `Ill, says ${client}`;
  const headers = { origin: shop.url };
  await admin.request.post(`/api/bookings/${id}/cancellation`, { data: { reason, version }, headers });
  await admin.goto('/admindashboard?tab=action-logs&kind=delete');
  const row = admin.locator('.log-table tbody tr[data-row]').filter({ hasText: reason }).first();
  await row.getByRole('button', { name: /^Details of/ }).click();
  await admin.getByRole('link', { name: 'The booking as it was then' }).click();
  await expect(admin).toHaveURL(new RegExp(`/past\\?seq=\\d+&booking=${id}&day=${slot.date}`));
  const drawer = admin.getByRole('dialog', { name: 'The booking as it was' });
  await expect(drawer.getByRole('heading', { name: 'Until then' })).toBeVisible();
  await expect(drawer.getByRole('listitem')).not.toHaveCount(0);
  await drawer.getByRole('button', { name: 'Close' }).click();

  const day = admin.getByRole('table', { name: 'The day as it was' });
  await expect(day.getByRole('row').nth(1)).toBeVisible();
  await expect(admin.getByText(/^As it was on \w+, \w+ \d+, \d{4}, .+ after entry [\d,]+ of the log$/)).toBeVisible();
  await admin.getByLabel('Start').fill('03:00');
  await expect(admin.locator('.past-causes li').first()).toBeVisible();
  await expect(admin.getByRole('button', { name: /Cancel|Confirm|Save|Delete/ })).toHaveCount(0);
  await admin.getByRole('link', { name: 'Back to now' }).click();
  await expect(admin).toHaveURL(/\/bookings$/);
});
