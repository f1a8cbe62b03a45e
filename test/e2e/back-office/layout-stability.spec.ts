import { chromium, type Page } from '@playwright/test';
import { expect, signIn, test } from '../support/back-office-fixture.js';
import { queryShopDatabase } from '../support/shop-database.js';

const OFFICE_PAGES = [
  '/staff',
  '/bookings',
  '/bookings?view=requests',
  '/bookings?view=day',
  '/day-close',
  '/past',
  ...[
    'today',
    'therapists',
    'roster',
    'bookings',
    'customers',
    'revenue',
    'settings',
    'action-logs',
    'performance',
  ].map((tab) => `/admindashboard?tab=${tab}`),
  '/admindashboard?tab=roster&view=week',
  '/therapists',
  '/services',
  '/services?view=treatments',
  '/system',
  '/staff/security',
];

const OWN_PAGES = [
  '/staff',
  '/staff/appointments',
  '/staff/schedule',
  '/staff/profile',
  '/staff/services',
  '/staff/pay',
];

/** The same for the landing page: what moves less is not seen to move. */
const MAX_SHIFT = 0.01;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`no page of the office moves under the pointer while it loads, ${viewport.width} pixels wide`, async ({
    admin,
    mei,
  }) => {
    test.slow();
    // Their answers come late, and meanwhile another page can load.
    const other = await admin.context().newPage();
    const half = OFFICE_PAGES.length / 2;
    const shifts = await Promise.all(
      (
        [
          [admin, OFFICE_PAGES.slice(0, half)],
          [other, OFFICE_PAGES.slice(half)],
          [mei, OWN_PAGES],
        ] as const
      ).map(async ([page, paths]) => {
        await page.setViewportSize(viewport);
        return findShifts(page, paths);
      }),
    );
    expect(shifts.flat()).toEqual([]);
  });

test.describe('in a shop that no other test has changed', () => {
  test.use({ baseURL: async ({ ownShop }, use) => use(ownShop.url) });

  test('the week of the roster does not move when its people, leave or bookings come last', async ({
    page,
    ownShop,
  }) => {
    // A row above all others, of somebody who has no shift.
    await queryShopDatabase(
      ownShop,
      `insert into therapists (id, name, slug, specialties, created_at, updated_at)
       values (gen_random_uuid(), 'Aaron Idle', 'aaron', '{}', now(), now())`,
      [],
    );
    await signIn(page, 'admin');
    for (const late of ['/api/office/therapists', '/api/leave', '/api/office/coverage', '/api/shop'])
      expect(
        await findShifts(page, ['/admindashboard?tab=roster&view=week'], (address) =>
          address.includes(late) ? 800 : 0,
        ),
      ).toEqual([]);
  });
});

test('no page of the office moves sideways where scrollbars take room', async ({ admin, shop }) => {
  // Playwright hides them in headless browsers.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM!,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({
    ...{ baseURL: shop.url, storageState: await admin.context().storageState() },
    ...{ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  });
  const add = page.getByRole('button', { name: 'Add Booking' });
  const place = async () => (await add.boundingBox())!.x;
  await page.goto('/bookings?status=all&name=nobodyatall');
  await expect(page.getByText('No bookings found')).toBeVisible();
  const before = await place();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByRole('table', { name: 'Bookings' }).getByRole('row').nth(20)).toBeAttached();
  expect(await place(), 'beside a long list').toBe(before);
  await page.getByRole('button', { name: 'Walk-in' }).click();
  await expect(page.getByRole('dialog', { name: 'Walk-in' })).toBeVisible();
  expect(await place(), 'below a dialog').toBe(before);
  await browser.close();
});

/** The pages that move, with what it was that did. Their answers come late and in another order than they were asked for. */
async function findShifts(page: Page, paths: readonly string[], toDelay = lateness): Promise<string[]> {
  await page.addInitScript(observeShifts);
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, toDelay(route.request().url())));
    await route.continue();
  });
  const moving: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await waitForData(page, path);
    const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
    if (sum > MAX_SHIFT) moving.push(`${path}: ${sum.toFixed(3)}, ${moved.join(', ')}`);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return moving;
}

/**
 * Waits until nothing on the page says any more that it is loading. A page whose data never comes cannot move for it, and
 * is what the tests of that page look for: here it is only named.
 */
async function waitForData(page: Page, path: string): Promise<void> {
  await expect(page.locator('.skeleton'))
    .toHaveCount(0)
    .catch(async () => {
      const labels = await page
        .getByRole('status', { name: 'Loading' })
        .evaluateAll((found) => found.map((each) => each.ariaLabel));
      console.warn(`${path} still loads: ${labels.join(', ')}`);
    });
}

/** Milliseconds, the same for an address whenever it is asked for. */
const lateness = (address: string): number =>
  ([...new URL(address).pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4) * 150;

interface Shifts {
  sum: number;
  moved: string[];
}

/** Runs in the page. */
function observeShifts(): void {
  const shifts: Shifts = { sum: 0, moved: [] };
  (window as unknown as { shifts: Shifts }).shifts = shifts;
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      shifts.sum += value;
      for (const { node } of sources)
        shifts.moved.push(node instanceof Element ? node.className : String(node?.nodeName));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
