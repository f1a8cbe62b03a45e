import type { Page } from '@playwright/test';
import { bookOverHttp } from '../support/book-over-http.js';
import { findFreeStart } from '../support/booking-dialog.js';
import { expect, test } from '../support/back-office-fixture.js';

const markup = '<img src=x onerror="document.title=`taken`"><style>*{display:none}</style>';

/** Asserts that no text that somebody entered became part of the page's markup. */
async function unharmed(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.title()).not.toBe('taken');
}

test('what a client writes stays words on every screen of the office, and on paper', async ({
  admin,
  shop,
  request,
}) => {
  const start = await findFreeStart(request);
  const client = { first_name: `Eve ${markup}`, last_name: markup, notes: markup, client_email: 'eve@example.test' };
  const answer = await bookOverHttp(request, shop, start, client);
  expect(answer.status()).toBe(201);

  await admin.goto(`/bookings?date=${start.date}&name=Eve&status=all`);
  await expect(admin.getByText('onerror').first()).toBeVisible();
  await unharmed(admin);
  await admin.emulateMedia({ media: 'print' });
  await expect(admin.getByText('onerror').first()).toBeVisible();
  await unharmed(admin);
  await admin.emulateMedia({ media: 'screen' });
  for (const screen of ['/admindashboard?tab=customers&search=Eve', `/bookings?view=day&date=${start.date}`]) {
    await admin.goto(screen);
    await expect(admin.getByText('onerror').first()).toBeVisible();
    await unharmed(admin);
  }
});

test('a name without end pushes neither status nor actions out of view', async ({ admin, shop, request }) => {
  const start = await findFreeStart(request);
  const name = 'W'.repeat(100);
  // A customer of its own: one who books under several names is listed under the latest.
  const client = {
    first_name: name,
    last_name: name,
    client_phone: '0491 579 001',
    client_email: 'without.end@example.test',
  };
  expect((await bookOverHttp(request, shop, start, client)).status()).toBe(201);

  await admin.goto(`/bookings?date=${start.date}&name=${name}`);
  const edit = admin.getByRole('button', { name: `Edit the booking of ${name}` });
  for (const width of [1440, 1280, 1200, 1000]) {
    await admin.setViewportSize({ width, height: 900 });
    await expect(edit).toBeInViewport({ ratio: 1 });
  }
  await admin.goto(`/admindashboard?tab=customers&search=${name}`);
  await expect(admin.getByText('Confirmed', { exact: true })).toBeInViewport({ ratio: 1 });
});
