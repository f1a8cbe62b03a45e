import { expect, test } from '../../support/back-office-fixture.js';

test('a therapist makes her calendar link, sees it once, and resets it', async ({ mei }) => {
  await mei.goto('/staff/profile');
  const region = mei.getByRole('region', { name: 'Calendar link' });
  await region.getByRole('button', { name: 'Make a link' }).click();
  const field = region.getByLabel('Calendar link');
  await expect(field).toHaveValue(/\/api\/therapist-calendars\/[\w-]{43}\.ics$/);
  const path = new URL(await field.inputValue()).pathname;
  const feed = await mei.request.get(path);
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toContain('SUMMARY:Shift');

  await mei.reload();
  await expect(region).toContainText('It was shown once');
  await region.getByRole('button', { name: 'Reset link' }).click();
  await mei.getByRole('dialog').getByRole('button', { name: 'Make New Link' }).click();
  await expect(field).toBeVisible();
  expect(new URL(await field.inputValue()).pathname).not.toBe(path);
  expect((await mei.request.get(path)).status()).toBe(404);
});

test('an admin takes the calendar link of a therapist away', async ({ admin }) => {
  await admin.goto('/therapists');
  await admin.getByRole('button', { name: 'Calendar link of Linh Pham' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Calendar link of Linh Pham' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByLabel('Calendar link')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove link' }).click();
  await admin
    .getByRole('dialog', { name: 'Remove the calendar link?' })
    .getByRole('button', { name: 'Remove Link' })
    .click();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
});
