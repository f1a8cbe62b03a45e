import { expect, test } from '../../support/back-office-fixture.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';

test('the sidebar marks the page, and shows icons alone where somebody wants that', async ({ admin: page }) => {
  const office = page.getByRole('navigation', { name: 'Office' });
  await page.goto('/bookings?view=day');
  await expect(office.locator('[aria-current=page]')).toHaveText('Calendar');
  await office.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/tab=settings/);
  await expect(office.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  await expect(office.getByRole('link', { name: 'Settings' })).toBeFocused();

  const width = async () => (await page.locator('.office-sider').boundingBox())!.width;
  expect(await width()).toBe(216);
  await page.getByRole('button', { name: 'Collapse the sidebar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeFocused();
  expect(await width()).toBe(65);
  expect(await findAxeViolations(page, '.office-sider')).toEqual([]);
  await page.reload();
  // Before anything else is known: what is remembered moves nothing.
  expect(await width()).toBe(65);
  await office.getByRole('link', { name: 'Roster' }).click();
  await expect(page).toHaveURL(/tab=roster/);
  await page.getByRole('button', { name: 'Expand the sidebar' }).click();
  expect(await width()).toBe(216);
});

test('the navigation is there with the first paint, before the server has said who it is', async ({ admin: page }) => {
  await page.goto('/services');
  const office = page.getByRole('navigation', { name: 'Office' });
  await expect(office.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toContain('admin_staff');
  await page.route('**/api/auth/**', () => undefined);
  await page.reload();
  await expect(office.getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('on a phone the bar leads to the daily work, and More to the rest', async ({ mei, admin }) => {
  for (const [page, path, label] of [
    [mei, '/staff', 'My Day'],
    [admin, '/admindashboard', 'Today'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const bar = page.getByRole('navigation', { name: 'Quick' });
    await expect(bar.locator('[aria-current=page]')).toContainText(label);
    await expect(bar.getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await bar.getByRole('button', { name: 'More' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Roster' }).click();
    await expect(page).toHaveURL(/tab=roster/);
    await expect(menu).toHaveCount(0);
  }
});
