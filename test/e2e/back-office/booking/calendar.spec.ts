import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, daysBetween, toMonday } from '../../../../src/kernel/local-time.js';
import { formatLongDate } from '../../../../src/kernel/format-date.js';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { type FreeStart, findFreeStart, formatClockTime } from '../../support/booking-dialog.js';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { holdRequests, openLive, pressKeyUntil, shopDateAhead, toast } from '../../support/page-elements.js';

async function open(page: Page, query: string) {
  await openLive(page, `/bookings?view=day&${query}`);
  await expect(page.getByRole('group', { name: /^Bookings of the/ })).toBeVisible();
}

const toHours = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** Starts on the day at which a booking of 90 minutes fits. */
async function readFreeTimes(request: APIRequestContext, { therapistId, date }: FreeStart): Promise<string[]> {
  const answer = await request.get(`/api/availability/slots?therapist_id=${therapistId}&date=${date}&duration=90`);
  const { slots } = (await answer.json()) as { slots: { start_time: string; available: boolean }[] };
  return slots.filter(({ available }) => available).map(({ start_time }) => start_time);
}

const bookingOf = (page: Page, client: string) => page.getByRole('button', { name: `${client}, ` });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Moving' });
const cell = (page: Page, therapistId: string, date: string) =>
  page.locator(`[data-therapist="${therapistId}"][data-date="${date}"]`);

test('a booking is picked up, placed on another day in three presses, and undone', async ({ admin, shop, request }) => {
  const from = await findFreeStart(request, { therapist: 'Anika Rao' });
  const daysAhead = daysBetween(await shopDateAhead(shop, 0), from.date) + 1;
  const to = await findFreeStart(request, { therapist: 'Anika Rao', daysAhead });
  const { client } = await createBooking(shop, 'Anika Rao', from, { client_email: 'zoe@example.test' });
  await open(admin, `date=${from.date}`);

  await bookingOf(admin, client).hover();
  await admin.getByRole('button', { name: `Move to another day: ${client}` }).click();
  await expect(bar(admin)).toContainText(`Moving ${client}`);
  await expect(admin.getByRole('checkbox', { name: 'Notify the client' })).toBeChecked();
  for (let date = addDays(from.date, 1); date < to.date; date = addDays(date, 1))
    await admin.getByRole('button', { name: 'Next day' }).click();
  const lastDay = await holdRequests(admin, new RegExp(`/api/bookings/days.*${to.date}`), ['GET']);
  await admin.getByRole('button', { name: 'Next day' }).click();
  await lastDay.sent;
  await expect(admin.getByRole('status', { name: 'Loading the day' })).toBeVisible();
  await expect(bar(admin)).toBeVisible();
  lastDay.release();
  await expect(bar(admin)).toContainText(`Moving ${client}`);
  await admin.getByRole('checkbox', { name: 'Notify the client' }).uncheck();
  await pressStart(admin, to);

  await expect(toast(admin, `Moved. ${client}`)).not.toContainText("We'll email");
  await expect(toast(admin, `Moved. ${client}`)).toContainText(`${formatClockTime(to.time)} with Anika Rao.`);
  await expect(bookingOf(admin, client)).toHaveAccessibleName(new RegExp(`, ${formatClockTime(to.time)} to`));
  await toast(admin, `Moved. ${client}`).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, `Undone. ${client}`)).toBeVisible();
  await expect(bookingOf(admin, client)).toHaveCount(0);
  await open(admin, `date=${from.date}`);
  await expect(bookingOf(admin, client)).toHaveAccessibleName(new RegExp(`, ${formatClockTime(from.time)} to`));
});

