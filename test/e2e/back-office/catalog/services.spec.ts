import type { Page } from '@playwright/test';
import { queryShopDatabase } from '../../support/shop-database.js';
import { expect, test } from '../../support/back-office-fixture.js';
import { BookingDialog, findFreeStart } from '../../support/booking-dialog.js';
import { editor, openBooking } from '../../support/booking-editor.js';
import { blockLiveUpdates, toast } from '../../support/page-elements.js';

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Services' }).getByRole('listitem').filter({ hasText: name });
const names = (page: Page) => page.getByRole('list', { name: 'Services' }).getByRole('heading').allTextContents();

test('a retired service is offered again; a service is added with the defaults, edited and deleted', async ({
  admin,
  shop,
}) => {
  await queryShopDatabase(shop, `update services set retired_at = now() where name = 'Hot Stone Massage'`, []);
  await admin.goto('/services');
  const retired = admin.getByRole('region', { name: 'No longer offered' });
  await retired.getByRole('button', { name: 'Restore Hot Stone Massage' }).click();
  await expect(admin.getByText(/is offered again/)).toBeVisible();

  await admin.getByRole('button', { name: 'Add Service' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add Service' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByLabel('Price')).toHaveValue('0');
  await expect(dialog.getByLabel('Duration')).toHaveValue('60');

  await dialog.getByLabel('Name').fill('A');
  await dialog.getByLabel('Description').fill('123456789');
  await dialog.getByLabel('Price').fill('-1');
  await dialog.getByLabel('Duration').fill('14');
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const text of [
    'Name must be at least 2 characters',
    'Description must be at least 10 characters',
    'Price must be positive',
    'Duration must be at least 15 minutes',
  ])
    await expect(dialog.getByText(text)).toBeVisible();

  await dialog.getByLabel('Name').fill('Bamboo Rolling');
  await dialog.getByLabel('Description').fill('b'.repeat(151));
  await dialog.getByLabel('Price').fill('89.5');
  await dialog.getByLabel('Duration').fill('15');
  await admin.route('**/api/services', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Failed to save service')).toBeVisible();
  await admin.unroute('**/api/services');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Bamboo Rolling has been added')).toContainText('Success');
  const bamboo = card(admin, 'Bamboo Rolling');
  await expect(bamboo).toContainText('$89.50');
  await expect(bamboo).toContainText('15 min');
  await expect(bamboo.getByText(`${'b'.repeat(150)}…`, { exact: true })).toBeVisible();
  const shown = await names(admin);
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('en').compare));

  await bamboo.getByRole('button', { name: 'Edit' }).click();
  await expect(admin).toHaveURL(/edit=/);
  const edit = admin.getByRole('dialog', { name: 'Edit Service' });
  await edit.getByLabel('Price').fill('95');
  await edit.getByLabel('One of several variants').check();
  await expect(edit.getByLabel('Variant', { exact: true })).toHaveAttribute('placeholder', '15 minutes');
  await edit.getByLabel('Variant', { exact: true }).fill('Express');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Bamboo Rolling, Express has been updated')).toContainText('Success');
  await expect(bamboo).toContainText('$95.00');
  await expect(bamboo.getByRole('button', { name: 'Edit' })).toBeFocused();

  admin.once('dialog', (question) => question.dismiss());
  await bamboo.getByRole('button', { name: 'Delete' }).click();
  await expect(bamboo).toBeVisible();
  admin.once('dialog', (question) => question.accept());
  await bamboo.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(admin, 'Bamboo Rolling, Express has been deleted')).toContainText('Success');
  await expect(bamboo).toHaveCount(0);
});

test('what was typed is not lost by Escape or Back, and who comes too late sees what others have saved', async ({
  admin,
  shop,
}) => {
  await admin.goto('/services');
  const name = 'Aromatherapy Ritual';
  await card(admin, name).getByRole('button', { name: 'Edit' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Edit Service' });
  await dialog.getByLabel('Duration').fill('80');
  const question = admin.getByRole('dialog', { name: 'Discard your changes?' });
  await admin.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel('Duration')).toHaveValue('80');

  const list = await admin.request.get('/api/office/services');
  const { id, is_retired, currency, updated_at, ...service } = (await list.json()).find(
    (each: { name: string }) => each.name === name,
  );
  const put = await admin.request.put(`/api/services/${id}`, {
    data: { ...service, price: 1.25 },
    headers: { origin: shop.url },
  });
  expect(put.ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Someone else has changed this since you opened it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Load the latest' }).click();
  await expect(dialog.getByLabel('Price')).toHaveValue('1.25');
  await dialog.getByLabel('Price').fill(String(service.price));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, `${name} has been updated`)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await card(admin, name).getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Duration').fill('80');
  await admin.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(admin).toHaveURL(/\/services$/);
});

test('staff read the services with their range, and are told whom to ask', async ({ mei }) => {
  await blockLiveUpdates(mei);
  await mei.route(/\/api\/office\/services/, (route) => route.abort());
  for (const [path, failure] of [
    ['/staff/services', 'Failed to load services'],
    ['/services', 'Failed to fetch services'],
  ] as const) {
    await mei.goto(path);
    await expect(toast(mei, failure)).toContainText('Error');
  }
  await mei.unroute(/\/api\/office\/services/);
  await mei.getByRole('button', { name: 'Try again' }).click();
  await expect(mei.getByRole('list', { name: 'Services' })).toBeVisible();
  await expect(mei.getByRole('button', { name: /Add|Edit|Delete/ })).toHaveCount(0);

  await mei.goto('/staff/services');
  await expect(mei.getByText('contact an administrator')).toBeVisible();
  await expect(card(mei, 'Lomi Lomi')).toBeVisible();
  const shown = await names(mei);
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('en').compare));
  await expect(mei.locator('.record-summary')).toContainText(`Total services`);
  await expect(mei.locator('.record-summary dd').first()).toHaveText(String(shown.length));
  await expect(mei.locator('.record-summary')).toContainText(/\d+ to \d+ min/);
  await expect(mei.locator('.record-summary')).toContainText(/\$\d+\.\d\d to \$\d+\.\d\d/);
  await expect(mei.getByRole('button', { name: /Add|Edit|Delete/ })).toHaveCount(0);
});

