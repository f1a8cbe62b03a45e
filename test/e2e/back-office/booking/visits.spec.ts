import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { type FreeStart, findFreeStart, findFreeStarts, formatClockTime } from '../../support/booking-dialog.js';
import { chooseDate, editor, timeOptions } from '../../support/booking-editor.js';
import { expect, test } from '../../support/back-office-fixture.js';
import { selectOption, shopDateAhead, tableRow, toast } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';

const CLIENT = 'Ines Vogelsang';

/** Starts a booking for a caller, with the therapist and the time that are free first. */
async function beginBooking(page: Page): Promise<{ therapist: string }> {
  // Two treatments, and the time for the room after each, within any shift.
  const free = await findFreeStart(page.request, { minutes: 180, latest: '13:00' });
  await page.goto('/bookings?new');
  await editor(page).getByLabel('Client name *').fill(CLIENT);
  await editor(page).getByLabel('Mobile *').fill('0491 570 110');
  await editor(page).getByLabel('Mobile *').press('Tab');
  await selectOption(editor(page), 'Service *', 'Deep Tissue Massage');
  await selectOption(editor(page), 'Therapist *', free.therapist);
  await chooseDate(page, free.date);
  await timeOptions(page)
    .locator('label')
    .filter({ hasText: new RegExp(`^${formatClockTime(free.time)}$`) })
    .click();
  return { therapist: free.therapist };
}

test('books two treatments one after the other, and cancels them together', async ({ admin, shop }) => {
  const { therapist } = await beginBooking(admin);
  await editor(admin).getByRole('button', { name: 'Add another treatment' }).click();
  const second = editor(admin).getByRole('group', { name: /^Treatment 2, straight after at / });
  await selectOption(second, 'Service *', 'Swedish Relaxation Massage');
  await selectOption(second, 'Therapist *', therapist);
  await expect(editor(admin).getByText('Total $244.50')).toBeVisible();
  await editor(admin).getByRole('button', { name: 'Save and confirm' }).click();
  await expect(toast(admin, 'Success')).toBeVisible();
  await expect(editor(admin)).toHaveCount(0);

  await admin.goto(`/bookings?status=all&name=${CLIENT}`);
  await expect(tableRow(admin, CLIENT)).toHaveCount(2);
  await expect(tableRow(admin, '1 of 2')).toBeVisible();
  await expect(tableRow(admin, '2 of 2')).toBeVisible();

  await tableRow(admin, '2 of 2')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const dialog = admin.getByRole('dialog', { name: 'Cancel Booking' });
  await expect(dialog.getByRole('radio', { name: 'This visit, 2 treatments' })).toBeChecked();
  await dialog.getByRole('textbox').fill('Caught a cold');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(admin, 'Visit cancelled')).toBeVisible();
  const statuses = async () => {
    const rows = await queryShopDatabase<{ status: string }>(
      shop,
      'select status from bookings where client_name = $1',
      [CLIENT],
    );
    return rows.map(({ status }) => status);
  };
  expect(await statuses()).toEqual(['cancelled', 'cancelled']);

  await toast(admin, 'Visit cancelled').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'Undone')).toBeVisible();
  expect(await statuses()).toEqual(['confirmed', 'confirmed']);
});

