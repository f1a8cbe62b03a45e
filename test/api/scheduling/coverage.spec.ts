import { coverageSql } from '../../../src/booking/roster-coverage/coverage.query.js';
import { sql } from '../../../src/platform/database/sql.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { startApp } from '../../support/processes/start-app.js';
import { Visitor } from '../../support/clients/visitor.js';

const date = '2026-03-03';

interface Coverage {
  weeks: object[];
  hours: { hour: number }[];
  bookings: object[];
}

describe('the coverage of the roster', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor, staff: Visitor;
  let mei: string, tom: string, service: string;

  const coverage = async (more = '', asks = admin) =>
    (await asks.get<Coverage>(`/office/coverage?from=${date}&to=2026-03-09${more}`)).body;

  beforeAll(async () => {
    server = await startApp({ env: { BOOKING_RATE_PER_MINUTE: '1000' } });
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    staff = (await createSignedInUser(server, 'sam@spa.test', 'staff')).browser;
    await shop.timeSlots('09:00', '10:00', '15:00');
    await shop.saveSetting('booking_rules', {
      ...(await admin.get<{ booking_rules: object }>('/settings')).body.booking_rules,
      slot_occupancy: 'full_duration',
      cleanup_buffer_minutes: 15,
    } as never);
    service = await shop.service('Remedial');
    [mei, tom] = [await shop.therapist('Mei'), await shop.therapist('Tom')];
    await shop.shift(mei, date, '09:00 - 12:00');
    await shop.shift(tom, date, '10:00 - 11:00');
    const visitor = new Visitor(server.url);
    for (const booking_time of ['10:00', '15:00'])
      await visitor.post(
        '/bookings',
        bookingForm({ service_id: service, therapist_id: mei, booking_date: date, booking_time }),
      );
  });

  it('tells hours per person and week, what is free in each hour, and what no shift covers', async () => {
    expect(await coverage()).toEqual({
      weeks: [
        { therapist_id: mei, therapist_name: 'Mei', week: '2026-03-02', rostered_minutes: 180, booked_minutes: 120 },
        { therapist_id: tom, therapist_name: 'Tom', week: '2026-03-02', rostered_minutes: 60, booked_minutes: 0 },
      ],
      hours: [
        { date, hour: 9, rostered: 60, booked: 0, free: 60, is_uncovered: false },
        { date, hour: 10, rostered: 120, booked: 60, free: 60, is_uncovered: false },
        { date, hour: 11, rostered: 60, booked: 0, free: 45, is_uncovered: false },
        { date, hour: 15, rostered: 0, booked: 60, free: 0, is_uncovered: true },
      ],
      bookings: [
        {
          id: expect.any(String),
          therapist_id: mei,
          date,
          start_time: '10:00',
          end_time: '11:00',
          is_uncovered: false,
        },
        { id: expect.any(String), therapist_id: mei, date, start_time: '15:00', end_time: '16:00', is_uncovered: true },
      ],
    });
  });

  it('counts one person alone when asked to, also for staff', async () => {
    const { weeks, hours, bookings } = await coverage(`&therapist_id=${tom}`, staff);
    expect([weeks.length, hours.map(({ hour }) => hour), bookings]).toEqual([1, [10], []]);
  });

  it.each(['from=2026-03-03', 'from=2026-03-03&to=2026-03-02', 'from=2026-03-03&to=2026-04-14', 'from=x&to=y'])(
    'refuses days that cannot be meant: %s',
    async (days) => expect((await admin.get(`/office/coverage?${days}`)).status).toBe(422),
  );

  it('reads a month of twelve people in one statement that leaves the other months unread', async () => {
    const people: string[] = [];
    for (let nth = 0; nth < 12; nth += 1) people.push(await shop.therapist(`Person ${nth}`));
    await sql(
      shop.em,
      `insert into therapist_roster (id, therapist_id, therapist_name, roster_date, shift_hours)
       select gen_random_uuid(), id, '', '2026-05-01'::date + day, '09:00 - 17:00'
       from unnest($1::uuid[]) id, generate_series(-365, 365) day`,
      [people],
    );
    await sql(
      shop.em,
      `insert into bookings (id, version, service_id, service_name, therapist_id, booking_date, booking_time, booking_duration,
         client_id, client_name, first_name, last_name, client_phone, total_price, currency, status, created_at, updated_at)
       select gen_random_uuid(), 1, $2, 'Remedial', id, '2026-05-01'::date + day, '09:00'::time + hour * interval '1 hour', 60,
         $2, 'A B', 'A', 'B', '0412345678', 0, 'USD', 'confirmed', now(), now()
       from unnest($1::uuid[]) id, generate_series(-365, 365) day, generate_series(0, 5) hour`,
      [people, service],
    );
    await sql(shop.em, 'analyze');
    const statement = coverageSql
      .replaceAll('$1', `'2026-05-01'`)
      .replaceAll('$2', `'2026-05-31'`)
      .replaceAll('$3', `null`);
    const [row] = await sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
      shop.em,
      `explain (analyze, buffers, format json) ${statement}`,
      [],
    );
    const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = row!['QUERY PLAN'][0]!.Plan;
    const [tables] = await sql<{ pages: number }>(
      shop.em,
      `select sum(relpages)::int as pages from pg_class where relname in ('bookings', 'therapist_roster')`,
    );
    expect(hit! + read!).toBeLessThan(tables!.pages / 10);
  });
});
