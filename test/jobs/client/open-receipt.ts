import { randomUUID } from 'node:crypto';
import { bookOverHttp } from '../../e2e/support/book-over-http.js';
import { findFreeStart } from '../../e2e/support/booking-dialog.js';
import { atMost, type Figure } from '../../support/figure.js';
import { OfficeRequest } from '../data/office-request.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openPhone } from '../open-phone.js';

/** "Receipt": taps from the private page of a booking that is paid. */
export async function openReceipt(shop: MeasuredShop): Promise<Figure[]> {
  const free = await findFreeStart(shop.request, { daysAhead: 4 });
  const made = await (await bookOverHttp(shop.request, shop, free)).json();
  const { booking, session_id } = made as { booking: { id: string; total_price: number }; session_id: string };
  const office = await OfficeRequest.signIn(shop.url);
  const payment = { id: randomUUID(), method: 'card', amount: booking.total_price };
  await office.post(`/bookings/${booking.id}/payments`, payment);
  await office.close();
  const client = await openPhone(shop.browser, shop.url);
  const { page } = client;
  await page.goto(`/booking-success#session_id=${session_id}`);
  await client.press(page.getByRole('link', { name: /^View receipt/ }));
  await page.getByRole('heading', { name: 'Your receipt' }).waitFor();
  await page.getByText(/^Total in /).waitFor();
  return [atMost('receipt, taps', client.presses, 1)];
}
