import { BackOfficeClient } from '../../support/back-office-client.js';
import { BookingDialog, findFreeStart, formatLongDate } from '../../support/booking-dialog.js';
import { bookOverHttp, getFirstService } from '../../support/book-over-http.js';
import { blockDay, findEmptyDay } from '../../support/empty-day.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { queryShopDatabase } from '../../support/shop-database.js';
import { expect, test } from '../../support/shop-fixture.js';

test('from a full day onto the waiting list, and from there into a booking', async ({ page, request, shop }) => {
  const service = await getFirstService(request);
  const { id, name, date } = await findEmptyDay(shop, service.id);
  await BackOfficeClient.signIn(request, shop);
  const open = await blockDay(request, shop, id, date);
  const email = 'waits@example.com';

  const dialog = await new BookingDialog(page).open();
  await dialog.chooseService(service.name);
  await dialog.chooseTherapist(name);
  await dialog.chooseDate(date);
  await dialog.dialog.getByLabel('First Name*').fill('Wanda');
  await dialog.dialog.getByLabel('Last Name*').fill('Waits');
  const join = dialog.dialog.getByRole('button', { name: 'Join the waiting list' });
  const panel = dialog.dialog.getByRole('region', { name: 'Waiting list' });
  await join.press('Enter');
  await expect(panel).toBeFocused();
  await dialog.dialog.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(join).toBeFocused();
  await join.press('Enter');
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.dialog.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(dialog.dialog.getByText('Phone number must be at least 10 digits')).toBeVisible();
  await expect(dialog.dialog.getByText('Please enter your email address')).toBeVisible();
  await dialog.dialog.getByLabel('Mobile Number*').fill('0491570156');
  await dialog.dialog.getByLabel('Email Address*').fill(email);
  await dialog.dialog.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(dialog.dialog.getByRole('status').filter({ hasText: 'You are on the waiting list.' })).toBeFocused();

  const subjects = () => shop.mail.to(email).map(({ subject }) => subject?.split(':')[0]);
  // Mails of two moments are sent side by side.
  await expect.poll(subjects).toEqual(['You are on the waiting list']);
  await open();
  await expect.poll(subjects).toEqual(['You are on the waiting list', 'A time has opened up']);
  const link = /\/waiting-list#token=[\w.-]+/.exec(shop.mail.to(email)[1]!.text ?? '')![0];
  await page.goto('/privacy-policy');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A time has opened up' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByRole('definition').filter({ hasText: formatLongDate(date) })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Book it for/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: formatLongDate(date).slice(0, -6) })).toBeVisible();
  await page.getByRole('button', { name: 'See your booking' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Wanda Waits' })).toBeVisible();
});

test('a visitor whom no free time suits waits for those that are taken', async ({ page, request, shop }) => {
  // Starts are left on that day: who finds it full waits from there.
  const free = await findFreeStart(request, { more: 2 });
  expect((await bookOverHttp(request, shop, free)).status()).toBe(201);
  const email = 'suits@example.com';
  const dialog = await new BookingDialog(page).open();
  await dialog.chooseService('Swedish');
  await dialog.chooseTherapist(free.therapist);
  await dialog.chooseDate(free.date);
  await expect(dialog.time(free.time)).toBeDisabled();
  await dialog.fillDetails('Suits', { email });
  await dialog.dialog.getByText('None of these suit you?').getByRole('button').click();
  await expect(dialog.dialog.getByText('at a time that is taken now')).toBeVisible();
  // The step has one button, in reach from every field that it needs.
  await expect(dialog.confirm).toBeHidden();
  await expect(dialog.dialog.getByRole('button', { name: 'Join the waiting list' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.dialog.getByText('Needed: we email you when a time opens up')).toBeAttached();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.dialog.getByRole('button', { name: 'Join the waiting list' }).click();
  const joined = dialog.dialog.getByText('You are on the waiting list.');
  await expect(joined).toBeInViewport();
  await expect(dialog.confirm).toBeVisible();
  // Nobody takes the entry for one about another treatment.
  await dialog.chooseService('Deep Tissue');
  await expect(joined).toBeHidden();
  await dialog.chooseService('Swedish');
  await expect(joined).toBeVisible();
  const [entry] = await queryShopDatabase<{ windows: { from: string; to: string }[]; service: string }>(
    shop,
    'select windows, service_id as service from waiting_list where client_email = $1',
    [email],
  );
  const { windows, service } = entry!;
  const day = `therapist_id=${free.therapistId}&date=${free.date}&service_id=${service}`;
  const { slots } = await (await request.get(`/api/availability/slots?${day}`)).json();
  const waitedFor = slots.filter(({ start_time: start }: { start_time: string }) =>
    windows.some(({ from, to }) => from <= start && start <= to),
  );
  expect(waitedFor).toContainEqual(expect.objectContaining({ start_time: free.time }));
  expect(waitedFor.filter(({ available }: { available: boolean }) => available)).toEqual([]);
});

test('an offer that nobody wants any more says so, with the next free time', async ({ page, request, shop }) => {
  const service = await getFirstService(request);
  const { id, date } = await findEmptyDay(shop, service.id);
  const join = await request.post('/api/waiting-list', {
    headers: { origin: shop.url },
    data: {
      ...{ service_id: service.id, therapist_id: id, windows: [{ date, from: '00:00', to: '23:59' }] },
      ...{ first_name: 'Dee', last_name: 'Clines', client_phone: '0491570157', client_email: 'dee@example.com' },
    },
  });
  const { token } = await join.json();
  const heading = page.getByRole('heading', { name: 'A time has opened up' });
  const readOwn = () => request.post('/api/own-waiting-entry', { headers: { origin: shop.url }, data: { token } });
  await expect.poll(async () => (await (await readOwn()).json()).status).toBe('offered');
  await page.goto(`/waiting-list#token=${token}`);
  await expect(heading).toBeVisible();
  // As it is on a page that was read before the shop took its offer back and made another.
  await page.route(
    '**/api/own-waiting-entry',
    async (route) => {
      const response = await route.fetch();
      const entry = await response.json();
      await route.fulfill({ response, json: { ...entry, offer: { ...entry.offer, booking_id: id, price: 1 } } });
    },
    { times: 1 },
  );
  await page.reload();
  await page.getByRole('button', { name: 'Book it for $1.00' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your offer has changed: please look at it again');
  await expect(page.getByRole('button', { name: 'Book it for $1.00' })).toHaveCount(0);
  await expect(heading).toBeVisible();
  // As it is while the shop has taken the offer back.
  const gone = 'This offer is no longer open';
  await page.route(
    '**/api/own-waiting-entry/acceptance',
    (route) => route.fulfill({ status: 409, json: { status: 409, code: 'no-offer', detail: gone } }),
    { times: 1 },
  );
  await page.route(
    '**/api/own-waiting-entry',
    async (route) => {
      const response = await route.fetch();
      const entry = await response.json();
      await route.fulfill({ response, json: { ...entry, status: 'waiting', withdrawn_offer: entry.offer } });
    },
    { times: 1 },
  );
  // Its picture of loading, which is part of its name, may still be fading.
  await page.getByRole('button', { name: /Book it for/ }).click();
  await expect(page.getByRole('heading', { name: 'You are on the waiting list' })).toBeFocused();
  await expect(page.getByText(gone)).toHaveCount(0);
  await expect(page.getByText(`The time we offered you, ${formatLongDate(date)}, `)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByRole('heading', { name: 'You declined this time' })).toBeVisible();
  const nextFree = /^Next free: (today|tomorrow|[A-Z]\w+day, [A-Z]\w+ \d+), \d+:\d\d [AP]M with /;
  await expect(page.getByText(nextFree)).toBeVisible();
  await page.getByRole('button', { name: 'Book an appointment' }).click();
  const dialog = new BookingDialog(page);
  await expect(dialog.dialog).toBeVisible();
  await expect(dialog.dialog.getByText(service.name).first()).toBeVisible();
});
