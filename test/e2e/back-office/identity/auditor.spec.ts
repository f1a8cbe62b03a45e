import type { Page } from '@playwright/test';
import { createBooking, expect, findDemoAccount, submitSignInForm, test } from '../../support/back-office-fixture.js';

/** Buttons and links of what auditors may not do. */
const WRITES =
  /export|download|open the drawer|count (the|again)|close the|reopen|retry|send|dismiss|\bedit|^add |^save|delete|cancel(?!l)|payment|manage|search/i;

const PSEUDONYM = /Client [2-9A-Z]{6}/;

const nameControls = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, a')
    .evaluateAll((controls) => controls.map((each) => each.getAttribute('aria-label') ?? each.textContent.trim()));

test('an auditor reads the log, the money and a booking’s history, and is offered nothing that changes them', async ({
  auditor: page,
  shop,
}) => {
  const { id, client } = await createBooking(shop, 'Mei Tanaka');
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  const expectNothingToChange = async () => {
    await expect(page.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0);
    // The details of an entry are named by what was done, which may have been to send.
    const controls = (await nameControls(page)).filter((name) => !name.startsWith('View details of '));
    expect(controls.filter((name) => WRITES.test(name))).toEqual([]);
    await expect(page.getByText(client.split(' ')[1]!)).toHaveCount(0);
  };

  await page.goto('/staff');
  await expect(page).toHaveURL(/tab=action-logs/);
  await expect(page.getByRole('navigation', { name: 'Office' }).getByRole('link')).toHaveText([
    'Action Logs',
    'Reports',
    'Day Close',
    'Gift Certificates',
    'View as of…',
    'System',
  ]);
  await page.goto('/admindashboard?tab=action-logs&who=visitors');
  const entry = page
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/bookings?booking=${id}"]`) })
    .first();
  await expect(entry).toContainText(PSEUDONYM);
  await expectNothingToChange();
  await expect(page.getByRole('tab')).toHaveText(['Customers', 'Revenue', 'Money', 'Action Logs', 'Performance']);

  const pseudonym = PSEUDONYM.exec(await entry.innerText())![0];
  await entry.locator(`a[href="/bookings?booking=${id}"]`).click();
  const booking = page.getByRole('dialog', { name: 'The booking as it was' });
  await expect(booking).toContainText(pseudonym);
  await expect(booking).toContainText(/Price\s*\$\d/);
  await expect(booking.getByRole('list')).toContainText('Booked by the client');
  await expect(booking.getByRole('link')).toHaveCount(0);
  await booking.getByRole('button', { name: 'Close' }).click();
  await expectNothingToChange();

  for (const [path, text] of [
    ['/admindashboard?tab=money', /Nothing was exported yet|Debits/],
    ['/admindashboard?tab=customers', PSEUDONYM],
    ['/admindashboard?tab=revenue', 'Average Value'],
    ['/admindashboard?tab=performance', 'Who is new'],
    ['/day-close', 'Nobody opened a drawer'],
    ['/system', 'Reports'],
    ['/past?view=customers', PSEUDONYM],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expectNothingToChange();
  }
  expect(refused).toEqual([]);
});

test('a demo auditor signs in and comes to the action log', async ({ page }) => {
  const { email, password } = findDemoAccount('auditor');
  await page.goto('/auth');
  await submitSignInForm(page, email, password);
  await expect(page.getByRole('heading', { name: 'Admin Action Logs' })).toBeVisible();
});
