import { CommandBus } from '@nestjs/cqrs';
import { ConfirmBooking } from '../../../src/booking/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { system } from '../../../src/kernel/actor.js';
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

describe('many visitors at once', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let massage: string, mei: string;

  const bookAt = (time: string) =>
    new Visitor(server.url, { origin: 'http://localhost:3000' }).post<BookingAnswer>(
      '/bookings',
      bookingForm({ service_id: massage, therapist_id: mei, booking_date: date, booking_time: time }),
    );
  const count = (answers: Array<{ body: BookingAnswer }>, status: string) =>
    answers.filter(({ body }) => body.booking.status === status).length;
  const overlaps = () =>
    sql(
      shop.em,
      `select a.booking_id from reservations a join reservations b
       on a.therapist_id = b.therapist_id and a.booking_id < b.booking_id and a.during && b.during
       where a.kind = 'held' and b.kind = 'held'`,
    );

  beforeEach(async () => {
    server = await startApp();
    shop = createShopBuilder(server);
    await shop.timeSlots(...halfHours);
    massage = await shop.service('Hot Stone', { durationMinutes: 90 });
    mei = await shop.therapist('Mei', { availableSlots: 8 });
    await shop.shift(mei, date, '09:00-19:00');
  });

  afterEach(() => server.close());

  it('at one slot: one is confirmed, the others wait', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => bookAt('10:00')));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect([count(answers, 'confirmed'), count(answers, 'pending')]).toEqual([1, 49]);
  });

  it('at overlapping starts, when a slot is taken for its full duration: one is confirmed', async () => {
    await shop.saveSetting('booking_rules', { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15 });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => bookAt(halfHours[4 + (i % 3)]!)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect([count(answers, 'confirmed'), count(answers, 'pending')]).toEqual([1, 49]);
    expect(await overlaps()).toEqual([]);
  });

  describe('on Any Available, assigned at once', () => {
    let anybody: string, tom: string, zoe: string;

    beforeEach(async () => {
      anybody = await shop.anyAvailable();
      [tom, zoe] = [await shop.therapist('Tom'), await shop.therapist('Zoe')];
      for (const id of [tom, zoe]) await shop.shift(id, date, '09:00-19:00');
      const rules = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15 } as const;
      await shop.saveSetting('booking_rules', { ...rules, assign_any_available: true });
    });

    const book = (therapist_id: string, booking_time: string) =>
      new Visitor(server.url).post<BookingAnswer>(
        '/bookings',
        bookingForm({ service_id: massage, therapist_id, booking_date: date, booking_time }),
      );

    it('as many are confirmed as are free, the others wait', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => book(anybody, '10:00')));
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
      expect([count(answers, 'confirmed'), count(answers, 'pending')]).toEqual([3, 47]);
      const confirmed = answers.filter(({ body }) => body.booking.status === 'confirmed');
      expect(confirmed.map(({ body }) => body.booking.therapist_name).sort()).toEqual(['Mei', 'Tom', 'Zoe']);
      expect(await overlaps()).toEqual([]);
    });

    it('whoever keeps the day without a hole comes before whoever has less to do, and the history says so', async () => {
      await book(tom, '09:00');
      await book(mei, '13:00');
      for (const time of ['15:00', '17:00']) await book(zoe, time);
      const { body } = await book(anybody, '11:00');
      expect(body.booking).toMatchObject({ status: 'confirmed', therapist_name: 'Zoe' });
      const { browser } = await createSignedInUser(server, 'ada@spa.test', 'admin_staff');
      const { events } = (await browser.get<{ events: object[] }>(`/bookings/${body.booking.id}/timeline`)).body;
      expect(events[0]).toMatchObject({
        type: 'BookingRequested',
        why: expect.stringMatching(
          /^With Zoe no gap too short to book was left, with (Mei|Tom) one gap too short to book\.$/,
        ) as string,
      });
    });

    it('who was given it keeps it when its client moves it', async () => {
      const { body } = await book(anybody, '17:00');
      const { id, therapist_id, therapist_name } = body.booking;
      const move = { sessionId: body.session_id, version: 2, therapist_id, booking_date: date, as_request: false };
      const moved = await new Visitor(server.url).post<BookingAnswer>('/own-booking-move', {
        ...move,
        booking_time: '16:00',
      });
      expect(moved.body.booking).toMatchObject({ id, status: 'confirmed', therapist_name, booking_time: '16:00' });
      expect(await overlaps()).toEqual([]);
    });

    it('nobody is given one at a price that was not seen', async () => {
      await sql(
        shop.em,
        'insert into therapist_treatments (therapist_id, service_id, price) select id, $1, 200 from therapists where not is_unassigned',
        [massage],
      );
      expect((await book(anybody, '10:00')).body.booking).toMatchObject({ status: 'pending', total_price: 89.5 });
    });
  });

  it('over a day with a cap of 8: 8 are confirmed', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => bookAt(halfHours[i % halfHours.length]!)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect([count(answers, 'confirmed'), count(answers, 'pending')]).toEqual([8, 42]);
    expect(await overlaps()).toEqual([]);
  });

  it('whoever the shop confirms: one of several requests for a slot', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => bookAt('10:00')));
    const first = answers.find(({ body }) => body.booking.status === 'confirmed')!;
    await sql(shop.em, 'delete from reservations where booking_id = $1', [first.body.booking.id]);
    const pending = answers.filter(({ body }) => body.booking.status === 'pending');
    const confirming = await Promise.allSettled(
      pending.map(({ body }) => server.get(CommandBus).execute(new ConfirmBooking(body.booking.id, system))),
    );
    expect(confirming.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = confirming.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code);
    expect(refusals).toEqual(Array(10).fill('time_conflict'));
  });

  it('without the lock the database itself refuses a second confirmed booking', async () => {
    await bookAt('10:00');
    const second = sql(
      shop.em,
      `insert into reservations (booking_id, therapist_id, kind, starts_at, ends_at)
       select gen_random_uuid(), therapist_id, 'held', starts_at, ends_at from reservations`,
    );
    await expect(second).rejects.toThrow('reservations_no_double_booking');
  });
});
