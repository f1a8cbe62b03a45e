import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';

describe('deactivating a therapist', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor, visitor: Visitor;
  let mei: string, tom: string, service: string;

  const deactivate = (id: string, body = {}) => admin.post(`/therapists/${id}/deactivation`, { version: 1, ...body });
  const book = async (booking_date: string, booking_time = '10:00', therapist_id = mei) => {
    const form = bookingForm({ service_id: service, therapist_id, booking_date, booking_time });
    return visitor.post<{ booking: { id: string } }>('/bookings', form);
  };
  const daysOf = async (id: string) => {
    const rows = await sql<{ day: string }>(
      shop.em,
      'select roster_date::text as day from therapist_roster where therapist_id = $1 order by 1',
      [id],
    );
    return rows.map(({ day }) => day);
  };

  beforeAll(async () => {
    server = await startApp({ env: { BOOKING_RATE_PER_MINUTE: '1000' } });
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    visitor = new Visitor(server.url);
    await shop.timeSlots('09:00', '10:00', '15:00');
    service = await shop.service('Swedish');
  });

  // Yesterday, today, tomorrow.
  beforeEach(async () => {
    [mei, tom] = [await shop.therapist('Mei'), await shop.therapist('Tom')];
    for (const id of [mei, tom])
      for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) await shop.shift(id, day, '09:00-17:00');
  });

  it('shows what it touches and touches nothing', async () => {
    const [later, today] = [await book('2026-03-10'), await book('2026-03-02', '15:00')];
    expect((await admin.get(`/therapists/${mei}/deactivation`)).body).toEqual({
      booking_ids: [today.body.booking.id, later.body.booking.id],
      roster_entries: 1,
      restorable_entries: 0,
    });
    expect(await daysOf(mei)).toHaveLength(3);
  });

  it('takes the shifts after today out, keeps the record and everybody else, and is logged', async () => {
    expect(await deactivate(mei)).toMatchObject({ status: 200, body: { id: mei, is_active: false } });
    expect(await daysOf(mei)).toEqual(['2026-03-01', '2026-03-02']);
    expect(await daysOf(tom)).toHaveLength(3);
    expect((await book('2026-03-03')).status).toBe(422);
    await deactivate(mei);
    const events = await sql(
      shop.em,
      `select data, actor_email from event_log where stream = $1 and type = 'TherapistDeactivated'`,
      [mei],
    );
    expect(events).toEqual([
      {
        data: {
          therapist_id: mei,
          name: 'Mei',
          removed_shifts: 1,
          shifts: [{ roster_date: '2026-03-03', shift_type: 'custom', shift_hours: '09:00-17:00' }],
          kept_bookings: [],
        },
        actor_email: 'ada@spa.test',
      },
    ]);
  });

  it('names the upcoming bookings; told to keep them it goes through and they stay', async () => {
    const { body } = await book('2026-03-03');
    expect(await deactivate(mei)).toMatchObject({
      status: 409,
      body: {
        code: 'bookings-in-the-way',
        detail: 'Mei still has one upcoming booking',
        in_the_way: [body.booking.id],
      },
    });
    expect(await daysOf(mei)).toHaveLength(3);
    expect(await deactivate(mei, { keep: true })).toMatchObject({ status: 200 });
    const kept = await sql(shop.em, 'select from reservations where booking_id = $1', [body.booking.id]);
    expect(kept).toHaveLength(1);
  });

  it('can be taken back, with the shifts that lie ahead', async () => {
    await deactivate(mei);
    expect((await admin.get(`/therapists/${mei}/deactivation`)).body).toMatchObject({ restorable_entries: 1 });
    const reactivate = (version?: number) => admin.post(`/therapists/${mei}/reactivation`, { version });
    expect(await reactivate(2)).toMatchObject({ status: 200, body: { is_active: true, version: 3 } });
    expect(await daysOf(mei)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
    const [last] = await sql(shop.em, 'select type from event_log where stream = $1 order by version desc limit 1', [
      mei,
    ]);
    expect(last).toEqual({ type: 'TherapistReactivated' });
  });

  it('names the version that was seen, and is refused when the record has moved on', async () => {
    const modified = { status: 409, body: { code: 'modified' } };
    const nameless = { status: 422, body: { errors: [{ field: 'version' }] } };
    expect(await admin.post(`/therapists/${mei}/deactivation`, {})).toMatchObject(nameless);
    expect(await admin.send('PATCH', `/therapists/${mei}`, { bio: 'Since 2012', version: 1 })).toMatchObject({
      status: 200,
    });
    expect(await deactivate(mei)).toMatchObject(modified);
    expect(await daysOf(mei)).toHaveLength(3);
    expect(await deactivate(mei, { version: 2 })).toMatchObject({ status: 200 });
    const reactivate = (body: object) => admin.post(`/therapists/${mei}/reactivation`, body);
    expect(await reactivate({})).toMatchObject(nameless);
    expect(await reactivate({ version: 2 })).toMatchObject(modified);
  });

  it('is not for Any Available, nor for nobody', async () => {
    const unassigned = await shop.anyAvailable();
    expect(await deactivate(unassigned)).toMatchObject({ status: 409, body: { code: 'any-available-fixed' } });
    expect(await admin.get(`/therapists/${unassigned}/deactivation`)).toMatchObject({ status: 409 });
    expect(await deactivate(randomUUID())).toMatchObject({ status: 404 });
    expect(await deactivate(mei, { keep: 'yes' })).toMatchObject({ status: 422 });
  });

  it('either sees a booking of the same moment or refuses it', async () => {
    for (let round = 0; round < 8; round += 1) {
      mei = await shop.therapist(`Mei ${round}`);
      const [deactivated, booked] = await Promise.all([deactivate(mei), book('2026-04-01')]);
      expect([deactivated.status, booked.status]).toEqual(deactivated.status === 200 ? [200, 422] : [409, 201]);
    }
  });
});
