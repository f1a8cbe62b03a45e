import { bookOverHttp } from './book-over-http.js';
import { BookingDialog, findFreeStart } from './booking-dialog.js';
import { bookingsOf, inDatabase } from './bookings-table.js';
import { LiveShop } from './live-shop.js';
import { expect, test } from './shop.js';

const PENDING = 'Your booking will be marked as pending confirmation from the shop.';

/** Presses the last button with the server's news held back, as on a bad line. */
async function sendUnaware(booking: BookingDialog, why: string): Promise<void> {
  await booking.confirm.click();
  await expect(booking.dialog.getByRole('heading', { name: 'Request Received' })).toBeVisible();
  await expect(booking.toasts).toHaveText(`Therapist Not Available${why} ${PENDING}`);
  await expect(booking.toasts).toHaveClass(/toast-destructive/);
}

test.beforeEach(async ({ page }) => page.routeWebSocket('**/socket.io/**', () => undefined));

test('a therapist whose day has filled up', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const booking = await new BookingDialog(page).open();
  await booking.prepare(free, 'Fulltherapist');
  const day = `/api/availability/slots?therapist_id=${free.therapistId}&date=${free.date}`;
  const { slots, slots_remaining } = await (await request.get(day)).json();
  const others = slots.filter((slot: { available: boolean; start_time: string }) => slot.available && slot.start_time !== free.time);
  for (const { start_time: time } of others.slice(0, slots_remaining)) await bookOverHttp(request, shop, { ...free, time });
  await sendUnaware(booking, 'This therapist is fully booked for the selected date.');
  expect(await bookingsOf(shop, 'Fulltherapist')).toMatchObject([{ status: 'pending' }]);
});

test('a time that was blocked meanwhile', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const live = await LiveShop.of(request, shop);
  const booking = await new BookingDialog(page).open();
  await booking.prepare(free, 'Blockedtime');
  await live.block(free);
  await sendUnaware(booking, 'This therapist is not available at the selected time.');
  expect(await bookingsOf(shop, 'Blockedtime')).toMatchObject([{ status: 'pending' }]);
});

test('a therapist who left the roster meanwhile', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const booking = await new BookingDialog(page).open();
  await booking.prepare(free, 'Offroster');
  await inDatabase(shop, 'delete from therapist_roster where therapist_id = $1 and roster_date = $2', [free.therapistId, free.date]);
  await sendUnaware(booking, 'This therapist is not scheduled to work on the selected date.');
  expect(await bookingsOf(shop, 'Offroster')).toMatchObject([{ status: 'pending' }]);
});

test('hours that cannot be checked', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const booking = await new BookingDialog(page).open();
  await booking.prepare(free, 'Nohours');
  const day = [free.therapistId, free.date];
  const where = 'therapist_id = $1 and roster_date = $2';
  const shifts = await inDatabase<{ id: string; hours: string }>(shop, `select id, shift_hours as hours from therapist_roster where ${where}`, day);
  await inDatabase(shop, `update therapist_roster set shift_hours = 'all day' where ${where}`, day);
  await sendUnaware(booking, 'Unable to verify therapist availability.');
  expect(await bookingsOf(shop, 'Nohours')).toMatchObject([{ status: 'pending' }]);
  // The tests behind this one book in the same shop.
  for (const { id, hours } of shifts) await inDatabase(shop, 'update therapist_roster set shift_hours = $2 where id = $1', [id, hours]);
});
