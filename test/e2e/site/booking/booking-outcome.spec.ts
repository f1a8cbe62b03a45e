import { findAxeViolations } from '../../support/find-axe-violations.js';
import { bookOverHttp, getFirstService } from '../../support/book-over-http.js';
import type { APIRequestContext, Page } from '@playwright/test';
import { formatClockTime, findFreeStart, type FreeStart, formatLongDate } from '../../support/booking-dialog.js';
import { blockLiveUpdates } from '../../support/page-elements.js';
import { expect, type Shop, test } from '../../support/shop-fixture.js';
import { mailTitle } from '../../../support/mail-title.js';

test('the private link shows the booking to its holder', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const { name: service } = await getFirstService(request);
  const answer = await bookOverHttp(request, shop, free, { client_email: 'holder@example.com' });
  const { session_id } = await answer.json();
  await page.goto(`/booking-success?session_id=${session_id}&any=1&status=pending`);
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible();
  await expect(
    page.getByText(
      `${free.therapist} will see you for ${service} on ${formatLongDate(free.date)} at ${formatClockTime(free.time)}.`,
    ),
  ).toBeVisible();
  for (const text of ['Georgia Marsh', 'holder@example.com', '0491 570 156', '$0.00'])
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
  const calendar = page.getByRole('link', { name: 'Google Calendar' });
  await expect(calendar).toHaveAttribute(
    'href',
    new RegExp(`text=${encodeURIComponent(service).replaceAll('%20', '.')}`),
  );
  await page.getByRole('button', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the token leaves the address at once; reload and Back still show the booking', async ({
  page,
  request,
  shop,
}) => {
  const links: string[] = [];
  for (const last_name of ['Early', 'Later']) {
    const answer = await bookOverHttp(request, shop, await findFreeStart(request), { last_name });
    links.push((await answer.json()).session_id);
  }
  const requested: string[] = [];
  page.on('request', (each) => requested.push(each.url()));
  const client = (name: string) => page.getByRole('definition').filter({ hasText: name });
  const address = () => new URL(page.url()).href.slice(shop.url.length);

  await page.goto('/privacy-policy');
  await page.goto(`/booking-success?session_id=${links[0]}&any=1`);
  await expect(client('Early')).toBeVisible();
  expect(address()).toBe('/booking-success?any=1');
  await page.reload();
  await expect(client('Early')).toBeVisible();

  requested.length = 0;
  await page.goto(`/booking-success#session_id=${links[1]}`);
  await expect(client('Later')).toBeVisible();
  expect(address()).toBe('/booking-success');
  await page.getByRole('button', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(client('Later')).toBeVisible();
  // From a private page, links work without loading another document.
  await page.evaluate((token) => location.assign(`#session_id=${token}`), links[0]);
  await expect(client('Early')).toBeVisible();
  expect(address()).toBe('/booking-success');
  await page.goBack();
  await expect(client('Later')).toBeVisible();
  expect(requested.filter((url) => links.some((token) => url.includes(token)))).toEqual([]);
});