test('keys carry a booking to another day, and put it back', async ({ admin, shop }) => {
  const { client, slot } = await createBooking(shop, 'Mei Tanaka');
  await open(admin, `date=${slot.date}`);
  await bookingOf(admin, client).focus();
  await admin.keyboard.press('m');
  await admin.keyboard.press('PageDown');
  await expect(bar(admin)).toContainText(`Moving ${client} from Mei Tanaka`);
  await expect(admin).toHaveURL(new RegExp(`date=${addDays(slot.date, 1)}`));
  await expect(admin.locator('.day-ghost')).toContainText(client);
  await admin.keyboard.press('Escape');
  await expect(bar(admin)).toBeHidden();
  await expect(bookingOf(admin, client)).toHaveCount(0);

  const request = await createBooking(shop, 'Any Available');
  await open(admin, `date=${request.slot.date}`);
  await bookingOf(admin, request.client).focus();
  await admin.keyboard.press('m');
  await admin.keyboard.press('PageDown');
  await expect(admin.getByRole('button', { name: 'Move booking' })).toBeEnabled();
  await admin.keyboard.press('ArrowRight');
  await expect(admin.getByRole('button', { name: 'Move and confirm' })).toBeEnabled();
  await admin.keyboard.press('Escape');
});

test('the arrows stay where they are, whatever the date is called, and two quick presses turn two days, also where the page follows slowly', async ({
  admin,
  shop,
}) => {
  // A day that is none shows today, and leads on from it.
  await open(admin, 'date=2026-1-5');
  const arrow = admin.getByRole('button', { name: 'Next day' });
  for (const ahead of [1, 2]) {
    await arrow.click();
    await expect(admin).toHaveURL(new RegExp(`date=${await shopDateAhead(shop, ahead)}$`));
  }
  const { x } = (await arrow.boundingBox())!;
  for (let ahead = 3; ahead <= 9; ahead++) {
    await arrow.click();
    await expect(admin.getByText(formatLongDate(await shopDateAhead(shop, ahead)))).toBeVisible();
    expect((await arrow.boundingBox())!.x).toBe(x);
  }

  const machine = await admin.context().newCDPSession(admin);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 5 });
  for (const press of ['down', 'up', 'down', 'up'] as const) await admin.mouse[press]();
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(admin).toHaveURL(new RegExp(`date=${await shopDateAhead(shop, 11)}`));
});

test('a request is given to a therapist and stays one', async ({ admin, shop, request }) => {
  const start = await findFreeStart(request, { therapist: 'Tom Whitford' });
  const { client } = await createBooking(shop, 'Any Available', start);
  await open(admin, `date=${start.date}`);
  await bookingOf(admin, client).focus();
  await admin.keyboard.press('m');
  await pressKeyUntil(bar(admin), 'ArrowRight', /to Tom Whitford,/);
  await admin.getByRole('button', { name: 'Move as a request' }).click();
  await expect(toast(admin, `Moved. ${client}`)).toBeVisible();
  const moved = cell(admin, start.therapistId, start.date).getByRole('button', { name: `${client}, ` });
  await expect(moved).toHaveAccessibleName(/, pending/);
});

test('a drag ends with Enter, also where the client is not to be told', async ({ admin, shop, request }) => {
  const start = await findFreeStart(request, { therapist: 'Tom Whitford', more: 2 });
  const { client } = await createBooking(shop, 'Tom Whitford', start, { client_email: 'zoe@example.test' });
  await open(admin, `date=${start.date}`);
  const later = (await readFreeTimes(request, start)).find((time) => toHours(time) >= toHours(start.time) + 2)!;
  const booking = bookingOf(admin, client);
  await booking.scrollIntoViewIfNeeded();
  const { x, y, width } = (await booking.boundingBox())!;
  const labels = admin.locator('.day-times > *');
  const [first, second] = [(await labels.nth(0).boundingBox())!.y, (await labels.nth(1).boundingBox())!.y];
  const distance = (toHours(later) - toHours(start.time)) * (second - first);
  await admin.mouse.move(x + width / 2, y + 6);
  await admin.mouse.down();
  await admin.mouse.move(x + width / 2, y + 6 + distance, { steps: 6 });
  await admin.mouse.up();
  await expect(admin.getByRole('button', { name: 'Move booking' })).toBeFocused();
  await admin.getByRole('checkbox', { name: 'Notify the client' }).uncheck();
  await admin.keyboard.press('Enter');
  await expect(toast(admin, client)).toBeVisible();
});

