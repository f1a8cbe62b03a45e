import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';

/**
 * Opens a customer from the list, which is updated a moment after the bookings.
 * @param count how many customers the search finds
 */
async function openCustomer(admin: Page, search: string, name: string, count = 1): Promise<void> {
  const find = async () =>
    (await (await admin.request.get(`/api/customers?search=${encodeURIComponent(search)}`)).json()).items;
  await expect.poll(async () => (await find()).length).toBe(count);
  await admin.goto(`/admindashboard?tab=customers&search=${encodeURIComponent(search)}`);
  await admin.getByRole('table', { name: 'Customers' }).getByRole('button', { name }).click();
}

test('whoever shares a phone is shown before, and goes with the customer where they are one person', async ({
  admin,
  shop,
}) => {
  const client_phone = `04${String(Date.now()).slice(-8)}`;
  const named = (first_name: string) => ({ first_name, last_name: 'Ferris', client_phone });
  const email = `${randomUUID()}@example.test`;
  await createBooking(shop, 'Anika Rao', undefined, { ...named('Tessa'), client_email: email });
  await createBooking(shop, 'Anika Rao', undefined, { ...named('Tessa'), client_email: null });
  await createBooking(shop, 'Anika Rao', undefined, { ...named('Otto'), client_email: `otto-${email}` });
  // The last one is found by its address, too.
  await openCustomer(admin, email, 'Tessa Ferris', 2);
  await admin.getByRole('button', { name: 'Erase Personal Data' }).click();
  const question = admin.getByRole('dialog');
  const people = question.getByRole('group', { name: /^Booked with the same phone/ });
  await expect(people.getByRole('checkbox', { name: new RegExp(`Tessa Ferris ?${email}`) })).toBeDisabled();
  await expect(people.getByRole('checkbox', { name: /Tessa Ferris ?No email/ })).toBeChecked();
  await expect(people.getByRole('checkbox', { name: /Otto Ferris/ })).not.toBeChecked();
  await expect(question).toContainText('of all 2 bookings are lost for good');
  await question
    .getByRole('group', { name: '2 appointments are still to come' })
    .getByText(/^Cancel, and offer/)
    .click();
  await expect(question).toContainText('What stays:');
  await question.getByLabel('Type the name to confirm: Tessa Ferris').fill('Tessa Ferris');
  await question.getByRole('button', { name: 'Erase for Good' }).click();
  const notice = admin.locator('.ant-notification-notice').filter({ hasText: 'Personal data erased' });
  await expect(notice).toContainText('2 bookings, 2 of them cancelled. What stays:');
});

test('a customer’s data leave as a file, and are erased for good once somebody has read what is lost', async ({
  admin,
  shop,
}) => {
  // An address of its own: others book with the same number and must be kept.
  const { client } = await createBooking(shop, 'Anika Rao', undefined, {
    client_email: `${randomUUID()}@example.test`,
  });
  await openCustomer(admin, client, client);
  const part = admin.getByRole('region', { name: 'Personal data' });
  const saving = admin.waitForEvent('download');
  await part.getByRole('button', { name: 'Export Personal Data' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain(client);

  const question = admin.getByRole('dialog');
  await part.getByRole('button', { name: 'Erase Personal Data' }).click();
  await expect(question).toContainText('of the booking are lost for good');
  await expect(question.getByLabel(`Type the name to confirm: ${client}`)).toBeFocused();
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toBeHidden();
  await part.getByRole('button', { name: 'Erase Personal Data' }).click();
  await question.getByRole('button', { name: 'Erase for Good' }).click();
  await expect(question.getByText(`Please type ${client}, as it is written here`)).toBeVisible();
  await question.getByLabel(`Type the name to confirm: ${client}`).fill(client);
  await question.getByRole('button', { name: 'Erase for Good' }).click();
  await expect(admin.locator('.ant-notification-notice').filter({ hasText: 'Personal data erased' })).toBeVisible();
  await expect(admin.getByText('No customers found')).toBeVisible();
  // The erased booking is still listed, marked as erased.
  await admin.goto('/admindashboard');
  const latest = admin.getByRole('table', { name: 'Latest bookings' });
  await expect(latest.getByRole('link', { name: /^$/ })).toHaveCount(0);
  await latest.getByRole('link', { name: 'Erased client' }).first().click();
  await expect(admin.getByRole('dialog', { name: /Erased client, / })).toBeVisible();
});
