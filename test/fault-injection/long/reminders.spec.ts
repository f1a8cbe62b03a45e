import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toInstant } from '../../support/clock/to-instant.js';
import { createDatabase } from '../../support/database/create-database.js';
import { queryRows } from '../../support/database/query-rows.js';
import { Visitor } from '../../support/clients/visitor.js';
import { eventually } from '../../support/eventually.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { startRedisServer } from '../../support/processes/start-redis.js';
import { startTextSink } from '../../support/processes/text-sink.js';
import { testEnvironment } from '../../support/test-environment.js';
import { recordResult } from '../harness/record-result.js';
import { ReminderLedger } from '../harness/reminder-ledger.js';
import { RestartedProcess } from '../harness/restarted-process.js';
import { startHarness } from '../harness/start-harness.js';

const TIME_ZONE = 'Australia/Sydney';
const [saturday, sunday, monday] = ['2026-04-04', '2026-04-05', '2026-04-06'];
const times = ['09:00', '10:00', '11:30', '13:00', '14:30', '16:00', '17:30'];
/** The clocks are advanced by this much once nothing has arrived for a while: the task runs once a minute. */
const NUDGE_MS = 61_000;
const WORKERS = 2;
const MAIL_CONCURRENCY = 4;

interface Reminder {
  key: string;
  event_id: string;
  reminded_ms: number;
}

/** Daylight saving ends on the Sunday: 48 hours before its 10 AM it is 11 AM on Friday. */
it('clients are reminded once of each start that they have, whatever is killed and forgotten', async () => {
  const database = await createDatabase();
  const { url: redisUrl, stop } = await startRedisServer();
  await stop();
  const redis = await RestartedProcess.start('Redis', () => startRedisServer(Number(new URL(redisUrl).port)));
  const gateway = await startTextSink();
  const clock = setClockOf(`2026-04-01T09:00`);
  const harness = await startHarness({
    database,
    bookings: 40,
    perSecond: 10,
    workers: WORKERS,
    preload: './test/fault-injection/harness/jumping-clock.mjs',
    env: { REDIS_URL: redisUrl, SHOP_TIME_ZONE: TIME_ZONE, CLOCK_AHEAD_FILE: clock.file, ...gateway.env },
  });
  clock.tell = (aheadMs) => harness.sendToProcesses(aheadMs);
  const slots = await openShop(database);
  const ledger = new ReminderLedger(TIME_ZONE);
  const visitor = new Visitor(harness.url, { origin: harness.url });
  const own = new Map<string, BookingAnswer>();
  const clientOf = (start: string) => `at-${start.replace(/\D/g, '')}@example.test`;

  const book = async (start: string) => {
    const email = clientOf(start);
    const [booking_date, booking_time] = start.split('T') as [string, string];
    const client_phone = `0491 57${String(own.size + 1).padStart(4, '0')}`;
    const form = bookingForm({ ...slots, booking_date, booking_time }, { client_email: email, client_phone });
    const { status, body } = await visitor.post<BookingAnswer>('/bookings', form, { 'idempotency-key': randomUUID() });
    expect([status, body.booking?.status]).toEqual([201, 'confirmed']);
    own.set(email, body);
    ledger.agree(email, start, clock.now());
  };
  const change = async (what: 'move' | 'cancellation', email: string, more: object) => {
    const { session_id: sessionId, booking } = own.get(email)!;
    const body = { sessionId, version: booking.version, ...more };
    expect(await visitor.post(`/own-booking-${what}`, body)).toMatchObject({ status: 200 });
    ledger.end(email, clock.now());
  };
  const move = async (from: string, to: string) => {
    const [booking_date, booking_time] = to.split('T');
    const { therapist_id } = slots;
    await change('move', clientOf(from), { therapist_id, booking_date, booking_time, as_request: false });
    ledger.agree(clientOf(from), to, clock.now());
  };
  const erase = async (start: string) => {
    const { id } = own.get(clientOf(start))!.booking;
    const env = { ...testEnvironment(database), PATH: process.env.PATH };
    await promisify(execFile)(
      process.execPath,
      ['dist/src/cli/main.js', 'erase', '--booking', id, '--yes-erase', 'Georgia Marsh'],
      { env },
    );
    ledger.end(clientOf(start), clock.now());
  };
  const reminders = () => queryRows<Reminder>(database, remindersSql).catch(() => undefined);

  /** Advances to that time while processes are being killed, and waits for everything that is due by then. */
  const passTo = async (local: string) => {
    const before = (await reminders())?.length ?? 0;
    clock.set(local);
    const killed = [harness.webs[0]!, harness.workers[0]!, redis].map((one) => one.kill());
    let isSecondKilled = false;
    let movedAt = performance.now();
    await eventually(
      async () => {
        const count = (await reminders())?.length ?? 0;
        // The other one is in the middle of them.
        if (count > before && !isSecondKilled) {
          isSecondKilled = true;
          killed.push(harness.workers[1]!.kill(), redis.kill());
        }
        if (count >= ledger.dueUntil(clock.now()).size) return true;
        if (performance.now() - movedAt > 8_000) {
          clock.advance(NUDGE_MS);
          movedAt = performance.now();
        }
        return undefined;
      },
      `the reminders until ${local}`,
      180_000,
    );
    await Promise.all(killed);
    await harness.waitUntilIdle();
  };

  for (const day of [saturday, sunday, monday]) for (const time of times) await book(`${day}T${time}`);
  await harness.waitUntilIdle();

  await passTo('2026-04-02T12:15');
  await move(`${saturday}T10:00`, `${monday}T18:00`);
  for (const time of ['11:30', '13:00'])
    await change('cancellation', clientOf(`${saturday}T${time}`), { reason: 'Ill' });
  await erase(`${saturday}T14:30`);
  await passTo('2026-04-02T19:30');
  // 10 AM on Sunday is not due yet, 9 AM is.
  await passTo('2026-04-03T10:20');
  await passTo('2026-04-03T19:45');
  await move(`${sunday}T13:00`, `${monday}T12:00`);
  await passTo('2026-04-04T19:30');
  // Less than 48 hours ahead: 24 before is what is left.
  await move(`${monday}T11:30`, `${monday}T18:30`);
  await passTo('2026-04-05T19:00');

  const due = ledger.dueUntil(clock.now());
  const found = (await reminders())!;
  const violations = [
    ...compareReminders(due, found),
    ...compareMessages(
      found,
      'mail',
      new Set(harness.mailServer.mails.map(({ messageId, to }) => `${messageId.replace(/@.*$/, '')} ${to}`)),
    ),
    ...compareMessages(found, 'text', new Set(gateway.texts.map(({ id }) => id))),
  ];
  const again =
    harness.mailServer.mails.length - new Set(harness.mailServer.mails.map(({ messageId }) => messageId)).size;
  const kills = [...harness.workers, ...harness.webs, redis].reduce((sum, one) => sum + one.kills, 0);
  const summary = `${own.size} bookings, ${due.size} reminders over the end of daylight saving, ${kills} kills; ${again} mails twice`;
  recordResult('reminders while everything is killed and Redis forgets', summary, violations);
  expect(violations).toEqual([]);
  expect(again).toBeLessThanOrEqual(kills * MAIL_CONCURRENCY);
  expect(harness.unexpectedExits()).toBe(0);
}, 900_000);

