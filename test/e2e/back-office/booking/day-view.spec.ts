import type { Locator, Page } from '@playwright/test';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { findFreeStart, formatClockTime } from '../../support/booking-dialog.js';
import { createBooking, expect, signIn, test } from '../../support/back-office-fixture.js';
import { openLive, pressKeyUntil } from '../../support/page-elements.js';

const open = async (page: Page, date: string) => {
  await openLive(page, `/bookings?view=day&date=${date}`);
  await expect(page.getByRole('group', { name: 'Bookings of the day' })).toBeVisible();
};
const bookingOf = (page: Page, client: string) => page.getByRole('button', { name: `${client}, ` });
/** Read-only, and therefore no button. */
const ownBooking = (page: Page, client: string) => page.getByRole('article', { name: `${client}, ` });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Moving' });

/** Lifts the booking with M and carries it, a slot at a time, to the start given. */
async function moveByKeyboard(page: Page, booking: Locator, key: 'ArrowUp' | 'ArrowDown', time: string) {
  await booking.focus();
  await page.keyboard.press('m');
  await pressKeyUntil(bar(page), key, new RegExp(`, ${formatClockTime(time)}$`));
}

test('a booking is moved by keyboard, and stays picked up with the reason where it does not fit', async ({
  admin,
  shop,
  request,
}) => {
  const therapists = await (await request.get('/api/availability/therapists')).json();
  const { id } = therapists.find(({ name }: { name: string }) => name === 'Mei Tanaka');
  const { date, time } = await findFreeStart(request, { therapist: 'Mei Tanaka', more: 3 });
  const first = await createBooking(shop, 'Mei Tanaka', { date, time });
  const freeTimes = async (): Promise<string[]> => {
    const day = await (
      await request.get(`/api/availability/slots?therapist_id=${id}&date=${first.slot.date}&duration=90`)
    ).json();
    return day.slots.flatMap((slot: { available: boolean; start_time: string }) =>
      slot.available ? [slot.start_time] : [],
    );
  };
  const second = await createBooking(shop, 'Mei Tanaka', { date: first.slot.date, time: (await freeTimes())[0]! });
  await open(admin, second.slot.date);
  const booking = bookingOf(admin, second.client);

  await moveByKeyboard(admin, booking, 'ArrowUp', first.slot.time);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('alert')).toContainText(`Not moved. Mei Tanaka has ${first.client}`);
  await expect(bar(admin)).toContainText(`Moving ${second.client}`);
  await admin.keyboard.press('Escape');
  await expect(bar(admin)).toBeHidden();
  await expect(bookingOf(admin, second.client)).toHaveAccessibleName(new RegExp(formatClockTime(second.slot.time)));

  const free = (await freeTimes()).at(-1)!;
  await moveByKeyboard(admin, booking, 'ArrowDown', free);
  await admin.keyboard.press('Enter');
  await expect(bookingOf(admin, second.client)).toHaveAccessibleName(new RegExp(`, ${formatClockTime(free)} to`));
  await admin.reload();
  await expect(bookingOf(admin, second.client)).toHaveAccessibleName(new RegExp(`, ${formatClockTime(free)} to`));
});

test('a drag lifts a booking and sends nothing before it is placed', async ({ admin, shop }) => {
  const { client, slot } = await createBooking(shop, 'Anika Rao');
  await open(admin, slot.date);
  const booking = bookingOf(admin, client);
  await booking.scrollIntoViewIfNeeded();
  const { x, y, width } = (await booking.boundingBox())!;
  await admin.mouse.move(x + width / 2, y + 6);
  await admin.mouse.down();
  await admin.mouse.move(x + width / 2, y + 60, { steps: 5 });
  await admin.mouse.up();
  await expect(bar(admin)).toContainText(`Moving ${client} from Anika Rao, ${formatClockTime(slot.time)}`);
  await admin.getByRole('button', { name: 'Cancel move' }).click();
  await expect(bar(admin)).toBeHidden();
  await expect(booking).toHaveAccessibleName(new RegExp(`, ${formatClockTime(slot.time)} to`));
  expect(admin.url()).not.toMatch(/booking=|new=/);

  await booking.click();
  await expect(admin.getByRole('dialog')).toContainText(client);
});

test("a therapist's open day follows what is booked for them and cancelled, and shows nobody else's", async ({
  mei,
  shop,
  request,
}) => {
  const client = await BackOfficeClient.signIn(request, shop);
  const { client: earlier, slot } = await createBooking(shop, 'Mei Tanaka');
  await openLive(mei, `/staff/appointments?view=day&date=${slot.date}`);
  await expect(ownBooking(mei, earlier)).toBeVisible();
  const elsewhere = await createBooking(shop, 'Anika Rao', slot);
  const booked = await createBooking(shop, 'Mei Tanaka', slot);
  await expect(ownBooking(mei, booked.client)).toBeVisible();
  await expect(ownBooking(mei, elsewhere.client)).toHaveCount(0);
  await client.cancel(booked.id);
  await expect(ownBooking(mei, booked.client)).toHaveCount(0);
});

test.describe('a shop with many therapists', () => {
  test.use({ baseURL: async ({ ownShop }, use) => use(ownShop.url) });

  test('sees in an open day what others book and block', async ({ page, ownShop, request }) => {
    const client = await BackOfficeClient.signIn(request, ownShop);
    for (let number = 1; number <= 12; number++) await client.addTherapist(`Extra ${number}`);
    const booked = await findFreeStart(request);
    await signIn(page, 'admin');
    await open(page, booked.date);
    await expect.poll(() => page.locator('.day-column').count()).toBeGreaterThan(12);

    const { client: name } = await createBooking(ownShop, booked.therapist, booked);
    await expect(bookingOf(page, name)).toBeVisible();

    const free = await findFreeStart(request);
    await open(page, free.date);
    const blocks = page.locator(`[data-therapist="${free.therapistId}"] .day-block`);
    const before = await blocks.count();
    const block = await client.block(free);
    await expect(blocks).toHaveCount(before + 1);
    await client.unblock(block);
    await expect(blocks).toHaveCount(before);
  });
});
