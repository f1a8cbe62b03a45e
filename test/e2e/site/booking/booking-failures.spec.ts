import { BookingDialog, findFreeStart } from '../../support/booking-dialog.js';
import { blockLiveUpdates } from '../../support/page-elements.js';
import { findBookings, queryShopDatabase } from '../../support/shop-database.js';
import { expect, test } from '../../support/shop-fixture.js';

const FAILED_SLOTS = 'Failed to load available time slots';
const SLOTS = '**/api/availability/slots*';
const TIMES = '**/api/time-slots';

test('opening without services says so, and loads them again on request', async ({ page }) => {
  const booking = new BookingDialog(page);
  await blockLiveUpdates(page);
  await page.route('**/api/services', (route) => route.abort());
  await booking.open();
  await expect(booking.toasts).toHaveText('ErrorFailed to load services');
  await expect(booking.toasts).toHaveClass(/toast-destructive/);
  await page.unroute('**/api/services');
  await booking.dialog.getByText('The services could not be loaded.').getByRole('button').click();
  await booking.chooseService('Swedish');
  await expect(booking.dialog.getByText('The services could not be loaded.')).toBeHidden();
});

test('therapists that do not load for the day are said to', async ({ page, request }) => {
  const { date, time, therapist } = await findFreeStart(request);
  await blockLiveUpdates(page);
  const booking = await new BookingDialog(page).open();
  await booking.chooseTherapist(therapist);
  await page.route('**/api/availability/therapists*', (route) => route.abort());
  await booking.chooseDate(date);
  await expect(booking.toasts).toHaveText(/Error.*Failed to load available therapists for the selected time/);
  await expect(booking.time(time)).toBeEnabled();
  await expect(booking.dialog.getByText(' is off on ')).toHaveCount(0);
  await page.unroute('**/api/availability/therapists*');
  await booking.dialog.getByText('The therapists could not be loaded.').getByRole('button').click();
  await expect(booking.dialog.getByText('The therapists could not be loaded.')).toBeHidden();
});

test('a day that does not load leaves no time to press, and loads again on request', async ({ page, request }) => {
  const free = await findFreeStart(request);
  // Changes by other tests would reload the day before this visitor does.
  await blockLiveUpdates(page);
  for (const call of [SLOTS, TIMES]) await page.route(call, (route) => route.abort());
  const booking = await new BookingDialog(page).open();
  await expect(booking.toasts).toHaveText(new RegExp(`Error.*${FAILED_SLOTS}`));
  await expect(booking.toasts).toHaveClass(/toast-destructive/);
  await expect(booking.dialog.locator('[aria-pressed]')).toHaveCount(0);
  await booking.chooseDate(free.date);
  await booking.chooseTherapist(free.therapist);
  await expect(booking.toasts).toHaveText(new RegExp(`Error.*${FAILED_SLOTS}`));
  await expect(booking.dialog.locator('[aria-pressed]')).toHaveCount(0);

  for (const call of [SLOTS, TIMES]) await page.unroute(call);
  await booking.dialog.getByRole('button', { name: 'Load again' }).click();
  await expect(booking.time(free.time)).toBeEnabled();
});

test('times of anybody that did not load are read by themselves once the browser is online again', async ({
  page,
  request,
}) => {
  const free = await findFreeStart(request);
  // Live updates may find out later that the connection was lost, or never.
  await blockLiveUpdates(page);
  const booking = await new BookingDialog(page).open();
  await booking.chooseTherapist('Any Available');
  await page.context().setOffline(true);
  await booking.chooseDate(free.date);
  await expect(booking.dialog.getByText('The times could not be loaded.')).toBeVisible();
  await expect(booking.dialog.getByText('The therapists could not be loaded.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(booking.time(free.time)).toBeEnabled();
  await expect(booking.dialog.getByText('could not be loaded.')).toHaveCount(0);
});

test('without the shop’s clock there are no dates, until they are loaded again', async ({ page }) => {
  const booking = new BookingDialog(page);
  // A live update would load them again by itself.
  await blockLiveUpdates(page);
  await page.route('**/api/shop', (route) => route.abort());
  await booking.open();
  const loadAgain = booking.dialog.getByRole('button', { name: 'Load again' });
  const failed = page.waitForEvent('requestfailed', { predicate: (request) => request.url().endsWith('/api/shop') });
  await loadAgain.click();
  await failed;
  await expect(booking.dialog.getByText('The dates could not be loaded.')).toBeVisible();
  await page.unroute('**/api/shop');
  await loadAgain.click();
  await expect(booking.dialog.locator('button[aria-current=date]')).toBeEnabled();
});

test('while it is sent nothing can be changed or lost, and the button says so', async ({ page, request, shop }) => {
  const booking = await new BookingDialog(page).open();
  await booking.fillForm(await findFreeStart(request), 'Slowline');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/bookings', async (route) => {
    await held;
    await route.continue();
  });
  // A double click is pressed again before the button says so.
  await booking.confirm.dblclick();
  const processing = booking.dialog.getByRole('button', { name: 'Processing...' });
  await expect(processing).toBeVisible();
  await processing.click({ force: true });
  await page.keyboard.press('Escape');
  await booking.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(processing).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Payment Processing' })).toBeVisible();
  expect(await findBookings(shop, 'Slowline')).toHaveLength(1);

  await booking.dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Book Your Session' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();
  for (const label of ['First Name*', 'Last Name*', 'Mobile Number*'])
    await expect(booking.dialog.getByLabel(label)).toHaveValue('');
  await expect(booking.dialog.locator('[aria-pressed=true], td[aria-selected=true], [aria-invalid]')).toHaveCount(0);
  await expect(booking.dialog.getByText('Select a massage type')).toBeVisible();
  await expect(booking.dialog.getByText('Select a therapist')).toBeVisible();
});

