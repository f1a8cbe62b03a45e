import type { Locator, Page } from '@playwright/test';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { pickTime, toast } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
/** By the keyboard: toasts may lie above buttons, and stay while the pointer rests on them. */
const save = (page: Page, title: string) =>
  card(page, title)
    .getByRole('button', { name: `Save ${title}` })
    .press('Enter');
const open = async (page: Page) => {
  await page.goto('/admindashboard?tab=settings');
  await expect(card(page, 'Shop Details')).toBeVisible();
};

test('settings are kept over a reload, and each save is said', async ({ admin, shop }) => {
  await open(admin);
  const hours = card(admin, 'Business Hours');
  await pickTime(hours, 'Monday open', '08:00');
  await hours.getByLabel('Sunday closed').check();
  await save(admin, 'Business Hours');
  await expect(toast(admin, 'Business Hours Updated')).toBeVisible();
  await card(admin, 'Cancellation Policy').getByLabel('Refund percentage').fill('80');
  await save(admin, 'Cancellation Policy');
  await expect(toast(admin, 'Cancellation Policy Updated')).toBeVisible();
  await card(admin, 'Payment Settings').getByLabel('Tax rate').fill('7.25');
  await save(admin, 'Payment Settings');
  await expect(toast(admin, 'Payment Settings Updated')).toBeVisible();
  await card(admin, 'Shop Details').getByLabel('Tagline').fill('Five quiet rooms.');
  await save(admin, 'Shop Details');
  await expect(toast(admin, 'Shop Details Updated')).toBeVisible();
  const visits = card(admin, 'Booking Rules').getByRole('switch', { name: /^Visitors may book several treatments/ });
  await visits.click();
  await save(admin, 'Booking Rules');
  await expect(toast(admin, 'Booking Rules Updated')).toBeVisible();

  await admin.reload();
  await expect(visits).toBeChecked();
  await expect(hours.getByRole('group', { name: 'Monday' })).toContainText('8:00 AM');
  await expect(hours.getByLabel('Sunday closed')).toBeChecked();
  await expect(card(admin, 'Cancellation Policy').getByLabel('Refund percentage')).toHaveValue('80');
  await expect(card(admin, 'Payment Settings').getByLabel('Tax rate')).toHaveValue('7.25');
  await expect(card(admin, 'Shop Details').getByLabel('Tagline')).toHaveValue('Five quiet rooms.');
  // Restored: later tests book one treatment at a time, and on Sundays.
  await visits.click();
  await save(admin, 'Booking Rules');
  await expect(toast(admin, 'Booking Rules Updated')).toBeVisible();
  await queryShopDatabase(shop, `delete from business_settings where setting_key = 'business_hours'`, []);
});

