import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ReservationsCheck } from '../../src/booking/integrity/reservations.check.js';
import { sql } from '../../src/platform/database/sql.js';
import { createDatabase } from '../support/database/create-database.js';
import { createShopBuilder } from '../support/fixtures/shop-builder.js';
import { startApp } from '../support/processes/start-app.js';
import { Visitor } from '../support/clients/visitor.js';

interface Answer {
  booking: { id: string; version: number; status: string };
  session_id: string;
}

const VISITS = 80;
const CUTS = 12;
const RETRIES = 200;
/** More than a day ahead, so that clients may still cancel. */
const dates = ['2026-03-05', '2026-03-06', '2026-03-07'];
const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];

/**
 * All database connections are cut repeatedly while visits are booked and cancelled; clients repeat what was not
 * answered.
 */
it('visits survive lost connections whole: none is half there, none is made twice, no room is given twice', async () => {
  const database = await createDatabase();
  const plenty = '1000000';
  const env = { BOOKING_RATE_PER_MINUTE: plenty, BOOKINGS_PER_PHONE_PER_DAY: plenty };
  const server = await startApp({ database, env });
  const shop = createShopBuilder(server);
  await shop.timeSlots(...times);
  const rules = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 0, visitors_book_visits: true } as const;
  await shop.saveSetting('booking_rules', rules);
  const service_id = await shop.service('Swedish');
  const therapists = await Promise.all(['Mei', 'Tom', 'Zoe'].map((name) => shop.therapist(name)));
  for (const date of dates) for (const therapist of therapists) await shop.shift(therapist, date, '09:00-18:00');
  for (const [position, places] of [2, 1].entries())
    await sql(shop.em, 'insert into rooms (id, name, places, position, created_at) values ($1, $2, $3, $4, now())', [
      randomUUID(),
      `Room ${position}`,
      places,
      position,
    ]);

  const visitor = new Visitor(server.url, { origin: 'http://localhost:3000' });
  const sendUntilAnswered = async (path: string, body: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    for (let attempt = 0; attempt < RETRIES; attempt++) {
      const answer = await visitor.post<Answer>(path, body, headers).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      await sleep(25);
    }
    throw new Error(`no answer to ${path}`);
  };
  const acknowledged: { id: string; isCancelled: boolean }[] = [];
  const book = async (nth: number) => {
    const part = (which: number, guest: number) => ({ service_id, therapist_id: therapists[which % 3]!, guest });
    const client = { first_name: 'Georgia', last_name: 'Marsh', client_phone: '0491 570 156' };
    const slot = { booking_date: dates[nth % 3]!, booking_time: times[nth % times.length]! };
    const parts = [part(nth, 1), part(nth + 1, (nth % 2) + 1)];
    const { status, body } = await sendUntilAnswered('/visits', { ...client, ...slot, parts });
    if (status !== 201) return;
    const isCancelled = nth % 4 === 0;
    acknowledged.push({ id: body.booking.id, isCancelled });
    if (!isCancelled) return;
    const own = { sessionId: body.session_id, version: body.booking.version };
    expect((await sendUntilAnswered('/own-booking-cancellation', own)).status).toBe(200);
  };

  const cutter = new pg.Client({ connectionString: database });
  await cutter.connect();
  const cut = async () => {
    for (let nth = 0; nth < CUTS; nth++) {
      await cutter.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await sleep(60);
    }
  };
  try {
    await Promise.all([cut(), ...Array.from({ length: VISITS }, (_, nth) => sleep(nth * 8).then(() => book(nth)))]);
    const read = async (statement: string) => (await cutter.query<Record<string, unknown>>(statement)).rows;
    expect(acknowledged.length).toBeGreaterThan(10);
    const made = await read(`select visit_id from bookings group by visit_id`);
    expect(made).toHaveLength(acknowledged.length);
    expect(
      await read(`select visit_id from bookings group by visit_id
        having count(*) <> max(visit_parts) or count(distinct status) > 1`),
    ).toEqual([]);
    const statuses = new Map((await read('select id, status from bookings')).map(({ id, status }) => [id, status]));
    for (const { id, isCancelled } of acknowledged)
      expect(statuses.get(id)).toBe(isCancelled ? 'cancelled' : 'confirmed');
    const check = server.get(ReservationsCheck, { strict: false });
    expect((await check.run(shop.em.fork())).violations).toEqual([]);
  } finally {
    await cutter.end();
  }
});
