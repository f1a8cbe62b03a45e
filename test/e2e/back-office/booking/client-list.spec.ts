import { randomUUID } from 'node:crypto';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { toast } from '../../support/page-elements.js';

test('lists clients with tags that were entered by keyboard, narrowed in the address, as a table and as cards', async ({
  admin,
  shop,
}, info) => {
  const address = { client_email: `${randomUUID()}@example.com` };
  const { client } = await createBooking(shop, 'Tom Whitford', undefined, address);
  const find = async () =>
    (await (await admin.request.get(`/api/clients?text=${encodeURIComponent(client)}`)).json()).items;
  await expect.poll(async () => (await find()).length).toBe(1);
  await admin.goto(`/clients/${(await find())[0].id}`);
  await expect(admin.getByRole('heading', { level: 1, name: client })).toBeFocused();

  const edit = admin.getByRole('button', { name: 'Edit tags and preferences' });
  await edit.focus();
  await admin.keyboard.press('Enter');
  const field = admin.getByRole('combobox', { name: 'New tag' });
  await expect(field).toBeFocused();
  const tag = `Tag ${randomUUID().slice(0, 8)}`;
  await admin.keyboard.type(tag);
  await admin.keyboard.press('Enter');
  await admin.keyboard.type('Quiet room');
  await admin.keyboard.press('Enter');
  await admin.keyboard.type(tag.toUpperCase());
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await admin.getByRole('button', { name: 'Remove Quiet room' }).focus();
  await admin.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await admin.getByLabel('Preferred pressure').selectOption('firm');
  await admin.getByLabel('Month').selectOption('March');
  await admin.getByRole('textbox', { name: 'Day' }).fill('31');
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Tags and preferences saved')).toBeVisible();
  await expect(edit).toBeFocused();
  const profile = admin.getByRole('group', { name: 'Tags and preferences' });
  await expect(profile.getByRole('listitem')).toHaveText([tag]);
  await expect(profile).toContainText('Prefers firm pressure · Birthday March 31');

  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto('/clients');
  const table = admin.getByRole('table', { name: 'Clients' });
  await admin.getByLabel('Tag', { exact: true }).selectOption(tag);
  await expect(table.locator('tr[data-row]')).toHaveCount(1);
  await expect(table.locator('tr[data-row]')).toContainText(client);
  await expect(admin).toHaveURL(/\/clients\?tag=Tag/);
  const isNoShow = admin.getByRole('button', { name: 'No-shows' });
  await isNoShow.focus();
  await admin.keyboard.press('Space');
  await expect(isNoShow).toHaveAttribute('aria-pressed', 'true');
  await expect(table).toContainText('No clients found');
  await admin.reload();
  await expect(isNoShow).toHaveAttribute('aria-pressed', 'true');
  await isNoShow.click();
  await expect(table.locator('tr[data-row]')).toHaveCount(1);
  const download = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/);
  await expect(toast(admin, 'Exported 1 client to CSV')).toBeVisible();

  await admin.goto('/clients');
  await admin.getByRole('searchbox').fill(client);
  await expect(table.locator('tr[data-row]')).toHaveCount(1);
  await expect(admin).toHaveURL(/\/clients$/);
  await admin.getByRole('searchbox').fill('');
  await expect(table.locator('tr[data-row]').nth(1)).toBeVisible();
  expect(await findAxeViolations(admin)).toEqual([]);
  await admin.screenshot({ path: info.outputPath('list-1440.png') });
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.screenshot({ path: info.outputPath('list-390.png') });
  const overflow = await admin.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
