import type { Locator, Page } from '@playwright/test';
import { clockTime } from '../booking-dialog.js';
import { book, expect, test } from './office.js';

const open = async (page: Page, date: string) => {
  await page.goto(`/bookings?view=day&date=${date}`);
  await expect(page.getByRole('group', { name: 'Bookings of the day' })).toBeVisible();
};
const bookingOf = (page: Page, client: string) => page.getByRole('button', { name: `${client}, ` });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Moving' });

/** Lifts the booking with M and carries it, a slot at a time, to the start given. */
async function carry(page: Page, booking: Locator, key: 'ArrowUp' | 'ArrowDown', time: string) {
  await booking.focus();
  await page.keyboard.press('m');
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(bar(page)).toHaveText(new RegExp(`, ${clockTime(time)}$`), { timeout: 50 });
  }).toPass({ intervals: [0] });
}

test('a booking is moved by keyboard, and goes back with a word where it does not fit', async ({ admin, shop, request }) => {
  const therapists = await (await request.get('/api/availability/therapists')).json();
  const { id } = therapists.find(({ name }: { name: string }) => name === 'Mei Tanaka');
  const first = await book(shop, 'Mei Tanaka');
  const freeTimes = async (): Promise<string[]> => {
    const day = await (await request.get(`/api/availability/slots?therapist_id=${id}&date=${first.slot.date}`)).json();
    return day.slots.flatMap((slot: { available: boolean; start_time: string }) => (slot.available ? [slot.start_time] : []));
  };
  const second = await book(shop, 'Mei Tanaka', { date: first.slot.date, time: (await freeTimes())[0]! });
  await open(admin, second.slot.date);
  const booking = bookingOf(admin, second.client);

  await carry(admin, booking, 'ArrowUp', first.slot.time);
  await admin.keyboard.press('Enter');
  await expect(admin.locator('.ant-notification-notice')).toContainText('Booking Not Available');
  await expect(bookingOf(admin, second.client)).toHaveAccessibleName(new RegExp(clockTime(second.slot.time)));

  const free = (await freeTimes()).at(-1)!;
  await carry(admin, booking, 'ArrowDown', free);
  await admin.keyboard.press('Enter');
  await expect(bookingOf(admin, second.client)).toHaveAccessibleName(new RegExp(`, ${clockTime(free)} to`));
  await admin.reload();
  await expect(bookingOf(admin, second.client)).toHaveAccessibleName(new RegExp(`, ${clockTime(free)} to`));
});

test('a drag lifts a booking and sends nothing before it is placed', async ({ admin, shop }) => {
  const { client, slot } = await book(shop, 'Anika Rao');
  await open(admin, slot.date);
  const booking = bookingOf(admin, client);
  await booking.scrollIntoViewIfNeeded();
  const { x, y, width } = (await booking.boundingBox())!;
  await admin.mouse.move(x + width / 2, y + 6);
  await admin.mouse.down();
  await admin.mouse.move(x + width / 2, y + 60, { steps: 5 });
  await admin.mouse.up();
  await expect(bar(admin)).toContainText(`Moving ${client} from Anika Rao, ${clockTime(slot.time)}`);
  await admin.getByRole('button', { name: 'Put back' }).click();
  await expect(bar(admin)).toBeHidden();
  await expect(booking).toHaveAccessibleName(new RegExp(`, ${clockTime(slot.time)} to`));
  expect(admin.url()).not.toMatch(/booking=|new=/);

  await booking.click();
  await expect(admin.getByRole('dialog').getByLabel('Client name *')).toHaveValue(client);
});

test('an empty place begins a booking there', async ({ admin, shop }) => {
  const { slot } = await book(shop, 'Anika Rao');
  await open(admin, slot.date);
  const column = admin.locator('[data-therapist]').last();
  await column.click({ position: { x: 20, y: 20 } });
  await expect(admin).toHaveURL(new RegExp(`new=&therapist=[\\w-]+&for=${slot.date}&time=\\d\\d%3A\\d\\d`));
  await expect(admin.getByRole('dialog')).toBeVisible();
});