test('who gives what is ticked for each therapist, with minutes and a price of her own', async ({ admin }) => {
  await admin.goto('/services');
  await admin.getByRole('tab', { name: 'Who offers what' }).click();
  const grid = admin.getByRole('region', { name: 'Who offers what' });
  const row = grid.getByRole('row').filter({ hasText: 'Lomi Lomi' });
  const edit = grid.getByRole('button', { name: 'Edit what Mei Tanaka offers' });
  const dialog = admin.getByRole('dialog', { name: 'What Mei Tanaka offers' });
  const lomi = dialog.getByRole('group', { name: 'Lomi Lomi' });
  await edit.click();
  await lomi.getByRole('checkbox').check();
  await lomi.getByLabel('Minutes').fill('14');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('At least 15 minutes')).toBeVisible();
  await lomi.getByLabel('Minutes').fill('85');
  await lomi.getByLabel('Price').fill('151.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'What Mei Tanaka offers has been updated')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('85 min');
  await expect(row).toContainText('$151.50');

  await edit.press('Enter');
  await expect(lomi.getByLabel('Minutes')).toHaveValue('85');
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Tick at least one treatment');
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  for (const field of await dialog.getByRole('spinbutton').all()) await field.fill('');
  await expect(dialog.getByText('Gives every treatment, new ones too')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row).not.toContainText('85 min');

  const cell = grid.getByRole('gridcell', { name: /^Mei Tanaka, Lomi Lomi/ });
  await grid.getByRole('gridcell').first().focus();
  for (const key of ['End', 'ArrowDown', 'Home', 'ArrowRight', 'ArrowUp']) await admin.keyboard.press(key);
  await expect(grid.getByRole('row').nth(1).getByRole('gridcell').nth(1)).toBeFocused();
  await cell.focus();
  await cell.press(' ');
  await expect(cell).toHaveAccessibleName(/: no$/);
  await cell.press(' ');
  await expect(cell).toHaveAccessibleName(/: yes/);
  await cell.press('Enter');
  await expect(dialog).toBeVisible();
});

test('an add-on makes a treatment longer and dearer, for clients and at the desk', async ({ admin }) => {
  await admin.goto('/services?view=add-ons');
  await admin.getByRole('button', { name: 'Add Add-on' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add Add-on' });
  await dialog.getByLabel('Name').fill('Hot stones');
  await dialog.getByLabel('Minutes longer').fill('7');
  await dialog.getByLabel('Price on top').fill('20');
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const text of ['Minutes must be a multiple of 5', 'Please choose the treatments that it goes with'])
    await expect(dialog.getByText(text)).toBeVisible();
  await dialog.getByLabel('Minutes longer').fill('15');
  await dialog.getByRole('checkbox', { name: 'Lomi Lomi' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Hot stones has been added')).toBeVisible();

  const start = await findFreeStart(admin.request);
  const booking = await new BookingDialog(admin).openAt(start, 'Lomi Lomi');
  await booking.time(start.time).click();
  const stones = booking.dialog.getByRole('checkbox', { name: 'Hot stones +15 min, +$20.00' });
  await stones.press(' ');
  await expect(stones).toBeChecked();
  await expect(booking.dialog.getByRole('complementary')).toContainText('Lomi Lomi + Hot stones');
  await booking.fillDetails('Addstone');
  await booking.confirm.click();
  await expect(booking.dialog.getByText('Lomi Lomi + Hot stones').first()).toBeVisible();

  await openBooking(admin, 'Georgia Addstone');
  const group = editor(admin).getByRole('group', { name: 'Add-ons' });
  await expect(group.getByRole('checkbox', { name: 'Hot stones' })).toBeChecked();
  await group.getByRole('checkbox', { name: 'Hot stones' }).uncheck();
  await editor(admin).getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Booking updated successfully')).toBeVisible();

  // Other tests' shop sells none.
  await admin.goto('/services?view=add-ons');
  await admin.getByRole('button', { name: 'Edit Hot stones' }).click();
  const edit = admin.getByRole('dialog', { name: 'Edit Add-on' });
  await edit.getByLabel('Can be booked').uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Not offered')).toBeVisible();
});
