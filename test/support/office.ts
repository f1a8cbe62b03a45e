import { UserAccounts } from '../../src/identity/index.js';
import { startApp, startWorker } from './app.js';
import { type BookingAnswer, type BookingForm, bookingForm } from './booking-form.js';
import { createDatabase } from './database.js';
import { FixedClock } from './fixed-clock.js';
import { shopOf } from './shop.js';
import { Visitor } from './visitor.js';

const password = 'twelve characters';

export interface OfficeBooking {
  id: string;
  version: number;
  status: string;
  code: string;
  therapist_id: string;
  booking_date: string;
  booking_time: string;
  [more: string]: unknown;
}

export interface ActionLog {
  action_type: string;
  kind: string;
  admin_email: string | null;
  details: Record<string, unknown>;
}

/** A shop with two therapists, two services, an admin who is signed in twice, a member of staff, and a worker. */
export async function startOffice({ clock = new FixedClock(), env = {} as Record<string, string> } = {}) {
  const database = await createDatabase();
  const server = await startApp({ database, clock, env });
  const worker = await startWorker({ database, clock, env });
  const shop = shopOf(server);
  const accounts = server.get(UserAccounts);
  for (const name of ['ada', 'bea']) await accounts.create({ email: `${name}@spa.test`, password, role: 'admin_staff' });
  const userId = await accounts.create({ email: 'mei@spa.test', password, role: 'staff' });
  await shop.timeSlots('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '16:00');
  const swedish = await shop.service('Swedish');
  const cupping = await shop.service('Cupping', { priceCents: 12005, durationMinutes: 90 });
  const mei = await shop.therapist('Mei', { userId });
  const tom = await shop.therapist('Tom');
  const anybody = await shop.anyAvailable();
  const signedIn = async (name: string) => {
    const browser = new Visitor(server.url);
    await browser.post('/auth/sign-in', { email: `${name}@spa.test`, password });
    return browser;
  };
  const [ada, bea, staff] = [await signedIn('ada'), await signedIn('bea'), await signedIn('mei')];
  const visitor = new Visitor(server.url);
  const book = async (form: Partial<BookingForm> & Pick<BookingForm, 'booking_date'>) => {
    const slot = { service_id: swedish, therapist_id: mei, booking_time: '09:00', ...form };
    return (await visitor.post<BookingAnswer>('/bookings', bookingForm(slot, form))).body.booking.id;
  };
  return {
    server, worker, clock, shop, swedish, cupping, mei, tom, anybody, ada, bea, staff, visitor, book,
    /** The booking as the office sees it. */
    seen: async (id: string) => (await ada.get<OfficeBooking>(`/bookings/${id}`)).body,
    /** Entries of the action log about a booking, latest first. */
    logOf: async (bookingId: string) =>
      (await ada.get<{ items: ActionLog[] }>('/admin-action-logs?who=everyone')).body.items.filter(
        ({ details }) => details.booking_id === bookingId,
      ),
    log: async () => (await ada.get<{ items: ActionLog[] }>('/admin-action-logs')).body.items,
  };
}
