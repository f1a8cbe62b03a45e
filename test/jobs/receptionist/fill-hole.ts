import type { Page } from '@playwright/test';
import { atMost, type Figure } from '../../support/figure.js';
import { OfficeRequest } from '../data/office-request.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { measureSeconds } from '../wait-for.js';
import { bookClient, type BookedClient } from './booked-client.js';

/** "Fill a hole": from the press that cancels a booking to those who wait for its time; where the desk picks, and by itself. */
export async function fillHole(shop: MeasuredShop): Promise<Figure[]> {
  await letDeskPick(shop, true);
  const picked = await cancelOne(shop, 3);
  const offered = picked.desk.presses;
  await picked.desk.press(
    picked.rows
      .first()
      .getByRole('button', { name: /^Offer / })
      .first(),
  );
  await picked.rows
    .first()
    .getByText(/^Offered /)
    .waitFor();
  const toOffer = picked.desk.presses - offered;
  const toBook = await bookFirst(shop);
  await letDeskPick(shop, false);
  const itself = await cancelOne(shop, 5);
  return [
    atMost('who waits, on the screen after the cancellation', picked.seconds, 1, ' s'),
    { what: 'in the order of their asking', value: picked.order, goal: 'First, Second', isMet: picked.isInOrder },
    atMost('to offer it to the first', toOffer, 1, ' click'),
    atMost('to book the first', toBook, 1, ' click'),
    atMost('where it is offered by itself, on the screen', itself.seconds, 1, ' s'),
  ];
}

/** Two wait for the hour of a booking, which the desk cancels in the calendar. */
async function cancelOne(shop: MeasuredShop, daysAhead: number) {
  const booked = await bookClient(shop, 'Hana Hole', { daysAhead });
  await addWaiting(shop, booked, ['Wanda First', 'Wim Second']);
  const desk = await openOffice(shop, 'reception', `/bookings?view=day&date=${booked.date}`);
  const { page } = desk;
  await page
    .getByRole('button', { name: `${booked.name}, ` })
    .first()
    .click();
  const opened = page.getByRole('dialog', { name: booked.name });
  await opened.getByRole('button', { name: 'More' }).click();
  await opened.getByRole('menuitem', { name: 'Cancel booking…' }).click();
  const asking = page.getByRole('dialog', { name: 'Cancel Booking' });
  await asking.getByLabel('Reason').fill('She rang');
  const rows = waitingRows(page);
  const seconds = await measureSeconds(async () => {
    await asking.getByRole('button', { name: 'Cancel Booking' }).click();
    await rows
      .first()
      .getByText(/^(Free now|Offered)/)
      .waitFor();
  });
  const names = await rows.locator('strong').allInnerTexts();
  const order = names.filter((name) => /^(Wanda|Wim)/.test(name)).map((name) => name.split(' ')[1]);
  return { desk, rows, seconds, order: order.join(', '), isInOrder: order.join() === 'First,Second' };
}

const waitingRows = (page: Page) => page.getByRole('region', { name: /^Waiting for/ }).getByRole('listitem');

async function bookFirst(shop: MeasuredShop): Promise<number> {
  const booked = await bookClient(shop, 'Hugo Hole', { daysAhead: 4 });
  await addWaiting(shop, booked, ['Wes Third']);
  const office = await OfficeRequest.signIn(shop.url);
  const { version } = await office.get<{ version: number }>(`/bookings/${booked.id}`);
  await office.post(`/bookings/${booked.id}/cancellation`, { reason: 'He rang', version });
  await office.close();
  const desk = await openOffice(shop, 'reception', '/bookings?view=requests');
  const list = desk.page.getByRole('region', { name: 'Waiting list' });
  const row = list.getByRole('listitem').filter({ hasText: 'Wes Third' });
  await desk.press(row.getByRole('button', { name: /^Book / }).first());
  await row.waitFor({ state: 'hidden' });
  return desk.presses;
}

/** They wait for that hour of that therapist alone. */
async function addWaiting(
  shop: MeasuredShop,
  { therapistId, date, time }: BookedClient,
  names: string[],
): Promise<void> {
  const office = await OfficeRequest.signIn(shop.url);
  const [service] = await office.get<{ id: string }[]>('/services');
  const windows = [{ date, from: time, to: oneHourAfter(time) }];
  for (const client_name of names)
    await office.post('/office-waiting-list', {
      ...{ service_id: service!.id, therapist_id: therapistId, windows, client_name },
      ...{ client_phone: '0491 570 158', client_email: `${client_name.replace(' ', '.')}.${date}@example.com` },
    });
  await office.close();
}

async function letDeskPick(shop: MeasuredShop, desk_picks_offers: boolean): Promise<void> {
  const office = await OfficeRequest.signIn(shop.url);
  type Settings = { booking_rules: { value: object; version: number } };
  const { booking_rules: rules } = await office.get<Settings>('/settings');
  await office.send('put', '/settings/booking_rules', {
    value: { ...rules.value, desk_picks_offers },
    version: rules.version,
  });
  await office.close();
}

const oneHourAfter = (time: string) => `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;