test('what cannot be is not sent, failures are said in the server’s words or ours, overlapping bookings named; leaving with unsaved changes asks first', async ({
  admin,
}) => {
  await open(admin);
  const sent: string[] = [];
  admin.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await card(admin, 'Cancellation Policy').getByLabel('Refund percentage').fill('101');
  await save(admin, 'Cancellation Policy');
  await expect(admin.getByText('Refund percentage must be a whole number from 0 to 100')).toBeVisible();
  await pickTime(card(admin, 'Business Hours'), 'Friday close', '01:00');
  await save(admin, 'Business Hours');
  await expect(admin.getByText('Close time must be after open time')).toBeVisible();
  expect(sent).toEqual([]);

  for (const title of ['Cancellation Policy', 'Business Hours'])
    await card(admin, title).getByRole('button', { name: 'Discard Changes' }).click();
  await admin.route(/\/api\/settings\/\w+/, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
  for (const title of ['Business Hours', 'Cancellation Policy', 'Payment Settings']) {
    await save(admin, title);
    await expect(toast(admin, `Failed to save ${title.toLowerCase()}`)).toBeVisible();
  }
  await admin.unroute(/\/api\/settings\/\w+/);
  const detail = 'The till is closed';
  await admin.route(/\/api\/settings\/\w+/, (route) => route.fulfill({ status: 409, json: { status: 409, detail } }));
  await save(admin, 'Payment Settings');
  await expect(toast(admin, detail)).toBeVisible();
  await admin.unroute(/\/api\/settings\/\w+/);

  await card(admin, 'Booking Rules').getByText('Start slot only', { exact: true }).click();
  await admin.getByRole('tab', { name: 'Revenue' }).click();
  const question = admin.getByRole('dialog').filter({ hasText: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(admin).toHaveURL(/tab=settings/);

  const overlap = {
    status: 409,
    code: 'bookings-overlap',
    detail: 'Confirmed bookings would overlap',
    in_the_way: ['b-1'],
  };
  await admin.route(/\/api\/settings\/booking_rules/, (route) => route.fulfill({ status: 409, json: overlap }));
  await save(admin, 'Booking Rules');
  await expect(card(admin, 'Booking Rules').getByRole('link')).toHaveAttribute(
    'href',
    '/bookings?booking=b-1&edit=date',
  );
  await admin.getByRole('tab', { name: 'Revenue' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(admin).toHaveURL(/tab=revenue/);
});

test('receipts say who sells; a refusal is said at its field, and whoever was faster is not overwritten', async ({
  admin,
  shop,
}) => {
  const title = 'Receipts and Tax';
  await open(admin);
  const own = card(admin, title);
  await own.getByLabel('Refund limit').fill('-1');
  await save(admin, title);
  await expect(own.getByText('Refund limit must be a number from 0 to 99999.99')).toBeVisible();
  await own.getByLabel('Refund limit').fill('10.005');
  await save(admin, title);
  await expect(own.getByText('Refund limit must be a number with at most two decimals')).toBeVisible();
  await own.getByLabel('Refund limit').fill('150');
  await own.getByLabel('Legal name').fill('Longwater Wellness Pty Ltd');
  await own.getByLabel('Tax number (ABN)').fill('51 824 753 556');

  const other = await admin.context().newPage();
  await open(other);
  await card(other, title).getByLabel('Legal name').fill('Longwater Holdings Pty Ltd');
  await save(other, title);
  await expect(toast(other, `${title} Updated`)).toBeVisible();
  await save(admin, title);
  await expect(toast(admin, 'Someone else changed this')).toBeVisible();
  await own.getByRole('button', { name: 'Load the latest' }).click();
  await expect(own.getByLabel('Legal name')).toHaveValue('Longwater Holdings Pty Ltd');
  await own.getByLabel('Tax number (ABN)').fill('51 824 753 556');
  await admin.getByRole('tab', { name: 'Revenue' }).click();
  const question = admin.getByRole('dialog').filter({ hasText: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await save(admin, title);
  await expect(toast(admin, `${title} Updated`)).toBeVisible();
  await admin.reload();
  await expect(own.getByLabel('Tax number (ABN)')).toHaveValue('51 824 753 556');
  await expect(own.getByRole('switch', { name: 'Registered for GST or VAT' })).toBeChecked();

  const text = (page: Page) => card(page, 'Shop Details').getByLabel('Directions, below the address');
  await text(other).fill('Two doors down');
  await text(admin).fill('Around the corner');
  await save(other, 'Shop Details');
  await expect(toast(other, 'Shop Details Updated')).toBeVisible();
  await save(admin, 'Shop Details');
  await expect(toast(admin, 'Someone else changed this')).toBeVisible();
  await card(admin, 'Shop Details').getByRole('button', { name: 'Load the latest' }).click();
  await expect(text(admin)).toHaveValue('Two doors down');

  const hours = (page: Page) => card(page, 'Business Hours');
  await pickTime(hours(other), 'Friday close', '18:00');
  await pickTime(hours(admin), 'Friday close', '19:00');
  await save(other, 'Business Hours');
  await expect(hours(admin).getByRole('alert')).toContainText('6:00 PM');
  await expect(hours(admin).getByRole('alert')).toContainText(/yours: \d+:\d\d AM – 7:00 PM/);
  await queryShopDatabase(shop, `delete from business_settings where setting_key = 'business_hours'`, []);
});

test('hours, closures and holidays name the bookings and shifts outside opening times', async ({ admin, shop }) => {
  const { client, slot } = await createBooking(shop, 'Mei Tanaka');
  const weekday = new Date(`${slot.date}T00:00Z`).toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' });
  const holiday = { regions: [], region: '', holidays: [{ date: slot.date, name: 'Shop Day' }] };
  await admin.route(/closures\/public-holidays/, (route) => route.fulfill({ json: holiday }));
  await open(admin);
  const hours = card(admin, 'Business Hours');
  const named = async (within: Locator) => {
    const unfold = async (summary: Locator) =>
      (await summary.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open)) || summary.click();
    await unfold(within.getByText('Affected bookings, and where they could move'));
    await expect(within.getByRole('link', { name: client })).toBeVisible();
    await unfold(within.getByText(/shifts? runs? outside opening times/));
    await expect(within.getByRole('link', { name: /: Mei Tanaka, \d/ }).first()).toBeVisible();
  };
  await hours.getByLabel(`${weekday} closed`).check();
  await hours.getByRole('button', { name: 'What would this change?' }).click();
  await named(hours);
  await save(admin, 'Business Hours');
  await expect(toast(admin, 'are outside opening times.')).toBeVisible();
  await expect(hours.getByRole('button', { name: 'Move them now' })).toBeVisible();
  await named(hours);
  await hours.getByRole('button', { name: 'Move them now' }).click();
  const moving = admin.getByRole('dialog', { name: 'Bookings outside opening times' });
  await expect(moving.getByRole('listitem').filter({ hasText: client })).toBeVisible();
  await moving.getByRole('button', { name: 'Not Now' }).click();
  await queryShopDatabase(shop, `delete from business_settings where setting_key = 'business_hours'`, []);

  await card(admin, 'Closures').getByRole('button', { name: 'Public Holidays…' }).click();
  const chooser = admin.getByRole('dialog', { name: 'Public Holidays' });
  await chooser.getByLabel('Shop Day').check();
  await chooser.getByRole('button', { name: 'What would this change?' }).click();
  await named(chooser);
  await chooser.getByRole('button', { name: 'Add 1 Closure' }).click();
  const row = card(admin, 'Closures').getByRole('listitem').filter({ hasText: 'Shop Day' });
  await row.getByRole('button', { name: 'Show' }).click();
  const shown = admin.getByRole('dialog').filter({ hasText: 'Shop Day' });
  const booking = shown.getByRole('listitem').filter({ hasText: client });
  await booking.getByRole('combobox').click();
  await admin.getByTitle('Cancel the booking').click();
  await shown.getByRole('button', { name: 'Cancel 1' }).click();
  await expect(toast(admin, '1 cancelled')).toBeVisible();
  // It stays open while other tests' bookings are left on that day.
  await admin.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await row.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('button', { name: 'Delete Closure' }).click();
  await expect(row).toHaveCount(0);
});

test('closures are added, changed and deleted, public holidays are chosen from a list', async ({ admin, shop }) => {
  const year = new Date().getFullYear() + 2;
  const holidays = [
    { date: `${year}-12-25`, name: 'Christmas Day' },
    { date: `${year}-12-26`, name: 'Boxing Day' },
  ];
  const regions = [{ code: 'NSW', name: 'New South Wales' }];
  // Which country is preselected depends on the time zone of the run.
  await admin.route(/closures\/public-holidays/, (route) =>
    route.fulfill({ json: { regions, region: 'NSW', holidays } }),
  );
  await open(admin);
  const closures = card(admin, 'Closures');
  const row = (name: string) => closures.getByRole('listitem').filter({ hasText: name });
  await closures.getByRole('button', { name: 'Add Closure' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add Closure' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose the first day')).toBeVisible();
  await dialog.getByLabel('Name').fill('Renovation');
  await dialog.getByLabel('First day').fill(`20/12/${year}`);
  await dialog.getByLabel('First day').press('Tab');
  await expect(dialog.getByLabel('Last day')).toHaveValue(`20/12/${year}`);
  await dialog.getByLabel('Last day').fill(`25/12/${year}`);
  await dialog.getByLabel('Last day').press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Renovation has been added')).toBeVisible();
  await expect(row('Renovation')).toContainText(`Dec 20, ${year} to`);

  await closures.getByRole('button', { name: 'Public Holidays…' }).click();
  const chooser = admin.getByRole('dialog', { name: 'Public Holidays' });
  await expect(chooser.getByText('New South Wales')).toBeVisible();
  await expect(chooser.getByLabel('Christmas Day')).toHaveCount(0);
  const topOf = async (button: string) => (await chooser.getByRole('button', { name: button }).boundingBox())!.y;
  const before = await topOf('Cancel');
  await chooser.getByLabel('Boxing Day').check();
  await expect(chooser.getByRole('button', { name: 'What would this change?' })).toBeVisible();
  expect(await topOf('Cancel')).toBe(before);
  await chooser.getByRole('button', { name: 'Add 1 Closure' }).click();
  await expect(toast(admin, '1 closure added')).toBeVisible();
  await expect(row('Boxing Day')).toContainText(`Dec 26, ${year}`);

  await row('Renovation').getByRole('button', { name: 'Edit' }).click();
  const edit = admin.getByRole('dialog', { name: 'Edit Closure' });
  await edit.getByLabel('Name').fill('New tables');
  // Somebody else saves first; their change is replaced after a confirmation.
  const all = await (await admin.request.get('/api/closures')).json();
  const { id, version, first_date, last_date } = all.find((each: { name: string }) => each.name === 'Renovation');
  const faster = await admin.request.put(`/api/closures/${id}`, {
    data: { name: 'Painters', first_date, last_date, version },
    headers: { origin: shop.url },
  });
  expect(faster.ok()).toBe(true);
  await edit.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(edit.getByText('Someone else has changed this since you opened it')).toBeVisible();
  await expect(edit.getByRole('alert')).toContainText('Painters');
  await expect(edit.getByRole('alert')).toContainText('yours: New tables');
  await edit.getByRole('button', { name: 'Replace Theirs' }).press('Enter');
  await expect(row('New tables')).toBeVisible();
  for (const name of ['New tables', 'Boxing Day']) {
    await row(name).getByRole('button', { name: 'Delete' }).press('Enter');
    await admin.getByRole('button', { name: 'Delete Closure' }).press('Enter');
    await expect(row(name)).toHaveCount(0);
  }
});

test('the index leads to every card, and its search finds words within them', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=settings');
  const index = admin.getByRole('navigation', { name: 'Index of the settings' });
  await expect(admin.getByRole('heading', { name: 'Business Hours' })).toBeVisible();
  const titles = await index.getByRole('link').allInnerTexts();
  expect(titles.length).toBeGreaterThan(15);
  for (const title of titles) {
    await index.getByRole('link', { name: title, exact: true }).click();
    await expect(admin.getByRole('heading', { name: title, exact: true })).toBeFocused();
    await expect(admin.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  }
  const cards = admin.locator('section').filter({ has: admin.locator('h2') });
  expect(await cards.count()).toBe(titles.length);

  await index.getByRole('searchbox', { name: 'Search the settings' }).fill('refund LIMIT');
  await expect(index.getByRole('link')).toHaveText(['Receipts and Tax']);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { name: 'Receipts and Tax' })).toBeFocused();
  await index.getByRole('searchbox').fill('zzz');
  await expect(index.getByText('No setting has these words.')).toBeVisible();
  if (process.env.PICTURES) {
    await index.getByRole('searchbox').fill('');
    await admin.evaluate(() => scrollTo(0, 0));
    await admin.screenshot({ path: `${process.env.PICTURES}/settings-1440.png` });
    await admin.setViewportSize({ width: 390, height: 844 });
    await admin.screenshot({ path: `${process.env.PICTURES}/settings-390.png` });
  }
});
