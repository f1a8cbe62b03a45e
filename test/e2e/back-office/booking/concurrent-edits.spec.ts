import { BookingDialog, formatClockTime, findFreeStart } from '../../support/booking-dialog.js';
import { queryShopDatabase } from '../../support/shop-database.js';
import { editor, openBooking, timeOptions } from '../../support/booking-editor.js';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { selectOption, holdRequests, toast } from '../../support/page-elements.js';

test('of two admins with one booking open the slower is told, and nothing of either is lost', async ({
  admin,
  bea,
  shop,
}) => {
  const { client } = await createBooking(shop, 'Linh Pham');
  await Promise.all([openBooking(admin, client), openBooking(bea, client)]);
  await editor(admin).getByLabel('Notes').fill('Left shoulder');
  await editor(bea).getByLabel('Mobile *').fill('0491 570 110');
  await editor(bea).getByRole('button', { name: 'Save' }).click();
  await expect(toast(bea, 'Booking updated successfully')).toBeVisible();

  await expect(toast(admin, 'Booking Updated')).toContainText('another administrator');
  await expect(editor(admin)).toContainText('This booking has changed since you opened it');
  await expect(editor(admin)).toContainText(/Someone else has saved:\s*Mobile\s*0491 570 110/);
  await editor(admin).getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Booking Modified')).toBeVisible();
  await editor(admin).getByRole('button', { name: 'Keep what I entered' }).click();
  await expect(editor(admin).getByLabel('Mobile *')).toHaveValue('0491 570 110');
  await editor(admin).getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Booking updated successfully')).toBeVisible();
  await expect(toast(admin, 'Booking Modified')).toHaveCount(0);
  const rows = await queryShopDatabase(shop, 'select client_phone, notes from bookings where client_name = $1', [
    client,
  ]);
  expect(rows).toEqual([{ client_phone: '0491 570 110', notes: 'Left shoulder' }]);
});

test('a visitor and an admin want one slot: the visitor gets it, the admin is told', async ({
  admin,
  page,
  request,
  shop,
}) => {
  const free = await findFreeStart(request);
  const visitor = new BookingDialog(page);
  await visitor.open();
  await visitor.fillForm(free, 'Racing');
  await admin.goto(
    `/bookings?new&therapist=${free.therapistId}&for=${free.date}&time=${encodeURIComponent(free.time)}`,
  );
  await expect(timeOptions(admin).getByRole('radio', { name: formatClockTime(free.time), exact: true })).toBeChecked();
  await editor(admin).getByLabel('Client name *').fill('Phone Caller');
  await editor(admin).getByLabel('Mobile *').fill('0491 570 006');
  // Clients who are known by that number are no longer offered then.
  await editor(admin).getByLabel('Mobile *').press('Tab');
  await selectOption(editor(admin), 'Service *', 'Deep Tissue Massage');

  const late = await holdRequests(admin, '**/office-bookings');
  await editor(admin).getByRole('button', { name: 'Save and confirm' }).click();
  await late.sent;
  await visitor.confirm.click();
  await expect(visitor.dialog.getByRole('heading', { name: 'Booking created successfully' })).toBeVisible();
  late.release();

  const why = 'This therapist is not available at the selected time. Please choose a different time slot.';
  await expect(toast(admin, 'Booking Not Available')).toContainText(why);
  await expect(editor(admin).getByLabel('Client name *')).toHaveValue('Phone Caller');
  await expect(editor(admin)).toContainText(`${formatClockTime(free.time)} is not free with ${free.therapist}.`);
  // Where it was the last one of the day.
  await expect(editor(admin)).toContainText(/Choose another (time|day)\./);
  const rows = await queryShopDatabase<{ status: string }>(
    shop,
    `select status from bookings
     where therapist_id = $1 and booking_date = $2 and booking_time = $3 and status <> 'cancelled'`,
    [free.therapistId, free.date, free.time],
  );
  expect(rows).toEqual([{ status: 'confirmed' }]);
});
