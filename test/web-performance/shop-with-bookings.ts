import { request as requests } from '@playwright/test';
import { bookOverHttp } from '../e2e/support/book-over-http.js';
import { findFreeStart } from '../e2e/support/booking-dialog.js';
import type { Shop } from '../e2e/support/shop-fixture.js';
import { eventually } from '../support/eventually.js';

/** A shop with a confirmed booking and a request, for the pages that are reached from an email. */
export interface ShopWithBookings extends Shop {
  confirmedLink: string;
  requestedLink: string;
  /** The link of a new request's email: each works once. */
  nextVerificationLink: () => Promise<string>;
}

export async function shopWithBookings(shop: Shop): Promise<ShopWithBookings> {
  const request = await requests.newContext({ baseURL: shop.url });
  const anyone: { id: string } = await (await request.get('/api/therapists/any-available')).json();
  const book = async (client_email: string, therapistId?: string): Promise<string> => {
    const free = await findFreeStart(request);
    const answer = await bookOverHttp(
      request,
      shop,
      { ...free, ...(therapistId && { therapistId }) },
      { client_email },
    );
    return `/booking-success#session_id=${(await answer.json()).session_id}`;
  };
  let visitors = 0;
  const nextVerificationLink = async () => {
    const address = `visitor${visitors++}@example.com`;
    await book(address, anyone.id);
    const [mail] = await eventually(
      () => (shop.mail.to(address).length ? shop.mail.to(address) : undefined),
      'the email',
    );
    return /\/verify-booking#token=[\w.-]+/.exec(mail!.text ?? '')![0];
  };
  return {
    ...shop,
    confirmedLink: await book('confirmed@example.com'),
    requestedLink: await book('requested@example.com', anyone.id),
    nextVerificationLink,
  };
}
