import { findFreeStart } from '../../support/booking-dialog.js';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { tableRow, toast } from '../../support/page-elements.js';

test('takes a cancellation back from its message, and another from the history', async ({ admin, shop }) => {
  const { client } = await createBooking(shop, 'Siosaia Fonua');
  await admin.goto(`/bookings?status=all&name=${client}`);
  const row = tableRow(admin, client);
  const cancel = async () => {
    await row.getByRole('button', { name: /^Cancel the booking/ }).click();
    const dialog = admin.getByRole('dialog', { name: 'Cancel Booking' });
    await dialog.getByLabel('Reason').fill('The wrong row');
    await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
    await expect(row.locator('.status-cancelled')).toBeVisible();
  };
  await cancel();
  await expect(toast(admin, 'Booking cancelled successfully')).toContainText(client);
  await toast(admin, 'Booking cancelled successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'Undone')).toBeVisible();
  await expect(row.locator('.status-confirmed')).toBeVisible();

  await cancel();
  await row.getByRole('cell').first().click();
  const history = admin.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: /^Undo: Cancelled/ }).click();
  await expect(history).toContainText('(undone)');
  await expect(row.locator('.status-confirmed')).toBeVisible();
});

test('says before any click whether a request can be confirmed, and assigns at one press', async ({
  admin,
  shop,
  request: api,
}) => {
  // A time at which somebody is free, whatever other tests have booked.
  const { client } = await createBooking(shop, 'Any Available', await findFreeStart(api));
  await admin.goto('/bookings?view=requests');
  // Whoever else asks for that hour names this client, too.
  const own = admin.getByRole('button', { name: client, exact: true });
  const request = admin.getByRole('listitem').filter({ has: own });
  await expect(request).toContainText(/Proposed: .+/);
  await request.getByRole('button', { name: /^Assign .+ and confirm/ }).click();
  await expect(toast(admin, 'Booking confirmed with')).toBeVisible();
  await expect(request).toHaveCount(0);
});