test('a booking whose answer is lost is kept in the form and never made twice', async ({ page, request, shop }) => {
  const booking = await new BookingDialog(page).open();
  await booking.fillForm(await findFreeStart(request), 'Lostanswer');
  await page.route('**/api/bookings', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await booking.confirm.click();
  await expect(booking.toasts).toHaveText(/Error.*Failed to create booking\. Please try again\./);
  await expect(booking.dialog.getByLabel('Last Name*')).toHaveValue('Lostanswer');

  await page.unroute('**/api/bookings');
  await booking.dialog.getByLabel('Last Name*').fill('Lostanswer-Changed');
  await booking.confirm.click();
  await expect(booking.dialog.getByRole('heading', { name: 'Booking created successfully' })).toBeVisible();
  await expect(booking.dialog).toContainText('Your first attempt was booked: this is what we have.');
  await expect(booking.dialog).toContainText('Georgia Lostanswer,');
  expect(await findBookings(shop, 'Lostanswer')).toHaveLength(1);
  expect(await findBookings(shop, 'Lostanswer-Changed')).toEqual([]);
});

test('a script that the form can do without is missed without a reload, and nothing entered is lost', async ({
  page,
  request,
  shop,
}) => {
  const missed = new Set<string>();
  // Live updates, and the rules of mobile numbers.
  await page.route(/\/assets\/(esm|mobile-number)-[\w-]+\.js$/, (route) => {
    missed.add(new URL(route.request().url()).pathname.split('-')[0]!);
    return route.abort();
  });
  const booking = await new BookingDialog(page).open();
  await booking.fillForm(await findFreeStart(request), 'Patchyline');
  await expect.poll(() => [...missed].sort()).toEqual(['/assets/esm', '/assets/mobile']);
  await booking.confirm.click();
  await expect(page.getByRole('dialog', { name: 'Payment Processing' })).toBeVisible();
  expect(await findBookings(shop, 'Patchyline')).toHaveLength(1);
});

test('a price that changed unseen is shown first, and booked at the next press', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const booking = await new BookingDialog(page).open();
  await booking.fillForm(free, 'Newprice');
  await expect(booking.dialog.locator('.booking-due')).toContainText('$115.00');
  const setPrice = (price: number) =>
    queryShopDatabase(shop, "update services set price = $1 where name like 'Swedish%'", [price]);
  await setPrice(140);
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/bookings')) keys.push(sent.headers()['idempotency-key']);
  });
  await booking.confirm.click();
  await expect(booking.dialog.getByRole('alert')).toHaveText(
    'The price is now $140.00. Press Confirm Booking to book at this price.',
  );
  await expect(booking.confirm).toBeFocused();
  await expect(booking.dialog.locator('.booking-due')).toContainText('$140.00');
  await expect(booking.dialog.getByLabel('Last Name*')).toHaveValue('Newprice');
  await expect(booking.time(free.time)).toHaveAttribute('aria-pressed', 'true');
  expect(await findBookings(shop, 'Newprice')).toEqual([]);

  await booking.confirm.click();
  await expect(booking.dialog.getByRole('heading', { name: 'Booking created successfully' })).toBeVisible();
  await setPrice(115);
  expect(new Set(keys).size).toBe(2);
  expect(
    await queryShopDatabase(shop, 'select total_price::float from bookings where client_name like $1', ['%Newprice']),
  ).toEqual([{ total_price: 140 }]);
});

test('what the server refuses is said at its field', async ({ page, request }) => {
  const booking = await new BookingDialog(page).open();
  await booking.fillForm(await findFreeStart(request), 'Refused');
  await page.route('**/api/bookings', async (route) => {
    const body = { ...route.request().postDataJSON(), booking_time: '03:21' };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await booking.confirm.click();
  await expect(booking.dialog.locator('#booking_booking_time_help')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();
});

test('what is refused without a field says why beside the button, and the next press can do', async ({
  page,
  request,
  shop,
}) => {
  const booking = await new BookingDialog(page).open();
  await booking.fillForm(await findFreeStart(request), 'Deadend');
  const why = booking.dialog.locator('.booking-footer').getByRole('alert');
  const detail = 'Too many attempts. Please try again in 40 seconds';
  const body = { status: 429, code: 'too-many-requests', detail };
  await page.route('**/api/bookings', (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(body) }),
  );
  await booking.confirm.click();
  await expect(booking.toasts).toHaveText(/Failed to create booking\. Please try again\./);
  await expect(why).toHaveText(`${detail}.`);
  await expect(why).toBeInViewport({ ratio: 1 });

  await page.unroute('**/api/bookings');
  // As a browser's extension fills in every field.
  await booking.dialog.locator('[name=website]').fill('https://example.com', { force: true });
  await booking.confirm.click();
  await expect(why).toHaveText(/filled in a hidden field\. We have cleared it/);
  await booking.confirm.click();
  await expect(page.getByRole('dialog', { name: 'Payment Processing' })).toBeVisible();
  expect(await findBookings(shop, 'Deadend')).toHaveLength(1);
});

test.describe('with the mail server down', () => {
  test.beforeEach(({ shop }) => shop.mail.stop());
  test.afterEach(({ shop }) => shop.mail.start());

  test('the booking is kept and the visitor is told', async ({ page, request, shop }) => {
    const booking = await new BookingDialog(page).open();
    await booking.fillForm(await findFreeStart(request), 'Nomail', 'nomail@example.com');
    await booking.confirm.click();
    await expect(booking.toasts).toHaveText(
      /Booking Created.*Your booking was created but we could not send confirmation emails\. Please contact us to confirm\./,
    );
    expect(await findBookings(shop, 'Nomail')).toMatchObject([{ status: 'confirmed' }]);
  });
});
