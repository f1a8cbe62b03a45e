import pg from 'pg';
import { expect, test } from '../../support/shop-fixture.js';

test('lists every service with its price and length, each to be booked at once', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Longwater/);
  await expect(page.getByRole('heading', { name: 'Find Your Inner Peace', level: 1 })).toBeVisible();
  const stones = page.locator('#services').getByRole('listitem').filter({ hasText: 'Hot Stone Massage' });
  await expect(stones).toContainText('$165.00');
  await expect(stones).toContainText('90 mins');
  await expect(page.getByRole('button', { name: 'Book This Service', exact: true })).toHaveCount(8);

  await stones.getByRole('button', { name: 'Book This Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await expect(dialog.getByRole('combobox', { name: 'Type of Massage *' })).toHaveText(
    'Hot Stone Massage - $165.00 - 90 min',
  );
});

test('shows rostered therapists, and each of them as here or away', async ({ page }) => {
  await page.goto('/#expert-team');
  const team = page.locator('#expert-team');
  await expect(team).toBeInViewport();
  await expect(team.getByRole('heading', { name: 'Mei Tanaka' })).toBeVisible();
  const names = await team.getByRole('heading', { level: 3 }).allTextContents();
  expect(names).not.toContain('Joel Marsden');
  await expect(team.getByRole('listitem').filter({ hasText: 'Linh Pham' }).locator('img')).toHaveAttribute(
    'src',
    /cairn/,
  );
  await expect(page.locator('.availability').getByRole('listitem')).toHaveCount(names.length);
});

test('leads on from the next free times', async ({ page }) => {
  await page.goto('/');
  const first = page.locator('.next-free').getByRole('listitem').first();
  const time = await first.locator('strong').textContent();
  await first.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await expect(
    dialog.getByRole('radio', { name: time!, exact: true }).or(dialog.getByText(time!)).first(),
  ).toBeVisible();
});

test('slides its menu out on a phone, and books from there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Staff Sign In' })).toBeVisible();
  await menu.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('stays empty and quiet when it cannot be loaded', async ({ page, ownShop }) => {
  const client = new pg.Client({ connectionString: ownShop.database });
  await client.connect();
  await client.query('alter table services rename to services_away');
  const logged = page.waitForEvent('console', (entry) => entry.text().includes('could not be loaded'));
  await page.goto(ownShop.url);
  await logged;
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book This Service' })).toHaveCount(0);
  await expect(page.locator('.ant-notification-notice')).toHaveCount(0);

  await client.query('alter table services_away rename to services');
  await client.end();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('button', { name: 'Book This Service' })).toHaveCount(8);
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

test('knows what it does not have', async ({ page }) => {
  await page.goto('/staff/nope');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
