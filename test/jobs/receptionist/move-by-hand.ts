import type { Page } from '@playwright/test';
import { findFreeStart } from '../../e2e/support/booking-dialog.js';
import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import type { PressCounter } from '../press-counter.js';
import { shopNow } from '../shop-days.js';
import { message } from '../wait-for.js';
import { bookClient, type BookedClient } from './booked-client.js';

/** "Move by hand", in the calendar of a day of twelve: two hours later by a drag and Enter, then to another day. */
export async function moveByHand(shop: MeasuredShop): Promise<Figure[]> {
  const booked = await bookClient(shop, 'Mona Moved', { daysAhead: 1, more: 2 });
  const later = await freeStartAfter(shop, booked);
  const desk = await openOffice(shop, 'reception', `/bookings?view=day&date=${booked.date}`);
  const { page } = desk;
  await dragTo(page, booked, later);
  desk.presses++;
  await desk.key('Enter');
  await message(page, `Moved. ${booked.name}`).waitFor();
  const sameDay = desk.presses;
  const isTold = await message(page, `Moved. ${booked.name}`)
    .getByText(/We'll (email|text)/)
    .count();
  const other = await moveToNextDay(shop, desk, booked);
  const zooms = await page.getByRole('radiogroup', { name: 'Zoom' }).getByRole('radio').count();
  return [
    atMost('same day, a drag and Enter', sameDay, 2),
    { what: 'the client told, by a choice in the bar', value: isTold ? 'yes' : 'no', goal: 'yes', isMet: isTold > 0 },
    atMost('another day', other, 3, ' clicks'),
    atMost('taken back', await undo(page, booked), 1, ' click'),
    { what: 'zooms', value: String(zooms), goal: '3', isMet: zooms === 3 },
  ];
}

async function moveToNextDay(shop: MeasuredShop, desk: PressCounter, booked: BookedClient): Promise<number> {
  const { page } = desk;
  const next = await findFreeStart(shop.request, { daysAhead: daysTo(booked.date, (await shopNow(shop)).date) + 1 });
  const before = desk.presses;
  await page.getByRole('button', { name: `${booked.name}, ` }).hover();
  await desk.press(page.getByRole('button', { name: `Move to another day: ${booked.name}` }));
  for (let days = daysTo(next.date, booked.date); days > 0; days--)
    await desk.press(page.getByRole('button', { name: 'Next day' }));
  desk.presses++;
  const column = page.locator(`[data-therapist="${next.therapistId}"][data-date="${next.date}"]`);
  await column.waitFor();
  // The message of the first move is still on screen, so that only the answer says when the second is done.
  const moved = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes(`/bookings/${booked.id}`),
  );
  await column.click({ position: { x: 8, y: (await topOf(page, next.time)) + 6 } });
  await moved;
  await message(page, `Moved. ${booked.name}`).last().waitFor();
  return desk.presses - before;
}

async function undo(page: Page, { name }: BookedClient): Promise<number> {
  await message(page, `Moved. ${name}`).getByRole('button', { name: 'Undo' }).click();
  await message(page, `Undone. ${name}`).waitFor();
  return 1;
}

async function dragTo(page: Page, { name, time }: BookedClient, later: string): Promise<void> {
  const card = page.getByRole('button', { name: `${name}, ` });
  await card.scrollIntoViewIfNeeded();
  const { x, y, width } = (await card.boundingBox())!;
  const distance = (await topOf(page, later)) - (await topOf(page, time));
  await page.mouse.move(x + width / 2, y + 6);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 6 + distance, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Move booking' }).waitFor();
}

/** Pixels from the top of a column. */
async function topOf(page: Page, time: string): Promise<number> {
  const labels = page.locator('.day-times > *');
  const [first, second] = [(await labels.nth(0).boundingBox())!.y, (await labels.nth(1).boundingBox())!.y];
  const [, hour, half] = /(\d+) (AM|PM)/.exec((await labels.nth(0).textContent())!)!;
  const begins = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return (toHours(time) - begins) * (second - first);
}

/** Where the booked treatment fits two hours later or more. */
async function freeStartAfter(shop: MeasuredShop, { therapistId, date, time }: BookedClient): Promise<string> {
  const path = `/api/availability/slots?therapist_id=${therapistId}&date=${date}&duration=90`;
  const { slots } = (await (await shop.request.get(path)).json()) as {
    slots: { start_time: string; available: boolean }[];
  };
  const free = slots.find((slot) => slot.available && toHours(slot.start_time) >= toHours(time) + 2);
  if (!free) throw new Error(`Nothing free after ${time} on ${date}`);
  return free.start_time;
}

const toHours = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
const daysTo = (date: string, from: string) => (Date.parse(date) - Date.parse(from)) / 86_400_000;
