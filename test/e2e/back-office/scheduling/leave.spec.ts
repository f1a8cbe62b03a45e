import { toMonday } from '../../../../src/kernel/local-time.js';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { shopDateAhead, toast } from '../../support/page-elements.js';

test('a therapist asks for leave on a phone, an admin approves it and takes that back', async ({
  mei,
  admin,
  shop,
}) => {
  const { client, slot } = await createBooking(shop, 'Mei Tanaka');
  await mei.setViewportSize({ width: 390, height: 844 });
  await mei.goto('/staff');
  await expect(mei.getByRole('heading', { name: 'Today' })).toBeVisible();
  await mei.goto('/staff/schedule');
  const own = mei.getByRole('region', { name: 'My Leave' });
  await own.getByRole('button', { name: 'Request Leave' }).click();
  const dialog = mei.getByRole('dialog', { name: 'Request Leave' });
  // Below the headings of the page behind it, none left out.
  await expect(dialog.getByRole('heading', { level: 3 })).toBeVisible();
  const day = dialog.locator(`button[data-date="${slot.date}"]`);
  const nextMonth = dialog.getByRole('button', { name: /Next month/ });
  await expect(day.or(nextMonth).first()).toBeVisible();
  if ((await day.count()) === 0) await nextMonth.click();
  await day.click();
  await expect(dialog.getByText(client)).toBeVisible();
  await dialog.getByRole('button', { name: 'Request Leave' }).click();
  await expect(toast(mei, 'Leave requested')).toBeVisible();
  await expect(own.getByRole('listitem').filter({ hasText: 'Requested' })).toBeVisible();

  await admin.goto('/admindashboard?tab=roster');
  const request = admin
    .getByRole('list', { name: 'Requests for leave' })
    .getByRole('listitem')
    .filter({ hasText: 'Mei' });
  await expect(request.getByText(client)).toBeVisible();
  await request.getByRole('button', { name: /^Approve leave/ }).click();
  await expect(toast(admin, 'Leave approved')).toContainText('kept, marked as uncovered');
  const approved = admin.getByRole('list', { name: 'Approved leave' }).getByRole('listitem').filter({ hasText: 'Mei' });
  await expect(approved.getByText(/bookings? uncovered/)).toBeVisible();
  await admin.goto(`/admindashboard?tab=roster&view=week&week=${toMonday(slot.date)}`);
  await expect(admin.getByText('On leave').first()).toBeVisible();
  await expect(own.getByText('Approved')).toBeVisible();
  await mei.goto(`/staff/schedule?date=${slot.date}`);
  await expect(mei.locator('.schedule-day').getByText('On leave')).toBeVisible();
  await expect(mei.locator(`.calendar button[data-date="${slot.date}"]`)).toHaveAccessibleName(/on leave/);
  await admin.getByText('Plan', { exact: true }).click();
  const plan = admin.getByRole('grid', { name: 'Plan' });
  await expect(plan.getByRole('gridcell', { name: /^Mei Tanaka, .*on leave/ }).first()).toBeVisible();
  await expect(plan.getByRole('rowheader', { name: /^Coverage/ })).toBeVisible();
  await expect(
    plan
      .locator('tfoot')
      .getByText(/\d h, \d/)
      .first(),
  ).toBeVisible();
  await admin.getByText('Week', { exact: true }).first().click();

  await approved.getByRole('button', { name: /^Remove leave/ }).click();
  await expect(toast(admin, 'Leave withdrawn')).toBeVisible();
  await expect(admin.getByText('On leave')).toHaveCount(0);
  await toast(admin, 'Leave withdrawn').getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByText('On leave').first()).toBeVisible();
  await approved.getByRole('button', { name: /^Remove leave/ }).click();
  await expect(toast(admin, 'Leave withdrawn')).toBeVisible();
});

test('an admin enters leave for somebody and declines a request with a reason', async ({ mei, admin, shop }) => {
  const date = await shopDateAhead(shop, 50);
  await admin.goto('/admindashboard?tab=roster');
  // Content that loads above moves the button.
  await expect(admin.locator('.skeleton')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Add Leave' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add Leave' });
  await dialog.getByText('Mei Tanaka').click();
  const day = dialog.locator(`button[data-date="${date}"]`);
  while ((await day.count()) === 0) await dialog.getByRole('button', { name: /Next month/ }).click();
  await day.click();
  await dialog.getByLabel('Only part of each day').check();
  await dialog.getByLabel('To', { exact: true }).selectOption('13:00');
  await dialog.getByRole('button', { name: 'Add Leave' }).click();
  await expect(toast(admin, 'Leave entered')).toContainText('9:00 AM to 1:00 PM');
  await toast(admin, 'Leave entered').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'Undone')).toBeVisible();

  const therapists: { id: string; name: string }[] = await (await mei.request.get('/api/office/therapists')).json();
  const id = therapists.find(({ name }) => name === 'Mei Tanaka')!.id;
  const data = { therapist_id: id, first_date: date, last_date: date, kind: 'training' };
  const asked = await mei.request.post('/api/leave', { data, headers: { origin: shop.url } });
  expect(asked.status()).toBe(201);
  const request = admin
    .getByRole('list', { name: 'Requests for leave' })
    .getByRole('listitem')
    .filter({ hasText: 'Training' });
  await request.getByLabel(/^Reason for declining/).fill('Everybody is away');
  await request.getByRole('button', { name: /^Decline leave/ }).click();
  await expect(toast(admin, 'Leave declined')).toBeVisible();
  await mei.goto('/staff/schedule');
  await expect(mei.getByText('The shop: Everybody is away')).toBeVisible();
});
