import type { Page } from '@playwright/test';
import { expect, test } from '../../support/back-office-fixture.js';

const open = (page: Page, more = '') => page.goto(`/admindashboard?tab=performance${more}`);
const choose = async (page: Page, period: string) => {
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: new RegExp(`^${period}$`) })
    .click();
};

test('a period is chosen by name, and compared with the one before and last year', async ({ admin }) => {
  await open(admin);
  const report = admin.getByRole('region', { name: 'Performance', exact: true });
  await expect(report.getByText(/^Before: .* Last year, the same weeks: /)).toBeVisible();
  await admin.getByRole('combobox', { name: 'Period' }).click();
  await expect(admin.locator('.ant-select-item-option')).toHaveText([
    ...['Today', 'Yesterday', 'This week', 'Last week', 'This month', 'Last month', 'Last 90 days', 'This year'],
    'Other days',
  ]);
  await admin.keyboard.press('Escape');
  await choose(admin, 'Last week');
  await expect(admin).toHaveURL(/start=\d{4}-\d\d-\d\d&end=\d{4}-\d\d-\d\d/);
  await expect(
    report.getByRole('term').filter({ hasText: 'Utilisation' }).getByRole('button'),
  ).toHaveAccessibleDescription(/rostered/);
});

test('a figure opens exactly the bookings that it counts', async ({ admin }) => {
  await open(admin, '&start=2020-01-01&end=2022-12-31');
  await expect(admin.getByText('A report covers at most 800 days')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const counted = admin.waitForResponse(/performance\?.*start/);
  await choose(admin, 'Last week');
  await counted;
  await expect(admin.getByRole('region', { name: 'Performance', exact: true })).toHaveAttribute('aria-busy', 'false');
  const table = admin.getByRole('table', { name: /^By person/ });
  const headings = table.getByRole('columnheader');
  await expect(headings).toHaveCount(12);
  for (const heading of await headings.all())
    if (!/^Person$/.test(await heading.innerText()))
      await expect(heading.getByRole('button')).toHaveAccessibleDescription(/.+/);
  const count = table.getByRole('button', { name: /^Bookings of .*: show \d+$/ }).first();
  const shown = await count.innerText();
  await count.click();
  await expect(admin.getByRole('heading', { name: new RegExp(`^Bookings: .* \\(${shown}\\)$`) })).toBeFocused();
  const rows = admin.getByRole('table', { name: /^Bookings: / }).locator('tbody tr[data-row]');
  await expect(rows).toHaveCount(Number(shown));
  await admin.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(rows).toHaveCount(0);

  await choose(admin, 'Last 90 days');
  const all = admin.getByRole('button', { name: /^Bookings \d+: show the bookings$/ });
  await expect(all).not.toHaveAccessibleName(/ \d{1,2}:/);
  await all.click();
  const page = admin.getByRole('table', { name: 'Bookings', exact: true }).locator('tbody tr[data-row]');
  await expect(page).toHaveCount(200);
  const [first] = await page.allInnerTexts();
  await admin.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.first()).not.toHaveText(first!);
});

test('the hours of the week are a map and a table, and an earlier minute is read as it was', async ({ admin }) => {
  await open(admin);
  const map = admin.getByRole('region', { name: 'Hours of the week' }).getByRole('table').first();
  await expect(map.getByRole('cell', { name: /^\d+%$/ }).first()).toBeVisible();
  // A phone shows the whole week: nobody would see that there is more of it at the side.
  await admin.setViewportSize({ width: 390, height: 844 });
  const week = admin.getByRole('region', { name: 'Hours of the week' });
  expect(await week.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  await admin.getByText('Show the hours as a table').click();
  const hours = admin.getByRole('region', { name: 'Utilisation by hour, table' });
  await expect(hours.getByRole('cell', { name: / of \d+ h/ }).first()).toBeVisible();
  await open(admin, '&asOf=2020-01-01T09:30');
  await expect(
    admin.getByText('As it was on Wed, Jan 1, 2020, 9:30 AM: counted up to entry 0 of the log.'),
  ).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Bookings 0: show the bookings' })).toBeVisible();
});

test('an address that asks for figures as of no moment says so, and leads to those of now', async ({ admin }) => {
  for (const [tab, moment] of [
    ['performance', '2026-13-45'],
    ['revenue', '2026-11'],
  ] as const) {
    await admin.goto(`/admindashboard?tab=${tab}&asOf=${moment}`);
    await expect(admin.getByText(`as of “${moment}”, which is no date and time`)).toBeVisible();
    await admin.getByRole('button', { name: 'Show current figures' }).click();
    await expect(admin).not.toHaveURL(/asOf/);
    await expect(admin.getByText(/^Up to date/).last()).toBeVisible();
  }
});
