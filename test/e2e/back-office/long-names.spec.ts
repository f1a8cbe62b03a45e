import type { Page } from '@playwright/test';
import { createBooking, expect, test } from '../support/back-office-fixture.js';
import { shopDateAhead } from '../support/page-elements.js';
import { BookingDialog } from '../support/booking-dialog.js';
import { queryShopDatabase } from '../support/shop-database.js';
import type { Shop } from '../support/shop-fixture.js';

const WORD = 'W'.repeat(100);
/** Of a therapist: the treatments beside it in a choice are of another word. */
const NAME = 'M'.repeat(100);

const OFFICE_PAGES = [
  '/',
  '/services',
  '/services?view=treatments',
  '/therapists',
  '/bookings',
  '/clients',
  '/admindashboard',
  ...['therapists', 'roster', 'roster&view=week', 'bookings', 'customers', 'revenue', 'settings', 'logs'].map(
    (tab) => `/admindashboard?tab=${tab}`,
  ),
  '/staff',
  '/staff/appointments',
  '/staff/schedule',
  '/staff/services',
];

/** Waits until the page shows its loaded content. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('main, #root').first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

test('a word of 100 characters in a name makes no page of the office wider than a phone', async ({ admin, shop }) => {
  await createBooking(shop, 'Mei Tanaka', undefined, { last_name: WORD });
  const restoreNames = await rename(shop);
  const today = await shopDateAhead(shop, 0);
  const send = (method: 'post' | 'delete', path: string, data?: object) =>
    admin.request[method](`/api${path}`, { ...(data && { data }), headers: { origin: shop.url } });
  const therapists: { id: string; name: string }[] = await (await admin.request.get('/api/office/therapists')).json();
  const { id: therapist_id } = therapists.find(({ name }) => name === NAME)!;
  const days = { therapist_id, first_date: today, last_date: today, kind: 'annual' };
  const leave = await (await send('post', '/leave', { ...days, keep: true })).json();
  const lunch = { blocked_date: today, start_time: '23:00', end_time: '23:05', reason: WORD };
  const block = await (await send('post', `/therapists/${therapist_id}/blocks`, lunch)).json();
  await admin.setViewportSize({ width: 390, height: 844 });
  const wide: string[] = [];
  const measure = async (place: string) => {
    const width = await admin.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) wide.push(`${place}: ${width}`);
  };
  for (const path of OFFICE_PAGES) {
    await admin.goto(path);
    await settle(admin);
    await measure(path);
  }
  await admin.goto('/admindashboard?tab=roster');
  await settle(admin);
  await admin.getByRole('button', { name: 'Add Leave' }).click();
  const choice = admin.getByRole('dialog', { name: 'Add Leave' }).locator('label', { hasText: NAME });
  await expect(choice).toBeInViewport({ ratio: 1 });
  expect(wide).toEqual([]);
  // The reason has the width of the page, and no column of two letters.
  await admin.goto(`/staff/schedule?therapist=${therapist_id}&date=${today}`);
  const reason = admin.getByText(WORD).and(admin.locator('.blocked-reason'));
  expect((await reason.boundingBox())!.width).toBeGreaterThan(300);
  await send('delete', `/blocks/${block.id}?version=${block.version}`);
  await send('post', `/leave/${leave.id}/withdrawal`, { version: leave.version });
  await restoreNames();
});

test('nor does it push anything out of the booking dialog', async ({ page, shop }) => {
  await createBooking(shop, 'Mei Tanaka');
  const restoreNames = await rename(shop);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const booking = await new BookingDialog(page).open();
    await booking.chooseService(WORD);
    await booking.chooseTherapist(NAME);
    await booking.dialog.getByLabel('First Name*').fill(WORD);
    await expect(booking.dialog.locator('.booking-summary, .booking-chosen').first()).toContainText(WORD);
    const parts = await booking.dialog
      .locator('.booking-page, .booking-summary, .booking-chosen, .booking-footer')
      .all();
    const room = parts.map((part) => part.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth));
    expect(await Promise.all(room)).toEqual(parts.map(() => 0));
  }
  await restoreNames();
});

/** Renames the service that was booked last and Mei Tanaka. Returns a function that restores their names. */
async function rename(shop: Shop): Promise<() => Promise<unknown>> {
  const [service] = await queryShopDatabase<{ id: string; name: string }>(
    shop,
    'select id, name from services where id = (select service_id from bookings order by created_at desc limit 1)',
    [],
  );
  const [therapist] = await queryShopDatabase<{ id: string; specialties: string[] }>(
    shop,
    `select id, specialties from therapists where name = 'Mei Tanaka'`,
    [],
  );
  const change = (serviceName: string, therapistName: string, specialties: string[]) =>
    queryShopDatabase(
      shop,
      `with renamed as (update services set name = $2 where id = $1)
       update therapists set name = $4, specialties = $5 where id = $3`,
      [service!.id, serviceName, therapist!.id, therapistName, specialties],
    );
  await change(WORD, NAME, [WORD]);
  return () => change(service!.name, 'Mei Tanaka', therapist!.specialties);
}
