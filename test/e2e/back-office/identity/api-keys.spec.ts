import { findAxeViolations } from '../../support/find-axe-violations.js';
import { timeLimit } from '../../../support/time-limits.mjs';
import { expect, test } from '../../support/back-office-fixture.js';

test('an admin gives a program a key, which is shown once, and takes it back', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=settings');
  const card = admin.getByRole('region', { name: 'API Keys' });
  await card.getByRole('button', { name: 'Create Key' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(dialog.getByText('Please name the program')).toBeVisible();
  expect(await findAxeViolations(admin, '[role=dialog]')).toEqual([]);
  const name = `Website ${Date.now()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Read bookings, clients and sales').check();
  await dialog.getByRole('button', { name: 'Create Key' }).click();

  const shown = admin.getByRole('dialog', { name: 'Your new key' });
  const key = await shown.locator('code').textContent();
  const call = () => admin.request.get('/api/v1/services', { headers: { authorization: `Bearer ${key}` } });
  expect((await call()).status()).toBe(200);
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  await expect(shown).toBeHidden();
  const row = card.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(`${key!.slice(0, 12)}…`);
  await expect(row).toContainText('Reads, books');
  expect(await findAxeViolations(admin)).toEqual([]);

  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('revoked');
  expect((await call()).status()).toBe(401);
});

test('an admin adds a webhook, sends a test event, and sees how it went', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=settings');
  const card = admin.getByRole('region', { name: 'Webhooks' });
  await card.getByRole('button', { name: 'Add Webhook' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByLabel('Address').fill('https://127.0.0.1/hook');
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(dialog.getByText('Please enter an address of the internet')).toBeVisible();
  // Reserved for documents: nobody ever answers there.
  const url = `https://hooks-${Date.now()}.invalid/`;
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  const secret = admin.getByRole('dialog', { name: 'The secret of the webhook' });
  await expect(secret.locator('code')).toHaveText(/^whsec_/);
  await secret.getByRole('button', { name: 'I have saved it' }).click();

  const choose = async (action: string) => {
    await card.getByRole('button', { name: `Actions for ${url}` }).click();
    await admin.getByRole('menuitem', { name: action }).click();
  };
  await choose('Send test event');
  await choose('Messages');
  const messages = admin.getByRole('dialog', { name: `Messages to ${url}` });
  await expect(messages.getByText(/^No answer .*next attempt/)).toBeVisible({ timeout: timeLimit(20_000) });
  expect(await findAxeViolations(admin, '[role=dialog]')).toEqual([]);
  await messages.getByRole('button', { name: 'Done' }).click();
  await choose('Remove');
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText(url)).toBeHidden();
});