test('the lower edge of a booking gives it another length, which is undone, or says whom it meets', async ({
  admin,
  browser,
  shop,
  request,
}) => {
  const start = await findFreeStart(request, { therapist: 'Tom Whitford', more: 2 });
  const { client } = await createBooking(shop, 'Tom Whitford', start, { client_email: 'tova@example.test' });
  const later = (await readFreeTimes(request, start)).find((time) => time > start.time)!;
  const next = await createBooking(shop, 'Tom Whitford', { ...start, time: later });
  await admin.setViewportSize({ width: 1440, height: 900 });
  await open(admin, `date=${start.date}`);
  const booking = bookingOf(admin, client);
  const change = (page: Page) => page.getByRole('status').filter({ hasText: 'min instead of' });
  const readLengths = async (page: Page) => {
    const [, minutes, before] = /: (\d+) min instead of (\d+)/.exec(await change(page).innerText())!;
    return { minutes: Number(minutes), before: Number(before) };
  };
  const readLength = async (page: Page) => (await readLengths(page)).minutes;
  /** Pixels of half an hour. */
  const measureHalfHour = async (page: Page) => {
    const [first, second] = await page
      .locator('.day-times > *')
      .evaluateAll((hours) => hours.map((each) => each.getBoundingClientRect().top));
    return (second! - first!) / 2;
  };

  const name = (await booking.getAttribute('aria-label'))!;
  await booking.hover();
  const card = (await booking.boundingBox())!;
  await admin.mouse.move(card.x + card.width / 2, card.y + card.height - 1);
  await admin.mouse.down();
  const halfHour = await measureHalfHour(admin);
  await admin.mouse.move(card.x + card.width / 2, card.y + card.height - 1 - halfHour, { steps: 4 });
  await expect(change(admin)).toContainText(`${client}, ${formatClockTime(start.time)} to`);
  await admin.mouse.up();
  expect(await admin.evaluate(() => getSelection()?.toString())).toBe('');
  await expect(admin.getByRole('button', { name: 'Change length' })).toBeFocused();
  const { minutes: shorter, before } = await readLengths(admin);
  expect(shorter).toBe(before - 30);
  await admin.getByRole('checkbox', { name: 'Notify the client' }).uncheck();
  // The next press may come before the calendar is read again.
  const readAgain = await holdRequests(admin, /\/api\/bookings\/days\?/, ['GET']);
  await admin.getByRole('button', { name: 'Change length' }).press('Enter');
  await expect(toast(admin, `Now takes ${shorter} min. ${client}`)).not.toContainText("We'll email");
  const message = (await toast(admin, `Now takes ${shorter} min. ${client}`).boundingBox())!;
  const heads = (await admin.locator('.day-name').first().boundingBox())!;
  expect(message.y + message.height).toBeLessThanOrEqual(heads.y + heads.height);
  await readAgain.sent;
  await expect(booking).not.toHaveAccessibleName(name);
  readAgain.release();
  await toast(admin, `Now takes ${shorter} min. ${client}`).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, `Undone. ${client}`)).toBeVisible();
  await expect(booking).toHaveAccessibleName(name);

  await booking.focus();
  const long = toHours(later) - toHours(start.time) + 0.5;
  await expect(async () => {
    await admin.keyboard.press('Alt+ArrowDown');
    expect(await readLength(admin)).toBeGreaterThanOrEqual(long * 60);
  }).toPass({ intervals: [0] });
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('alert')).toContainText('Not changed. Tom Whitford has ');
  await expect(admin.getByRole('alert')).toContainText(next.client);
  await admin.keyboard.press('Escape');
  await expect(change(admin)).toBeHidden();

  const storageState = await admin.context().storageState();
  const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...touch, storageState, baseURL: shop.url, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  await open(phone, `date=${start.date}&therapists=${start.therapistId}`);
  await bookingOf(phone, client).press('m');
  const bar = (await phone.locator('.day-move-bar').boundingBox())!;
  await expect
    .poll(async () => (await phone.locator('.day-stretch').boundingBox())!.y + 44, 'the bar lies over the edge')
    .toBeLessThanOrEqual(bar.y);
  const edge = (await phone.locator('.day-stretch').boundingBox())!;
  expect(edge.height).toBeGreaterThanOrEqual(44);
  const finger = await context.newCDPSession(phone);
  const touchAt = (type: 'touchStart' | 'touchMove', y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: edge.x + edge.width / 2, y }] });
  const phoneHalfHour = await measureHalfHour(phone);
  await touchAt('touchStart', edge.y + edge.height / 2);
  await touchAt('touchMove', edge.y + edge.height / 2 + 12);
  await touchAt('touchMove', edge.y + edge.height / 2 + phoneHalfHour);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(phone.getByRole('button', { name: 'Change length' })).toBeFocused();
  const longer = await readLengths(phone);
  expect(longer.minutes).toBe(longer.before + 30);
  const atHead = await phone.evaluate(() => {
    const [handle, head] = ['.day-stretch', '.day-name'].map((each) => document.querySelector(each)!);
    handle!.closest('.day-frame')!.scrollTop += handle!.getBoundingClientRect().top - head!.getBoundingClientRect().top;
    const { left, top, width, height } = head!.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.day-name') === head;
  });
  expect(atHead, 'the handle lies over the head of its column').toBe(true);
  await context.close();
});

