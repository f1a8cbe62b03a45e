import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startDatabaseServer } from '../../support/database/database-server.mjs';
import { testEnvironment } from '../../support/test-environment.js';
import { ApiClient } from '../support/api-client.js';
import { ProcessorMeter } from '../support/processor-time.js';
import { VisitorPool } from '../support/visitor-pool.js';
import { startServerProcess } from '../support/server-process.js';

const therapists = 200;
const days = 55;
const times = Array.from(
  { length: 24 },
  (_, i) => `${String(9 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
);
const account = { email: 'bench@spa.test', password: 'twelve characters' };

export interface Slot {
  therapist_id: string;
  booking_date: string;
  booking_time: string;
}

/** A shop with a quarter of a million free slots and no bookings, and a web process over it. */
export async function openNewShop({ clients = 16, isFullDuration = false, hasWorker = false } = {}) {
  const server = await startDatabaseServer({ settings: { track_commit_timestamp: 'on' } });
  const database = server.adminUrl.replace(/\/postgres$/, '/template');
  const db = new pg.Client({ connectionString: database });
  db.on('error', () => undefined); // it may outlive its server
  await db.connect();
  const serviceId = await seedShop(db, isFullDuration);
  makeAdmin(database);
  const [web, worker] = [
    await startServerProcess('main', database),
    hasWorker ? await startServerProcess('worker', database) : undefined,
  ];
  const [caller, visitors] = [new ApiClient(web.url, clients), new VisitorPool(web.url, clients)];
  await caller.signIn(account.email, account.password);
  const shop = { database, db, caller, serviceId, slots: await readSlots(db) };
  return {
    ...shop,
    processor: new ProcessorMeter({ web: web.pid, ...(worker && { worker: worker.pid }) }, db),
    /** Books as a visitor; @returns the booking's id */
    async book(slot: Slot): Promise<string> {
      const body = {
        service_id: serviceId,
        ...slot,
        first_name: 'Georgia',
        last_name: 'Marsh',
        client_phone: '0491 570 156',
      };
      const answer = await visitors.post('/bookings', body, { 'idempotency-key': randomUUID() });
      if (answer.status !== 201) throw new Error(`A booking is answered ${answer.status}: ${answer.body}`);
      return (JSON.parse(answer.body) as { booking: { id: string } }).booking.id;
    },
    async deadlocks(): Promise<number> {
      const { rows } = await db.query<{ n: number }>(
        'select deadlocks::int as n from pg_stat_database where datname = current_database()',
      );
      return rows[0]!.n;
    },
    async stop() {
      caller.close();
      visitors.close();
      await Promise.all([web.stop(), worker?.stop()]);
      await db.end();
      await server.stop();
    },
  };
}

export type NewShop = Awaited<ReturnType<typeof openNewShop>>;

async function seedShop(db: pg.Client, isFullDuration: boolean): Promise<string> {
  const service = randomUUID();
  await db.query(`insert into services (id, name, price, duration) values ($1, 'Swedish', 89.50, 60)`, [service]);
  await db.query(
    `insert into therapists (id, name, available_slots) select gen_random_uuid(), 'T' || n, 24 from generate_series(1, $1) n`,
    [therapists],
  );
  await db.query(
    `insert into therapist_roster (id, therapist_id, therapist_name, roster_date, shift_hours)
     select gen_random_uuid(), t.id, t.name, current_date + 1 + d, '09:00-21:30' from therapists t, generate_series(1, $1) d where not t.is_unassigned`,
    [days],
  );
  for (const [order, time] of times.entries()) {
    await db.query(
      `insert into time_slots (id, start_time, end_time, shift_type, display_order) values (gen_random_uuid(), $1, $1::time + interval '29 minutes', 'Morning', $2)`,
      [time, order],
    );
  }
  if (isFullDuration) {
    await db.query(
      `insert into business_settings (setting_key, setting_value) values ('booking_rules', '{"slot_occupancy": "full_duration", "cleanup_buffer_minutes": 0}')`,
    );
  }
  await db.query(readFileSync(new URL('../reference.sql', import.meta.url), 'utf8'));
  await db.query(references);
  return service;
}

/** The reference takes its slots from the front, whoever asks over HTTP from the end. */
const references = /* sql */ `
  create table bench_slots as
    select row_number() over (order by md5(r.id::text || s.id::text))::int as n, r.therapist_id, r.roster_date, s.start_time from therapist_roster r, time_slots s;
  create unique index on bench_slots (n);
  create sequence bench_slot;
  create function reference_next() returns text language plpgsql as $$
  declare
    slot bench_slots;
    place bigint := nextval('bench_slot');
  begin
    select * into slot from bench_slots where n = place;
    return reference_booking(slot.therapist_id, slot.roster_date, slot.start_time, (select id from services));
  end $$;
  analyze`;

async function readSlots(db: pg.Client): Promise<IterableIterator<Slot>> {
  const { rows } = await db.query<Slot>(
    `select therapist_id, roster_date::text as booking_date, to_char(start_time, 'HH24:MI') as booking_time from bench_slots order by n desc limit 130000`,
  );
  return rows.values();
}

function makeAdmin(database: string): void {
  const args = ['dist/src/cli/main.js', 'create-admin', '--email', account.email];
  const { status, stderr } = spawnSync(process.execPath, args, {
    input: `${account.password}\n`,
    env: { PATH: process.env.PATH, ...testEnvironment(database) },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** The next slot that nobody has booked. */
export function takeNext(slots: Iterator<Slot>): Slot {
  const { value, done } = slots.next();
  if (done) throw new Error('All slots are booked: furnish the shop with more');
  return value;
}
