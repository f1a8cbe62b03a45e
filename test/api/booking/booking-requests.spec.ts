import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { type BookingAnswer, type BookingForm, bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';

// The test clock shows Monday 2026-03-02, 10:00 in Sydney.
const today = '2026-03-02';
const tomorrow = '2026-03-03';

describe('a visitor books', () => {
  let shop: ReturnType<typeof createShopBuilder>;
  let visitor: Visitor;
  let swedish: string, mei: string, tom: string, anybody: string;

  const book = (more: Partial<BookingForm> = {}, headers = {}) =>
    visitor.post<BookingAnswer>(
      '/bookings',
      bookingForm({ service_id: swedish, therapist_id: mei, booking_date: tomorrow, booking_time: '10:00' }, more),
      headers,
    );
  const rowOf = async (id: string) => (await sql(shop.em, 'select * from bookings where id = $1', [id]))[0];
  const bookings = async () => (await sql<{ n: number }>(shop.em, 'select count(*)::int as n from bookings'))[0]?.n;

  beforeAll(async () => {
    const server = await startApp();
    shop = createShopBuilder(server);
    visitor = new Visitor(server.url, { origin: 'http://localhost:3000' });
    await shop.timeSlots('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00');
    swedish = await shop.service('Swedish');
    mei = await shop.therapist('Mei');
    tom = await shop.therapist('Tom', { availableSlots: 1 });
    anybody = await shop.anyAvailable();
    for (const therapist of [mei, tom]) await shop.shift(therapist, tomorrow, '9:00 AM - 5:00 PM');
    await book({ booking_time: '12:00' });
  });

  it('a free therapist: confirmed at once, with what the server knows', async () => {
    const { status, body } = await book({
      client_email: 'g@example.test',
      notes: 'Left shoulder',
      first_name: ' Georgia ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reason: 'available',
      booking: { status: 'confirmed', total_price: 89.5, total_paid: 0 },
    });
    expect(await rowOf(body.booking.id)).toMatchObject({
      service_id: swedish,
      therapist_id: mei,
      booking_time: '10:00:00',
      booking_duration: 60,
      client_name: 'Georgia Marsh',
      client_email: 'g@example.test',
      client_phone: '0491 570 156',
      notes: 'Left shoulder',
      total_price: '89.50',
      status: 'confirmed',
      user_id: null,
      version: 2,
    });
  });

  it.each<[string, () => Partial<BookingForm>, string]>([
    ['Any Available', () => ({ therapist_id: anybody, booking_time: '11:00' }), 'unassigned'],
    ['a time that is taken', () => ({ booking_time: '12:00' }), 'time_conflict'],
    ['a time outside the shift', () => ({ booking_time: '17:00' }), 'time_conflict'],
    ['a day without a shift', () => ({ booking_date: '2026-03-04' }), 'not_rostered'],
  ])('%s: a request with its reason', async (_, form, reason) => {
    const { status, body } = await book(form());
    expect(status).toBe(201);
    expect(body).toMatchObject({ reason, booking: { status: 'pending', pending_reason: reason } });
  });

  it('a therapist whose day is full: a request', async () => {
    expect((await book({ therapist_id: tom, booking_time: '09:00' })).body).toMatchObject({ reason: 'available' });
    expect((await book({ therapist_id: tom, booking_time: '14:00' })).body).toMatchObject({ reason: 'fully_booked' });
  });

  it('a shift whose hours cannot be read: a request, never confirmed', async () => {
    const linh = await shop.therapist('Linh');
    await shop.shift(linh, tomorrow, '9:00 AM - 5:00 PM');
    await sql(shop.em, `update therapist_roster set shift_hours = 'all day' where therapist_id = $1`, [linh]);
    expect((await book({ therapist_id: linh })).body).toMatchObject({
      reason: 'error',
      booking: { status: 'pending' },
    });
  });

  it.each<[string, Partial<BookingForm>, string]>([
    ['a time that has begun', { booking_date: today, booking_time: '10:00' }, 'booking_time'],
    ['yesterday', { booking_date: '2026-03-01' }, 'booking_date'],
    ['a day 61 days ahead', { booking_date: '2026-05-02' }, 'booking_date'],
    ['a day that is none', { booking_date: '2026-02-30' }, 'booking_date'],
    ['a time that is no slot', { booking_time: '10:15' }, 'booking_time'],
    ['a service that is none', { service_id: '00000000-0000-4000-8000-000000000000' }, 'service_id'],
    ['a therapist that is none', { therapist_id: '00000000-0000-4000-8000-000000000000' }, 'therapist_id'],
    ['no name', { first_name: '   ' }, 'first_name'],
    ['an address with an empty label', { client_email: 'ann@example..com' }, 'client_email'],
    ['an address on no domain', { client_email: 'a@b' }, 'client_email'],
    ['a landline', { client_phone: '0312345678' }, 'client_phone'],
    ['half an address', { client_email: 'ann@' }, 'client_email'],
    ['a long address', { client_email: `${'a'.repeat(244)}@example.test` }, 'client_email'],
  ])('%s: 422 that names the field, and nothing is booked', async (_, form, field) => {
    const before = await bookings();
    const answer = await book(form);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect(await bookings()).toBe(before);
  });

  it('a name that is missing, no text or nothing to see is told as such, not as too long', async () => {
    for (const first_name of [undefined, null, 12, ['Georgia'], '\u200b\u2060']) {
      const { body } = await book({ first_name: first_name as never });
      expect(body).toMatchObject({ errors: [{ field: 'first_name', message: 'Name cannot be empty' }] });
    }
  });

  it('a contact pasted from a phone is read without what cannot be seen', async () => {
    const pasted = {
      first_name: '\u202aGeor\u200bgia 👩\u200d❤\ufe0f\u200d👩\u202c',
      last_name: 'Mar\u0007sh',
      client_phone: '\u2068+61\u00a0491\u00a0570\u00a0156\u2069',
      client_email: '\ufeffgeorgia@client.test\u200b',
      notes: 'Left knee\u2028No oil',
    };
    expect(await book(pasted)).toMatchObject({
      status: 201,
      body: {
        booking: {
          client_name: 'Georgia 👩\u200d❤\ufe0f\u200d👩 Marsh',
          client_phone: '+61 491 570 156',
          client_email: 'georgia@client.test',
          notes: 'Left knee\nNo oil',
        },
      },
    });
  });

  it('an inactive therapist: 422', async () => {
    const gone = await shop.therapist('Gone', { isActive: false });
    expect(await book({ therapist_id: gone })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'therapist_id' }] },
    });
  });

  it('the 60th day ahead', async () => {
    expect(await book({ booking_date: '2026-05-01' })).toMatchObject({ status: 201, body: { reason: 'not_rostered' } });
  });

  it('what a client claims beside the form is ignored', async () => {
    const claims = { status: 'confirmed', total_price: 1, user_id: randomUUID() } as Partial<BookingForm>;
    const { body } = await book({ therapist_id: anybody, ...claims });
    expect(await rowOf(body.booking.id)).toMatchObject({ status: 'pending', total_price: '89.50', user_id: null });
  });

  it('a service without price and duration counts 0 and 60 minutes', async () => {
    const gift = await shop.service('Gift', { priceCents: null, durationMinutes: null });
    const { body } = await book({ service_id: gift, therapist_id: anybody });
    expect(await rowOf(body.booking.id)).toMatchObject({ total_price: '0.00', booking_duration: 60 });
  });

  it('once, however often the same request is sent', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const form = { therapist_id: mei, booking_time: '15:00' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => book(form, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.booking.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.session_id)).size).toBe(1);
    expect(await book({ ...form, booking_time: '16:00' }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it('the same booking from a known key, in either case and after a month, to whoever sends the same', async () => {
    const key = randomUUID();
    const form = { therapist_id: anybody, booking_time: '11:00' };
    const { body: first } = await book(form, { 'idempotency-key': key });
    await sql(shop.em, `update idempotency_keys set created_at = created_at - interval '30 days'`);
    const again = await book(form, { 'idempotency-key': key.toUpperCase() });
    expect(again).toMatchObject({ status: 201, body: { booking: { id: first.booking.id } } });
    const elsewhere = { first_name: 'Somebody', last_name: 'Else' };
    expect(await book({ ...form, ...elsewhere }, { 'idempotency-key': key })).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it('twice without a key, and with one that a refusal has left free', async () => {
    const form = { therapist_id: anybody, booking_time: '13:00' };
    const ids = [await book(form), await book(form)].map(({ body }) => body.booking.id);
    expect(new Set(ids).size).toBe(2);
    const key = { 'idempotency-key': randomUUID() };
    expect(await book({ ...form, booking_date: '2026-03-01' }, key)).toMatchObject({ status: 422 });
    expect(await book(form, key)).toMatchObject({ status: 201 });
  });

  it.each(['', 'x', 'a'.repeat(4_000), '\u00e9'.repeat(36), `${randomUUID()}, ${randomUUID()}`])(
    'not with the key %j',
    async (key) => {
      const answer = await book({ therapist_id: anybody, booking_time: '14:00' }, { 'idempotency-key': key });
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'Idempotency-Key' }] } });
    },
  );

  it('and sees the booking with its session token only', async () => {
    const { body } = await book({ therapist_id: anybody, client_email: 'g@example.test' });
    const mine = await visitor.post('/complete-booking', { sessionId: body.session_id });
    expect(mine).toMatchObject({
      status: 200,
      body: { booking: { id: body.booking.id, client_email: 'g@example.test' } },
    });
    for (const sessionId of [body.booking.id, `${body.session_id.slice(0, -2)}AA`, '', 'x']) {
      expect(await visitor.post('/complete-booking', { sessionId })).toMatchObject({ status: 404 });
    }
  });
});
