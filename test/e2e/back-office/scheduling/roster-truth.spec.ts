import type { Page } from '@playwright/test';
import { expect, test } from '../../support/back-office-fixture.js';
import { shopDateAhead, selectOption, toast } from '../../support/page-elements.js';

const tab = '/admindashboard?tab=roster';

/** A shift of its own for each test. */
async function addShift(admin: Page, day: string, start: string, end: string): Promise<string> {
  const [mei] = (await (await admin.request.get('/api/office/therapists')).json()) as { id: string; name: string }[];
  const response = await admin.request.post('/api/roster-entries', {
    headers: { origin: new URL(admin.url()).origin },
    data: { therapist_id: mei!.id, roster_date: day, start_time: start, end_time: end },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

test('of two managers with one shift open the slower sees both values, and nothing vanishes', async ({
  admin,
  bea,
  shop,
}) => {
  const day = await shopDateAhead(shop, 247);
  await admin.goto(tab);
  const id = await addShift(admin, day, '10:00', '15:00');
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Shift' });
  for (const page of [admin, bea]) {
    await page.goto(`${tab}&shift=${id}`);
    await expect(dialog(page)).toBeVisible();
  }
  await selectOption(dialog(admin), 'End time', '16:00');
  await selectOption(dialog(bea), 'End time', '17:00');
  await dialog(admin).getByRole('button', { name: 'Save Shift' }).click();
  await expect(toast(admin, 'Shift Updated')).toBeVisible();

  await dialog(bea).getByRole('button', { name: 'Save Shift' }).click();
  const conflict = dialog(bea).getByRole('alert');
  await expect(conflict).toContainText('Someone else has changed this shift since you opened it');
  await expect(conflict).toContainText('10:00 – 16:00');
  await expect(conflict).toContainText('yours: 10:00 – 17:00');
  await dialog(bea).getByRole('button', { name: 'Save Shift' }).click();
  await expect(toast(bea, 'Shift Updated')).toBeVisible();
});

test('a shift that somebody else deletes stays in the dialog and can be added again', async ({ admin, bea, shop }) => {
  const day = await shopDateAhead(shop, 248);
  await admin.goto(tab);
  const id = await addShift(admin, day, '10:00', '15:00');
  await bea.goto(`${tab}&shift=${id}`);
  const dialog = bea.getByRole('dialog', { name: /Shift$/ });
  await selectOption(dialog, 'End time', '17:00');
  await admin.request.delete(`/api/roster-entries/${id}?version=1`, {
    headers: { origin: new URL(admin.url()).origin },
  });
  await dialog.getByRole('button', { name: 'Save Shift' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Someone else has deleted this shift');
  await dialog.getByRole('button', { name: 'Add Shift' }).click();
  await expect(toast(bea, 'Shift Added')).toBeVisible();
});

test('an overlapping shift is refused in words, and a past day is said', async ({ admin, shop }) => {
  const day = await shopDateAhead(shop, 249);
  await admin.goto(tab);
  const id = await addShift(admin, day, '10:00', '15:00');
  const other = await addShift(admin, day, '15:00', '18:00');
  await admin.goto(`${tab}&shift=${other}`);
  const dialog = admin.getByRole('dialog', { name: 'Edit Shift' });
  await selectOption(dialog, 'Start time', '14:00');
  await dialog.getByRole('button', { name: 'Save Shift' }).click();
  await expect(admin.getByText(/already works 10:00 AM – 3:00 PM/)).toBeVisible();
  const past = (await shopDateAhead(shop, -3)).split('-').toReversed().join('/');
  await dialog.getByLabel('Date').fill(past);
  await dialog.getByLabel('Date').press('Tab');
  await expect(dialog.getByRole('status')).toContainText('This day has passed');
  expect(id).not.toBe(other);
});
