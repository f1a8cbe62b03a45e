import { expect, type Page } from '@playwright/test';
import { BookingDialog, findFreeStart } from '../e2e/support/booking-dialog.js';

/** Leads through every state of the booking dialog, once to a confirmed booking and once to a request. */
export async function dialogTour(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  const free = await findFreeStart(page.request);
  const booking = await new BookingDialog(page).open();
  await expect(booking.dialog.getByRole('grid').getByRole('button').first()).toBeVisible();
  await look('dialog, empty form');
  await booking.confirm.click();
  await expect(booking.toasts.first()).toBeVisible();
  await look('dialog, errors');
  await booking.fillForm(free, 'Marsh', 'georgia@example.com');
  await look('dialog, filled');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeVisible();
  await look('dialog, leave question');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeHidden();
  await finish(booking);
  await look('dialog, result confirmed');

  const again = await new BookingDialog(page).open();
  await again.fillForm({ ...free, therapist: 'Any Available' }, 'Marsh', 'georgia@example.com');
  await finish(again);
  await look('dialog, result requested');
}

async function finish(booking: BookingDialog): Promise<void> {
  await booking.confirm.click();
  await expect(booking.page.getByRole('dialog', { name: 'Payment Processing' })).toBeVisible();
}
