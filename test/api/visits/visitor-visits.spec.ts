import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';

interface Treatment {
  booking_id: string;
  booking_time: string;
  status: string;
  therapist_name: string;
}

interface Answer {
  code: string;
  errors: { field: string }[];
  session_id: string;
  booking: {
    id: string;
    version: number;
    status: string;
    treatments: Treatment[];
    calendar_links: { google: string };
  };
}

interface Starts {
  code: string;
  starts: {
    time: string;
    total_price: number;
    parts: { therapist_id: string; therapist_name: string; time: string }[];
  }[];
}

describe('a visit, as visitors book it', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let massage: string, mei: string, tom: string;
  const date = '2026-03-10';
  const rules = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15, visitors_book_visits: true } as const;

  const anybody = () => new Visitor(server.url, { origin: 'http://localhost:3000' });
  const part = (therapist_id: string, guest = 1) => ({ service_id: massage, therapist_id, guest });
  const book = (parts: object[], booking_time: string, more: object = {}, headers: Record<string, string> = {}) =>
    anybody().post<Answer>(
      '/visits',
      {
        parts,
        booking_date: date,
        booking_time,
        first_name: 'Georgia',
        last_name: 'Marsh',
        client_phone: '0491 570 156',
        ...more,
      },
      headers,
    );
  const starts = (...parts: string[]) =>
    anybody().get<Starts>(
      `/availability/visit-starts?date=${date}&${parts.map((each) => `part=${massage},${each}`).join('&')}`,
    );
  const count = async (what: string) => {
    const [row] = await sql<{ n: number }>(shop.em, `select count(*)::int as n from ${what}`);
    return row!.n;
  };

  beforeEach(async () => {
    server = await startApp({ env: { BOOKING_RATE_PER_MINUTE: '1000000', BOOKINGS_PER_PHONE_PER_DAY: '1000000' } });
    shop = createShopBuilder(server);
    await shop.timeSlots('09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00');
    massage = await shop.service('Swedish');
    [mei, tom] = [await shop.therapist('Mei'), await shop.therapist('Tom')];
    await shop.shift(mei, date, '09:00-17:00');
    await shop.shift(tom, date, '10:00-16:00');
    await shop.saveSetting('booking_rules', rules);
  });

  afterEach(() => server.close());

  it('is offered only where the shop wants that', async () => {
    await shop.saveSetting('booking_rules', { ...rules, visitors_book_visits: false });
    const refused = { status: 409, body: { code: 'visits-not-offered' } };
    expect(await book([part(mei), part(tom)], '10:00')).toMatchObject(refused);
    expect(await starts('any,1', 'any,1')).toMatchObject(refused);
    const search = () => anybody().get(`/availability/next-visit-starts?date=${date}&part=${massage},any,1`);
    expect(await search()).toMatchObject(refused);
    // From one address, in a minute.
    const statuses = (await Promise.all(Array.from({ length: 60 }, search))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(59).fill(409), 429]);
    await shop.saveSetting('booking_rules', { ...rules, confirm_by_mail: true });
    expect(await book([part(mei), part(tom)], '10:00')).toMatchObject(refused);
  });

  it('is confirmed whole at once, and opened by one link', async () => {
    const { status, body } = await book([part(mei), part(tom)], '10:00', { seen_price: 179 });
    expect(status).toBe(201);
    expect(body.booking).toMatchObject({
      status: 'confirmed',
      treatments: [
        { booking_time: '10:00', therapist_name: 'Mei', status: 'confirmed' },
        { booking_time: '11:00', therapist_name: 'Tom', status: 'confirmed' },
      ],
    });
    const calendar = new URL(body.booking.calendar_links.google).searchParams.get('dates');
    expect(calendar).toBe('20260309T230000Z/20260310T010000Z');
    expect(await book([part(mei), part(tom)], '14:00', { seen_price: 178 })).toMatchObject({
      status: 409,
      body: { code: 'price-changed' },
    });
    const stones = randomUUID();
    const add = `insert into service_add_ons (id, name, minutes, price, service_ids, created_at, updated_at)
      values ($1, 'Hot stones', 15, 20, array[$2::uuid], now(), now())`;
    await sql(shop.em, add, [stones, massage]);
    const { body: longer } = await starts(`${mei},1,${stones}`, `${mei},1`);
    expect(longer.starts.find(({ time }) => time === '14:00')).toMatchObject({
      total_price: 199,
      parts: [{ time: '14:00' }, { time: '15:15' }],
    });
    const withStones = { ...part(mei), add_ons: [stones] };
    expect((await book([withStones, part(mei)], '14:00', { seen_price: 199 })).body.booking.treatments).toMatchObject([
      { booking_time: '14:00', service_name: 'Swedish + Hot stones' },
      { booking_time: '15:15' },
    ]);
    expect(await book([part(tom), { ...part(tom), add_ons: [massage] }], '14:00')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'parts.1.add_ons' }] },
    });
  });

  it('never waits by half: what is not free is refused, and the treatment named', async () => {
    await book([part(mei), part(tom)], '10:00');
    expect(await book([part(mei), part(tom, 2)], '12:00')).toMatchObject({
      status: 409,
      body: { code: 'time_conflict', errors: [{ field: 'parts.1.therapist_id' }] },
    });
    expect(await book([part(await shop.anyAvailable()), part(mei)], '14:00')).toMatchObject({
      status: 409,
      body: { code: 'unassigned', errors: [{ field: 'parts.0.therapist_id' }] },
    });
    expect(await count('bookings')).toBe(2);
    expect(await count('reservations')).toBe(2);
  });

  it('is offered exactly where it would be confirmed', async () => {
    await book([part(mei), part(mei)], '12:00');
    for (const wanted of [
      [part(mei), part(mei)],
      [part(mei), part(tom)],
      [part(tom), part(mei)],
      [part(mei), part(tom, 2)],
    ]) {
      const { body } = await starts(...wanted.map(({ therapist_id, guest }) => `${therapist_id},${guest}`));
      const offered = body.starts.map(({ time }) => time);
      for (const time of ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00']) {
        const made = await book(wanted, time);
        expect([time, made.status === 201]).toEqual([time, offered.includes(time)]);
        if (made.status !== 201) continue;
        const { session_id: sessionId, booking } = made.body;
        const undone = { sessionId, version: booking.version };
        expect(await anybody().post('/own-booking-cancellation', undone)).toMatchObject({ status: 200 });
      }
    }
  });

  it('says in one answer on which day it is free next, as far ahead as can be booked', async () => {
    const parts = `part=${massage},${mei},1&part=${massage},any,2`;
    const read = (path: string) =>
      anybody()
        .get<Starts & { date: string }>(`/availability/${path}&${parts}`)
        .then(({ body }) => body);
    const [far, last, beyond] = ['2026-04-20', '2026-05-01', '2026-05-02'];
    await shop.shift(mei, '2026-03-25', '09:00-17:00');
    for (const day of [far, last, beyond]) {
      await shop.shift(mei, day, '09:00-17:00');
      await shop.shift(tom, day, '10:00-16:00');
    }
    expect(await read('next-visit-starts?date=2026-03-02')).toEqual(await read(`visit-starts?date=${date}`));
    const found = await read(`next-visit-starts?date=${date}`);
    expect(found).toMatchObject({
      date: far,
      starts: [{ time: '10:00' }, { time: '11:00' }, { time: '12:00' }, {}, {}],
    });
    expect(found).toEqual(await read(`visit-starts?date=${far}`));
    expect(await read(`next-visit-starts?date=${far}`)).toMatchObject({ date: last });
    expect(await read(`next-visit-starts?date=${last}`)).toEqual({ date: last, starts: [] });
    expect(await read(`visit-starts?date=${beyond}`)).toEqual({ date: beyond, starts: [] });
  });

  it('for whoever is free names who it would be', async () => {
    const { body } = await starts('any,1', 'any,2');
    expect(body.starts[0]).toMatchObject({ time: '10:00', total_price: 179 });
    expect(body.starts[0]!.parts.map(({ therapist_name }) => therapist_name)).toEqual(['Mei', 'Tom']);
  });

  it('is moved and cancelled by its client as a whole', async () => {
    const { body } = await book([part(mei), part(tom)], '10:00');
    const { session_id: sessionId, booking } = body;
    const slot = { booking_date: date, booking_time: '11:00' };
    expect(
      await anybody().post('/own-booking-move', { sessionId, version: booking.version, therapist_id: mei, ...slot }),
    ).toMatchObject({ status: 409, body: { code: 'part-of-visit' } });
    const moved = await anybody().post<Answer>('/own-visit-move', { sessionId, version: booking.version, ...slot });
    expect(moved.body.booking.treatments.map(({ booking_time }) => booking_time)).toEqual(['11:00', '12:00']);
    const stale = { sessionId, version: booking.version, ...slot, booking_time: '14:00' };
    expect(await anybody().post('/own-visit-move', stale)).toMatchObject({ status: 409 });
    const { version, treatments } = moved.body.booking;
    const nobody = { booking_id: treatments[1]!.booking_id, therapist_id: '00000000-0000-4000-8000-000000000000' };
    expect(
      await anybody().post('/own-visit-move', { sessionId, version, ...slot, therapists: [nobody] }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: 'therapists.0.therapist_id' }] } });
    const cancelled = await anybody().post<Answer>('/own-booking-cancellation', { sessionId, version });
    expect(cancelled.body.booking.treatments.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect(await count('reservations')).toBe(0);
  });

  it('crossing another in the order of therapists waits for it: one whole visit at a time, and no half one', async () => {
    const orders = [
      [part(mei), part(tom, 2)],
      [part(tom), part(mei, 2)],
      [part(mei), part(tom)],
      [part(tom), part(mei)],
    ];
    const sent = Array.from({ length: 40 }, (_, nth) => book(orders[nth % 4]!, ['10:00', '11:00'][nth % 2]!));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    const made = statuses.filter((status) => status === 201).length;
    expect(await count('bookings')).toBe(made * 2);
    expect(await count('reservations')).toBe(made * 2);
    expect(
      await count(`reservations a join reservations b on a.therapist_id = b.therapist_id
        and a.booking_id < b.booking_id and a.during && b.during`),
    ).toBe(0);
  });
});
