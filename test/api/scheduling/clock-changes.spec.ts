import { addDays } from '../../../src/kernel/local-time.js';
import { sql } from '../../../src/platform/database/sql.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startApp } from '../../support/processes/start-app.js';

interface HourMinutes {
  hour: number;
  rostered: number;
  booked: number;
  free: number;
}

/** 13½ hours of the wall clock in spring and 12½ in autumn: 750 and 810 minutes pass. */
const zones = [
  { zone: 'Europe/Berlin', spring: '2026-03-29', autumn: '2026-10-25', twice: 2 },
  { zone: 'America/New_York', spring: '2026-03-08', autumn: '2026-11-01', twice: 1 },
];

describe.each(zones)('on the days on which the clock changes in $zone', ({ zone, spring, autumn, twice }) => {
  const clock = new FixedClock();
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let mei: string, service: string;
  const clockAt = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 || '00'}`;
  /** Half past the hour before the change, and half past the hour that comes twice. */
  const days = [
    { name: 'spring', day: spring, hours: '00:00 - 13:30', passed: 750, start: '01:30' },
    { name: 'autumn', day: autumn, hours: '00:00 - 12:30', passed: 810, start: clockAt(twice * 60 + 30) },
  ];

  beforeAll(async () => {
    clock.set(`${addDays(spring, -30)}T12:00:00.000Z`);
    server = await startApp({ clock, env: { SHOP_TIME_ZONE: zone } });
    shop = createShopBuilder(server);
    await shop.saveSetting('booking_rules', { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15 });
    await shop.timeSlots('00:30', '01:00', '01:30', '02:00', '02:30', '04:00');
    service = await shop.service('Remedial', { durationMinutes: 60 });
    mei = await shop.therapist('Mei');
    for (const { day, hours } of days) await shop.shift(mei, day, hours);
  });

  const book = async (booking_date: string, booking_time: string) => {
    const form = bookingForm({ service_id: service, therapist_id: mei, booking_date, booking_time });
    const { body } = await new Visitor(server.url).post<BookingAnswer>('/bookings', form);
    expect(body).toMatchObject({ reason: 'available', booking: { status: 'confirmed', booking_date, booking_time } });
    return body;
  };

  /** Minute by minute of real time: a calculation of its own, by PostgreSQL's clock. */
  const computeExpectedFigures = (from: string, until: string, booked: { from: string; until: string }) =>
    sql<HourMinutes>(
      shop.em,
      `select extract(hour from minute at time zone $1)::int as hour, count(*)::int as rostered,
         count(*) filter (where minute >= $4 and minute < $5)::int as booked,
         count(*) filter (where minute < $4 or minute >= $5::timestamptz + interval '15 minutes')::int as free
       from generate_series($2::timestamp at time zone $1, $3::timestamp at time zone $1 - interval '1 minute', interval '1 minute') minute
       group by 1 order by 1`,
      [zone, from, until, booked.from, booked.until],
    );

  it.each(days)('in $name counts the minutes that pass, the same in coverage and reports', async (each) => {
    const { day, hours, passed, start } = each;
    clock.set(`${addDays(day, -1)}T12:00:00.000Z`);
    const { booking, session_id } = await book(day, start);
    const admin = (await createSignedInUser(server, `ada-${day}@spa.test`, 'admin_staff')).browser;
    const coverage = await admin.get<{ weeks: object[]; hours: HourMinutes[]; bookings: object[] }>(
      `/office/coverage?from=${addDays(day, -6)}&to=${day}`,
    );
    expect(coverage.body.weeks).toMatchObject([{ rostered_minutes: passed, booked_minutes: 60 }]);
    expect(coverage.body.bookings).toMatchObject([{ id: booking.id, is_uncovered: false }]);

    // Of two half past hours the earlier is meant; 60 minutes pass from there.
    const [first] = await sql<{ from: string }>(
      shop.em,
      `select min(minute)::text as from from generate_series(
         ($1::date - 1)::timestamp at time zone 'UTC', ($1::date + 2)::timestamp at time zone 'UTC', interval '1 minute') minute
       where minute at time zone $2 = $1::date + $3::time`,
      [day, zone, start],
    );
    const until = new Date(new Date(first!.from).getTime() + 60 * 60_000).toISOString();
    const [opens, closes] = hours.split(' - ');
    const byHand = await computeExpectedFigures(`${day} ${opens}`, `${day} ${closes}`, { from: first!.from, until });
    expect(coverage.body.hours.map(({ hour, rostered, booked, free }) => ({ hour, rostered, booked, free }))).toEqual(
      byHand,
    );

    if (day === spring) {
      const absence = { therapist_id: mei, first_date: day, last_date: day, start_time: '01:00', end_time: '02:00' };
      const question = { change: { absence }, booking_id: booking.id, date: day };
      const { body } = await admin.post<{ times: { booking_time: string }[] }>('/what-if/free-places', question);
      expect(body.times.map(({ booking_time }) => booking_time)).toEqual(['04:00']);
    }

    const link = await admin.post<{ url: string }>(`/therapists/${mei}/calendar-link`);
    const feed = await fetch(link.body.url.replace(/^.*(?=\/api\/)/, server.url));
    const file = await fetch(`${server.url}/api/booking-calendar`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ sessionId: session_id }),
    });
    const instants = [first!.from, until].map(
      (time) => `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
    );
    const shown = (time: string) => `TZID=${zone}:${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
    const expected =
      day === autumn
        ? [`DTSTART:${instants[0]}`, `DTEND:${instants[1]}`]
        : [`DTSTART;${shown('01:30')}`, `DTEND;${shown('03:30')}`];
    for (const text of [await feed.text(), await file.text()]) {
      const event = text.split('BEGIN:VEVENT').find((part) => part.includes(`UID:${booking.id}`))!;
      expect(event.split('\r\n').filter((line) => /^DT(START|END)/.test(line))).toEqual(expected);
    }

    while (await server.get(Relay).step());
    while (await server.get(Projector).step());
    const report = await admin.get<{
      total: object;
      therapists: object[];
      cells: { hour: number; rostered_minutes: number; booked_minutes: number }[];
      previous: object;
    }>(`/reports/performance?start_date=${day}&end_date=${day}`);
    const utilisation = Math.round((10_000 * 75) / passed) / 10_000;
    const figures = { rostered_minutes: passed, booked_minutes: 75, utilisation };
    expect(report.body).toMatchObject({ total: figures, therapists: [figures] });
    expect(report.body.cells.map(({ hour, rostered_minutes: rostered }) => ({ hour, rostered }))).toEqual(
      byHand.map(({ hour, rostered }) => ({ hour, rostered })),
    );
    // Here the cleanup is booked as well: what is not free.
    expect(report.body.cells.map(({ booked_minutes }) => booked_minutes)).toEqual(
      byHand.map(({ rostered, free }) => rostered - free),
    );
    const next = addDays(day, 1);
    const later = await admin.get(`/reports/performance?start_date=${next}&end_date=${next}`);
    expect(later.body).toMatchObject({ previous: { figures: { rostered_minutes: passed } } });

    clock.set(`${day}T12:00:00.000Z`);
    // The session of the day before is over.
    const bea = (await createSignedInUser(server, `bea-${day}@spa.test`, 'admin_staff')).browser;
    const today = { rostered_minutes: passed, booked_minutes: 75 };
    expect((await bea.get('/reports/today')).body).toMatchObject(today);
  });
});