test('offers a couple the times at which both therapists are free, at list prices', async ({
  admin,
  shop,
  request,
}) => {
  const { one, other, time } = await findTimeOfTwo(request);
  const option = timeOptions(admin)
    .locator('label')
    .filter({ hasText: new RegExp(`^${formatClockTime(time)}$`) });
  await admin.goto('/bookings?new');
  await selectOption(editor(admin), 'Service *', 'Deep Tissue Massage');
  await selectOption(editor(admin), 'Therapist *', one.therapist);
  await chooseDate(admin, one.date);
  await option.click();
  await editor(admin).getByRole('button', { name: 'Change the price' }).click();
  await selectOption(editor(admin), 'Price type', 'Custom price');
  await editor(admin).getByLabel('Price, $ *').fill('50');
  await expect(editor(admin).getByLabel('Price', { exact: true })).toHaveText('$50.00');

  const price = editor(admin).getByLabel('Price', { exact: true });
  const together = editor(admin).getByRole('button', { name: 'Together with a second person' });
  await together.click();
  await expect(price).toHaveText('$129.50');
  await editor(admin).getByRole('button', { name: 'Remove treatment 2' }).click();
  await expect(price).toHaveText('$50.00');
  await together.click();
  await expect(price).toHaveText('$129.50');
  const second = editor(admin).getByRole('group', { name: /^Treatment 2, second person/ });
  await selectOption(second, 'Service *', 'Swedish Relaxation Massage');
  await selectOption(second, 'Therapist *', other.therapist);
  await expect(timeOptions(admin)).toContainText('free for the whole visit');
  await expect(option).toBeVisible();
  await expect(editor(admin).getByText('Total $244.50')).toBeVisible();

  const office = await BackOfficeClient.signIn(request, shop);
  const block = await office.block({ ...other, time });
  await expect(option).toHaveCount(0);
  await expect(editor(admin).getByText(`${formatClockTime(time)} is not free for the whole visit`)).toBeVisible();
  await office.unblock(block);
  await expect(option).toBeVisible();
});

