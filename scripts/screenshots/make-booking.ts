import { type Page } from '@playwright/test';
import { BookingDialog, findFreeStart } from '../../test/e2e/support/booking-dialog.js';
import type { Shot } from './visit.js';

interface BookingChoices {
  /** Any Available: the shop has to confirm the booking. */
  anybody?: boolean;
  email: string;
  /** Names of the pictures. Without a name for the form, no picture of it is taken. */
  form?: string;
  result: string;
}

/** Books in the dialog, with a picture of the choice and one of the result. */
export async function makeBooking(
  page: Page,
  shot: Shot,
  { anybody = false, email, form, result }: BookingChoices,
): Promise<void> {
  // She gives the treatment that the form chooses.
  const free = await findFreeStart(page.request, { therapist: 'Anika Rao' });
  const booking = await new BookingDialog(page).open();
  await booking.fillForm(anybody ? { ...free, therapist: 'Any Available' } : free, 'Marsh', email);
  await booking.dialog.getByRole('grid').scrollIntoViewIfNeeded();
  if (form) await shot(form);
  await booking.confirm.click();
  await page.getByRole('dialog', { name: 'Payment Processing' }).waitFor();
  await shot(result);
}
