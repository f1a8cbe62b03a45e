/**
 * Bookings per second through the whole web process, against the same work as one SQL function call on the same
 * database, at 16 clients each, interleaved, medians of three rounds. `npm run bench:bookings`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../scripts/embedded/free-port.mjs';
import { startDatabaseServer } from '../support/database-server.mjs';
import { testEnvironment } from '../support/environment.js';

const clients = 16;
const rounds = 3;
const secondsPerRound = 5;
const therapists = 200;
const days = 55;
const times = Array.from({ length: 24 }, (_, i) => `${String(9 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`);

const server = await startDatabaseServer();
const url = server.adminUrl.replace(/\/postgres$/, '/template');
const pool = new pg.Pool({ connectionString: url, max: clients });
pool.on('error', () => undefined); // idle connections end with the server
const { service, slots } = await fillShop();
const port = await freePort();
const agent = new Agent({ keepAlive: true, maxSockets: clients });

const viaHttp: number[] = [];
const viaSql: number[] = [];
const latencies: number[] = [];
// Plans that were made for empty tables are of no use: book some, let the planner know, and only then warm up.
await run(bookBySql, 2);
await pool.query('analyze');
const web = await startWeb(port);
await run(bookOverHttp, 2);
for (let round = 1; round <= rounds; round++) {
  latencies.length = 0;
  viaHttp.push(await run(bookOverHttp, secondsPerRound));
  viaSql.push(await run(bookBySql, secondsPerRound));
}
const [http, sql] = [median(viaHttp), median(viaSql)];
console.log(`POST /api/bookings      ${http.toFixed(0)} per second (rounds: ${viaHttp.map((n) => n.toFixed(0)).join(', ')})`);
console.log(`one SQL function call   ${sql.toFixed(0)} per second (a pg loop, prepared; rounds: ${viaSql.map((n) => n.toFixed(0)).join(', ')})`);
console.log(`p50 ${percentile(0.5).toFixed(1)} ms, p99 ${percentile(0.99).toFixed(1)} ms at full load`);
console.log(`ratio ${(http / sql).toFixed(2)}, goal 0.40: ${http / sql >= 0.4 ? 'met' : 'missed'}`);

agent.destroy();
web.kill('SIGTERM');
await pool.end();
await server.stop();

/** Rostered therapists with every slot free, in an order in which neighbours fall on different days. */
async function fillShop() {
  const service = randomUUID();
  await pool.query(`insert into services (id, name, price, duration) values ($1, 'Swedish', 89.50, 60)`, [service]);
  await pool.query(
    `insert into therapists (id, name, available_slots) select gen_random_uuid(), 'T' || n, 24 from generate_series(1, $1) n`,
    [therapists],
  );
  await pool.query(
    `insert into therapist_roster (id, therapist_id, therapist_name, roster_date, shift_hours)
     select gen_random_uuid(), t.id, t.name, current_date + 1 + d, '09:00-21:30'
     from therapists t, generate_series(1, $1) d where not t.is_unassigned`,
    [days],
  );
  for (const [order, time] of times.entries()) {
    await pool.query(
      `insert into time_slots (id, start_time, end_time, shift_type, display_order) values (gen_random_uuid(), $1, $1::time + interval '29 minutes', 'Morning', $2)`,
      [time, order],
    );
  }
  await pool.query(readFileSync(new URL('reference.sql', import.meta.url), 'utf8'));
  const { rows } = await pool.query<{ therapist: string; day: string; time: string }>(
    `select r.therapist_id as therapist, r.roster_date::text as day, to_char(s.start_time, 'HH24:MI') as time
     from therapist_roster r, time_slots s order by md5(r.id::text || s.id::text)`,
  );
  return { service, slots: rows.values() };
}

async function startWeb(port: number): Promise<ChildProcess> {
  const env = { ...process.env, ...testEnvironment(url), PORT: String(port), DATABASE_POOL: String(clients), BOOKING_RATE_PER_MINUTE: '100000000' };
  const child = spawn(process.execPath, ['--max-semi-space-size=64', 'dist/src/main.js'], { env, stdio: 'inherit' });
  for (let i = 0; i < 100; i++) {
    await sleep(200);
    const ready = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (ready?.ok) return child;
  }
  throw new Error('The web process did not become ready');
}

/** Repeats `work` at all clients for some seconds. @returns how often it was done in a second */
async function run(work: () => Promise<void>, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (; performance.now() < end; done++) await work();
    }),
  );
  return done / seconds;
}

function nextSlot() {
  const { value, done } = slots.next();
  if (done) throw new Error('All slots are booked: fill the shop with more');
  return value;
}

async function bookBySql(): Promise<void> {
  const { therapist, day, time } = nextSlot();
  await pool.query({
    name: 'reference',
    text: 'select reference_booking($1, $2, $3, $4)',
    values: [therapist, day, time, service],
  });
}

function bookOverHttp(): Promise<void> {
  const { therapist, day, time } = nextSlot();
  const body = JSON.stringify({
    service_id: service,
    therapist_id: therapist,
    booking_date: day,
    booking_time: time,
    first_name: 'Georgia',
    last_name: 'Marsh',
    client_phone: '0491 570 156',
  });
  const began = performance.now();
  const headers = { 'content-type': 'application/json', 'content-length': body.length, 'idempotency-key': randomUUID() };
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/api/bookings', method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        latencies.push(performance.now() - began);
        if (response.statusCode === 201) resolve();
        else reject(new Error(`Answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function percentile(share: number): number {
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * share)]!;
}
