import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';

// The test clock shows Monday 2026-03-02, 10:00 in Sydney.
const day = '2026-03-03';
const dayAfter = '2026-03-04';

interface Start {
  start_time: string;
  available: boolean;
  reason: string | null;
  is_on_request: boolean;
}
type Offered = { name: string; is_free: boolean | null; next_free: { date: string; time: string } | null };

describe('a start that nobody can give', () => {
  let shop: ReturnType<typeof createShopBuilder>;
  let visitor: Visitor;
  let swedish: string, hotStone: string, mei: string, tom: string, anybody: string;

  beforeAll(async () => {
    const server = await startApp();
    shop = createShopBuilder(server);
    visitor = new Visitor(server.url);
    await shop.timeSlots('09:00', '10:00', '11:00', '12:00', '17:00');
    swedish = await shop.service('Swedish');
    hotStone = await shop.service('Hot Stone');
    mei = await shop.therapist('Mei', { availableSlots: 3 });
    tom = await shop.therapist('Tom', { specialties: ['Swedish'] });
    anybody = await shop.anyAvailable();
    await shop.shift(mei, day, '09:00-17:00');
    await shop.shift(tom, day, '10:00-17:00');
    await shop.shift(mei, dayAfter, '09:00-17:00');
    // Both are taken at 11:00; only Mei gives Hot Stone, and she is taken at 10:00.
    for (const [therapist, time] of [
      [mei, '10:00'],
      [mei, '11:00'],
      [tom, '11:00'],
    ] as const)
      await sql(shop.em, `insert into reservations values ($1, $2, 'held', $3, $3)`, [
        randomUUID(),
        therapist,
        `${day} ${time}`,
      ]);
  });
  const assignAtOnce = (assign_any_available: boolean) =>
    shop.saveSetting('booking_rules', {
      slot_occupancy: 'start_only',
      cleanup_buffer_minutes: 0,
      assign_any_available,
      visitors_book_visits: true,
    });
  afterEach(() => assignAtOnce(false));

  const grid = async (therapist: string, service = '', date = day) => {
    const query = new URLSearchParams({ therapist_id: therapist, date, ...(service && { service_id: service }) });
    return (await visitor.get<{ is_on_request: boolean; slots: Start[] }>(`/availability/slots?${query.toString()}`))
      .body;
  };
  const shown = async (...of: Parameters<typeof grid>) =>
    (await grid(...of)).slots.map(
      ({ start_time, available, is_on_request, reason }) =>
        `${start_time} ${available ? (is_on_request ? 'on request' : 'free') : reason}`,
    );
  const offered = async (query: string) =>
    (await visitor.get<Offered[]>(`/availability/therapists?${query}`)).body.map(({ name, is_free, next_free }) =>
      [name, is_free, next_free && `${next_free.date} ${next_free.time}`].join(' '),
    );

  it('is named as a request, whether or not a treatment is chosen', async () => {
    expect(await shown(anybody)).toEqual([
      '09:00 free',
      '10:00 free',
      '11:00 on request',
      '12:00 free',
      '17:00 on request',
    ]);
    expect(await shown(anybody, hotStone)).toEqual([
      '09:00 free',
      '10:00 on request',
      '11:00 on request',
      '12:00 free',
      '17:00 on request',
    ]);
  });

  it('is not offered where Any Available is assigned at once, and every other one is booked', async () => {
    await assignAtOnce(true);
    const starts = await shown(anybody, hotStone);
    expect(starts).toEqual(['09:00 free', '10:00 taken', '11:00 taken', '12:00 free', '17:00 taken']);
    const slot = { service_id: hotStone, therapist_id: anybody, booking_date: day, booking_time: '12:00' };
    const { body } = await visitor.post<BookingAnswer>('/bookings', bookingForm(slot));
    expect(body.booking).toMatchObject({ status: 'confirmed', therapist_id: mei });
    await sql(shop.em, `delete from reservations where booking_id = $1`, [body.booking.id]);
  });

  it('is a request where whoever is free gives the treatment at another price than was agreed', async () => {
    await sql(shop.em, `update therapist_treatments set price = 120 where therapist_id = $1 and service_id = $2`, [
      tom,
      swedish,
    ]);
    expect(await shown(anybody, swedish)).toContain('10:00 free');
    await assignAtOnce(true);
    expect(await shown(anybody, swedish)).toEqual([
      '09:00 free',
      '10:00 on request',
      '11:00 taken',
      '12:00 free',
      '17:00 taken',
    ]);
    await sql(shop.em, 'update therapist_treatments set price = null', []);
  });

  it('waits for the shop on a day without a roster, and on a full day of the chosen therapist', async () => {
    for (const isAtOnce of [false, true]) {
      await assignAtOnce(isAtOnce);
      const unrostered = await grid(anybody, swedish, '2026-04-20');
      expect(unrostered.is_on_request).toBe(true);
      expect(unrostered.slots.every((start) => start.available && start.is_on_request)).toBe(true);
    }
    await sql(shop.em, 'update therapists set available_slots = 2 where id = $1', [mei]);
    expect(await shown(mei, swedish)).toEqual([
      '09:00 on request',
      '10:00 taken',
      '11:00 taken',
      '12:00 on request',
      '17:00 outside_shift',
    ]);
    await sql(shop.em, 'update therapists set available_slots = 3 where id = $1', [mei]);
  });

  it('lists who is free at a time, and below them the others of that time with their next one', async () => {
    expect(await offered(`date=${day}&time=10:00&service_id=${swedish}`)).toEqual([
      `Any Available  `,
      `Tom true ${day} 10:00`,
      `Mei false ${day} 12:00`,
    ]);
    expect(await offered(`date=${day}&time=11:00&service_id=${hotStone}`)).toEqual([
      `Any Available  `,
      `Mei false ${day} 12:00`,
    ]);
    // Without a time whoever works that day, with the first start from then on.
    expect(await offered(`date=${dayAfter}`)).toEqual([`Any Available  `, `Mei  ${dayAfter} 09:00`]);
  });

  it('is none of the next five of a treatment, which say with whom', async () => {
    type Next = { date: string; time: string; therapists: { name: string }[] };
    const next = async (query: string) =>
      (await visitor.get<Next[]>(`/availability/next-starts?${query}`)).body.map(({ date, time, therapists }) =>
        [date, time, ...therapists.map(({ name }) => name)].join(' '),
      );
    expect(await next(`service_id=${swedish}`)).toEqual([
      `${day} 09:00 Mei`,
      `${day} 10:00 Tom`,
      `${day} 12:00 Mei Tom`,
      `${dayAfter} 09:00 Mei`,
      `${dayAfter} 10:00 Mei`,
    ]);
    expect(await next(`service_id=${hotStone}&therapist_id=${tom}`)).toEqual([]);
    expect(await next(`therapist_id=${anybody}&from=${dayAfter}`)).toHaveLength(4);
    expect(await visitor.get(`/availability/next-starts?therapist_id=${randomUUID()}`)).toMatchObject({ status: 404 });
    expect(await visitor.get('/availability/next-starts?from=tomorrow')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'from' }] },
    });
  });

  it('is no start of two guests who come together', async () => {
    await assignAtOnce(true);
    const parts = [`part=${swedish},any,1`, `part=${swedish},any,2`].join('&');
    const { body } = await visitor.get<{ starts: { time: string }[] }>(
      `/availability/visit-starts?date=${day}&${parts}`,
    );
    expect(body.starts.map(({ time }) => time)).toEqual(['12:00']);
  });
});
