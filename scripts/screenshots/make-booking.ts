import { type Page } from '@playwright/test';
import { BookingDialog, findFreeStart } from '../../test/e2e/support/booking-dialog.js';
import type { Shot } from './visit.js';

export interface BookingChoices {
  /** Nobody in particular: the shop has to confirm it. */
  anybody?: boolean;
  email: string;
  /** What the pictures are called; without a name for the form there is none of it. */
  form?: string;
  result: string;
}

/** Books in the dialog, with a picture of the choice and one of what came of it. */
export async function makeBooking(
  page: Page,
  shot: Shot,
  { anybody = false, email, form, result }: BookingChoices,
): Promise<void> {
  const free = await findFreeStart(page.request);
  const booking = await new BookingDialog(page).open();
  await booking.fillForm(anybody ? { ...free, therapist: 'Any Available' } : free, 'Marsh', email);
  await booking.dialog.getByRole('grid').scrollIntoViewIfNeeded();
  if (form) await shot(form);
  await booking.confirm.click();
  await page.getByRole('dialog', { name: 'Payment Processing' }).waitFor();
  await shot(result);
}
