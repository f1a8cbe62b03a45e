import type { Page } from '@playwright/test';
import { findFreeStart, formatClockTime } from '../../support/booking-dialog.js';
import { queryShopDatabase } from '../../support/shop-database.js';
import { chooseDate, chooseMore, editor, openBooking, summary, timeOptions } from '../../support/booking-editor.js';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { holdRequests, openLive, selectOption, shopDateAhead, tableRow, toast } from '../../support/page-elements.js';

async function bookingOf(page: Page, client: string) {
  const answer = await page.request.get(`/api/bookings?status=all&name=${client}`);
  return (await answer.json()).items[0];
}

test('books for a client who rang, at a time that is free, beginning with the day that the list shows', async ({
  admin,
  shop,
}) => {
  // The day has another free time beside it.
  const start = await findFreeStart(admin.request, { therapist: 'Mei Tanaka', more: 2 });
  const taken = await createBooking(shop, 'Mei Tanaka', start);
  const { date } = taken.slot;
  await admin.goto(`/bookings?date=${date}`);
  await expect(admin.locator('.booking-day').first()).toBeVisible();
  await admin.keyboard.press('n');
  await expect(admin).toHaveURL(/[?&]new/);
  await editor(admin).getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Missing Information')).toContainText('Please fill in all required fields');
  await expect(editor(admin).getByLabel('Client name *')).toBeFocused();
  await expect(editor(admin).getByLabel('Client name *')).toHaveAccessibleDescription('Please fill in this field');

  await editor(admin).getByLabel('Client name *').fill('Walter Innes');
  await editor(admin).getByLabel('Mobile *').fill('0491 570 006');
  await editor(admin).getByLabel('Mobile *').press('Tab');
  await selectOption(editor(admin), 'Service *', 'Deep Tissue Massage');
  await expect(editor(admin).getByLabel('Price')).toHaveText('$129.50');
  await selectOption(editor(admin), 'Therapist *', 'Mei Tanaka');
  await chooseDate(admin, `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`);
  await expect(editor(admin)).toContainText('Mei Tanaka has no shift on this day');
  await expect(editor(admin)).toContainText('No available slots for this therapist on this date');
  await chooseDate(admin, date);
  await expect(timeOptions(admin).getByRole('radio').first()).toBeAttached();
  await expect(
    timeOptions(admin).getByRole('radio', { name: formatClockTime(taken.slot.time), exact: true }),
  ).toHaveCount(0);
  const free = timeOptions(admin).locator('label').last();
  await free.click();
  const why = 'Please give a phone number';
  await admin.route(
    '**/api/office-bookings',
    (route) => route.fulfill({ status: 422, json: { status: 422, errors: [{ field: 'client_phone', message: why }] } }),
    { times: 1 },
  );
  await editor(admin).getByRole('button', { name: 'Save and confirm' }).click();
  await expect(editor(admin).getByLabel('Mobile *')).toBeFocused();
  await expect(editor(admin).getByLabel('Mobile *')).toHaveAccessibleDescription(why);
  await editor(admin).getByRole('button', { name: 'Save and confirm' }).click();
  await expect(toast(admin, 'Success')).toContainText('Booking confirmed');
  await expect(editor(admin)).toHaveCount(0);
  await expect(toast(admin, 'New Booking')).toHaveCount(0);

  const [row] = await queryShopDatabase<{ status: string; client_email: string | null; is_admins: boolean }>(
    shop,
    `select b.status, b.client_email, u.email like 'admin@%' as is_admins
       from bookings b join users u on u.id = b.user_id where client_name = 'Walter Innes'`,
    [],
  );
  expect(row).toEqual({ status: 'confirmed', client_email: null, is_admins: true });

  await admin.getByRole('button', { name: 'Add Booking' }).click();
  await expect(editor(admin).getByLabel('Date *')).toHaveValue(date.split('-').reverse().join('/'));
  await editor(admin).getByRole('button', { name: 'Close the editor' }).click();
  await expect(editor(admin)).toHaveCount(0);
  await expect(admin).toHaveURL(new RegExp(`/bookings\\?date=${date}$`));
});

test('names who is free for a request, and assigns them at a press', async ({ admin, shop }) => {
  const { date, time } = await findFreeStart(admin.request);
  const { client, slot } = await createBooking(
    shop,
    'Any Available',
    { date, time },
    { client_email: 'zoe@example.com' },
  );
  await openBooking(admin, client);
  await expect(editor(admin)).toContainText('Any Available: this booking needs confirmation.');
  await expect(timeOptions(admin).getByRole('radio', { name: formatClockTime(slot.time), exact: true })).toBeChecked();
  const assign = editor(admin)
    .getByRole('button', { name: /^Assign .+, \d+ left$/ })
    .first();
  const name = /^Assign (.+), \d+ left$/.exec((await assign.textContent())!)![1]!;
  await assign.click();
  await expect(toast(admin, 'Booking confirmed')).toContainText("We'll email");
  await expect(tableRow(admin, client).locator('.status-confirmed')).toBeVisible();
  await expect(tableRow(admin, client)).toContainText(name);

  await tableRow(admin, client).getByRole('cell').first().click();
  const history = summary(admin).getByRole('region', { name: 'History' });
  await expect(history).toContainText('Booked by the client');
  await expect(history).toContainText('Confirmed by admin@longwater.example');
  await expect(history).toContainText('Email “Confirmation” to the client: delivered');
  const asBooked = history.getByRole('listitem').filter({ hasText: 'Booked by the client' });
  await asBooked.getByText('How it was then').click();
  await expect(asBooked.locator('dl')).toContainText('TherapistAny Available');
  await expect(asBooked.locator('dl')).toContainText('Statuspending');
  await chooseMore(admin, 'Send the email again');
  await expect(history).toContainText('Email “Sent again” to the client: delivered');
});

