import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { openLive, toast } from '../../support/page-elements.js';

test('the dashboard opens on today, opens a list that names its first bookings as a whole, and follows what happens', async ({
  admin,
  shop,
}) => {
  await openLive(admin, '/admindashboard');
  await expect(admin.getByRole('tab', { name: 'Today' })).toHaveAttribute('aria-selected', 'true');
  await expect(admin.getByRole('region', { name: 'Today' }).getByText(/ of \d+ h/)).toBeVisible();
  await expect(admin.getByRole('list').filter({ hasText: 'Now' })).toContainText(/[AP]M/);

  const unfinished = admin.getByRole('listitem').filter({ hasText: 'past bookings to close' });
  const total = Number(await unfinished.locator('strong').innerText());
  const bookings = unfinished.getByRole('list').getByRole('link');
  const others = (left: number) => unfinished.getByRole('button', { name: `and ${left} more`, exact: true });
  const isList = /\/api\/bookings\?.*status=confirmed/;
  await admin.route(isList, (route) => route.fulfill({ status: 500, json: {} }));
  await others(total - 5).press('Enter');
  await expect(toast(admin, 'Failed to load bookings')).toBeVisible();
  await admin.unroute(isList);
  await expect(others(total - 5)).toBeFocused();
  for (let shown = 5; shown < total; shown = await bookings.count()) {
    await others(total - shown).press('Enter');
    await expect(others(total - shown)).toHaveCount(0);
  }
  await expect(bookings).toHaveCount(total);
  await expect(bookings.and(admin.locator(':focus'))).toHaveCount(1);
  await expect(unfinished.getByRole('link', { name: 'Close' })).toBeVisible();

  const latest = admin.getByRole('table', { name: 'Latest bookings' }).locator('tbody tr[data-row]');
  await expect(latest).toHaveCount(10);
  await createBooking(shop, 'Siosaia Fonua');
  await expect(latest.first()).toContainText('Siosaia Fonua');
});

test('each figure says what it means and opens its bookings', async ({ admin }) => {
  await admin.goto('/admindashboard');
  const figures = admin.getByRole('region', { name: 'Today' });
  const expected = figures.getByRole('button', { name: 'Still to come' });
  await expect(expected).toHaveAccessibleDescription(/not here yet/);
  const expectedLink = figures.locator('a[href*="state=expected"]');
  // The links between the figures are there once today is.
  await expect(expectedLink).toBeVisible();
  await expected.focus();
  await admin.keyboard.press('Shift+Tab');
  await admin.keyboard.press('Tab');
  await expect(admin.locator('.hint')).toContainText('not here yet');
  // A finger neither hovers nor brings a visible focus.
  const utilisation = figures.getByRole('button', { name: 'Utilisation' });
  await utilisation.dispatchEvent('click');
  await expect(admin.locator('.hint')).toContainText('with the cleanup behind each');
  await figures.getByRole('link', { name: /to come$/ }).click();
  await expect(admin).toHaveURL(/\/bookings\?date=\d{4}-\d\d-\d\d&status=confirmed/);
  await admin.goBack();
  const expectedCount = Number(await expectedLink.innerText());
  await expectedLink.click();
  await expect(admin).toHaveURL(/&status=confirmed&state=expected$/);
  await expect(admin.getByLabel('Visit status')).toHaveValue('expected');
  const list = admin.getByRole('region', { name: 'List of bookings' });
  await expect(list.getByRole('status')).toHaveText(`${expectedCount} booking${expectedCount === 1 ? '' : 's'}.`);
  await admin.getByLabel('Visit status').selectOption('Arrived');
  await expect(admin).toHaveURL(/&state=arrived/);
  await admin.goto('/admindashboard');
  await admin.getByRole('link', { name: /^Answer: / }).click();
  await expect(admin).toHaveURL(/\/bookings\?view=requests/);
});

test('a phone shows where one is and leads everywhere, and nothing moves while today loads', async ({ admin }) => {
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.addInitScript(() => {
    const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await admin.goto('/admindashboard');
  await expect(admin.getByRole('table', { name: 'Latest bookings' })).toBeVisible();
  const sections = admin.getByRole('combobox', { name: 'Dashboard' });
  await expect(sections).toBeInViewport({ ratio: 1 });
  await expect(sections).toHaveValue('today');
  await expect(sections.locator('option')).toHaveCount(11);
  const shifts = await admin.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.1);
  expect((await findAxeViolations(admin)).map(({ id }) => id)).toEqual([]);
  await sections.focus();
  await admin.keyboard.type('Cust');
  await expect(admin).toHaveURL(/tab=customers/);
  await expect(sections).toHaveValue('customers');
});