/** The shop's clock as all processes see it, restarted ones included. */
function setClockOf(local: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'ahead-ms');
  const toMs = (time: string) => Date.parse(toInstant(time, TIME_ZONE));
  let aheadMs = 0;
  const clock = {
    file,
    tell: (aheadMs: number): void => void aheadMs,
    now: () => Date.now() + aheadMs,
    set: (time: string) => clock.advance(toMs(time) - clock.now()),
    advance: (byMs: number) => {
      aheadMs += byMs;
      writeFileSync(file, String(aheadMs));
      clock.tell(aheadMs);
    },
  };
  clock.set(local);
  return clock;
}

/** The days of the test beside those that the harness made, and reminders by mail and text. */
async function openShop(database: string) {
  const settings = { hours_before: 48, same_day: false, by_mail: true, by_text: true };
  await queryRows(
    database,
    `insert into business_settings (setting_key, setting_value) values ('reminders', '${JSON.stringify(settings)}')
    on conflict (setting_key) do update set setting_value = excluded.setting_value`,
  );
  const [slots] = await queryRows<{ service_id: string; therapist_id: string }>(
    database,
    `with shifts as (
       insert into therapist_roster (id, therapist_id, therapist_name, roster_date, shift_hours)
       select gen_random_uuid(), id, name, day, '09:00-20:00'
       from (select id, name from therapists where not is_unassigned order by name limit 1) one,
         unnest(array['${saturday}', '${sunday}', '${monday}']::date[]) day
       returning therapist_id
     )
     select (select id from services) as service_id, therapist_id from shifts limit 1`,
  );
  return slots!;
}

function compareReminders(due: Map<string, number>, found: readonly Reminder[]): string[] {
  const keys = found.map(({ key }) => key);
  const doubled = keys.filter((key, nth) => keys.indexOf(key) !== nth);
  return [
    ...[...due.keys()].filter((key) => !keys.includes(key)).map((key) => `missing: ${key}`),
    ...keys.filter((key) => !due.has(key)).map((key) => `not due: ${key}`),
    ...doubled.map((key) => `twice: ${key}`),
    ...found.filter(({ key, reminded_ms }) => reminded_ms < (due.get(key) ?? 0)).map(({ key }) => `too early: ${key}`),
  ];
}

/** Each reminder went to the person it concerns, and to nobody else. */
function compareMessages(found: readonly Reminder[], by: 'mail' | 'text', sent: Set<string>): string[] {
  const idOf = ({ event_id, key }: Reminder) =>
    by === 'text' ? event_id : `${event_id}.client ${key.slice(0, key.lastIndexOf(' '))}`;
  const missing = found.filter((one) => !sent.has(idOf(one))).map(({ key }) => `no ${by}: ${key}`);
  const others = by === 'text' ? [...sent].filter((id) => !found.some((one) => idOf(one) === id)) : [];
  return [...missing, ...others.map((id) => `${by} ${id} is not due`)];
}

/** One reminder per row: the event that sent it, the start that it was about, and when it was sent. */
const remindersSql = /* sql */ `
  select b.client_email || ' ' || to_char(r.starts_at, 'YYYY-MM-DD"T"HH24:MI') as key, r.event_id::text,
    (extract(epoch from r.reminded_at) * 1000)::float8 as reminded_ms
  from client_reminders r join bookings b on b.id = r.booking_id`;
