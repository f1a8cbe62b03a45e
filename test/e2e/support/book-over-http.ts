import type { APIRequestContext, APIResponse } from '@playwright/test';
import { bookingForm, type BookingForm } from '../../support/fixtures/booking-form.js';
import type { FreeStart } from './booking-dialog.js';
import type { Shop } from './shop-fixture.js';

interface Service {
  id: string;
  name: string;
}

export const getFirstService = async (request: APIRequestContext): Promise<Service> =>
  (await (await request.get('/api/services')).json())[0];

/** Books the shop's first service without a browser. */
export async function bookOverHttp(
  request: APIRequestContext,
  shop: Shop,
  start: FreeStart,
  more: Partial<BookingForm> = {},
): Promise<APIResponse> {
  const { id: service_id } = await getFirstService(request);
  const slot = { service_id, therapist_id: start.therapistId, booking_date: start.date, booking_time: start.time };
  return request.post('/api/bookings', { data: bookingForm(slot, more), headers: { origin: shop.url } });
}
