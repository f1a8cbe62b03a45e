import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';

const date = '2026-03-03';
const halfHours = Array.from(
  { length: 20 },
  (_, i) => `${String(9 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
);

describe('changing what a booking takes of a day', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor;
  let massage: string, mei: string, tom: string;

  const book = async (therapist_id: string, booking_time: string) => {
    const form = bookingForm({ service_id: massage, therapist_id, booking_date: date, booking_time });
    return new Visitor(server.url, { origin: 'http://localhost:3000' }).post<BookingAnswer>('/bookings', form);
  };
  const confirmed = async (therapistId: string, time: string) => {
    const { body } = await book(therapistId, time);
    expect(body.booking.status).toBe('confirmed');
    return body.booking.id;
  };
  const rules = async () =>
    (await admin.get<{ booking_rules: { version: number; value: object } }>('/settings')).body.booking_rules;
  const change = async (slot_occupancy: string, cleanup_buffer_minutes = 0) => {
    const { version } = await rules();
    return admin.send('PUT', '/settings/booking_rules', { value: { slot_occupancy, cleanup_buffer_minutes }, version });
  };
  const spans = () =>
    sql(
      shop.em,
      `select to_char(starts_at, 'HH24:MI') || '-' || to_char(ends_at, 'HH24:MI') as span from reservations order by starts_at`,
    );
  const check = async (therapistId: string, time: string, duration: number) => {
    const query = `therapist_id=${therapistId}&booking_date=${date}&booking_time=${time}&duration=${duration}`;
    return (await admin.get<{ reason: string }>(`/availability/check?${query}`)).body.reason;
  };

  beforeEach(async () => {
    server = await startApp({ env: { BOOKING_RATE_PER_MINUTE: '100000' } });
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    await shop.timeSlots(...halfHours);
    massage = await shop.service('Hot Stone', { durationMinutes: 90 });
    [mei, tom] = [
      await shop.therapist('Mei', { availableSlots: 20 }),
      await shop.therapist('Tom', { availableSlots: 20 }),
    ];
    for (const id of [mei, tom]) await shop.shift(id, date, '09:00-19:00');
  });

  afterEach(() => server.close());

  it('gives every future booking its new span, and takes it back', async () => {
    await confirmed(mei, '10:00');
    await confirmed(mei, '14:00');
    expect(await change('full_duration', 15)).toMatchObject({ status: 200 });
    expect(await spans()).toEqual([{ span: '10:00-11:45' }, { span: '14:00-15:45' }]);
    expect((await book(mei, '11:30')).body.reason).toBe('time_conflict');
    expect(await change('full_duration', 0)).toMatchObject({ status: 200 });
    expect((await spans())[0]).toEqual({ span: '10:00-11:30' });
    expect(await change('start_only')).toMatchObject({ status: 200 });
    expect((await spans())[0]).toEqual({ span: '10:00-10:00' });
    expect((await book(mei, '10:30')).body.booking.status).toBe('confirmed');
  });

  it('leaves what is past as it was', async () => {
    await confirmed(mei, '10:00');
    await sql(
      shop.em,
      `update reservations set starts_at = starts_at - interval '2 days', ends_at = ends_at - interval '2 days'`,
    );
    await change('full_duration');
    expect(await spans()).toEqual([{ span: '10:00-10:00' }]);
  });

  it('is refused when confirmed bookings would overlap, names them and changes nothing', async () => {
    const first = await confirmed(mei, '10:00');
    const second = await confirmed(mei, '11:00');
    await confirmed(tom, '11:00');
    await book(tom, '11:00');
    expect(await change('full_duration')).toMatchObject({
      status: 409,
      body: {
        code: 'bookings-overlap',
        detail: 'Confirmed bookings would overlap: Mei, 3 Mar, 10:00 AM and 11:00 AM',
        in_the_way: [first, second],
      },
    });
    expect(await rules()).toMatchObject({ version: 0, value: { slot_occupancy: 'start_only' } });
    expect((await spans())[0]).toEqual({ span: '10:00-10:00' });
    expect(await sql(shop.em, `select from event_log where type = 'BookingRulesChanged'`)).toEqual([]);
  });

  it('tells the first overlaps in words, and how many more there are', async () => {
    for (const time of halfHours.slice(0, 6)) await confirmed(mei, time);
    expect(await change('full_duration')).toMatchObject({
      status: 409,
      body: {
        detail: expect.stringMatching(
          /^Confirmed bookings would overlap: Mei, 3 Mar, 9:00 AM and 9:30 AM; .*; .*; and 6 more$/,
        ),
      },
    });
  });

  it('a buffer that joins two bookings is refused as well', async () => {
    await confirmed(mei, '10:00');
    await confirmed(mei, '11:30');
    expect(await change('full_duration')).toMatchObject({ status: 200 });
    expect(await change('full_duration', 15)).toMatchObject({ status: 409, body: { code: 'bookings-overlap' } });
  });

  it('the check goes by the length of the service', async () => {
    await confirmed(mei, '11:00');
    expect(await check(mei, '10:00', 90)).toBe('available');
    await change('full_duration');
    expect(await check(mei, '10:00', 60)).toBe('available');
    expect(await check(mei, '10:00', 90)).toBe('time_conflict');
  });

  it('while visitors book, no confirmed bookings overlap and nobody is turned away by an error', async () => {
    for (let round = 0; round < 4; round++) {
      const booking = halfHours.flatMap((time) => [book(mei, time), book(tom, time)]);
      const changing = change('full_duration', 15);
      const answers = await Promise.all(booking);
      const { status } = await changing;
      expect([200, 409]).toContain(status);
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
      const [wrong] = await sql(shop.em, wrongUnder, [status === 200]);
      expect(wrong).toEqual({ overlaps: 0, spans: 0 });
      await sql(shop.em, 'delete from reservations');
      await change('start_only');
    }
  });
});

/** Held spans that overlap or are not as long as the rules say. */
const wrongUnder = /* sql */ `
  with span as (
    select *, case when $1::boolean then starts_at + make_interval(mins => duration_minutes + 15) else starts_at end as wanted
    from reservations where kind = 'held'
  )
  select (select count(*)::int from span where ends_at <> wanted) as spans,
    (select count(*)::int from span a join span b on a.therapist_id = b.therapist_id and a.booking_id < b.booking_id
      and a.during && b.during) as overlaps`;
