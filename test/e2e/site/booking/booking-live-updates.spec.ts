import { bookOverHttp } from '../../support/book-over-http.js';
import {
  BookingDialog,
  DEMO_DAYS,
  formatClockTime,
  findFreeStart,
  findFreeStarts,
  type FreeStart,
} from '../../support/booking-dialog.js';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { expect, test } from '../../support/shop-fixture.js';

/** Opens the dialog at a start, and waits until changes of its day are pushed. */
async function openWatched(booking: BookingDialog, free: FreeStart): Promise<void> {
  await booking.openAt(free);
  await expect(booking.time(free.time)).toBeEnabled();
  await booking.expectDayWatched(free);
}

test('a block of the chosen day is told and closes its time; lifting it frees the time', async ({
  page,
  request,
  shop,
}) => {
  const free = await findFreeStart(request);
  const live = await BackOfficeClient.signIn(request, shop);
  const booking = new BookingDialog(page);
  await openWatched(booking, free);

  const block = await live.block(free);
  await expect(booking.time(free.time)).toBeDisabled();
  await expect(booking.toasts).toHaveText(/Availability Updated.*Time slots have been refreshed/);
  await expect(booking.dialog.getByText(`No longer free: ${formatClockTime(free.time)}.`)).toBeAttached();
  await live.unblock(block);
  await expect(booking.time(free.time)).toBeEnabled();
  await expect(booking.dialog.getByText(`Free again: ${formatClockTime(free.time)}.`)).toBeAttached();
});

test('a booking closes its time and a cancellation frees it, both without a toast', async ({ page, request, shop }) => {
  const free = await findFreeStart(request, { more: 2 });
  const live = await BackOfficeClient.signIn(request, shop);
  const booking = new BookingDialog(page);
  await openWatched(booking, free);
  await booking.time(free.time).click();

  const { booking: made } = await (await bookOverHttp(request, shop, free)).json();
  await expect(booking.time(free.time)).toBeDisabled();
  // A chosen start that is taken stays selected, and the nearest free starts are one press away.
  const notice = booking.dialog.getByText('is taken. Choose another time, or send it as a request.');
  await expect(notice).toBeVisible();
  await expect(booking.time(free.time)).toHaveAttribute('aria-pressed', 'true');
  // In view although the page below has been scrolled to its end, with what the button will do.
  await booking.dialog.getByLabel('Special Requests or Health Conditions').scrollIntoViewIfNeeded();
  await expect(notice).toBeInViewport();
  await expect(booking.dialog.getByRole('button', { name: 'Send as a Request' })).toBeInViewport();
  await notice
    .getByRole('button', { name: /^Take / })
    .first()
    .click();
  await expect(booking.confirm).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(booking.dialog.locator('[aria-pressed=true]')).toBeEnabled();

  await live.cancel(made.id);
  await expect(booking.time(free.time)).toBeEnabled();
  await expect(booking.toasts).toHaveCount(0);
});

test('what changes between the reading of the day and its watching is seen all the same', async ({
  page,
  request,
  shop,
}) => {
  const free = await findFreeStart(request);
  const live = await BackOfficeClient.signIn(request, shop);
  const changed = Promise.withResolvers<void>();
  await page.routeWebSocket('**/socket.io/**', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage(async (message) => {
      if (String(message).includes('"watch-day"')) await changed.promise;
      server.send(message);
    });
  });
  const booking = await new BookingDialog(page).openAt(free);
  await expect(booking.time(free.time)).toBeEnabled();

  const block = await live.block(free);
  await expect(booking.time(free.time)).toBeEnabled();
  changed.resolve();
  await expect(booking.time(free.time)).toBeDisabled();
  await live.unblock(block);
  await expect(booking.time(free.time)).toBeEnabled();
});

test('the day is left when the date or the therapist changes and when the dialog closes', async ({
  page,
  request,
  shop,
}) => {
  const [first, other] = await findFreeStarts(request);
  const live = await BackOfficeClient.signIn(request, shop);
  const booking = new BookingDialog(page);
  await openWatched(booking, first);

  // A change of another therapist's day is not pushed to this page.
  await live.unblock(await live.block(other));
  await booking.chooseTherapist(other.therapist);
  await booking.expectDayUnwatched(first);
  await booking.expectDayWatched(other);
  await live.unblock(await live.block(first));

  await booking.dialog.getByRole('gridcell', { selected: true }).getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await booking.expectDayUnwatched(other);
  await live.unblock(await live.block(other));
  await expect(booking.toasts).toHaveCount(0);

  await booking.chooseDate(other.date);
  await booking.expectDayWatched(other);
  await booking.dialog.getByRole('button', { name: 'Cancel' }).click();
  await booking.expectDayUnwatched(other);
  await live.unblock(await live.block(other));
  await expect(booking.toasts).toHaveCount(0);
});

test('what the shop offers reaches an open dialog: a time slot and a treatment come and go', async ({
  page,
  request,
  shop,
}) => {
  const client = await BackOfficeClient.signIn(request, shop);
  const { time } = await findFreeStart(request);
  const booking = await new BookingDialog(page).open();
  await expect(booking.time(time)).toBeVisible();
  await expect(booking.time('07:15')).toHaveCount(0);
  const remove = await client.addTimeSlot('07:15', '07:45');
  await booking.time('07:15').click();
  await remove();
  await expect(booking.time('07:15')).toHaveCount(0);
  await expect(booking.dialog.locator('.booking-footer')).toContainText('7:15 AM is no longer offered.');

  const removeService = await client.addService('Aroma Ritual');
  await booking.chooseService('Aroma Ritual');
  await removeService();
  const field = booking.dialog.getByRole('combobox', { name: 'Type of Massage *' });
  await expect(field).toHaveText('Select a massage type');
  await expect(field).toHaveAccessibleDescription('This treatment is no longer offered. Choose another one.');
});

test('a price, a length and a policy that change while they are on screen are said beside the button', async ({
  page,
  request,
  shop,
}) => {
  const free = await findFreeStart(request, { daysAhead: DEMO_DAYS + 1 });
  const live = await BackOfficeClient.signIn(request, shop);
  const booking = await new BookingDialog(page).openAt(free, 'Swedish');
  const notice = booking.dialog.getByRole('alert');
  await expect(booking.dialog.getByText('Due at the shop')).toBeVisible();
  await expect(notice).toBeEmpty();

  const restoreService = await live.changeService('Swedish', { price: 139.5, duration: 75 });
  await expect(notice).toHaveText(/The price is now \$139\.50 \(was .+\)\. It now takes 75 minutes \(was .+\)\./);
  const restoreNotice = await live.changeNotice(96);
  await expect(notice).toContainText('The cancellation policy has changed to: full refund with 96 hours');
  // Whoever presses has read it.
  await booking.confirm.click();
  await expect(notice).toBeEmpty();
  await restoreNotice();
  await restoreService();
});