test('tells the slower of two admins what has happened, and lets them go on', async ({ admin, shop }) => {
  const { client } = await createBooking(shop, 'Tom Whitford');
  await openBooking(admin, client);
  await editor(admin).getByLabel('Notes').fill('Left shoulder');
  const { id, version, service_id, therapist_id, booking_date, booking_time } = await bookingOf(admin, client);
  const words = { client_name: client, client_phone: '0491 570 110', client_email: null, notes: null };
  const data = { service_id, therapist_id, booking_date, booking_time, ...words, status: 'confirmed', version };
  const faster = await admin.request.put(`/api/bookings/${id}`, { data, headers: { origin: shop.url } });
  expect(faster.status()).toBe(200);

  await expect(editor(admin)).toContainText('This booking has changed since you opened it');
  await expect(toast(admin, 'Booking Updated')).toBeVisible();
  await editor(admin).getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Booking Modified')).toBeVisible();
  await editor(admin).getByRole('button', { name: 'Load the latest' }).click();
  await expect(editor(admin).getByLabel('Mobile *')).toHaveValue('0491 570 110');
  await editor(admin).getByLabel('Notes').fill('Right shoulder');
  await editor(admin).getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Booking updated successfully')).toBeVisible();
  expect((await bookingOf(admin, client)).notes).toBe('Right shoulder');
});

test('asks before what was entered is lost', async ({ admin, shop }) => {
  const { client } = await createBooking(shop, 'Linh Pham');
  await openBooking(admin, client);
  await editor(admin).getByLabel('Notes').fill('Left shoulder');
  await editor(admin).getByLabel('Date *').press('Enter');
  await editor(admin).getByLabel('Notes').press('Escape');
  const question = admin.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(editor(admin).getByLabel('Notes')).toHaveValue('Left shoulder');
  await editor(admin).getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(editor(admin)).toHaveCount(0);
  await expect(admin).not.toHaveURL(/booking=/);

  // Asked while a save is under way: its failure leaves the question, its success takes both away.
  await openBooking(admin, client);
  await editor(admin).getByLabel('Notes').fill('Right shoulder');
  const address = /\/api\/bookings\/[0-9a-f-]+$/;
  const saveAndLeave = async () => {
    const saving = await holdRequests(admin, address);
    await editor(admin).getByRole('button', { name: 'Save' }).click();
    await saving.sent;
    await editor(admin).getByRole('button', { name: 'Discard' }).click();
    await expect(question).toBeVisible();
    saving.release();
  };
  await admin.route(address, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await saveAndLeave();
  await expect(toast(admin, 'Failed to save booking')).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await admin.unroute(address);
  await saveAndLeave();
  await expect(toast(admin, 'Booking updated successfully')).toBeVisible();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  expect((await bookingOf(admin, client)).notes).toBe('Right shoulder');
});

test('cancels from the summary, tells when the mail fails, and reopens', async ({ admin, shop }) => {
  const { client } = await createBooking(shop, 'Clare Devlin', undefined, { client_email: 'zoe@example.com' });
  await openLive(admin, `/bookings?status=all&name=${client}`);
  await tableRow(admin, client).getByRole('cell').first().click();
  await chooseMore(admin, 'Cancel booking…');
  const dialog = admin.getByRole('dialog', { name: 'Cancel Booking' });
  await dialog.getByLabel('Reason').fill('Ill');
  await admin.route('**/cancellation', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(admin, 'Failed to cancel booking')).toBeVisible();
  await admin.unroute('**/cancellation');

  await admin.route('**/timeline', async (route) => {
    const answer = await route.fetch();
    const { events, mails } = await answer.json();
    const failing = mails.map((mail: object) => ({ ...mail, state: 'failing' }));
    await route.fulfill({ response: answer, json: { events, mails: failing } });
  });
  await chooseMore(admin, 'Cancel booking…');
  await dialog.getByLabel('Reason').fill('Ill');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(admin, 'Booking cancelled successfully')).toBeVisible();
  const warning = toast(admin, 'Booking cancelled but email notification failed to send');
  await expect(warning).toBeVisible();
  await expect(warning).not.toHaveClass(/destructive/);
  await expect(tableRow(admin, client).locator('.status-cancelled')).toBeVisible();

  await chooseMore(admin, 'Reopen');
  await expect(toast(admin, 'Booking confirmed')).toBeVisible();
  await admin.unrouteAll({ behavior: 'ignoreErrors' });
});

test('takes the day of the shop for today, wherever the browser is', async ({ admin, shop }) => {
  const today = await shopDateAhead(shop, 0);
  const clock = await admin.context().newCDPSession(admin);
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
    await clock.send('Emulation.setTimezoneOverride', { timezoneId });
    await admin.goto('/bookings?new');
    await editor(admin).getByRole('button', { name: 'Open the calendar' }).click();
    const shown = admin.getByRole('dialog', { name: 'Calendar' }).locator('[aria-current=date]');
    await expect(shown).toHaveAttribute('data-date', today);
    await shown.click();
    await expect(editor(admin).getByLabel('Date *')).toHaveValue(today.split('-').reverse().join('/'));
  }
});
