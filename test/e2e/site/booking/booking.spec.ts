import { addDays } from '../../../../src/kernel/local-time.js';
import { bookOverHttp } from '../../support/book-over-http.js';
import { BookingDialog, findFreeStart, formatLongDate } from '../../support/booking-dialog.js';
import { findBookings, queryShopDatabase } from '../../support/shop-database.js';
import { expect, test } from '../../support/shop-fixture.js';

test('a visitor books a free therapist and is confirmed at once', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const booking = await new BookingDialog(page).open();
  await booking.fillForm(free, 'Confirmed', 'georgia@example.com');
  await expect(booking.dialog.getByText('Duration: 60 minutes')).toBeVisible();
  await booking.confirm.click();

  await expect(booking.dialog.getByRole('heading', { name: 'Booking Confirmed' })).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Payment Processing' })).toBeVisible();
  expect(await findBookings(shop, 'Confirmed')).toEqual([
    {
      status: 'confirmed',
      booking_date: free.date,
      booking_time: free.time,
      client_name: 'Georgia Confirmed',
      client_email: 'georgia@example.com',
      client_phone: '0491570156',
      therapist_name: free.therapist,
    },
  ]);
  await expect.poll(() => shop.mail.to('georgia@example.com').length).toBe(1);
  expect(await booking.toasts.count()).toBe(0);
});

test('Any Available becomes a request, without a question about a therapist’s day', async ({ page, request, shop }) => {
  const { id } = await (await request.get('/api/therapists/any-available')).json();
  const asked: string[] = [];
  page.on('request', (call) => {
    // The times that the shop is open are those of Any Available.
    const isAboutTherapist = /availability\/(slots|check)/.test(call.url()) && !call.url().includes(id);
    if (isAboutTherapist) asked.push(call.url());
  });
  const booking = await new BookingDialog(page).open();
  await booking.fillForm({ ...(await findFreeStart(request)), therapist: 'Any Available' }, 'Anyone');
  await expect(booking.confirm).toHaveAccessibleDescription(/^Sends a request: we choose your therapist/);
  await booking.confirm.click();

  await expect(booking.dialog.getByRole('heading', { name: 'Request Received' })).toBeVisible();
  await expect(booking.dialog.getByText('get back to you to confirm')).toBeVisible();
  expect(asked).toEqual([]);
  expect(await findBookings(shop, 'Anyone')).toMatchObject([
    { status: 'pending', therapist_name: 'Any Available', client_email: null },
  ]);
});

test('two visitors race: the other one’s grid follows, and the slower one leaves a request', async ({
  page,
  context,
  request,
  shop,
}) => {
  const free = await findFreeStart(request);
  const [first, second] = [new BookingDialog(page), new BookingDialog(await context.newPage())];
  for (const [visitor, name] of [
    [second, 'Second'],
    [first, 'First'],
  ] as const) {
    await visitor.open();
    await visitor.fillForm(free, name);
  }
  await first.confirm.click();
  await expect(first.dialog.getByRole('heading', { name: 'Booking created successfully' })).toBeVisible();

  await expect(second.time(free.time)).toBeDisabled();
  await expect(second.dialog.getByText(/is taken\. Choose another (time|day)/)).toBeVisible();
  expect(await second.toasts.count()).toBe(0);
  const send = second.dialog.getByRole('button', { name: 'Send as a Request' });
  const setPrice = (price: number) =>
    queryShopDatabase(shop, "update services set price = $1 where name like 'Swedish%'", [price]);
  await setPrice(140);
  await send.click();
  await expect(second.dialog.getByRole('alert').filter({ hasText: 'The price is now' })).toHaveText(
    'The price is now $140.00. Press Send as a Request to book at this price.',
  );
  await send.click();
  await expect(second.dialog.getByRole('heading', { name: 'Request Received' })).toBeVisible();
  await setPrice(115);
  await expect(second.toasts).toHaveText(
    /Therapist Not Available.*This therapist is not available at the selected time\. Your booking will be marked/,
  );
  expect(await findBookings(shop, 'First')).toMatchObject([{ status: 'confirmed' }]);
  expect(await findBookings(shop, 'Second')).toMatchObject([{ status: 'pending' }]);
});

test('a day that fills up offers the next free start', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const day = `/api/availability/slots?therapist_id=${free.therapistId}&date=${free.date}`;
  const { slots, slots_remaining } = await (await request.get(day)).json();
  const times = slots.filter((slot: { available: boolean }) => slot.available).slice(0, slots_remaining);
  for (const { start_time: time } of times)
    expect((await bookOverHttp(request, shop, { ...free, time })).status()).toBe(201);

  // One request finds the next start: no day is asked about one by one.
  const asked: (string | null)[] = [];
  page.on('request', (each) => {
    const { pathname, searchParams } = new URL(each.url());
    if (pathname === '/api/availability/slots' && searchParams.get('therapist_id') === free.therapistId)
      asked.push(searchParams.get('date'));
  });

  const booking = await new BookingDialog(page).openAt(free);
  await expect(booking.dialog.getByText('Fully booked for this date')).toBeVisible();
  const next = booking.dialog.getByText('Next free:').getByRole('button');
  await expect(next).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([free.date]));
  await next.click();
  await expect(booking.dialog.getByText('Fully booked for this date')).toBeHidden();
  await expect(booking.dialog.locator('[aria-pressed=true]')).toBeEnabled();
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('a browser in another language', () => {
  test.use({ locale: 'de-DE' });

  test('sees the shop’s today and its weeks, in US English, wherever it is', async ({ page, request }) => {
    const today: string = (await (await request.get('/api/shop')).json()).local_now.slice(0, 10);
    const clock = await page.context().newCDPSession(page);
    for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
      await clock.send('Emulation.setTimezoneOverride', { timezoneId });
      const { dialog } = await new BookingDialog(page).open();
      const shown = dialog.locator('button[aria-current=date]');
      await expect(shown).toHaveAccessibleName(formatLongDate(today));
      await expect(shown).toBeEnabled();
      await expect(dialog.getByRole('columnheader').first()).toHaveText('Su');
      if (!today.endsWith('01'))
        await expect(dialog.getByRole('button', { name: formatLongDate(addDays(today, -1)) })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    }
  });
});
