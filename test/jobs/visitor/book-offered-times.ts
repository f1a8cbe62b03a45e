import { bookOverHttp, getFirstService } from '../../e2e/support/book-over-http.js';
import { type Figure, none } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';

const BOOKINGS = 300;
const DAYS = 14;

interface Day {
  slots: { start_time: string; available: boolean }[];
}

/** "See only times that are true": what is offered is booked, and confirmed at once. */
export async function bookOfferedTimes(shop: MeasuredShop): Promise<Figure[]> {
  const read = async <T>(path: string): Promise<T> => (await shop.request.get(`/api${path}`)).json();
  const { local_now } = await read<{ local_now: string }>('/shop');
  const { id: service } = await getFirstService(shop.request);
  const refused: string[] = [];
  let booked = 0;
  for (let ahead = 1; ahead <= DAYS && booked < BOOKINGS; ahead++) {
    const date = new Date(Date.parse(`${local_now}Z`) + ahead * 86_400_000).toISOString().slice(0, 10);
    const offered = await read<{ id: string; name: string }[]>(
      `/availability/therapists?date=${date}&service_id=${service}`,
    );
    for (const { id, name } of offered.filter((each) => each.name !== 'Any Available'))
      while (booked < BOOKINGS) {
        const { slots } = await read<Day>(`/availability/slots?therapist_id=${id}&date=${date}&service_id=${service}`);
        const free = slots.filter(({ available }) => available);
        // Neither the first nor the last alone: what lies between two bookings is offered too.
        const slot = free[(booked * 7) % Math.max(free.length, 1)];
        if (!slot) break;
        const start = { therapist: name, therapistId: id, date, time: slot.start_time };
        const { booking } = await (await bookOverHttp(shop.request, shop, start)).json();
        if (booking?.status !== 'confirmed') refused.push(`${name} ${date} ${slot.start_time}`);
        booked++;
        if (booked % 3 === 0) break;
      }
  }
  return [none(`offered times refused, of ${booked} booked`, refused)];
}
