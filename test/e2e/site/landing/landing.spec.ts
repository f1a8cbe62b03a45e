import { expect, test } from '../../support/shop-fixture.js';

test('leads on from the next free times', async ({ page }) => {
  await page.goto('/');
  const first = page.locator('[aria-labelledby=next-free-title]').getByRole('listitem').first();
  const time = await first.locator('strong').textContent();
  await first.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await expect(
    dialog.getByRole('radio', { name: time!, exact: true }).or(dialog.getByText(time!)).first(),
  ).toBeVisible();
});

test('says sorry, and tells the shop, when a page breaks', async ({ page }) => {
  await page.route('**/api/landing', async (route) => {
    const landing = (await (await route.fetch()).json()) as { services: { name: unknown }[] };
    landing.services[0]!.name = { broken: true };
    await route.fulfill({ json: landing });
  });
  const report = page.waitForRequest('**/api/crash-reports');
  await page.goto('/');
  await page.mouse.move(200, 200, { steps: 2 });
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect((await (await report).response())!.status()).toBe(204);

  await page.unroute('**/api/landing');
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Inner Peace' })).toBeVisible();
});