test('a last visit is booked again as a whole, and what is no longer offered is left to be chosen', async ({
  admin,
  shop,
  request,
}) => {
  const [today, next] = [await shopDateAhead(shop, 0), await shopDateAhead(shop, 7)];
  const headers = { origin: shop.url };
  const office = await BackOfficeClient.signIn(request, shop);
  const read = async (path: string) => (await admin.request.get(`/api${path}`)).json();
  const post = async (path: string, data: object) =>
    expect((await admin.request.post(`/api${path}`, { data, headers })).status()).toBe(201);
  const addTherapist = async (name: string) => {
    const { id } = await office.addTherapistOnDuty(name, today);
    await post('/roster-entries', { therapist_id: id, roster_date: next, start_time: '00:00', end_time: '23:59' });
    return id;
  };
  const [vera, otto, ida] = [
    await addTherapist('Vera Lang'),
    await addTherapist('Otto Lang'),
    await addTherapist('Ida Lang'),
  ];
  const retireService = await office.addService('Clay and Salt Wrap');
  const services: { id: string; name: string }[] = await read('/services');
  const part = (service: string, therapist_id: string, guest: 1 | 2) => ({
    ...{ service_id: services.find(({ name }) => name === service)!.id, therapist_id, guest },
  });
  const client = `Yara ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await post('/office-visits', {
    ...{ client_name: client, client_phone: '0491 570 110', client_email: `${randomUUID()}@example.com` },
    ...{ booking_date: today, booking_time: '09:00', status: 'confirmed' },
    parts: [
      part('Foot and Scalp Massage', vera, 1),
      part('Clay and Salt Wrap', otto, 1),
      part('Foot and Scalp Massage', ida, 2),
    ],
  });
  const find = async () => (await read(`/clients?text=${encodeURIComponent(client)}`)).items[0]?.id;
  await expect.poll(find).toBeTruthy();
  const bookAgain = async () => {
    await admin.goto(`/clients/${await find()}`);
    await admin.getByRole('button', { name: 'Book Again' }).click();
    await expect(editor(admin).getByText('Foot and Scalp Massage with Vera Lang')).toBeVisible();
  };
  const second = editor(admin).getByRole('group', { name: /^Treatment 2, straight after/ });
  const third = editor(admin).getByRole('group', { name: /^Treatment 3, second person/ });

  await bookAgain();
  await expect(second).toContainText('Clay and Salt Wrap');
  await expect(second).toContainText('Otto Lang');
  await expect(third).toContainText('Ida Lang');
  await expect(editor(admin).getByLabel('Client name *')).toBeFocused();
  await expect(timeOptions(admin)).toContainText('free for the whole visit');
  await timeOptions(admin).locator('label').first().click();
  await editor(admin).getByRole('button', { name: 'Save and confirm' }).click();
  await expect(toast(admin, 'Visit booked, 3 treatments')).toBeVisible();
  const { items } = await read(`/bookings?date=${next}&name=${encodeURIComponent(client)}`);
  expect(items.map(({ service_name }: { service_name: string }) => service_name).toSorted()).toEqual([
    ...['Clay and Salt Wrap', 'Foot and Scalp Massage', 'Foot and Scalp Massage'],
  ]);

  await retireService();
  await office.deactivate(ida);
  await bookAgain();
  const lost = (text: string) => editor(admin).getByText(text);
  const noService = lost(
    'Clay and Salt Wrap is no longer offered. Choose another service for treatment 2, or remove it.',
  );
  const noTherapist = lost("Ida Lang doesn't offer Foot and Scalp Massage any more.");
  await expect(noService).toBeVisible();
  await expect(noTherapist).toContainText('Choose another therapist for treatment 3, or remove it.');
  await expect(second).not.toContainText('Clay and Salt Wrap');
  await expect(third).not.toContainText('Ida Lang');
  await third.getByRole('button', { name: 'Remove treatment 3' }).click();
  await expect(noTherapist).toHaveCount(0);
  await selectOption(second, 'Service *', 'Deep Tissue Massage');
  await expect(noService).toHaveCount(0);
  await office.deactivate(vera);
  await expect(lost('Vera Lang takes no bookings any more.')).toBeVisible();
});

test('a treatment that follows another is placed with it, and taken back with it', async ({ admin, shop }) => {
  // Nobody in particular is free all day, whatever other tests book.
  const { id: therapistId, name } = await (await admin.request.get('/api/therapists/any-available')).json();
  const free = { therapistId, therapist: name, date: await shopDateAhead(shop, 4), time: '10:00' };
  const services: { id: string; name: string }[] = await (await admin.request.get('/api/services')).json();
  const parts = ['Foot and Scalp Massage', 'Deep Tissue Massage'].map((wanted) => ({
    ...{ service_id: services.find(({ name }) => name === wanted)!.id, therapist_id: free.therapistId, guest: 1 },
  }));
  const client = { client_name: 'Odile Viertel', client_phone: '0491 570 110', status: 'confirmed' };
  const headers = { origin: shop.url };
  const answer = await admin.request.post('/api/office-visits', {
    data: { ...client, booking_date: free.date, booking_time: free.time, parts },
    headers,
  });
  expect(answer.status()).toBe(201);
  const { id, bookings } = await answer.json();
  const second = bookings[1];
  const readStarts = async (): Promise<string[]> => {
    const visit = await (await admin.request.get(`/api/visits/${id}`)).json();
    return visit.bookings.map(({ booking_time }: { booking_time: string }) => booking_time);
  };
  const [first, next] = [free.time, later(free.time, 45)];
  expect(await readStarts()).toEqual([first, next]);

  await admin.goto(`/bookings?view=day&date=${free.date}&therapists=${free.therapistId}`);
  const card = admin.locator(`[data-booking="${second.id}"] .day-booking`);
  await card.press('m');
  await admin.keyboard.press('ArrowDown');
  await expect(admin.getByText(`to ${free.therapist}, ${formatClockTime(later(next, 30))}`)).toBeVisible();
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Visit moved')).toBeVisible();
  expect(await readStarts()).toEqual([later(first, 30), later(next, 30)]);
  await toast(admin, 'Visit moved').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'Undone')).toBeVisible();
  expect(await readStarts()).toEqual([first, next]);
});

const later = (time: string, minutes: number) => {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
};

/** The next day on which two therapists are free at the same times, of which one is left when another is taken. */
async function findTimeOfTwo(
  request: APIRequestContext,
  daysAhead = 1,
): Promise<{ one: FreeStart; other: FreeStart; time: string }> {
  const [one, other] = await findFreeStarts(request, 2, { daysAhead });
  const [ofOne, ofOther] = [await readFreeTimes(request, one), await readFreeTimes(request, other)];
  const [time, left] = ofOne.filter((each) => ofOther.includes(each));
  return left === undefined ? findTimeOfTwo(request, daysAhead + 1) : { one, other, time: time! };
}

/** Starts on the therapist's day at which the longest treatment fits. */
async function readFreeTimes(request: APIRequestContext, { therapistId, date }: FreeStart): Promise<string[]> {
  const answer = await request.get(`/api/availability/slots?therapist_id=${therapistId}&date=${date}&duration=90`);
  const { slots } = (await answer.json()) as { slots: { start_time: string; available: boolean }[] };
  return slots.filter(({ available }) => available).map(({ start_time }) => start_time);
}
