import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Shop } from '../../support/shop-fixture.js';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import {
  blockLiveUpdates,
  selectOption as chooseIn,
  shopDateAhead,
  holdRequests,
  toast,
} from '../../support/page-elements.js';

const list = (page: Page) => page.getByRole('list', { name: 'Therapists' });
const card = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a therapist is added with the defaults, edited with a photo, deactivated and taken back', async ({ admin }) => {
  test.slow();
  const name = `Al ${randomUUID()}`;
  await admin.goto('/therapists');
  await admin.getByRole('button', { name: 'Add Therapist' }).click();
  const add = admin.getByRole('dialog', { name: 'Add Therapist' });
  await expect(add.getByLabel('Rating')).toHaveValue('5');
  await expect(add.getByLabel('Rating')).toHaveAttribute('step', '0.1');
  await expect(add.getByLabel('Available slots')).toHaveValue('8');
  await expect(add.getByRole('switch', { name: 'Active' })).toBeChecked();

  await add.getByLabel('Name').fill('A');
  await add.getByLabel('Hourly rate').fill('-1');
  await add.getByLabel('Rating').fill('5.1');
  await add.getByLabel('Available slots').fill('0');
  await add.getByRole('button', { name: 'Save' }).click();
  for (const text of [
    'Name must be at least 2 characters',
    'At least one specialty is required',
    'Hourly rate must be positive',
    'Rating must be at most 5',
    'Must have at least 1 available slot',
  ])
    await expect(add.getByText(text)).toBeVisible();

  await add.getByLabel('Name').fill('Al');
  await choose(admin, 'Lomi Lomi');
  await add.getByLabel('Hourly rate').fill('0');
  await add.getByLabel('Rating').fill('4.7');
  await add.getByLabel('Available slots').fill('1');
  await admin.route('**/api/therapists', (route) => route.abort());
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Failed to save therapist')).toContainText('Error');
  await admin.unroute('**/api/therapists');
  await add.getByLabel('Name').fill(name);
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, `${name} has been added`)).toContainText('Success');
  const al = card(admin, name);
  for (const text of ['Active', '4.7', '$0.00', '1 slot a day', '0 roster entries', 'Lomi Lomi'])
    await expect(al).toContainText(text);

  await al.getByRole('button', { name: 'Edit' }).click();
  const edit = admin.getByRole('dialog', { name: 'Edit Therapist' });
  await edit.getByLabel('Photo file').setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: pixel });
  await expect(toast(admin, 'Upload Error')).toContainText('Invalid file type. Please upload JPG, PNG, or GIF.');
  await edit.getByLabel('Photo file').setInputFiles({ name: 'al.png', mimeType: 'image/png', buffer: pixel });
  await expect(edit.getByRole('img', { name: 'Photo' })).toHaveAttribute('src', /^data:image\/png/);
  await edit.getByLabel('Bio').fill('b'.repeat(101));
  await edit.getByRole('switch', { name: 'Active' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, `${name} has been updated`)).toContainText('Success');
  await expect(al).toContainText('Inactive');
  await expect(al.getByText(`${'b'.repeat(100)}…`, { exact: true })).toBeVisible();
  await expect(al.getByRole('img', { name: `Photo of ${name}` })).toHaveAttribute('src', /^\/api\/photos\/.+\.webp$/);
  await expect(al.getByRole('button')).toHaveCount(1);

  await al.getByRole('button', { name: 'Edit' }).click();
  await edit.getByRole('switch', { name: 'Active' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(al.getByRole('button', { name: 'Deactivate' })).toBeVisible();
});

