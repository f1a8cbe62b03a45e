import { randomUUID } from 'node:crypto';
import { fillEventLog } from '../../support/database/full-event-log.js';
import { startApp } from '../../support/processes/start-app.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';

const date = '2026-03-03';
const starts = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];

/** A shop with the product's own limits, except for the given ones. */
async function openShop(env: Record<string, string> = {}) {
  const clock = new FixedClock();
  const server = await startApp({ clock, env: { BOOKINGS_PER_PHONE_PER_DAY: '20', TRUST_PROXY: 'true', ...env } });
  const shop = createShopBuilder(server);
  await shop.timeSlots(...starts);
  const [service_id, therapist_id] = [await shop.service('Swedish'), await shop.therapist('Mei')];
  await shop.shift(therapist_id, date, '09:00-17:00');
  let address = 0;
  return {
    clock,
    shop,
    server,
    service_id,
    therapist_id,
    /** Sends something from an address that nobody has used yet. */
    send: (path: string, body: object, headers = {}) =>
      new Visitor(server.url).post(path, body, { 'x-forwarded-for': `203.0.113.${address++}`, ...headers }),
    book: (booking_time: string, more = {}, from = `198.51.100.${address++}`, headers = {}) => {
      const form = bookingForm({ service_id, therapist_id, booking_date: date, booking_time });
      return new Visitor(server.url).post('/bookings', { ...form, ...more }, { 'x-forwarded-for': from, ...headers });
    },
  };
}

describe('booking without end', () => {
  it('is not what a family of five does, from one address and one phone', async () => {
    const { book } = await openShop();
    const family = ['Georgia', 'Noah', 'Mia', 'Jack', 'Ruby'];
    for (const [turn, first_name] of family.entries())
      expect((await book(starts[turn]!, { first_name }, '198.51.100.1')).status).toBe(201);
  });

  it('ends for a phone number, however it is written and wherever it comes from, until the next day', async () => {
    const { book, clock } = await openShop({ BOOKINGS_PER_PHONE_PER_DAY: '3' });
    for (const client_phone of ['0491570156', '0491 570 156', '0061 491-570.156'])
      expect((await book('09:00', { client_phone })).status).toBe(201);
    const { status, body, headers } = await book('10:00', { client_phone: '+61491570156' });
    const message = 'This phone number has been used for too many bookings today. Please call the shop';
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      ...{ status: 429, code: 'too-many-requests' },
      errors: [{ field: 'client_phone', message }],
    });
    expect(headers.get('retry-after')).toBe('86400');
    expect((await book('10:00', { client_phone: '0491 570 157' })).status).toBe(201);
    clock.advance({ days: 1 });
    expect((await book('11:00', { booking_date: '2026-03-04' })).status).toBe(201);
  });

  it('is not confused with a form that is filled in wrongly again and again', async () => {
    const { book } = await openShop({ BOOKINGS_PER_PHONE_PER_DAY: '1' });
    for (const client_phone of ['', '12', undefined, { a: 1 }, '12'])
      expect(await book('10:00', { client_phone })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'client_phone' }] },
      });
  });

  it('ends for an address, whoever is named', async () => {
    const { book } = await openShop({ BOOKING_RATE_PER_MINUTE: '3' });
    const statuses = [];
    for (let turn = 0; turn < 4; turn++)
      statuses.push((await book(starts[turn]!, { client_phone: `0491 570 15${turn}` }, '203.0.113.7')).status);
    expect(statuses.slice(3)).toEqual([429]);
  });

  it('ends for a household with more addresses than there are bookings', async () => {
    const { book } = await openShop({ BOOKING_RATE_PER_MINUTE: '3' });
    const statuses = [];
    for (let turn = 0; turn < 4; turn++) statuses.push((await book(starts[turn]!, {}, `2001:db8::${turn + 1}`)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await book('14:00', {}, '2001:db8:0:1::1')).status).toBe(201);
  });

  it('gives programs away that fill in what nobody sees', async () => {
    const { book } = await openShop();
    const refused = await book('10:00', { website: 'https://spam.test' });
    const message = 'Please leave this field empty';
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'website', message }] } });
    expect((await book('10:00', { website: '', booking_date: '2026-03-04' })).status).toBe(201);
  });
});

describe('what counts toward the limits of a day', () => {
  it('is no booking, visit or wait that the database could not store, nor one that was refused', async () => {
    const { server, shop, send, service_id, therapist_id } = await openShop({ BOOKINGS_PER_PHONE_PER_DAY: '1' });
    await shop.saveSetting('booking_rules', {
      slot_occupancy: 'full_duration',
      cleanup_buffer_minutes: 0,
      visitors_book_visits: true,
    });
    const client = { first_name: 'Georgia', last_name: 'Marsh', client_phone: '0491 570 156' };
    const slot = { booking_date: date, booking_time: '09:00' };
    const parts = [1, 1].map((guest) => ({ service_id, therapist_id, guest }));
    const windows = [{ date, from: '09:00', to: '17:00' }];
    const requests: [string, object, object][] = [
      ['/bookings', { ...client, ...slot, service_id, therapist_id }, { seen_price: 1 }],
      [
        '/visits',
        { ...client, ...slot, client_phone: '0491 570 157', booking_time: '11:00', parts },
        { seen_price: 1 },
      ],
      ['/waiting-list', { ...client, client_email: 'georgia@spa.test', service_id, windows }, { windows: [] }],
    ];
    for (const [path, body, wrong] of requests) {
      const statuses = [];
      for (let turn = 0; turn < 3; turn++) statuses.push((await send(path, { ...body, ...wrong })).status < 500);
      const makeRoom = await fillEventLog(server.database);
      for (let turn = 0; turn < 3; turn++) statuses.push((await send(path, body)).status);
      await makeRoom();
      statuses.push((await send(path, body)).status, (await send(path, body)).status);
      expect([path, ...statuses]).toEqual([path, true, true, true, 503, 503, 503, 201, 429]);
    }
  });

  it('is one booking for all attempts with one key, which are answered beyond the limit too', async () => {
    const { book } = await openShop({ BOOKINGS_PER_PHONE_PER_DAY: '2' });
    const keys = Array.from({ length: 3 }, () => ({ 'idempotency-key': randomUUID() }));
    const statuses = [];
    for (const [time, key] of [
      ['09:00', 0],
      ['09:00', 0],
      ['09:00', 0],
      ['10:00', 1],
      ['11:00', 2],
      ['10:00', 1],
      ['12:00', 1],
    ] as const)
      statuses.push((await book(time, {}, undefined, keys[key])).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429, 201, 409]);
  });

  it('is no mail with a link that could not be sent for', async () => {
    const { server, send, book } = await openShop();
    const booked = await book('09:00', { booking_date: '2026-03-04', client_email: 'georgia@spa.test' });
    const ask = async () => (await send('/verification-mails', { sessionId: booked.body.session_id })).status;
    const makeRoom = await fillEventLog(server.database);
    const statuses = [];
    for (let turn = 0; turn < 4; turn++) statuses.push(await ask());
    await makeRoom();
    for (let turn = 0; turn < 4; turn++) statuses.push(await ask());
    expect(statuses).toEqual([503, 503, 503, 503, 202, 202, 202, 429]);
  });
});
