import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/back-office-fixture.js';
import { blockLiveUpdates, selectOption } from '../../support/page-elements.js';

test('an auditor verifies the log, takes it home, and reads who held which role on a day', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=action-logs');
  await expect(admin.getByText(/^Sealed up to entry/)).toBeVisible();
  const checked = admin.waitForResponse((answer) => answer.url().endsWith('/chain/checks') && answer.ok());
  await admin.getByRole('button', { name: 'Verify' }).click();
  await checked;
  await expect(admin.getByText(/Chain verified: [\d,]+ entries, .+ ago\./)).toBeVisible();

  const evidence = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export Evidence' }).click();
  const lines = readFileSync(await (await evidence).path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(JSON.parse(lines[0]!)).toMatchObject({ seq: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });

  const table = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export CSV' }).click();
  expect(readFileSync(await (await table).path(), 'utf8')).toContain('Place,Timestamp,Actor');

  // Who held which role on a day is two clicks away.
  await admin.getByRole('button', { name: 'Roles on a Day' }).click();
  const accounts = admin.getByRole('table', { name: 'Accounts on that day' });
  await expect(accounts.getByRole('row', { name: /Administrator/ }).first()).toBeVisible();
  await admin.getByLabel('Day', { exact: true }).fill('01/01/2001');
  await admin.getByLabel('Day', { exact: true }).press('Enter');
  await expect(accounts.getByText('There were no accounts yet.')).toBeVisible();
});

test('a log that cannot be verified or exported says so', async ({ admin }) => {
  await blockLiveUpdates(admin);
  await admin.route(/admin-action-logs\/(chain\/checks|exports)/, (route) => route.fulfill({ status: 500, json: {} }));
  await admin.goto('/admindashboard?tab=action-logs');
  await admin.getByRole('button', { name: 'Verify' }).click();
  await expect(admin.getByText('Failed to verify the action log')).toBeVisible();
  await admin.getByRole('button', { name: 'Export CSV' }).click();
  await expect(admin.getByText('Failed to export the action log')).toBeVisible();

  await admin.route(/admin-action-logs(\?|\/chain)/, (route) => route.fulfill({ status: 500, json: {} }));
  await admin.goto('/admindashboard?tab=action-logs');
  await expect(
    admin.locator('.ant-notification-notice').filter({ hasText: 'Failed to fetch admin action logs' }),
  ).toHaveCount(1);
  await expect(admin.getByText('The seals could not be read.')).toBeVisible();
  await admin.unroute(/admin-action-logs(\?|\/chain)/);
  await admin.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(
    admin.getByRole('table', { name: 'Admin Action Logs' }).locator('tbody tr[data-row]').first(),
  ).toBeVisible();
});

