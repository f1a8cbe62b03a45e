import { bookOverHttp } from './book-over-http.js';
import { BookingDialog, clockTime, findFreeStart, findFreeStarts, type FreeStart } from './booking-dialog.js';
import { LiveShop } from './live-shop.js';
import { expect, test } from './shop.js';

/** The dialog with the therapist and day of a start on screen. */
async function watching(booking: BookingDialog, free: FreeStart): Promise<void> {
  await booking.open();
  await booking.chooseDate(free.date);
  await booking.chooseTherapist(free.therapist);
  await expect(booking.time(free.time)).toBeEnabled();
  await booking.watchesDay(free);
}

test('a block of the chosen day is told and closes its time; lifting it frees the time', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const live = await LiveShop.of(request, shop);
  const booking = new BookingDialog(page);
  await watching(booking, free);

  const block = await live.block(free);
  await expect(booking.time(free.time)).toBeDisabled();
  await expect(booking.toasts).toHaveText(/Availability Updated.*Time slots have been refreshed/);
  await expect(booking.dialog.getByText(`No longer free: ${clockTime(free.time)}.`)).toBeAttached();
  await live.unblock(block);
  await expect(booking.time(free.time)).toBeEnabled();
  await expect(booking.dialog.getByText(`Free again: ${clockTime(free.time)}.`)).toBeAttached();
});

test('a booking closes its time and a cancellation frees it, both without a toast', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const live = await LiveShop.of(request, shop);
  const booking = new BookingDialog(page);
  await watching(booking, free);
  await booking.time(free.time).click();

  const { booking: made } = await (await bookOverHttp(request, shop, free)).json();
  await expect(booking.time(free.time)).toBeDisabled();
  // Under the visitor's finger: the choice stays, and the nearest free start is one press away.
  const notice = booking.dialog.getByText('is taken. Choose another time, or send it as a request.');
  await expect(notice).toBeVisible();
  await expect(booking.time(free.time)).toHaveAttribute('aria-pressed', 'true');
  await notice.getByRole('button', { name: /^Take / }).click();
  await expect(notice).toBeHidden();
  await expect(booking.dialog.locator('[aria-pressed=true]')).toBeEnabled();

  await live.cancel(made.id);
  await expect(booking.time(free.time)).toBeEnabled();
  await expect(booking.toasts).toHaveCount(0);
});

test('the day is left when the date or the therapist changes and when the dialog closes', async ({ page, request, shop }) => {
  const [first, other] = await findFreeStarts(request);
  const live = await LiveShop.of(request, shop);
  const booking = new BookingDialog(page);
  await watching(booking, first);

  // Another therapist's day is none of this one's business.
  await live.unblock(await live.block(other));
  await booking.chooseTherapist(other.therapist);
  await booking.leavesDay(first);
  await booking.watchesDay(other);
  await live.unblock(await live.block(first));

  await booking.dialog.getByRole('gridcell', { selected: true }).getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await booking.leavesDay(other);
  await live.unblock(await live.block(other));
  await expect(booking.toasts).toHaveCount(0);

  await booking.chooseDate(other.date);
  await booking.watchesDay(other);
  await booking.dialog.getByRole('button', { name: 'Cancel' }).click();
  await booking.leavesDay(other);
  await live.unblock(await live.block(other));
  await expect(booking.toasts).toHaveCount(0);
});
