import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';

/** Opens the page of the client whom a search finds first. */
async function openClient(admin: Page, search: string): Promise<void> {
  const { items } = await (await admin.request.get(`/api/clients?text=${encodeURIComponent(search)}`)).json();
  await admin.goto(`/clients/${items[0].id}`);
}

test('whoever shares a phone is shown before, and stays unless they are ticked', async ({ admin, shop }) => {
  const client_phone = `04${String(Date.now()).slice(-8)}`;
  const named = (first_name: string) => ({ first_name, last_name: 'Ferris', client_phone });
  const email = `${randomUUID()}@example.test`;
  await createBooking(shop, 'Anika Rao', undefined, { ...named('Tessa'), client_email: email });
  await createBooking(shop, 'Anika Rao', undefined, { ...named('Tessa'), client_email: null });
  await createBooking(shop, 'Anika Rao', undefined, { ...named('Otto'), client_email: `${randomUUID()}@example.test` });
  await openClient(admin, email);
  await expect(admin.getByRole('region', { name: 'Shares this number with' })).toContainText('Otto Ferris');
  await admin.getByRole('button', { name: 'Erase Personal Data' }).click();
  const question = admin.getByRole('dialog');
  const people = question.getByRole('group', { name: /^Share a number or email/ });
  await expect(people.getByRole('checkbox', { name: new RegExp(`Tessa Ferris ?${email}`) })).toBeDisabled();
  await expect(people.getByRole('checkbox', { name: /Otto Ferris/ })).not.toBeChecked();
  await expect(question).toContainText('Everything personal about Tessa Ferris in 2 bookings is lost for good');
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

test('a client’s data leave as a file, and are erased for good once somebody has read what is lost', async ({
  admin,
  shop,
}) => {
  // An address of its own: others book with the same number and must be kept.
  const { client } = await createBooking(shop, 'Anika Rao', undefined, {
    client_email: `${randomUUID()}@example.test`,
  });
  await openClient(admin, client);
  const part = admin.getByRole('region', { name: 'Personal data' });
  const saving = admin.waitForEvent('download');
  await part.getByRole('button', { name: 'Export Personal Data' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain(client);

  const question = admin.getByRole('dialog');
  await part.getByRole('button', { name: 'Erase Personal Data' }).click();
  await expect(question).toContainText(`about ${client} in 1 booking is lost for good`);
  await expect(question.getByLabel(`Type the name to confirm: ${client}`)).toBeFocused();
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toBeHidden();
  await part.getByRole('button', { name: 'Erase Personal Data' }).click();
  await question.getByRole('button', { name: 'Erase for Good' }).click();
  await expect(question.getByText(`Please type ${client}, as it is written here`)).toBeVisible();
  await question.getByLabel(`Type the name to confirm: ${client}`).fill(client);
  await question.getByRole('button', { name: 'Erase for Good' }).click();
  await expect(admin.locator('.ant-notification-notice').filter({ hasText: 'Personal data erased' })).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'This client’s record no longer exists' })).toBeVisible();
  // The erased booking is still listed, marked as erased.
  await admin.goto('/admindashboard');
  const latest = admin.getByRole('table', { name: 'Latest bookings' });
  await expect(latest.getByRole('link', { name: /^$/ })).toHaveCount(0);
  await latest.getByRole('link', { name: 'Erased client' }).first().click();
  await expect(admin.getByRole('dialog', { name: 'Erased client' })).toBeVisible();
});
