import { timeLimit } from '../../../support/time-limits.mjs';
import { expect, test } from '../../support/back-office-fixture.js';

const clients = `external_id;first_name;last_name;phone;email
E2E-1;Philippa;Winterbourne;0491 570 110;philippa@example.test
E2E-2;;Nameless;0491 570 111;
E2E-3;Rupert;Winterbourne;not a number;
`;

test('a file is checked first, then imported, and the clients are found among the customers', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=settings');
  const card = admin.getByRole('region', { name: 'Import' });
  const [template] = await Promise.all([
    admin.waitForEvent('download'),
    card.getByRole('link', { name: 'Download template' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('clients.csv');

  const good = Array.from({ length: 600 }, (_, nth) => `E2E-0${nth};Ann;Lowe;0491 570 156;`).join('\n');
  const neverClosed = Buffer.from(`external_id;first_name;last_name;phone;email\n${good}\nE2E-0;"Ann`);
  await card
    .getByLabel('CSV file, at most 20 MB')
    .setInputFiles({ name: 'cut-off.csv', mimeType: 'text/csv', buffer: neverClosed });
  await card.getByRole('button', { name: 'Check File' }).click();
  await expect(card.getByText(/^Line 602 has a quotation mark that is not closed/)).toBeVisible();
  await expect(card.getByRole('button', { name: /Import/ })).toHaveCount(0);

  await card
    .getByLabel('CSV file, at most 20 MB')
    .setInputFiles({ name: 'old-shop.csv', mimeType: 'text/csv', buffer: Buffer.from(clients) });
  await card.getByRole('button', { name: 'Check File' }).click();
  await expect(card.getByRole('heading', { name: 'What would be imported' })).toBeVisible();
  const refused = card.getByRole('table', { name: 'Refused lines' });
  await expect(refused.getByRole('row', { name: /3 first_name Is missing/ })).toBeVisible();
  await expect(refused.getByRole('row', { name: /4 phone "not a number" is not a phone number/ })).toBeVisible();
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    card.getByRole('button', { name: 'Download Refused Lines' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('refused-clients.csv');

  await card.getByRole('button', { name: 'Import 1 client' }).click();
  await expect(card.getByRole('heading', { name: 'What was imported' })).toBeVisible();
  await card.getByLabel('CSV file, at most 20 MB').setInputFiles([]);
  const find = async () => (await (await admin.request.get('/api/customers?search=winterbourne')).json()).items;
  await expect.poll(async () => (await find()).length).toBe(1);
  await admin.goto('/admindashboard?tab=customers&search=winterbourne');
  await expect(admin.getByRole('row', { name: /Philippa Winterbourne.*None yet/ })).toBeVisible();
});

const couple = `external_id,first_name,last_name,phone,email,notes
E2E-C1,Hanna,Vogelsang,0491 570 121,vogelsang@example.test,pregnant - no hot stones
E2E-C2,Dieter,Vogelsang,0491 570 122,VOGELSANG@example.test,blood thinners
`;

test('the check names who shares an email, and each is found with their own note', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=settings');
  const card = admin.getByRole('region', { name: 'Import' });
  await card
    .getByLabel('CSV file, at most 20 MB')
    .setInputFiles({ name: 'couple.csv', mimeType: 'text/csv', buffer: Buffer.from(couple) });
  await card.getByRole('button', { name: 'Check File' }).click();
  const pairs = card.getByRole('table', { name: 'Clients with one email or number' });
  await expect(pairs.getByRole('row', { name: '3 Dieter Vogelsang email with Hanna Vogelsang, line 2' })).toBeVisible();
  await card.getByRole('button', { name: 'Import 2 clients' }).click();
  await expect(card.getByRole('heading', { name: 'What was imported' })).toBeVisible();

  const { items } = await (await admin.request.get('/api/clients?text=hanna%20vogelsang')).json();
  await admin.goto(`/clients/${items[0].id}`);
  const note = admin.getByRole('listitem').filter({ hasText: 'pregnant - no hot stones' });
  await expect(note).toContainText('imported by');
  await expect(admin.getByText('Imported as E2E-C1')).toBeVisible();
  await expect(admin.getByText('blood thinners')).toHaveCount(0);
});

const bookings = `external_id,date,time,service,therapist,client_name,phone
E2E-B1,5/3/2026,11:00,Swedish Relaxation Massage,Any Available,Ann Lowe,0491570157
`;

test('what a file leaves open is asked, and an answer can be changed', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=settings');
  const card = admin.getByRole('region', { name: 'Import' });
  await card.getByText('Bookings', { exact: true }).click();
  await card
    .getByLabel('CSV file, at most 20 MB')
    .setInputFiles({ name: 'old-bookings.csv', mimeType: 'text/csv', buffer: Buffer.from(bookings) });
  await card.getByRole('button', { name: 'Check File' }).click();
  const check = card.getByRole('button', { name: 'Check with These Answers' });
  await expect(check).toBeDisabled();
  await card.getByRole('radio', { name: 'The day comes first: Thursday, March 5' }).check();
  for (const box of await card.getByRole('checkbox').all()) await box.check();
  await check.click();
  await expect(card.getByRole('heading', { name: 'What would be imported' })).toBeVisible();

  await card.getByRole('button', { name: 'Change Answers' }).click();
  await expect(card.getByRole('radio', { name: 'The day comes first: Thursday, March 5' })).toBeChecked();
  await card.getByRole('radio', { name: 'The month comes first: Sunday, May 3' }).check();
  await check.click();
  await expect(card.getByText('The month comes first: Sunday, May 3', { exact: false })).toBeVisible();
});

const untouched = `Customer,Mobile,Where found,E-mail
Oda Brandt,'+61491570116,friend,oda@example.test
Nils Brandt,call him,web,nils@example.test
`;

test('an untouched file shows what its columns are taken for, which can be changed and is kept', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=settings');
  const card = admin.getByRole('region', { name: 'Import' });
  const check = async () => {
    await card
      .getByLabel('CSV file, at most 20 MB')
      .setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(untouched) });
    await card.getByRole('button', { name: 'Check File' }).click();
    await expect(card.getByRole('heading', { name: 'A list of clients' })).toBeVisible();
  };
  await check();
  const columns = card.getByRole('table', { name: 'Columns of the file' });
  const column = (title: string) => columns.getByRole('row').filter({ hasText: title });
  await expect(column('Customer')).toContainText('Oda Brandt · Nils Brandt');
  await expect(column('Customer')).toContainText('Full name');
  await expect(column('Where found')).toContainText('Left out');
  const doubts = card.getByRole('table', { name: 'Lines to look at' });
  await expect(doubts.getByRole('row', { name: /^3 phone "call him" is not a phone number/ })).toBeVisible();

  const meaning = card.getByRole('combobox', { name: 'What Where found is taken for' });
  await meaning.fill('Notes');
  await meaning.press('Enter');
  await card.getByRole('button', { name: 'Check with These Columns' }).click();
  await expect(card.getByRole('button', { name: 'Check with These Columns' })).toHaveCount(0);
  await expect(column('Where found')).toContainText('Notes');
  await check();
  await expect(column('Where found')).toContainText('Notes');

  await doubts.getByRole('checkbox', { name: 'Leave out line 3' }).check();
  await card.getByRole('button', { name: 'Check without These Lines' }).click();
  await expect(card.getByText('1 line is left out as chosen.')).toBeVisible();
  await card.getByRole('button', { name: 'Import 1 client' }).click();
  await expect(card.getByRole('heading', { name: 'What was imported' })).toBeVisible();
  const { items } = await (await admin.request.get('/api/clients?text=brandt')).json();
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Oda Brandt']);

  const past = card.getByRole('table', { name: 'Earlier imports' }).getByRole('row').nth(1);
  await expect(past).toContainText('1 client');
  await past.getByRole('button', { name: 'Undo this import…' }).click();
  const question = admin.getByRole('dialog');
  await expect(question).toContainText('1 client will be removed for good');
  await question.getByRole('button', { name: 'Remove 1 client' }).click();
  await expect(past).toContainText('1 undone', { timeout: timeLimit(20_000) });
  expect(await (await admin.request.get('/api/clients?text=brandt')).json()).toMatchObject({ items: [] });
});