for (const query of ['', '?booking_id=01a1fbe7-6ed7-743f-afa2-e1c9711f9729', '?session_id=guessed'])
  test(`/booking-success${query} says that its link is not known, and the ways on`, async ({ page, request }) => {
    await page.goto(`/booking-success${query}`);
    await expect(page.getByRole('heading', { name: 'Booking Submitted' })).toBeVisible();
    await expect(page.getByText("Thank you for choosing us. We can't show a booking from this link")).toBeVisible();
    await expect(page.getByRole('definition')).toHaveCount(0);
    const { phone } = await (await request.get('/api/shop')).json();
    await expect(page.getByText(`Questions? Call us on ${phone}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Send my link again' }).click();
    await expect(page).toHaveURL(/\/booking-link$/);
  });

test('a failing server is an error with Try again, and no thanks', async ({ page, request, shop }) => {
  // Before the cut-off, after which the page says whom to ring for a change.
  const free = await findFreeStart(request, { daysAhead: 3 });
  const answer = await bookOverHttp(request, shop, free, { notes: 'Left shoulder' });
  const { session_id } = await answer.json();
  await blockLiveUpdates(page);
  await page.route('**/api/complete-booking', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto(`/booking-success#session_id=${session_id}`);
  await expect(page.getByRole('alert').filter({ hasText: 'Your booking could not be loaded.' })).toBeVisible();
  await expect(page.getByText('Booking Submitted')).toHaveCount(0);
  await page.unroute('**/api/complete-booking');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Left shoulder' })).toBeVisible();
  const { phone } = await (await request.get('/api/shop')).json();
  await expect(page.getByText(`Questions? Call us on ${phone}.`)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
});

test('who lost the link has it mailed again, from the footer of any page', async ({ page, request, shop }) => {
  const answer = await bookOverHttp(request, shop, await findFreeStart(request), {
    client_email: 'lost-link@example.com',
  });
  const { session_id } = await answer.json();
  await page.goto('/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Send my link again' }).click();
  await page.getByRole('button', { name: 'Send my link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  for (const email of ['nobody-here@example.com', 'lost-link@example.com']) {
    await page.goto('/booking-link');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send my link' }).click();
    await expect(page.getByText(`If an upcoming booking was made with ${email}, its link is on its way`)).toBeVisible();
  }
  const mail = () => shop.mail.to('lost-link@example.com').find(({ subject }) => subject?.startsWith('The link to'));
  await expect.poll(() => mail()?.text ?? '').toContain(session_id);
  expect(shop.mail.to('nobody-here@example.com')).toEqual([]);
});

test('the link in the mail of a request verifies the address once', async ({ page, request, shop }) => {
  const anyone = await (await request.get('/api/therapists/any-available')).json();
  const free = { ...(await findFreeStart(request)), therapistId: anyone.id };
  const { name: service } = await getFirstService(request);
  await bookOverHttp(request, shop, free, { client_email: 'verify@example.com' });
  await expect.poll(() => shop.mail.to('verify@example.com').length).toBe(1);
  const link = /\/verify-booking#token=[\w.-]+/.exec(shop.mail.to('verify@example.com')[0]!.text ?? '')![0];

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: service })).toBeVisible();
  await expect(page.getByText("We still need to confirm. We'll email you.")).toBeVisible();

  // As after a scanner that runs scripts has opened it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await expect(page.getByText('This link has already verified your email.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: service })).toBeVisible();

  await page.goto(link.replace('#', '%23').slice(0, -4));
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByText('The verification link is invalid or has expired')).toBeVisible();
  await page.getByRole('button', { name: 'Send my link again' }).click();
  await expect(page).toHaveURL(/\/booking-link$/);
});

