import { findFreeStart, type FreeStart } from '../../e2e/support/booking-dialog.js';
import { OfficeRequest } from '../data/office-request.js';
import type { MeasuredShop } from '../measured-shop.js';

export interface BookedClient extends FreeStart {
  id: string;
  name: string;
}

/** A client of their own with a confirmed booking, where the day has room for more. */
export async function bookClient(
  shop: MeasuredShop,
  name: string,
  room: NonNullable<Parameters<typeof findFreeStart>[1]> = {},
): Promise<BookedClient> {
  const start = await findFreeStart(shop.request, room);
  const office = await OfficeRequest.signIn(shop.url);
  const [service] = await office.get<{ id: string }[]>('/services');
  const { id } = await office.post<{ id: string }>('/office-bookings', {
    ...{ service_id: service!.id, therapist_id: start.therapistId, status: 'confirmed' },
    ...{ booking_date: start.date, booking_time: start.time },
    ...{ client_name: name, client_phone: '0491 570 157', client_email: `${name.replace(' ', '.')}@example.com` },
  });
  await office.close();
  return { ...start, id, name };
}
