import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from '../../support/back-office-fixture.js';

test('all data is saved as an archive, and the card says who exported last', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=settings');
  const card = admin.getByRole('region', { name: 'Take Your Data with You' });
  await expect(card.getByText(/^(?:Never exported|Last exported)/)).toBeVisible();
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    card.getByRole('button', { name: 'Export Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^shop-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'clients.csv', 'bookings.csv']));
  await expect(card.getByText(/^Last exported .* by .*@/)).toBeVisible();
  await expect(admin.getByText(/ records in shop-/)).toBeVisible();
});
