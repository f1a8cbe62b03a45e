import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { blockLiveUpdates, holdRequests, openLive, tableRow, toast } from '../../support/page-elements.js';

test('lists what is to come by day and time, and keeps the filters in the address', async ({ admin }) => {
  await admin.goto('/bookings');
  await expect(admin.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible();
  await expect(admin.getByRole('radio', { name: 'Active' })).toBeChecked();
  await expect(admin.locator('.booking-day').first()).toContainText('today');
  await expect(admin.getByRole('radiogroup', { name: 'Status' }).locator('label')).toHaveText([
    ...['Active', 'All (History)', 'Pending', 'Confirmed', 'Completed', 'Cancelled'],
  ]);
  await admin.locator('label').filter({ hasText: 'All (History)' }).click();
  await expect(admin.locator('.booking-day').first()).not.toContainText('today');
  const headings = await admin.locator('.booking-day').allTextContents();
  const days = headings.map((heading) => Date.parse(heading.replace(', today', '')));
  expect(days).toEqual(days.toSorted((one, other) => other - one));

  await admin.locator('label').filter({ hasText: 'Cancelled' }).click();
  await expect(admin).toHaveURL(/status=cancelled/);
  await expect(admin.locator('.status-cancelled').first()).toBeVisible();
  await expect(admin.locator('.status-confirmed')).toHaveCount(0);

  await admin.getByRole('searchbox', { name: 'Search by name' }).fill('nobody of that name');
  await expect(admin.getByText('No bookings found')).toBeVisible();
  await admin.reload();
  await expect(admin.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('nobody of that name');
});

test('keeps names of usual length on one line, and the actions in sight', async ({ admin, shop }) => {
  const { slot } = await createBooking(shop, 'Mei Tanaka', undefined, { first_name: 'Mereana', last_name: 'Tautahi' });
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto(`/bookings?date=${slot.date}`);
  await expect(tableRow(admin, 'Mereana Tautahi').first()).toBeVisible();
  const lines = await admin
    .locator('.booking-client')
    .evaluateAll((names) =>
      names.filter(({ textContent }) => textContent.length <= 16).map(({ clientHeight }) => clientHeight / 22),
    );
  expect(new Set(lines)).toEqual(new Set([1]));
  const hidden = await admin
    .locator('.booking-table')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
});

test('the list stays where it is scrolled to when a booking of it is opened and closed', async ({ admin }) => {
  await admin.setViewportSize({ width: 1100, height: 600 });
  await admin.goto('/bookings?status=all');
  const edit = admin.getByRole('button', { name: /^Edit the booking/ }).last();
  await edit.scrollIntoViewIfNeeded();
  const top = () => admin.evaluate(() => Math.round(window.scrollY));
  const before = await top();
  expect(before).toBeGreaterThan(200);
  await edit.click();
  await expect(admin.getByLabel('Client name *')).toBeVisible();
  expect(await top()).toBe(before);
  await admin.getByRole('button', { name: 'Close the editor' }).click();
  await expect(admin.getByLabel('Client name *')).toBeHidden();
  expect(await top()).toBe(before);
});

test('what was not closed comes together with the list, which it would push away later', async ({ admin }) => {
  const unfinished = await holdRequests(admin, /\/api\/bookings\?.*\bto=/, ['GET']);
  const listed = admin.waitForResponse(/\/api\/bookings\?.*\bstatus=active/);
  await admin.goto('/bookings');
  await unfinished.sent;
  await (await listed).finished();
  await expect(admin.getByRole('status', { name: 'Loading bookings' })).toBeVisible();
  await expect(admin.getByRole('table', { name: 'Bookings' })).toHaveCount(0);
  unfinished.release();
  await expect(admin.getByRole('table', { name: 'Bookings' })).toBeVisible();
});

test('shows a visitor’s booking to an admin at once, who confirms it, and what others do with it', async ({
  admin,
  shop,
}) => {
  await openLive(admin, '/bookings?status=pending&name=zoe');
  await expect(admin.getByRole('status').filter({ hasText: 'booking' })).toBeVisible();
  const { id, client, status } = await createBooking(shop, 'Any Available');
  expect(status).toBe('pending');
  await expect(toast(admin, 'New Booking').first()).toBeVisible();
  const row = tableRow(admin, client);
  await expect(row).toContainText('Any Available');
  await expect(row).toContainText('Needs a therapist');

  await row.getByRole('button', { name: /^Confirm the booking/ }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(toast(admin, 'Booking confirmed')).toBeVisible();
  await expect(tableRow(admin, client)).toHaveCount(0);
  await openLive(admin, `/bookings?status=all&name=${client}`);
  await expect(row.locator('.status-confirmed')).toBeVisible();
  await expect(toast(admin, 'Booking Updated')).toHaveCount(0);
  const { version } = await (await admin.request.get(`/api/bookings/${id}`)).json();
  await admin.request.post(`/api/bookings/${id}/cancellation`, {
    data: { reason: 'Ill', version },
    headers: { origin: shop.url },
  });
  await expect(toast(admin, 'Booking Cancelled').first()).toHaveClass(/toast-destructive/);
  await expect(row.locator('.status-cancelled')).toBeVisible();
});

test('cancels with a reason', async ({ admin, shop }) => {
  const { client } = await createBooking(shop, 'Siosaia Fonua');
  await admin.goto(`/bookings?name=${client}`);
  await tableRow(admin, client)
    .getByRole('button', { name: /^Cancel the booking/ })
    .click();
  const dialog = admin.getByRole('dialog', { name: 'Cancel Booking' });
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(admin, 'Reason Required')).toBeVisible();
  await dialog.getByLabel('Reason').fill(`Ill, says ${client}`);
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(admin, 'Booking cancelled successfully')).toBeVisible();
  await expect(admin.getByText('No bookings found')).toBeVisible();
});

test('says why a request cannot be confirmed, or a booking not be cancelled any more', async ({ admin, shop }) => {
  const { slot } = await createBooking(shop, 'Tom Whitford');
  const { client } = await createBooking(shop, 'Tom Whitford', slot);
  await admin.goto(`/bookings?name=${client}`);
  await tableRow(admin, client)
    .getByRole('button', { name: /^Confirm the booking/ })
    .click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirm Booking' }).click();
  const why = 'This therapist is not available at the selected time. Please choose a different time slot.';
  await expect(toast(admin, 'Booking Not Available')).toContainText(why);
  await tableRow(admin, client)
    .getByRole('button', { name: /^Edit the booking/ })
    .press('Enter');
  // A late start may end after the shift as well, which is said beside it.
  await expect(admin.getByRole('dialog').getByRole('alert').filter({ hasText: 'This therapist is not' })).toHaveText(
    why,
  );

  await admin.goto('/bookings?status=completed');
  await admin
    .getByRole('button', { name: /^Cancel the booking/ })
    .first()
    .click();
  await expect(toast(admin, 'Cannot Cancel')).toContainText('Completed bookings cannot be cancelled');
  await admin.goto('/bookings?status=cancelled');
  await expect(admin.locator('.status-cancelled').first()).toBeVisible();
  const cancel = admin.getByRole('button', { name: /^Cancel the booking/ });
  expect(await cancel.count()).toBe(await admin.locator('.booking-row').count());
  await cancel.first().click();
  await expect(toast(admin, 'Already Cancelled')).toContainText('This booking has already been cancelled');
});

test('says that a booking was cancelled while somebody wrote the reason', async ({ admin, shop }) => {
  const { id, client } = await createBooking(shop, 'Tom Whitford');
  await admin.goto(`/bookings?name=${client}`);
  await tableRow(admin, client)
    .getByRole('button', { name: /^Cancel the booking/ })
    .click();
  const dialog = admin.getByRole('dialog', { name: 'Cancel Booking' });
  await dialog.getByLabel('Reason *').fill('Ill');
  const { version } = await (await admin.request.get(`/api/bookings/${id}`)).json();
  const data = { reason: 'The client called', version };
  const faster = await admin.request.post(`/api/bookings/${id}/cancellation`, { data, headers: { origin: shop.url } });
  expect(faster.ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(admin, 'Already Cancelled')).toContainText('This booking has already been cancelled');
});

test('shows at once what was pressed, and takes it back with a word where it fails', async ({ admin, shop }) => {
  const { client } = await createBooking(shop, 'Any Available');
  await admin.goto(`/bookings?status=all&name=${client}`);
  const row = tableRow(admin, client);
  // By the keyboard: toasts lie above the row, and stay while the pointer rests on them.
  const confirm = async () => {
    await row.getByRole('button', { name: /^Confirm the booking/ }).press('Enter');
    await admin.getByRole('dialog').getByRole('button', { name: 'Confirm Booking' }).click();
    // Otherwise the next question would open while this one fades.
    await expect(admin.getByRole('dialog')).toHaveCount(0);
  };
  await admin.route('**/confirmation', (route) =>
    route.fulfill({ status: 409, json: { status: 409, code: 'booking-modified' } }),
  );
  const refused = await holdRequests(admin, '**/confirmation');
  await confirm();
  await refused.sent;
  await expect(row.locator('.status-confirmed')).toBeVisible();
  refused.release();
  await expect(toast(admin, 'Booking Modified')).toBeVisible();
  await expect(row.locator('.status-pending')).toBeVisible();

  await admin.unroute('**/confirmation');
  // The next press need not wait until the list is read again.
  const readAgain = await holdRequests(admin, /\/api\/bookings\?/, ['GET']);
  await confirm();
  await expect(toast(admin, 'Booking confirmed')).toBeVisible();
  await readAgain.sent;
  await row.getByRole('button', { name: /^Cancel the booking/ }).press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Cancel Booking' });
  await dialog.getByLabel('Reason').fill('Ill');
  await admin.route('**/cancellation', (route) => route.abort(), { times: 1 });
  const lost = await holdRequests(admin, '**/cancellation');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.locator('.status-cancelled')).toBeVisible();
  lost.release();
  await expect(row.locator('.status-confirmed')).toBeVisible();
  await toast(admin, 'Failed to cancel booking').getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(toast(admin, 'Booking cancelled successfully')).toBeVisible();
  await expect(row.locator('.status-cancelled')).toBeVisible();
  readAgain.release();
});