test('a new shop is shown what it still needs, together with what is below it; the demo shop is not', async ({
  admin,
}) => {
  const list = admin.getByRole('region', { name: 'Before you open' });
  const answer = admin.waitForResponse('**/api/setup/checklist');
  await admin.goto('/admindashboard');
  expect(await (await answer).json()).toMatchObject({ is_shown: false });
  await expect(list).toHaveCount(0);

  // Shows the steps as in a shop other than the demo shop, and late.
  const answered = Promise.withResolvers<void>();
  await admin.route('**/api/setup/checklist', async (route) => {
    const response = await route.fetch();
    await answered.promise;
    await route.fulfill({ response, json: { ...((await response.json()) as object), is_shown: true } });
  });
  await admin.goto('/admindashboard?tab=roster');
  await expect(admin.getByRole('status', { name: 'Loading the tab' })).toBeVisible();
  await expect(admin.locator('.roster-table')).toBeAttached();
  await expect(admin.getByRole('button', { name: 'Add Shift' })).toBeHidden();
  answered.resolve();
  await expect(admin.getByRole('button', { name: 'Add Shift' })).toBeVisible();
  expect(await list.isVisible()).toBe(true);
  await expect(list.getByRole('link', { name: /^Roster of the next 14 days/ })).toHaveAttribute('href', /tab=roster/);
  await expect(list.getByRole('listitem').filter({ hasText: 'A treatment with minutes and price' })).toContainText(
    'Done',
  );
});