test('a deactivation first shows the upcoming bookings, and where to reassign them', async ({ admin, shop }) => {
  const name = await rosteredTherapist(admin, shop);
  const { client } = await createBooking(shop, name);
  await admin.goto('/therapists');
  const leaving = card(admin, name);
  const dialog = admin.getByRole('dialog', { name: `Deactivate ${name}?` });

  await admin.route('**/deactivation', (route) => route.abort());
  await leaving.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(admin, 'Failed to check therapist bookings')).toContainText('Error');
  await admin.unroute('**/deactivation');
  const booking = dialog.getByRole('listitem').filter({ hasText: client });
  // Word of the booking may come this late, and then it is read again without being asked.
  await dialog.getByRole('button', { name: 'Try again' }).or(booking).first().click();
  await expect(booking.getByRole('link', { name: 'Reassign' })).toHaveAttribute(
    'href',
    /^\/bookings\?booking=[\w-]{36}&edit=$/,
  );
  await dialog.getByRole('button', { name: 'Keep Active' }).click();
  await expect(leaving).not.toContainText('Inactive');

  const wholeDays = await bookWholeDays(shop, name, 3);

  const planning = await holdRequests(admin, '**/api/what-if');
  await leaving.getByRole('button', { name: 'Deactivate' }).click();
  await expect(booking).toBeVisible();
  await expect(dialog.getByText('The first 50 are listed.')).toBeVisible();
  // Where the bookings could go is known only under the pressed button, which stays where it is.
  await dialog.getByRole('button', { name: 'Show more' }).hover();
  await admin.mouse.down();
  planning.release();
  await expect(dialog.getByRole('button', { name: 'Move them first' })).toBeVisible();
  const reading = await holdRequests(admin, '**/api/bookings?*', ['GET']);
  await createBooking(shop, name);
  await reading.sent;
  await admin.mouse.up();
  reading.release();
  await expect(dialog.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(dialog.getByText(`${wholeDays + 2} upcoming bookings`)).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(wholeDays + 2);
  await admin.route('**/deactivation', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Deactivate Anyway' }).click();
  await expect(toast(admin, 'Failed to deactivate therapist')).toContainText('Error');
  await admin.unroute('**/deactivation');
  await dialog.getByRole('button', { name: 'Deactivate Anyway' }).click();
  await expect(toast(admin, `${name} has been deactivated`)).toContainText('Success');
  await expect(leaving).toContainText('Inactive');
});

test('everybody who is signed in sees the therapists; a failure says so', async ({ mei }) => {
  await blockLiveUpdates(mei);
  await mei.route('**/api/office/therapists', (route) => route.abort());
  await mei.goto('/therapists');
  await expect(toast(mei, 'Failed to fetch therapists')).toContainText('Please ensure you have proper access');
  await mei.unroute('**/api/office/therapists');
  await mei.getByRole('button', { name: 'Try again' }).click();
  await expect(card(mei, 'Joel Marsden')).toContainText('Inactive');
  const names = await list(mei).getByRole('heading').allTextContents();
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  await expect(mei.getByRole('button', { name: /Add|Edit|Deactivate/ })).toHaveCount(0);

  await mei.route('**/api/office/therapists', (route) => route.fulfill({ json: [] }));
  await mei.reload();
  await expect(mei.getByText('No therapists found')).toBeVisible();
  for (const [label, path] of [
    ['Bookings', '/bookings'],
    ['Services', '/services'],
    ['Dashboard', '/admindashboard'],
    ['Back To Main Site', '/'],
  ] as const) {
    await mei.goto('/therapists');
    await mei.getByRole('navigation', { name: 'Related pages' }).getByRole('button', { name: label }).click();
    await expect(mei).toHaveURL((url) => url.pathname === path);
  }
});

async function choose(page: Page, specialty: string) {
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Specialties' });
  await chooseIn(page.getByRole('dialog'), 'Specialties', specialty);
  // Once the options are closed, Escape would close the dialog.
  if ((await field.getAttribute('aria-expanded')) === 'true') await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

/** A therapist who works tomorrow and whom no other test uses. */
async function rosteredTherapist(admin: Page, shop: Shop): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await admin.request.post(`/api${path}`, { data, headers: { origin: shop.url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const name = `Ravi ${randomUUID()}`;
  const { id } = await post('/therapists', { name, hourly_rate: 90 });
  await post('/roster-entries', {
    therapist_id: id,
    roster_date: await shopDateAhead(shop, 1),
    start_time: '09:00',
    end_time: '17:00',
  });
  return name;
}

/** Counts the free starts on some days after tomorrow. */
async function bookWholeDays(shop: Shop, therapist: string, days: number): Promise<number> {
  const slots = (await (await fetch(`${shop.url}/api/time-slots`)).json()) as { start_time: string }[];
  for (let day = 2; day < 2 + days; day += 1) {
    const date = await shopDateAhead(shop, day);
    await Promise.all(slots.map(({ start_time: time }) => createBooking(shop, therapist, { date, time })));
  }
  return slots.length * days;
}
