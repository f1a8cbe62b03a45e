import type { Page } from '@playwright/test';
import { expect, test } from '../../support/back-office-fixture.js';
import { toast } from '../../support/page-elements.js';

/** Opens the money of enough days for some to be there: a month may have just begun. */
async function openMoney(admin: Page) {
  await admin.goto('/admindashboard?tab=money');
  await admin.getByRole('combobox', { name: 'Period' }).click();
  await admin.locator('.ant-select-item-option').filter({ hasText: 'Last 90 days' }).click();
  await expect(admin).toHaveURL(/start=\d{4}-\d\d-\d\d&end=\d{4}-\d\d-\d\d/);
}

test('the booked value leads to the money taken, and a cause opens its bookings', async ({ admin }) => {
  await openMoney(admin);
  const way = admin.getByRole('region', { name: 'From booked value to money taken' });
  const cause = way.getByRole('button', { name: 'Tips came on top.' });
  await expect(cause).toBeVisible();
  const rows = await way.getByRole('listitem').allInnerTexts();
  const amounts = rows.map((row) => Number(/[+-]?\$[\d,.]+$/.exec(row)?.[0].replaceAll(/[$,]/g, '')));
  const taken = amounts.pop()!;
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(taken, 2);

  await cause.click();
  await expect(admin.getByRole('heading', { name: /^Tips came on top \(\d+\)$/ })).toBeFocused();
  await expect(admin.getByRole('table', { name: 'Tips came on top' })).toContainText('Completed');
  await admin.getByRole('button', { name: 'Close', exact: true }).click();
  await admin.getByRole('radiogroup', { name: 'Money by' }).getByText('Day').click();
  await expect(admin).toHaveURL(/by=days/);
  await expect(admin.getByRole('heading', { name: 'By day' })).toBeVisible();
});

test('what was booked leaves for the books once, and its files can be saved again', async ({ admin }) => {
  await openMoney(admin);
  const books = admin.getByRole('region', { name: 'To the books' });
  await books.getByRole('button', { name: 'Export these days' }).click();
  await expect(toast(admin, 'is ready.')).toBeVisible();
  const file = admin.waitForEvent('download');
  // The movements of 90 days are more than one file of Xero takes.
  await books
    .getByRole('button', { name: /^Xero( 1 of \d+)?, journal \d+$/ })
    .first()
    .click();
  expect((await file).suggestedFilename()).toMatch(/^journal-\d+-xero\.csv$/);
  await books.getByRole('button', { name: 'Export these days' }).click();
  await expect(toast(admin, 'Every movement of these days was exported before')).toBeVisible();
});

test('a payout on the bank’s statement is noted and taken back', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=money');
  const entries = admin.getByRole('region', { name: 'Payouts and opening balances' });
  await entries.getByRole('button', { name: 'Note a payout' }).click();
  await entries.getByRole('button', { name: 'Note the payout' }).click();
  await expect(entries.getByLabel('Amount on the statement *')).toBeFocused();
  await entries.getByLabel('Amount on the statement *').fill('87');
  await entries.getByLabel('Fees that the gateway kept').fill('2.50');
  await entries.getByRole('button', { name: 'Note the payout' }).click();
  const payout = entries.getByRole('listitem').filter({ hasText: '$87.00 to the bank, $2.50 in fees' });
  await expect(payout).toBeVisible();
  await expect(entries.getByRole('button', { name: 'Note a payout' })).toBeFocused();

  await payout.getByRole('button', { name: /^Void/ }).click();
  await payout.getByLabel('Reason *').fill('Another account');
  await payout.getByRole('button', { name: 'Void the payout' }).click();
  await expect(payout).toContainText('(voided)');
});
