import type { Page } from '@playwright/test';
import { findFreeStart, formatClockTime } from '../../support/booking-dialog.js';
import { chooseDate, editor, timeOptions } from '../../support/booking-editor.js';
import { expect, test } from '../../support/back-office-fixture.js';
import { selectOption, tableRow, toast } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';

const CLIENT = 'Ines Vogelsang';

/** Begins a booking for a caller with the therapist and the time that are free first. */
async function beginBooking(page: Page): Promise<{ therapist: string }> {
  const free = await findFreeStart(page.request);
  await page.goto('/bookings?new');
  await editor(page).getByLabel('Client name *').fill(CLIENT);
  await editor(page).getByLabel('Mobile *').fill('0491 570 110');
  await selectOption(editor(page), 'Service *', 'Deep Tissue Massage');
  await selectOption(editor(page), 'Therapist *', free.therapist);
  await chooseDate(page, free.date);
  await timeOptions(page)
    .locator('label')
    .filter({ hasText: new RegExp(`^${formatClockTime(free.time)}$`) })
    .click();
  return { therapist: free.therapist };
}

test('books two treatments one after the other, and cancels them together', async ({ admin, shop }) => {
  const { therapist } = await beginBooking(admin);
  await editor(admin).getByRole('button', { name: 'Add another treatment' }).click();
  const second = editor(admin).getByRole('group', { name: /^Treatment 2, then at / });
  await selectOption(second, 'Service *', 'Swedish Relaxation Massage');
  await selectOption(second, 'Therapist *', therapist);
  await expect(editor(admin).getByText('Total $244.50')).toBeVisible();
  await editor(admin).getByRole('button', { name: 'Save and confirm' }).click();
  await expect(toast(admin, 'Success')).toBeVisible();
  await expect(editor(admin)).toHaveCount(0);

  await admin.goto(`/bookings?status=all&name=${CLIENT}`);
  await expect(tableRow(admin, CLIENT)).toHaveCount(2);
  await expect(tableRow(admin, '1 of 2')).toBeVisible();
  await expect(tableRow(admin, '2 of 2')).toBeVisible();

  await tableRow(admin, '2 of 2')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const dialog = admin.getByRole('dialog', { name: 'Cancel Booking' });
  await expect(dialog.getByRole('radio', { name: 'This visit, 2 treatments' })).toBeChecked();
  await dialog.getByRole('textbox').fill('Caught a cold');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(admin, 'Visit cancelled')).toBeVisible();
  const statuses = async () => {
    const rows = await queryShopDatabase<{ status: string }>(
      shop,
      'select status from bookings where client_name = $1',
      [CLIENT],
    );
    return rows.map(({ status }) => status);
  };
  expect(await statuses()).toEqual(['cancelled', 'cancelled']);

  await toast(admin, 'Visit cancelled').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'Undone')).toBeVisible();
  expect(await statuses()).toEqual(['confirmed', 'confirmed']);
});
