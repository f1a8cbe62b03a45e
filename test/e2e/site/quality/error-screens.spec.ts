import { expect, test } from '../../support/back-office-fixture.js';

test('a page that breaks says so, tells the server where and not about whom, and lets go of what broke it', async ({
  admin,
}) => {
  const bookings = /\/api\/bookings\?/;
  await admin.route(bookings, async (route) => {
    const page = await (await route.fetch()).json();
    page.items[0].booking_time = null;
    await route.fulfill({ json: page });
  });
  const reported = admin.waitForRequest('**/api/crash-reports');
  await admin.goto('/bookings');
  await expect(admin.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(
    admin.getByText("We're sorry, but something unexpected happened. Our team has been notified.", { exact: true }),
  ).toBeVisible();
  const report = await reported;
  expect((await report.response())!.status()).toBe(204);
  const { error, places, path } = report.postDataJSON();
  expect({ error, path }).toEqual({ error: 'TypeError', path: '/bookings' });
  expect(places[0]).toMatch(/^[\w-]+\.js:\d+:\d+$/);

  await admin.unroute(bookings);
  await admin.getByRole('button', { name: 'Return to Home' }).click();
  await expect(admin).toHaveURL(/\/$/);
  await expect(admin.getByRole('button', { name: 'Book Now' })).toBeVisible();
});

test('a page whose script cannot be loaded offers another attempt, also where the browser takes itself for online', async ({
  page,
}) => {
  const script = /assets\/NotFoundPage.*\.js/;
  await page.route(script, (route) => route.abort());
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Please check your connection.');
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Page not found')).toBeVisible();
});

test('a page opened before a deploy reloads itself when a script is gone, and what is not there leads home', async ({
  page,
}) => {
  await page.route(/assets\/NotFoundPage.*\.js/, (route) => route.abort(), { times: 1 });
  await page.goto('/staff/nope');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a browser that keeps nothing for a site shows its pages all the same', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Book Your Session' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Confirm Booking' })).toBeVisible();
  await page.goto('/booking-link');
  await expect(page.getByRole('heading', { name: 'Send my link again' })).toBeVisible();
  await page.goto('/staff');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(errors).toEqual([]);
});