test('shows therapists their appointments from today on, as they come in', async ({ mei, desk, shop }) => {
  // Of an admin who gives treatments, too, who may read everybody's.
  const asksForOwn = mei.waitForRequest(/\/api\/bookings\?.*therapist_id=/);
  await openLive(mei, '/staff/appointments');
  await asksForOwn;
  const total = mei.locator('.appointment-counts dd').first();
  await expect(total).toHaveText(/\d/);
  await expect(mei.locator('.appointment')).toHaveCount(Number(await total.textContent()));
  const { client, slot } = await createBooking(shop, 'Mei Tanaka');
  await expect(mei.locator('.appointment').filter({ hasText: client })).toContainText('Confirmed');
  await mei.goto(`/staff/appointments?view=day&date=${slot.date}`);
  await expect(mei.getByRole('article', { name: client })).toContainText(client);
  await expect(mei.locator('.day-column')).toHaveCount(1);
  await mei.locator('label').filter({ hasText: 'List' }).click();
  await expect(mei.locator('.appointment').filter({ hasText: client })).toBeVisible();

  await desk.goto('/staff/appointments');
  await expect(desk.getByText('No Profile Found')).toBeVisible();

  await mei.route(/\/api\/bookings\?/, (route) => route.abort());
  await mei.reload();
  await expect(toast(mei, 'Failed to load your appointments')).toBeVisible();
});

test('says that the list could not be loaded, and loads it when asked again', async ({ admin }) => {
  await blockLiveUpdates(admin);
  await admin.route(/\/api\/bookings\?/, (route) => route.abort());
  await admin.goto('/bookings');
  await expect(toast(admin, 'Failed to load bookings')).toBeVisible();
  await admin.unroute(/\/api\/bookings\?/);
  await admin.getByRole('button', { name: 'Try again' }).click();
  await expect(admin.locator('.booking-day').first()).toBeVisible();
});
