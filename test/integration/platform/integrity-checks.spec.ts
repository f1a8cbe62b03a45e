import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { renderIntegrityReport } from '../../../src/platform/integrity/render-integrity-report.js';
import { IntegrityChecks, type CheckReport } from '../../../src/platform/integrity/integrity-checks.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';
import { testEnvironment } from '../../support/test-environment.js';
import { startOfficeWithAuditChain } from '../../support/fixtures/office-with-audit-chain.js';

let office: Awaited<ReturnType<typeof startOfficeWithAuditChain>>;

beforeAll(async () => {
  const smtp = await startSmtpSink();
  office = await startOfficeWithAuditChain({ env: { SMTP_URL: smtp.url } });
  const { shop, mei, tom, ada, book, getBooking, waitUntilChained } = office;
  await shop.shift(tom, '2026-03-03', '09:00-17:00');
  const client_email = 'georgia@client.test';
  const moved = await book({ booking_date: '2026-03-03', booking_time: '13:00', client_email });
  const cancelled = await book({ booking_date: '2026-03-03', therapist_id: tom, booking_time: '14:00' });
  await book({ booking_date: '2026-03-03', therapist_id: office.anybody, booking_time: '14:00' });
  const { version } = await getBooking(moved);
  const to = { therapist_id: tom, booking_date: '2026-03-03', booking_time: '12:00', version };
  expect((await ada.send('PUT', `/bookings/${moved}/appointment`, to)).status).toBe(200);
  await ada.post(`/bookings/${cancelled}/cancellation`, { reason: 'Ill', version: 2 });
  await shop.shift(mei, '2026-03-04', '09:00-17:00');
  await waitUntilChained();
  const unsentSql = `select from deliveries where subscriber like 'email-%' and state <> 'done'`;
  await eventually(
    async () => ((await office.query(unsentSql)).length === 0 ? true : undefined),
    'every mail to leave',
  );
});

const broken = (proven: readonly CheckReport[]) => proven.flatMap(({ violations }) => violations);

it('finds nothing in a shop that runs, and leaves nothing behind', async () => {
  const proven = await office.server.get(IntegrityChecks).run();
  expect(broken(proven)).toEqual([]);
  expect(proven.map(({ claim }) => claim)).toHaveLength(10);
  expect(await office.query(`select nspname from pg_namespace where nspname like 'proof%'`)).toEqual([]);
  const counts = Object.assign({}, ...proven.map((each) => each.counts)) as Record<string, number>;
  expect(counts).toMatchObject({
    'rows of bookings': 6,
    'confirmed bookings': 4,
    'slots held': 4,
    'events under way': 0,
  });
  expect(counts.entries).toBe(counts['last place']);
  expect(renderIntegrityReport(proven, new Date(0))).toContain('Everything holds.');
});

it('runs by command, beside the product', async () => {
  const env = { ...process.env, ...testEnvironment(office.server.database), LOG_LEVEL: 'error' };
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/src/cli/main.js', 'verify'], { env });
  expect(stdout).toMatch(/Everything holds\.\nSHA-256 of the lines above: [0-9a-f]{64}/);
});

const first = (where = 'true') => `(select id from bookings where ${where} order by booking_time, id limit 1)`;
const confirmed = first(`status = 'confirmed'`);
const mailed = `(select event_id from booking_mails join event_log using (event_id) where type = 'BookingConfirmed' and recipient = 'client' order by position limit 1)`;