test('an hour says why it is not free, and takes a booking where it is', async ({ admin, shop, request }) => {
  const start = await findFreeStart(request, { therapist: 'Siosaia Fonua', more: 2 });
  const { client } = await createBooking(shop, 'Siosaia Fonua', start);
  await open(admin, `date=${start.date}`);
  await admin.getByRole('button', { name: 'Siosaia Fonua: why is a time not free?' }).click();
  const answer = admin.getByRole('dialog', { name: /^Siosaia Fonua, / });
  await answer.getByRole('combobox').selectOption(start.time);
  await expect(answer).toContainText('Not free');
  await expect(answer).toContainText(`${client} is booked from ${formatClockTime(start.time)}`);
  await expect(answer.getByRole('button', { name: 'Add Booking here' })).toHaveCount(0);
  await admin.keyboard.press('Escape');
  await expect(answer).toBeHidden();

  const free = await findFreeStart(request, { therapist: 'Siosaia Fonua' });
  await open(admin, `date=${free.date}`);
  await admin.getByRole('button', { name: 'Siosaia Fonua: why is a time not free?' }).click();
  await answer.getByRole('combobox').selectOption(free.time);
  await expect(answer).toContainText('Free until');
  await answer.getByRole('button', { name: 'Add Booking here' }).click();
  await expect(admin).toHaveURL(new RegExp(`new=&therapist=${free.therapistId}&for=${free.date}&time=\\d\\d%3A\\d\\d`));
  await expect(admin.getByRole('dialog').getByLabel('Client name *')).toBeVisible();
});

test('an empty hour is blocked, rooms have columns, and a cancelled booking leaves a trace; on a phone a day is a list that a swipe turns', async ({
  admin,
  browser,
  shop,
  request,
}) => {
  const office = await BackOfficeClient.signIn(request, shop);
  const start = await findFreeStart(request, { therapist: 'Siosaia Fonua', more: 2 });
  const gone = await createBooking(shop, 'Siosaia Fonua', start);
  await office.cancel(gone.id);
  await open(admin, `date=${start.date}`);
  const column = cell(admin, start.therapistId, start.date);
  await expect(column.getByRole('button', { name: `Cancelled: ` }).filter({ hasText: gone.client })).toBeVisible();
  const { client } = await createBooking(shop, 'Siosaia Fonua', start);
  await expect(bookingOf(admin, client)).toBeVisible();
  // The trace lies beside what has its time now.
  await expect(column.getByRole('button', { name: new RegExp(`^Cancelled: .* ${gone.client}$`) })).toHaveText('');

  const free = (await readFreeTimes(request, start))[0]!;
  await admin.getByRole('button', { name: 'Siosaia Fonua: why is a time not free?' }).click();
  const answer = admin.getByRole('dialog', { name: /^Siosaia Fonua, / });
  await answer.getByRole('combobox').selectOption(free);
  const blocks = column.locator('.day-block');
  const before = await blocks.count();
  await answer.getByRole('button', { name: 'Block time' }).click();
  await admin.getByRole('dialog', { name: 'Block Slot' }).getByRole('button', { name: 'Block Slot' }).click();
  await expect(blocks).toHaveCount(before + 1);

  const room = { id: 'b6a5d0f0-0000-4000-8000-000000000001', name: 'Quiet room', is_active: true };
  await admin.route('**/api/rooms', (route) => route.fulfill({ json: { rooms: [room] } }));
  await admin.reload();
  await admin
    .locator('label')
    .filter({ hasText: /^Rooms$/ })
    .click();
  await expect(admin.locator('.day-name').first()).toContainText('Quiet room');
  await expect(admin.locator('.day-name').last()).toContainText('No room');
  await expect(bookingOf(admin, client)).toHaveAccessibleName(/, Siosaia Fonua, /);

  const storageState = await admin.context().storageState();
  const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...touch, storageState, baseURL: shop.url, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  await open(phone, `date=${start.date}`);
  await expect(phone.locator('.day-column')).toHaveCount(0);
  await expect(bookingOf(phone, client)).toBeVisible();
  // The tools have one line below the date; a list has no hours to zoom.
  const view = phone.getByRole('button', { name: 'Everybody, day' });
  const height = await view.evaluate((tool) => tool.parentElement!.getBoundingClientRect().height);
  expect(height).toBeLessThan(50);
  await view.click();
  await expect(phone.getByRole('radiogroup', { name: 'Span' })).toBeVisible();
  await expect(phone.getByRole('radiogroup', { name: 'Zoom' })).toHaveCount(0);
  await phone.keyboard.press('Escape');
  const finger = await context.newCDPSession(phone);
  const { y } = (await phone.getByRole('group', { name: 'Bookings of the day' }).boundingBox())!;
  const touchAt = (type: 'touchStart' | 'touchMove', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + 10 }] });
  await touchAt('touchStart', 300);
  await touchAt('touchMove', 200);
  await touchAt('touchMove', 100);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(phone).toHaveURL(new RegExp(`date=${addDays(start.date, 1)}`));
  await context.close();
});

