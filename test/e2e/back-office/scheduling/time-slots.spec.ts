import type { Page } from '@playwright/test';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { formatClockTime } from '../../support/booking-dialog.js';
import { failRequests, toast } from '../../support/page-elements.js';

const tab = '/admindashboard?tab=settings';
const management = (page: Page) => page.getByRole('region', { name: 'Time Slot Management' });

test('keeps time slots on the dashboard, says what is wrong with one, and loses nothing that is half entered', async ({
  admin,
}) => {
  await admin.goto(tab);
  const region = management(admin);
  const enter = async (start: string, end: string) => {
    await region.getByLabel('Start time').first().fill(start);
    await region.getByLabel('End time').first().fill(end);
    await region.getByRole('button', { name: 'Add Time Slot' }).click();
  };
  for (const [start, end, text] of [
    ['', '10:00', 'Please fill in both start and end times'],
    ['9am', '10:00', 'Please use HH:MM format (e.g., 09:00)'],
    ['11:00', '11:00', 'End time must be after start time'],
  ] as const) {
    await enter(start, end);
    await expect(toast(admin, text)).toBeVisible();
  }
  await enter('23:10', '23:59');
  await expect(toast(admin, 'Time Slot Added')).toBeVisible();
  await enter('23:10', '23:59');
  await expect(toast(admin, 'This time slot already exists')).toBeVisible();

  const row = (times: string) => region.getByRole('row').filter({ hasText: times });
  await region.getByRole('button', { name: 'Edit 11:10 PM – 11:59 PM' }).click();
  const editor = region.locator('tr .slot-editor');
  await editor.getByLabel('Start time').fill('23:20');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Time Slot Updated')).toBeVisible();
  await expect(row('23:20')).toContainText('Active');
  await region.getByRole('switch', { name: 'Offer 11:20 PM – 11:59 PM' }).click();
  await expect(toast(admin, 'Time slot deactivated')).toBeVisible();
  await expect(row('23:20')).toContainText('Inactive');
  await region.getByRole('switch', { name: 'Offer 11:20 PM – 11:59 PM' }).click();
  await expect(toast(admin, 'Time slot activated')).toBeVisible();

  const question = 'Are you sure you want to delete this time slot? This action cannot be undone.';
  await region.getByRole('button', { name: 'Delete 11:20 PM – 11:59 PM' }).click();
  await expect(admin.getByRole('dialog')).toContainText(question);
  await admin.getByRole('button', { name: 'Keep Time Slot' }).click();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await region.getByRole('button', { name: 'Delete 11:20 PM – 11:59 PM' }).click();
  await admin.getByRole('button', { name: 'Delete Time Slot' }).click();
  await expect(toast(admin, 'Time Slot Deleted')).toBeVisible();
  await expect(row('23:20')).toHaveCount(0);

  // What is half entered is not lost by another tab, Escape or Cancel.
  const discard = admin.getByRole('dialog', { name: 'Discard your changes?' });
  const answer = async (word: string) => {
    await discard.getByRole('button', { name: word }).click();
    await expect(discard).toBeHidden();
  };
  const revenue = admin.getByRole('tab', { name: 'Revenue' });

  await region
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await editor.getByLabel('End time').fill('23:58');
  await revenue.click();
  await answer('Keep editing');
  await editor.getByLabel('End time').press('Escape');
  await answer('Keep editing');
  await expect(editor.getByLabel('End time')).toHaveValue('23:58');
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await answer('Discard changes');
  await expect(editor).toHaveCount(0);

  await region.getByLabel('Start time').fill('23:');
  await revenue.click();
  await answer('Discard changes');
  await expect(admin).toHaveURL(/tab=revenue/);
});

test('says how many bookings begin with a time slot before it is changed, and which change failed', async ({
  admin,
  shop,
}) => {
  const { slot } = await createBooking(shop, 'Mei Tanaka');
  await admin.goto(tab);
  const region = management(admin);
  const question = admin
    .getByRole('dialog')
    .filter({ hasText: new RegExp(`upcoming bookings? begins? at ${formatClockTime(slot.time)}`) });
  const edit = region.getByRole('button', { name: new RegExp(`^Edit ${formatClockTime(slot.time)} – `) });
  const offer = region.getByRole('switch', { name: new RegExp(`^Offer ${formatClockTime(slot.time)} – `) });
  await edit.click();
  await region.locator('tr .slot-editor').getByLabel('Start time').fill('05:05');
  await region.locator('tr .slot-editor').getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Keep as It Is' }).click();
  await expect(question).toBeHidden();
  await region.locator('tr .slot-editor').getByRole('button', { name: 'Cancel' }).click();
  await admin.getByRole('button', { name: 'Discard changes' }).click();
  await region.getByRole('button', { name: new RegExp(`^Delete ${formatClockTime(slot.time)} – `) }).click();
  await question.getByRole('button', { name: 'Keep Time Slot' }).click();
  await expect(question).toBeHidden();
  await offer.click();
  await question.getByRole('button', { name: 'Keep as It Is' }).click();
  await expect(question).toBeHidden();
  await expect(offer).toBeChecked();

  await failRequests(admin, '**/api/time-slots/*/activity', 'PUT');
  await offer.click();
  await question.getByRole('button', { name: 'Switch Off' }).click();
  await expect(toast(admin, 'Failed to update time slot status')).toBeVisible();
  await expect(offer).toBeChecked();
  await failRequests(admin, '**/api/office/time-slots', 'GET');
  await admin.reload();
  await expect(toast(admin, 'Failed to load time slots')).toBeVisible();
});
