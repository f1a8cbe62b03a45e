import { bookOverHttp } from '../../e2e/support/book-over-http.js';
import { findFreeStart, type FreeStart } from '../../e2e/support/booking-dialog.js';
import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openPhone } from '../open-phone.js';

/** "Move or cancel": taps from the private page. */
export async function moveAndCancel(shop: MeasuredShop): Promise<Figure[]> {
  const moved = await openBooking(shop, await findFreeStart(shop.request, { more: 2, daysAhead: 3 }));
  await moved.press(moved.page.getByRole('button', { name: 'Change time' }));
  const move = moved.page.getByRole('dialog', { name: 'Change Time' });
  await moved.press(move.getByRole('button', { name: /^\d+:\d\d [AP]M/, disabled: false, pressed: false }).last());
  await moved.press(move.getByRole('button', { name: 'Move booking' }));
  await move.waitFor({ state: 'hidden' });
  await moved.page.context().close();

  const cancelled = await openBooking(shop, await findFreeStart(shop.request, { daysAhead: 3 }));
  await cancelled.press(cancelled.page.getByRole('button', { name: 'Cancel booking' }));
  const dialog = cancelled.page.getByRole('dialog', { name: 'Cancel Booking' });
  await cancelled.press(dialog.getByRole('button', { name: 'Cancel booking' }));
  await cancelled.page.getByRole('heading', { name: 'Booking Cancelled' }).waitFor();
  await cancelled.page.context().close();
  return [atMost('move a booking, taps', moved.presses, 3), atMost('cancel a booking, taps', cancelled.presses, 3)];
}

async function openBooking(shop: MeasuredShop, free: FreeStart) {
  const { session_id } = await (await bookOverHttp(shop.request, shop, free)).json();
  const counter = await openPhone(shop.browser, shop.url);
  await counter.page.goto(`/booking-success#session_id=${session_id}`);
  await counter.page.getByRole('heading', { name: 'Booking Confirmed' }).waitFor();
  return counter;
}