test('a week shows everybody’s days, and takes a booking from one to another', async ({ admin, shop, request }) => {
  const from = await findFreeStart(request, { therapist: 'Linh Pham' });
  const { client } = await createBooking(shop, 'Linh Pham', from);
  await open(admin, `date=${from.date}&span=week`);
  await expect(cell(admin, from.therapistId, from.date).getByRole('button', { name: `${client}, ` })).toBeVisible();
  const booking = bookingOf(admin, client);
  const [there, next] = [weekOf(from.date), addDays(from.date, 1)];
  const other = next > there.to ? addDays(from.date, -1) : next;
  const target = cell(admin, from.therapistId, other);
  await target.scrollIntoViewIfNeeded();
  await booking.hover();
  await admin.mouse.down();
  const { x, y, width } = (await target.boundingBox())!;
  await admin.mouse.move(x + width / 2, y + 12, { steps: 6 });
  await expect(target.locator('.day-ghost')).toContainText(client);
  await admin.mouse.up();
  await expect(bar(admin)).toContainText(`Moving ${client}`);
  await admin.getByRole('button', { name: 'Cancel move' }).click();
  await expect(cell(admin, from.therapistId, from.date).getByRole('button', { name: `${client}, ` })).toBeVisible();

  await admin.goto(`/bookings?view=day&date=${from.date}&span=week&therapists=${from.therapistId}`);
  await expect(admin.locator('.day-column')).toHaveCount(7);
  await expect(bookingOf(admin, client)).toBeVisible();
});

test('filter and zoom stay', async ({ admin, request }) => {
  const start = await findFreeStart(request, { therapist: 'Mei Tanaka' });
  await open(admin, `date=${start.date}`);
  await admin.getByRole('button', { name: 'Everybody' }).click();
  await admin.getByRole('checkbox', { name: 'Mei Tanaka' }).click();
  await admin.keyboard.press('Escape');
  await expect(admin.locator('.day-column')).toHaveCount(1);
  await admin.locator('label').filter({ hasText: /^L$/ }).click();
  await admin.reload();
  await expect(admin.locator('.day-column')).toHaveCount(1);
  await expect(admin.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
});

test('a closed day and a block are drawn and told', async ({ admin, shop, request }) => {
  const client = await BackOfficeClient.signIn(request, shop);
  const start = await findFreeStart(request, { daysAhead: 9 });
  const reopen = await client.close(start.date);
  await open(admin, `date=${start.date}`);
  await expect(admin.locator('.day-closure').first()).toContainText('Closed, Stocktaking');
  await reopen();
  await expect(admin.locator('.day-closure')).toHaveCount(0);
});

/** Presses the hour itself in the therapist's column. */
async function pressStart(
  page: Page,
  { therapistId, date, time }: { therapistId: string; date: string; time: string },
) {
  const column = cell(page, therapistId, date);
  await expect(column).toBeVisible();
  const hour = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.querySelector('.day-grid')!).getPropertyValue('--hour')),
  );
  const firstHour = await page.locator('.day-times span').first().textContent();
  const [, first, half] = /(\d+) (AM|PM)/.exec(firstHour!)!;
  const begins = (Number(first) % 12) + (half === 'PM' ? 12 : 0);
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - begins * 60;
  await column.click({ position: { x: 8, y: (minutes / 60) * hour + 6 } });
}

