import { demoAccounts } from '../../../src/demo/content/demo-accounts.js';
import { addDays } from '../../../src/kernel/local-time.js';
import { morningTimeZone } from '../../e2e/support/morning-time-zone.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createDatabase } from '../../support/database/create-database.js';
import { createDemoDatabase } from '../../support/database/demo-database.js';
import { bookingForm, type BookingAnswer } from '../../support/fixtures/booking-form.js';
import { startProduct } from '../../support/processes/start-product.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';
import { registerCleanup } from '../../support/register-cleanup.js';

export interface FreeStart {
  therapistId: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  time: string;
}

/** After the days that the demo shop has bookings for: whoever is on the roster is free. */
const FIRST_FREE_DAY = 15;
const LAST_FREE_DAY = 28;

/** The demo shop in processes of its own, and the mails that it sends. */
export async function openShop() {
  const zone = morningTimeZone();
  const database = await createDatabase(await createDemoDatabase(zone));
  const mail = await startSmtpSink();
  const rates = { BOOKING_RATE_PER_MINUTE: '1000', SIGN_IN_RATE_PER_MINUTE: '1000' };
  const env = { SMTP_URL: mail.url, SHOP_TIME_ZONE: zone, ...rates };
  const product = await startProduct({ database, env });
  registerCleanup(product.stop);
  const { url } = product;
  const visitor = new Visitor(url);
  const { email, password } = demoAccounts.find(({ role }) => role === 'admin_staff')!;

  const signInAdmin = async () => {
    const admin = new Visitor(url);
    expect(await admin.post('/auth/sign-in', { email, password })).toMatchObject({ status: 200 });
    return admin;
  };

  return {
    url,
    mail,
    admin: { email, password },
    /** The admin in another browser. */
    signInAdmin,
    /** Ends the admin's sessions from there. */
    async endSessions(): Promise<void> {
      const admin = await signInAdmin();
      expect(await admin.post('/own-account/sign-out-everywhere')).toMatchObject({ status: 204 });
    },
    /** The first free time of a therapist after a treatment of whom there is time for another. */
    async findFreeStart(): Promise<FreeStart & { therapist: string }> {
      const { body: shop } = await visitor.get<{ local_now: string }>('/shop');
      for (let ahead = FIRST_FREE_DAY; ahead <= LAST_FREE_DAY; ahead++) {
        const date = addDays(shop.local_now.slice(0, 10), ahead);
        const { body: offered } = await visitor.get<{ id: string; name: string }[]>(
          `/availability/therapists?date=${date}`,
        );
        for (const { id, name } of offered.filter((each) => each.name !== 'Any Available')) {
          const { body: day } = await visitor.get<{ slots: { start_time: string; available: boolean }[] }>(
            `/availability/slots?therapist_id=${id}&date=${date}&duration=90`,
          );
          const free = day.slots.filter(({ available }) => available);
          if (free.length > 5) return { therapist: name, therapistId: id, date, time: free[0]!.start_time };
        }
      }
      throw new Error('Nothing is free for four weeks');
    },
    /** Books the shop's first service for a client of this last name. */
    async book({ therapistId, date, time }: FreeStart, last_name: string): Promise<BookingAnswer> {
      const { body: services } = await visitor.get<{ id: string }[]>('/services');
      const slot = { service_id: services[0]!.id, therapist_id: therapistId, booking_date: date, booking_time: time };
      const { status, body } = await visitor.post<BookingAnswer>('/bookings', bookingForm(slot, { last_name }));
      expect(status).toBe(201);
      return body;
    },
  };
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>;
