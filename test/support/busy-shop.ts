import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ShopSettings } from '../../src/catalog/index.js';
import { system } from '../../src/platform/event-store/actor.js';
import { startApp } from './app.js';
import { type BookingAnswer, type BookingForm, bookingForm } from './booking-form.js';
import { FixedClock } from './fixed-clock.js';
import { shopOf } from './shop.js';

export const shopAddress = 'hello@longwater.test';
const starts = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'];
const therapists = ['Anika Rao', 'Clare Devlin', 'Linh Pham', 'Mei Tanaka'];

/** A booking that a client means to make once, however often it has to be sent. */
export interface WantedBooking {
  key: string;
  email: string;
  form: BookingForm;
}

/**
 * Fills the database with a shop that is open on the next five days, in the time of the machine's clock.
 * @returns 200 bookings that do not get in each other's way
 */
export async function busyShop(database: string): Promise<WantedBooking[]> {
  const clock = new FixedClock(new Date().toISOString());
  const server = await startApp({ database, clock });
  const shop = shopOf(server);
  const settings = server.get(ShopSettings);
  await settings.save(shop.em, 'shop_details', { ...(await settings.details()), name: 'Longwater', email: shopAddress }, system);
  await shop.timeSlots(...starts);
  const service = await shop.service('Swedish');
  const days = [2, 3, 4, 5, 6].map((ahead) => new Date(clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10));
  const wanted: WantedBooking[] = [];
  for (const name of therapists) {
    const therapist = await shop.therapist(name, { availableSlots: starts.length });
    for (const date of days) {
      await shop.shift(therapist, date, '09:00-20:00');
      for (const time of starts) {
        const slot = { service_id: service, therapist_id: therapist, booking_date: date, booking_time: time };
        const email = `guest-${wanted.length}@example.test`;
        wanted.push({ key: randomUUID(), email, form: bookingForm(slot, { client_email: email }) });
      }
    }
  }
  await server.close();
  return wanted;
}

/**
 * Sends the bookings, twelve at a time.
 * @returns the bookings' ids by key, of those that were answered with 201
 */
export async function sendAll(url: string, wanted: WantedBooking[], onAnswer: (count: number) => void = () => {}) {
  const answered = new Map<string, string>();
  const queue = [...wanted];
  const sender = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const id = await send(url, next).catch(() => undefined);
      if (id) onAnswer(answered.set(next.key, id).size);
    }
  };
  await Promise.all(Array.from({ length: 12 }, sender));
  return answered;
}

async function send(url: string, { key, form }: WantedBooking): Promise<string | undefined> {
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, origin: url },
    body: JSON.stringify(form),
    signal: AbortSignal.timeout(10_000),
  });
  return response.status === 201 ? ((await response.json()) as BookingAnswer).booking.id : undefined;
}

/** What a statement finds, over a connection of its own. */
export async function rowsOf<Row>(database: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
