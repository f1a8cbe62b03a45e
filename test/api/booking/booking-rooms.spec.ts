import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';

const date = '2026-03-03';
const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'];

let server: Awaited<ReturnType<typeof startApp>>;
let shop: ReturnType<typeof createShopBuilder>;
let massage: string;
let therapists: string[];

beforeEach(async () => {
  server = await startApp();
  shop = createShopBuilder(server);
  await shop.timeSlots(...times);
  await shop.saveSetting('booking_rules', { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15 });
  massage = await shop.service('Hot Stone', { durationMinutes: 60 });
  therapists = await Promise.all(['Ida', 'Mei', 'Tom', 'Zoe'].map((name) => shop.therapist(name)));
  for (const id of therapists) await shop.shift(id, date, '09:00-19:00');
});

afterEach(() => server.close());

const book = (therapist_id: string, booking_time: string, service_id = massage) =>
  new Visitor(server.url, { origin: 'http://localhost:3000' }).post<BookingAnswer>(
    '/bookings',
    bookingForm({ service_id, therapist_id, booking_date: date, booking_time }),
  );

const addRooms = async (...names: string[]) => {
  for (const [position, name] of names.entries())
    await sql(shop.em, 'insert into rooms (id, name, position, created_at) values ($1, $2, $3, now())', [
      randomUUID(),
      name,
      position,
    ]);
};

const rooms = () =>
  sql<{ room: string | null }>(
    shop.em,
    'select r.name as room from bookings b left join rooms r on r.id = b.room_id order by b.created_at, b.id',
  ).then((rows) => rows.map(({ room }) => room));

it('each booking takes the first room that is free', async () => {
  await addRooms('Oak', 'Elm');
  await book(therapists[0]!, '10:00');
  await book(therapists[1]!, '10:00');
  expect((await book(therapists[2]!, '10:30')).body).toMatchObject({
    booking: { status: 'pending' },
    reason: 'no_room',
  });
  await book(therapists[3]!, '11:30');
  expect(await rooms()).toEqual(['Oak', 'Elm', null, 'Oak']);
});

it('the first room of a shop is given to the next booking', async () => {
  await book(therapists[0]!, '10:00');
  await addRooms('Oak');
  await book(therapists[1]!, '10:00');
  expect(await rooms()).toEqual([null, 'Oak']);
});

it('many at once over two rooms and four therapists: no room is given twice, and nobody waits for ever', async () => {
  await addRooms('Oak', 'Elm');
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, nth) => book(therapists[nth % 4]!, times[(nth * 3) % times.length]!)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(80).fill(201));
  const confirmed = answers.filter(({ body }) => body.booking.status === 'confirmed');
  expect(confirmed.length).toBeGreaterThanOrEqual(4);
  const held = await sql<{ room_id: string | null }>(shop.em, `select room_id from reservations where kind = 'held'`);
  expect(held).toHaveLength(confirmed.length);
  expect(held.filter(({ room_id }) => room_id === null)).toEqual([]);
  const overlaps = `select a.booking_id from reservations a join reservations b
    on a.room_id = b.room_id and a.booking_id < b.booking_id and a.during && b.during`;
  expect(await sql(shop.em, overlaps)).toEqual([]);
});

it('without the lock the database itself refuses a room to a second booking', async () => {
  await addRooms('Oak');
  await book(therapists[0]!, '10:00');
  const second = sql(
    shop.em,
    `insert into reservations (booking_id, therapist_id, kind, starts_at, ends_at, room_id)
     select gen_random_uuid(), $1, 'held', starts_at, ends_at, room_id from reservations`,
    [therapists[1]],
  );
  await expect(second).rejects.toThrow('reservations_no_double_room');
});
