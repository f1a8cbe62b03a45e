import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';

// The test clock shows Monday 2026-03-02, 10:00 in Sydney.
const today = '2026-03-02';
const tomorrow = '2026-03-03';

type Slot = Record<'service_id' | 'therapist_id' | 'booking_date' | 'booking_time', string>;

interface Day {
  slots_remaining: number;
  is_on_request: boolean;
  slots: { start_time: string; available: boolean; reason: string | null }[];
}

describe('the time grid of a therapist’s day', () => {
  let shop: ReturnType<typeof createShopBuilder>;
  let visitor: Visitor;
  let swedish: string;

  beforeAll(async () => {
    const server = await startApp();
    shop = createShopBuilder(server);
    visitor = new Visitor(server.url, { origin: 'http://localhost:3000' });
    await shop.timeSlots('08:30', '09:00', '10:00', '11:00', '12:00', '13:00', '16:00', '17:00');
    swedish = await shop.service('Swedish');
  });

  const someone = async (shiftHours: string, date = tomorrow, more: { availableSlots?: number } = {}) => {
    const id = await shop.therapist(`Therapist ${randomUUID()}`, more);
    await shop.shift(id, date, '09:00-17:00');
    await sql(shop.em, 'update therapist_roster set shift_hours = $2 where therapist_id = $1', [id, shiftHours]);
    return id;
  };
  const day = async (therapist: string, date = tomorrow, more = '') =>
    (await visitor.get<Day>(`/availability/slots?therapist_id=${therapist}&date=${date}${more}`)).body;
  const closed = async (therapist: string, date = tomorrow) =>
    Object.fromEntries(
      (await day(therapist, date)).slots
        .filter((slot) => !slot.available)
        .map((slot) => [slot.start_time, slot.reason]),
    );
  const check = async (therapist: string, time: string, more = '') =>
    (
      await visitor.get(
        `/availability/check?therapist_id=${therapist}&booking_date=${tomorrow}&booking_time=${time}${more}`,
      )
    ).body;
  const left = async (therapist: string) =>
    (await visitor.get<number>(`/availability/slots-remaining?therapist_id=${therapist}&booking_date=${tomorrow}`))
      .body;
  const book = async (therapist: string, time: string) => {
    const slot = { service_id: swedish, therapist_id: therapist, booking_date: tomorrow, booking_time: time };
    return (await visitor.post<BookingAnswer>('/bookings', bookingForm(slot))).body;
  };
  const reserve = (therapist: string, time: string, kind: string) =>
    sql(shop.em, 'insert into reservations values ($1, $2, $3, $4, $4)', [
      randomUUID(),
      therapist,
      kind,
      `${tomorrow} ${time}`,
    ]);

  it.each(['9:00 AM - 5:00 PM', '09:00-17:00', '9 AM - 5 PM', '9 - 17', '9am-5pm'])(
    'a shift of %s opens its start and closes its end',
    async (hours) =>
      expect(await closed(await someone(hours))).toEqual({ '08:30': 'outside_shift', '17:00': 'outside_shift' }),
  );

  it('a day on which others work is closed for whoever has it off, and no other', async () => {
    const mei = await someone('09:00-17:00', '2026-03-10');
    expect(new Set(Object.values(await closed(mei, '2026-03-11')))).toEqual(new Set());
    await someone('09:00-17:00', '2026-03-11');
    expect(new Set(Object.values(await closed(mei, '2026-03-11')))).toEqual(new Set(['day_off']));
    expect(await closed(await shop.anyAvailable(), '2026-03-11')).toEqual({});
  });

  it('hours that nobody can read restrict nothing', async () =>
    expect(await closed(await someone('all day'))).toEqual({}));

  it('what has begun today is past, this very minute included', async () => {
    const mei = await someone('8 - 20', today);
    expect(await closed(mei, today)).toEqual({ '08:30': 'past', '09:00': 'past', '10:00': 'past' });
  });

  it('confirmed bookings, requests and the start of a block are taken; what lies after their start is not', async () => {
    const mei = await someone('09:00-17:00');
    await reserve(mei, '10:00', 'held');
    await reserve(mei, '11:00', 'requested');
    await sql(
      shop.em,
      `insert into blocked_time_slots (id, therapist_id, blocked_date, start_time, end_time) values ($1, $2, $3, '12:00', '14:00')`,
      [randomUUID(), mei, tomorrow],
    );
    expect(await closed(mei)).toMatchObject({ '10:00': 'taken', '11:00': 'taken', '12:00': 'taken' });
    expect(await closed(mei)).not.toHaveProperty('13:00');
    expect(await check(mei, '12:00')).toEqual({ available: false, reason: 'time_conflict' });
  });

  it('the bookings of another therapist take nothing', async () => {
    const [mei, tom] = [await someone('09:00-17:00'), await someone('09:00-17:00')];
    await book(tom, '11:00');
    expect(await closed(mei)).not.toHaveProperty('11:00');
  });

  it('each start that is held or asked for takes one of the day’s slots, never below none', async () => {
    const mei = await someone('09:00-17:00', tomorrow, { availableSlots: 2 });
    expect(await left(mei)).toBe(2);
    await book(mei, '10:00');
    expect(await left(mei)).toBe(1);
    await reserve(mei, '11:00', 'requested');
    expect(await left(mei)).toBe(0);
    await reserve(mei, '12:00', 'requested');
    expect(await day(mei)).toMatchObject({ slots_remaining: 0 });
    expect(await check(mei, '13:00')).toEqual({ available: false, reason: 'fully_booked' });
    // The visitor may still request it.
    expect(await closed(mei)).not.toHaveProperty('13:00');
  });

  it('a booking does not conflict with itself', async () => {
    const mei = await someone('09:00-17:00');
    const { booking } = await book(mei, '10:00');
    expect(await check(mei, '10:00')).toEqual({ available: false, reason: 'time_conflict' });
    expect(await check(mei, '10:00', `&exclude_booking_id=${booking.id}`)).toEqual({
      available: true,
      reason: 'available',
    });
  });

  it('says why a start could not be confirmed', async () => {
    expect(await check(await someone('09:00-17:00'), '10:00')).toEqual({ available: true, reason: 'available' });
    expect(await check(await someone('09:00-17:00', '2026-03-04'), '10:00')).toMatchObject({ reason: 'not_rostered' });
    expect(await check(await someone('all day'), '10:00')).toMatchObject({ reason: 'error' });
  });

  describe('what no booking can have', () => {
    let mei: string, retired: string, ida: string;
    beforeAll(async () => {
      mei = await someone('09:00-17:00');
      ida = await someone('09:00-17:00');
      await sql(shop.em, 'update therapists set is_active = false where id = $1', [ida]);
      retired = await shop.service('Retired');
      await sql(shop.em, 'update services set retired_at = now() where id = $1', [retired]);
    });

    it.each<[what: string, field: string, more: () => Partial<Slot>]>([
      ['a time beside the slots', 'booking_time', () => ({ booking_time: '11:07' })],
      ['a time that has passed', 'booking_time', () => ({ booking_date: today, booking_time: '09:00' })],
      ['yesterday', 'booking_date', () => ({ booking_date: '2026-03-01' })],
      ['a day beyond the window', 'booking_date', () => ({ booking_date: '2026-05-02' })],
      ['a therapist who takes no bookings', 'therapist_id', () => ({ therapist_id: ida })],
      ['a service that is no longer offered', 'service_id', () => ({ service_id: retired })],
      ['a service that there never was', 'service_id', () => ({ service_id: randomUUID() })],
    ])('is refused by the check as by a booking: %s', async (_, field, more) => {
      for (const therapist_id of [mei, await shop.anyAvailable()]) {
        const slot = { service_id: swedish, therapist_id, booking_date: tomorrow, booking_time: '11:00', ...more() };
        const refusal = { status: 422, body: { errors: [{ field }] } };
        expect(await visitor.post('/bookings', bookingForm(slot))).toMatchObject(refusal);
        expect(await visitor.get(`/availability/check?${new URLSearchParams(slot).toString()}`)).toMatchObject(refusal);
      }
    });

    it('but a booking keeps the service that is no longer offered when it is moved', async () => {
      const slot = { service_id: retired, therapist_id: mei, booking_date: tomorrow, booking_time: '11:00' };
      const moved = new URLSearchParams({ ...slot, exclude_booking_id: randomUUID() }).toString();
      expect(await visitor.get(`/availability/check?${moved}`)).toMatchObject({
        status: 200,
        body: { available: true },
      });
    });

    it('is a day off of whoever takes no bookings, in the grid and in the calendar', async () => {
      const { slots } = await day(ida);
      expect(new Set(slots.map(({ reason }) => reason))).toEqual(new Set(['day_off']));
      type Month = { days: { date: string; available: boolean; reason: string | null }[] };
      const { body } = await visitor.get<Month>(`/availability/days?month=2026-03&therapist_id=${ida}`);
      expect(body.days).toContainEqual({ date: tomorrow, available: false, reason: 'day_off', closure: null });
      expect(body.days.every(({ available }) => !available)).toBe(true);
    });
  });

  it('tells that a day waits for the shop when nobody is on its roster yet', async () => {
    const mei = await someone('09:00-17:00');
    expect(await day(mei)).toMatchObject({ is_on_request: false });
    expect(await day(mei, '2026-04-20')).toMatchObject({
      is_on_request: true,
      slots: [{ available: true }, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(await day(await shop.anyAvailable(), '2026-04-20')).toMatchObject({ is_on_request: true });
  });

  it('a day beyond the booking window is closed for booking, as the booking itself says', async () => {
    const mei = await someone('09:00-17:00', '2026-05-02');
    expect(await closed(mei, '2026-05-01')).toEqual({});
    for (const therapist of [mei, await shop.anyAvailable()])
      expect(new Set(Object.values(await closed(therapist, '2026-05-02')))).toEqual(new Set(['beyond_window']));
    expect((await day(mei, '2026-05-02')).slots.some(({ available }) => available)).toBe(false);
    const slot = { service_id: swedish, therapist_id: mei, booking_date: '2026-05-02', booking_time: '10:00' };
    expect((await visitor.post('/bookings', bookingForm(slot))).status).toBe(422);
  });

  it('Any Available has 999 slots', async () => expect(await left(await shop.anyAvailable())).toBe(999));

  it('a time slot that is switched off is in no grid', async () => {
    const mei = await someone('08:00-20:00');
    await sql(shop.em, `update time_slots set is_active = false where start_time = '16:00'`, []);
    expect((await day(mei)).slots.map((slot) => slot.start_time)).not.toContain('16:00');
  });
});