test('what is on screen is kept in the URL: filters, page and entry', async ({ admin }) => {
  const rows = admin.getByRole('table', { name: 'Admin Action Logs' }).locator('tbody tr[data-row]');
  const details = admin.getByRole('dialog', { name: 'Action details' });
  await admin.goto('/admindashboard?tab=action-logs');
  await expect(rows).toHaveCount(100);
  await expect(rows.first().locator('td').first()).toHaveText(/^[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d:\d\d$/);
  const sentences = await rows.locator('td:last-child').allInnerTexts();
  expect(sentences.filter((sentence) => !/^.{1,100}…?$/.test(sentence))).toEqual([]);
  await expect(admin.getByRole('table', { name: 'Admin Action Logs' }).locator('thead th')).toHaveText([
    'Timestamp',
    'Admin User',
    'Action Type',
    'Details',
  ]);
  const newest = await rows.first().innerText();
  await admin.getByRole('link', { name: 'Older entries' }).click();
  await expect(admin).toHaveURL(/before=\d+$/);
  await expect(rows.first()).not.toHaveText(newest);
  await admin.getByRole('combobox', { name: 'Action type' }).click();
  await expect(admin.locator('.ant-select-item-option')).toHaveText(['All', 'Create', 'Update', 'Delete', 'Export']);
  await admin.locator('.ant-select-item-option').filter({ hasText: 'Delete' }).click();
  await expect(admin).toHaveURL(/tab=action-logs&kind=delete$/);
  await expect(rows.filter({ hasText: 'booking_complete' })).toHaveCount(0);
  // Other tests of the same shop delete, too: the newest entry may be theirs.
  await rows
    .getByRole('button', { name: /^View details of booking_cancel/ })
    .first()
    .press('Enter');
  await expect(admin).toHaveURL(/entry=[-0-9a-f]{36}$/);
  await expect(details.getByText('Place in the log')).toBeVisible();
  const place = await details.getByText('Place in the log').locator('xpath=following-sibling::dd').innerText();
  const address = admin.url();
  await admin.goBack();
  await expect(details).toBeHidden();
  await admin.goBack();
  await expect(admin.getByRole('link', { name: 'Newest entries' })).toBeVisible();

  // Another person opens the link, whose filter does not even list the entry.
  await admin.goto(address.replace('kind=delete', 'from=2000-01-01&to=2000-01-01'));
  await expect(details).toContainText(place);
  await expect(admin.getByRole('textbox', { name: 'First day' })).toHaveValue('01/01/2000');
  await expect(admin.getByText('No logs found')).toBeVisible();
  await admin.goto('/admindashboard?tab=action-logs&entry=00000000-0000-4000-8000-000000000000');
  await expect(details.getByRole('alert')).toHaveText('There is no such entry in the log.');
});

test('the log says what happened to whom, and a search leaves no name in the address', async ({ admin }) => {
  const rows = admin.getByRole('table', { name: 'Admin Action Logs' }).locator('tbody tr[data-row]');
  await admin.goto('/admindashboard?tab=action-logs&kind=delete');
  const cancelled = rows.filter({ hasText: 'booking_cancel' }).first();
  await expect(cancelled).toContainText(/Cancelled .+, .+, (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w{3} \d+:\d\d [AP]M/);
  const client = cancelled.getByRole('link').first();
  const name = (await client.innerText()).split(' ')[0]!;

  const found = admin.waitForResponse((answer) => answer.url().includes('search=') && answer.ok());
  await admin.getByRole('searchbox', { name: 'Search logs' }).fill(name);
  await found;
  await expect(rows.first()).toContainText(name);
  expect(admin.url()).not.toContain(name);
  const pass = Promise.withResolvers<void>();
  await admin.route(/\/api\/admin-action-logs\?/, async (route) => {
    await pass.promise;
    await route.continue();
  });
  await admin.reload();
  await expect(admin.getByRole('searchbox', { name: 'Search logs' })).toHaveValue(name);

  // Whoever sees what admins did to a booking is told that there may be more: who cancelled it may be its client. The
  // line has its place before the entries are there.
  await expect(admin.getByText('Not everyone’s entries were searched.')).toBeVisible();
  await expect(admin.getByRole('status', { name: 'Loading action logs' })).toBeVisible();
  pass.resolve();
  await expect(rows.first()).toContainText(name);
  // What clients and the system did is not among what admins did: whoever finds nothing there is told where to look.
  await selectOption(admin.locator('body'), 'Who', 'System');
  await expect(admin.getByText('No logs found')).toBeVisible();
  await admin.getByRole('button', { name: 'Search everyone’s' }).click();

  await rows.filter({ hasText: 'booking_cancel' }).first().getByRole('link').first().click();
  await expect(admin).toHaveURL(/\/clients\/[-0-9a-f]{36}$/);
  await expect(admin.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a moment of the shop’s night is shown as it was there, although the browser’s clock skipped that hour', async ({
  admin,
}) => {
  const clock = await admin.context().newCDPSession(admin);
  await clock.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Los_Angeles' });
  const skipped = '2026-03-08T02:30:15';
  await admin.route(/\/api\/admin-action-logs(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const page = (await answer.json()) as { items: object[] };
    const items = page.items.map((entry) => ({ ...entry, created_at_local: skipped }));
    await route.fulfill({ response: answer, json: { ...page, items } });
  });
  await admin.goto('/admindashboard?tab=action-logs');
  await expect(
    admin.getByRole('table', { name: 'Admin Action Logs' }).locator('tbody tr[data-row]').first(),
  ).toContainText('Mar 08, 2026 02:30:15');

  await admin.route('**/api/office/days/as-of*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), at_local: skipped } });
  });
  await admin.goto('/past');
  await expect(admin.getByText(/^As it was on Sunday, March 8, 2026, 2:30:15 AM, after entry/)).toBeVisible();
});
