import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { message } from '../wait-for.js';
import { bookClient } from './booked-client.js';

/** "Undo": a cancellation of the wrong row, from its message; nothing is mailed. */
export async function undoCancellation(shop: MeasuredShop): Promise<Figure[]> {
  const { name, date } = await bookClient(shop, 'Uma Undone', { daysAhead: 5 });
  const desk = await openOffice(shop, 'reception', `/bookings?date=${date}&name=${encodeURIComponent(name)}`);
  const { page } = desk;
  await page
    .getByRole('button', { name: /^Cancel the booking/ })
    .first()
    .click();
  const asking = page.getByRole('dialog', { name: 'Cancel Booking' });
  await asking.getByLabel('Reason').fill('The wrong row');
  await asking.getByRole('button', { name: 'Cancel Booking' }).click();
  const told = message(page, 'Booking cancelled successfully');
  await desk.press(told.getByRole('button', { name: 'Undo' }));
  await message(page, 'Undone').waitFor();
  await page.locator('.status-confirmed').first().waitFor();
  return [atMost('a cancellation taken back from its message', desk.presses, 1, ' click')];
}