test('a request announces its verification mail, and another one replaces an old link', async ({
  page,
  request,
  shop,
}) => {
  const anyone = await (await request.get('/api/therapists/any-available')).json();
  const free = { ...(await findFreeStart(request)), therapistId: anyone.id };
  const email = 'again@example.com';
  const { session_id } = await (await bookOverHttp(request, shop, free, { client_email: email })).json();
  const mails = () => shop.mail.to(email).length;
  await page.goto(`/booking-success#session_id=${session_id}`);
  await expect(page.getByText(`We have sent a link to verify your address to ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'send it again' }).click();
  await expect(page.getByText('Another link is on its way.')).toBeVisible();
  await expect.poll(mails).toBe(2);

  await page.route('**/api/verify-booking-email', (route) =>
    route.fulfill({ status: 410, json: { status: 410, code: 'link-expired', detail: EXPIRED } }),
  );
  await page.goto(/\/verify-booking#token=[\w.-]+/.exec(shop.mail.to(email)[0]!.text ?? '')![0]);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await page.getByRole('button', { name: 'Send another link' }).click();
  await expect(page.getByText('Another link is on its way to the address')).toBeVisible();
  await expect.poll(mails).toBe(3);
});

const EXPIRED = 'This verification link has expired. Please contact us to verify your booking';

test('a verification that cannot be tried or cannot be answered says so', async ({ page }) => {
  await page.goto('/verify-booking');
  await expect(page.getByText('No verification token provided')).toBeVisible();
  await page.route('**/api/verify-booking-email', (route) => route.abort());
  await page.goto('/verify-booking#token=abc');
  await expect(page.getByText('Failed to verify email')).toBeVisible();
  await page.unroute('**/api/verify-booking-email');
  // Whatever the server says is shown as it is.
  const detail = 'This cannot be done right now';
  await page.route('**/api/verify-booking-email', (route) => route.fulfill({ status: 503, json: { detail } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(detail, { exact: true })).toBeVisible();
  await page.unroute('**/api/verify-booking-email');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The verification link is invalid or has expired')).toBeVisible();
});

test('/booking-cancelled says what did not happen and leads home', async ({ page }) => {
  await page.goto('/booking-cancelled');
  await expect(page.getByText('No payment was processed, and your session details were not saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Booking Again' }).click();
  await expect(page).toHaveURL(/\/$/);
});

/** A confirmed booking on its page, and another free start of the same therapist's day. */
async function ownBooking(page: Page, request: APIRequestContext, shop: Shop, email: string) {
  const free = await findFreeStart(request, { daysAhead: 3, more: 2 });
  const answer = await bookOverHttp(request, shop, free, { client_email: email });
  const { booking, session_id } = await answer.json();
  expect(booking.status).toBe('confirmed');
  const path = `/api/availability/slots?therapist_id=${free.therapistId}&date=${free.date}&duration=90`;
  const { slots } = await (await request.get(path)).json();
  const [to] = slots.filter((slot: { available: boolean }) => slot.available) as { start_time: string }[];
  await page.goto(`/booking-success#session_id=${session_id}`);
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible();
  const start = (time: string) => `${formatLongDate(free.date)} at ${formatClockTime(time)}.`;
  return { free, session_id, to: to!.start_time, start };
}

/** `November 26` */
const formatDayOfMonth = (date: string) => formatLongDate(date).split(', ')[1]!;

const changeTime = async (page: Page, time: string) => {
  await page.getByRole('button', { name: 'Change time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Time' });
  await dialog.getByRole('button', { name: formatClockTime(time), exact: true }).click();
  return dialog;
};

const taken = (request: APIRequestContext, shop: Shop, free: FreeStart, time: string) =>
  bookOverHttp(request, shop, { ...free, time }, { last_name: 'Elsewhere' });

test('the client moves the booking on its page, and hears of it by mail', async ({ page, request, shop }) => {
  const { free, to, start } = await ownBooking(page, request, shop, 'mover@example.com');
  await page.route('**/api/availability/slots*', async (route) => {
    const response = await route.fetch();
    const day = await response.json();
    await route.fulfill({ response, json: day.date === free.date ? { ...day, slots_remaining: 0 } : day });
  });
  await page.getByRole('button', { name: 'Change time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Time' });
  await dialog.getByText('Next free:').getByRole('button').click();
  await expect(dialog.getByText('New time:')).not.toContainText(formatDayOfMonth(free.date));
  await expect(dialog.locator('[aria-pressed=true]')).toBeEnabled();

  await page.unrouteAll({ behavior: 'wait' });
  const day = dialog.getByRole('button', { name: formatLongDate(free.date) });
  // The next free time may be in the month after.
  if (!(await day.isVisible())) await dialog.getByRole('button', { name: 'Previous month' }).click();
  await day.click();
  await dialog.getByRole('button', { name: formatClockTime(to), exact: true }).click();
  await dialog.getByRole('button', { name: 'Move booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(start(to))).toBeVisible();
  await expect(page.getByText('Moved from ')).toContainText(`, ${formatClockTime(free.time)} to `);
  await expect.poll(() => shop.mail.to('mover@example.com').map(mailTitle)).toEqual(['Booking Confirmed', 'Moved to']);
});

test('Back closes the dialogs of the page, and then leaves it', async ({ page, request, shop }) => {
  await page.goto('/privacy-policy');
  await ownBooking(page, request, shop, 'back@example.com');
  for (const [button, title] of [
    ['Change time', 'Change Time'],
    ['Cancel booking', 'Cancel Booking'],
  ]) {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('when another visitor takes the new time meanwhile, the old one stays, unless it is given up', async ({
  page,
  request,
  shop,
}) => {
  const { free, to, start } = await ownBooking(page, request, shop, 'late@example.com');
  const dialog = await changeTime(page, to);
  await taken(request, shop, free, to);
  await expect(dialog.getByText(`${formatClockTime(to)} is taken.`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Take \d/ })).not.toHaveCount(0);
  await expect(dialog.getByRole('button', { name: `Take ${formatClockTime(free.time)}` })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Move booking' }).click();
  await expect(dialog.getByText('This therapist is not available at the selected time.')).toBeVisible();
  await expect(page.getByText(start(free.time))).toBeVisible();
  await dialog.getByRole('button', { name: 'Request the new time' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Booking Request Received' })).toBeVisible();
});

test('a move whose answer is lost is sent again and moves once', async ({ page, request, shop }) => {
  const { to, start } = await ownBooking(page, request, shop, 'lost@example.com');
  const dialog = await changeTime(page, to);
  await page.route('**/api/complete-booking', (route) => route.abort());
  await page.route(
    '**/api/own-booking-move',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Move booking' }).click();
  await expect(dialog.getByText('The change could not be sent. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(start(to))).toBeVisible();
  await expect.poll(() => shop.mail.to('lost@example.com').length).toBe(2);
});

test('the client cancels the booking and is led to another', async ({ page, request, shop }) => {
  const { free, session_id } = await ownBooking(page, request, shop, 'canceller@example.com');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Booking' });
  await dialog.getByLabel('Reason (optional)').fill('Ill');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Cancelled' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change time' })).toHaveCount(0);
  const booking = await request.post('/api/complete-booking', {
    data: { sessionId: session_id },
    headers: { origin: shop.url },
  });
  expect((await booking.json()).booking).toMatchObject({ status: 'cancelled', cancellation_reason: 'Ill' });
  expect((await (await taken(request, shop, free, free.time)).json()).booking.status).toBe('confirmed');
  await page.getByRole('button', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a cancelled booking is booked again in two presses', async ({ page, request, shop }) => {
  const { session_id } = await ownBooking(page, request, shop, 'returning@example.com');
  const data = { sessionId: session_id, version: 2 };
  await request.post('/api/own-booking-cancellation', { data, headers: { origin: shop.url } });
  const again = page.getByRole('region', { name: 'Book again' });
  await again.getByRole('button').first().click();
  await again.getByRole('button', { name: 'Book it' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'returning@example.com' })).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('what the shop does with the booking shows on its page without a reload', async ({ page, request, shop }) => {
  const { session_id } = await ownBooking(page, request, shop, 'watcher@example.com');
  const data = { sessionId: session_id, version: 2 };
  await request.post('/api/own-booking-cancellation', { data, headers: { origin: shop.url } });
  await expect(page.getByRole('heading', { name: 'Booking Cancelled' })).toBeVisible();
});

test('past the cut-off the page names the phone number', async ({ page, request, shop }) => {
  await ownBooking(page, request, shop, 'past@example.com');
  let change: object = { changeable_until: '2020-01-01T00:00' };
  await page.route('**/api/complete-booking', async (route) => {
    const response = await route.fetch();
    const { booking } = await response.json();
    await route.fulfill({ response, json: { booking: { ...booking, ...change } } });
  });
  const { phone } = await (await request.get('/api/shop')).json();
  await page.reload();
  const tooLate = page.getByRole('paragraph').filter({ hasText: 'It is too late to change this booking online.' });
  await expect(tooLate.getByRole('link', { name: phone })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change time' })).toHaveCount(0);

  // Once it is over there is nothing to change, and nothing for a calendar.
  change = { ...change, booking_date: '2020-01-02' };
  await page.reload();
  await expect(page.getByText('was booked for')).toBeVisible();
  await expect(page.getByText('It is too late')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: phone })).toBeVisible();
  // The page reads again as soon as it watches the day.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test("the booking's page and its dialogs are accessible, by day and by night", async ({ page, request, shop }) => {
  await ownBooking(page, request, shop, 'axe@example.com');
  const violations = async () => (await findAxeViolations(page)).map(({ id, nodes }) => [id, nodes[0]?.html]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(), colorScheme).toEqual([]);
    for (const [button, title, way] of [
      ['Change time', 'Change Time', 'Keep my booking'],
      ['Cancel booking', 'Cancel Booking', 'Keep booking'],
    ]) {
      await page.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByText('Loading')).toHaveCount(0);
      expect(await violations(), colorScheme).toEqual([]);
      await dialog.getByRole('button', { name: way }).click();
      await expect(dialog).toBeHidden();
    }
  }
});