/** Monday to Sunday. */
function weekOf(date: string) {
  const from = toMonday(date);
  return { from, to: addDays(from, 6) };
}

test('a walk-in takes its therapist out of an open list; its steps cover nothing, and a finger hits them', async ({
  admin,
  browser,
  shop,
  request,
}) => {
  const [service] = await (await admin.request.get(`${shop.url}/api/services`)).json();
  // On every fifth day the demo shop leaves nobody free at this hour.
  const office = await BackOfficeClient.signIn(request, shop);
  const free = await office.addTherapistOnDuty('Orla Fenwick', await shopDateAhead(shop, 0));
  await openLive(admin, '/bookings');
  await admin.getByRole('button', { name: 'Walk-in', exact: true }).click();
  const dialog = admin.getByRole('dialog', { name: 'Walk-in' });
  await dialog.getByRole('button', { name: service.name }).click();
  await expect(dialog.getByRole('button', { name: free.name })).toBeVisible();
  const answer = await admin.request.post(`${shop.url}/api/walk-ins`, {
    data: { service_id: service.id, therapist_id: free.id, client_name: 'Ottoline Fairweather' },
    headers: { origin: shop.url },
  });
  expect(answer.status()).toBe(201);
  await expect(dialog.getByRole('button', { name: free.name })).toHaveCount(0);
  await expect(dialog.getByText(free.name)).toBeVisible();
  const { id, booking_date: date } = await answer.json();
  /** Which lines of the card lie below its buttons, which are cut in half, and how high the lowest button is. */
  const look = (page: Page) =>
    page.locator(`[data-booking="${id}"]`).evaluate((card) => {
      const steps = [...card.querySelectorAll('.card-step')].map((step) => step.getBoundingClientRect());
      const lines = [...card.querySelectorAll('.day-booking > span')].filter((line) => line.clientHeight > 0);
      const covered = lines.filter((line) => {
        const { top, bottom, left, right } = line.getBoundingClientRect();
        const end = Math.min(bottom, card.getBoundingClientRect().bottom);
        return steps.some((step) => top < step.bottom && step.top < end && left < step.right && step.left < right);
      });
      const shown = Number(getComputedStyle(card.querySelector('.card-steps')!).opacity);
      const edge = card.getBoundingClientRect();
      const cut = lines.filter((line) => {
        const { top, bottom, left } = line.getBoundingClientRect();
        return left < edge.right && top < edge.bottom && bottom > edge.bottom;
      });
      return {
        cut: cut.map(({ textContent }) => textContent),
        covered: covered.map(({ textContent }) => textContent),
        height: steps[0]!.height,
        shown,
      };
    });

  await admin.setViewportSize({ width: 1440, height: 900 });
  for (const span of ['day', 'week']) {
    await open(admin, `date=${date}&span=${span}`);
    await admin.locator(`[data-booking="${id}"] .day-booking`).hover();
    await expect.poll(() => look(admin)).toMatchObject({ covered: [], cut: [], shown: 1 });
  }

  const storageState = await admin.context().storageState();
  const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...touch, storageState, baseURL: shop.url, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  for (const span of ['day', 'week']) {
    await open(phone, `date=${date}&span=${span}`);
    await phone.locator(`[data-booking="${id}"]`).scrollIntoViewIfNeeded();
    await expect.poll(() => look(phone)).toMatchObject({ covered: [], cut: [], shown: 1 });
    expect((await look(phone)).height).toBeGreaterThanOrEqual(40);
  }
  await context.close();
  await office.deactivate(free.id);
});