it.each([
  [
    'an event that is gone from the order',
    'delete from log_order where seq = 3',
    ['places of the log without an event: 3', 'events without a place'],
  ],
  [
    'an event that came into a stream beside the log',
    `update event_log set version = version + 7 where version = 2 and stream = ${confirmed}`,
    ['streams with a version missing'],
  ],
  [
    'another price',
    `update bookings set total_price = total_price + 0.01 where id = ${confirmed}`,
    ['1 rows of bookings that the log tells otherwise'],
  ],
  [
    'a booking that nobody made',
    `insert into bookings select gen_random_uuid(), version, service_id, service_name, therapist_id, booking_date + 9, booking_time, booking_duration, client_name, first_name, last_name, client_email, client_phone, email_verified, notes, cancellation_reason, total_price, currency, 'completed', pending_reason, user_id, created_at, updated_at from bookings limit 1`,
    ['1 rows of bookings that the log tells otherwise'],
  ],
  [
    'a cent less in the report',
    'update revenue_totals set cents = cents - 1 where ctid = (select min(ctid) from revenue_totals)',
    ['1 rows of revenue_totals that the log tells otherwise'],
  ],
  [
    'a cent less in the sum of a quarter',
    `update revenue_sums set cents = cents - 1 where part = 'service' and grain = 'quarter' and status = 'confirmed'`,
    ['1 sums of revenue that the totals do not come to: service quarter 2026-01-01'],
  ],
  ['a customer forgotten', 'delete from customers', ['rows of customers that the log tells otherwise']],
  [
    'a reservation let go',
    `delete from reservations where booking_id = ${confirmed}`,
    ['1 bookings whose reservation is missing, wrong or left over'],
  ],
  [
    'two confirmed bookings at one time',
    `alter table reservations drop constraint reservations_no_double_booking; update reservations set kind = 'held', (therapist_id, starts_at, ends_at) = (select therapist_id, starts_at, ends_at from reservations where booking_id = ${confirmed}) where kind = 'unassigned'`,
    ['1 pairs of confirmed bookings that overlap'],
  ],
  [
    'a mail that was never due',
    `delete from deliveries where subscriber = 'email-customer-on-booking-confirmed' and seq = (select max(seq) from deliveries where subscriber = 'email-customer-on-booking-confirmed')`,
    ['1 events that email-customer-on-booking-confirmed never got'],
  ],
  [
    'the first mail of its kind that was never due',
    `delete from deliveries where subscriber = 'email-customer-on-booking-confirmed' and seq = (select min(seq) from deliveries where subscriber = 'email-customer-on-booking-confirmed')`,
    ['1 events that email-customer-on-booking-confirmed never got'],
  ],
  [
    'every mail of a kind that was never due',
    `delete from deliveries where subscriber = 'email-customer-on-booking-cancelled'`,
    ['1 events that email-customer-on-booking-cancelled never got'],
  ],
  [
    'a mail that left, and whose record is gone',
    `delete from booking_mails where event_id = ${mailed} and recipient = 'client'`,
    ['1 mails and texts that were sent without a record, or at another time: email-customer-on-booking-confirmed'],
  ],
  [
    'a mail that is said to have left later',
    `update booking_mails set sent_at = sent_at + interval '1 hour' where event_id = ${mailed} and recipient = 'client'`,
    ['1 mails and texts that were sent without a record', '1 records of mails and texts that nobody sent'],
  ],
  [
    'a mail that nobody sent',
    `insert into booking_mails (event_id, recipient, booking_id, sent_at) select event_id, 'shop', stream, occurred_at from event_log where event_id not in (select event_id from deliveries where subscriber like 'email-%') limit 1`,
    ['1 records of mails and texts that nobody sent'],
  ],
  [
    'a mail that is said to have been about another booking',
    `update booking_mails set booking_id = gen_random_uuid() where event_id = ${mailed} and recipient = 'client'`,
    ['1 records of mails and texts about another booking'],
  ],
  [
    'an entry of the action log',
    'delete from admin_action_logs where seq = 2',
    ['1 events without an entry: 2', 'Entry 2 is missing'],
  ],
  [
    'a changed entry',
    `update admin_action_logs set admin_email = 'bea@spa.test' where seq = 2`,
    ['Entry 2 is not as it was sealed'],
  ],
  [
    'a changed event, though the tables were rebuilt from it',
    `update event_log set data = data || '{"time":"08:00"}' where version = 1 and stream = ${confirmed}`,
    ['1 events that differ from their entry'],
  ],
  [
    'an event that somebody else is said to have caused',
    `update event_log set actor_kind = 'system', actor_email = null where actor_kind = 'user' and position = (select min(position) from event_log where actor_kind = 'user')`,
    ['1 events that differ from their entry'],
  ],
])('finds %s', async (_, planted, complaints) => {
  const em = office.shop.em.fork();
  await em.begin();
  try {
    for (const statement of planted.split('; ')) await sql(em, statement);
    const found = broken(await office.server.get(IntegrityChecks).runIn(em)).join('\n');
    for (const complaint of complaints) expect(found).toContain(complaint);
  } finally {
    await em.rollback();
  }
});
