import { sql } from '../../../src/platform/database/sql.js';
import { LostDeliverySweeper } from '../../../src/platform/deliveries/lost-delivery-sweeper.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { TaskScheduler } from '../../../src/platform/scheduler/task-scheduler.js';
import type { PerformanceReportDto } from '../../../src/reporting/performance/performance.dto.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { eventually } from '../../support/eventually.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { readPdfLines } from '../../support/pdf-lines.js';
import { startWorker } from '../../support/processes/start-app.js';
import { startRedisServer } from '../../support/processes/start-redis.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

const owner = 'owner@elsewhere.test';
const path = '/reports/monthly-mail';

let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
let redis: Awaited<ReturnType<typeof startRedisServer>>;
let office: Awaited<ReturnType<typeof startOffice>>;

/** Both machines at once, once all is counted. */
const runTasks = async () => {
  while (await office.worker.get(Relay).step());
  while (await office.worker.get(Projector).step());
  await Promise.all(
    [office.server, office.worker].map((process) => process.get(TaskScheduler, { strict: false }).runAll()),
  );
};
const runAt = async (instant: string) => {
  office.clock.set(instant);
  await runTasks();
};
const months = async () =>
  (
    await sql<{ month: string }>(
      office.shop.em,
      `select data ->> 'month' as month from event_log where type = 'MonthlyReportMailed' order by position`,
    )
  ).map(({ month }) => month);
const signIn = () => office.ada.post('/auth/sign-in', { email: 'ada@spa.test', password: 'twelve characters' });
const choose = (address: string | null, version: number) => office.ada.send('PUT', path, { address, version });
const state = async () => (await office.ada.get<{ version: number }>(path)).body;

/** Saturday, 2029-03-10, in Sydney, where daylight saving ends on Sunday, 2029-04-01, and begins on Sunday, 2029-10-07. */
beforeAll(async () => {
  smtp = await startSmtpSink();
  redis = await startRedisServer();
  const env = { SMTP_URL: smtp.url, REDIS_URL: redis.url };
  office = await startOffice({ clock: new FixedClock('2029-03-09T22:00:00.000Z'), env });
  await office.shop.shift(office.mei, '2029-03-12', '09:00-17:00');
  const appointment = { therapist_id: office.mei, booking_date: '2029-03-12', booking_time: '10:00' };
  await office.ada.post('/office-bookings', {
    ...appointment,
    service_id: office.swedish,
    client_name: 'Ann',
    client_phone: '9999 8888',
    status: 'confirmed',
  });
});

it('is off until an administrator turns it on, and of two who change it at once one is refused', async () => {
  await runTasks();
  expect(await state()).toEqual({ address: null, mailed_month: null, version: 0 });
  expect(await office.staff.get(path)).toMatchObject({ status: 403 });
  expect(await choose('no address', 0)).toMatchObject({ status: 422, body: { errors: [{ field: 'address' }] } });
  expect(await office.ada.send('PUT', path, { address: owner })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'version' }] },
  });
  const answers = await Promise.all([choose(owner, 0), choose('somebody@elsewhere.test', 0)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'modified' } });
  await choose(owner, (await state()).version);
  expect(await state()).toMatchObject({ address: owner });
  await runTasks();
  expect(await months()).toEqual([]);
});

it('goes out at 07:00 on the first, on the day on which the clock goes back too', async () => {
  await runAt('2029-03-31T20:59:00.000Z');
  expect(await months()).toEqual([]);
  await runAt('2029-03-31T21:00:00.000Z');
  await runTasks();
  expect(await months()).toEqual(['2029-03-01']);

  const [mail] = await eventually(() => (smtp.to(owner).length > 0 ? smtp.to(owner) : undefined), 'the mail');
  expect(mail!.subject).toBe('Monthly report: March 2029');
  expect(mail!.text).toContain('$89.50');
  expect(mail!.text).toContain('The figures are as of Sunday, April 1, 2029, 6:59 AM.');
  await signIn();
  const query = '?start_date=2029-03-01&end_date=2029-03-31&as_of=2029-04-01T06:59';
  const { total, as_of } = (await office.ada.get<PerformanceReportDto>(`/reports/performance${query}`)).body;
  const attached = mail!.attachments.find(({ mimeType }) => mimeType === 'application/pdf')!;
  expect(attached.filename).toBe('report-2029-03.pdf');
  const lines = readPdfLines(Buffer.from(attached.content as ArrayBuffer));
  expect(total).toMatchObject({ revenue: 89.5, bookings: 1 });
  expect(lines).toContain('Revenue$89.50$0.00$0.00');
  expect(lines).toContain(`As of Sunday, April 1, 2029, 6:59 AM, counted up to entry ${as_of.seq} of the log.`);
  expect(await state()).toMatchObject({ mailed_month: '2029-03-01' });
});

it('months that ended while nobody ran are sent once each, as of when they were due', async () => {
  await runAt('2029-07-14T15:00:00.000Z');
  await runTasks();
  expect(await months()).toEqual(['2029-03-01', '2029-04-01', '2029-05-01', '2029-06-01']);
  const mails = await eventually(() => (smtp.to(owner).length === 4 ? smtp.to(owner) : undefined), 'the mails');
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
    ['April', 'June', 'March', 'May'].map((month) => `Monthly report: ${month} 2029`),
  );
  const april = mails.find(({ subject }) => subject?.includes('April'))!;
  const pdf = april.attachments.find(({ mimeType }) => mimeType === 'application/pdf')!;
  expect(readPdfLines(Buffer.from(pdf.content as ArrayBuffer)).join('\n')).toContain(
    'As of Tuesday, May 1, 2029, 6:59 AM',
  );
});

it('is off again, and turned on later it begins with that month', async () => {
  await signIn();
  expect(await choose(null, (await state()).version)).toMatchObject({ status: 204 });
  await runAt('2029-10-10T00:00:00.000Z');
  await signIn();
  expect(await choose(owner, (await state()).version)).toMatchObject({ status: 204 });
  await runTasks();
  await runAt('2029-10-31T19:59:00.000Z');
  expect(await months()).toHaveLength(4);
  await runAt('2029-10-31T20:00:00.000Z');
  expect((await months()).slice(4)).toEqual(['2029-10-01']);
  const entries = await sql<{ n: number }>(
    office.shop.em,
    `select count(*)::int as n from event_log where type = 'MonthlyReportMailChanged'`,
  );
  expect(entries[0]!.n).toBeGreaterThanOrEqual(3);
});

it('a month whose mail waits outlives a Redis that loses everything and a restart, and goes out once', async () => {
  const november = () => smtp.to(owner).filter(({ subject }) => subject === 'Monthly report: November 2029');
  const { server, clock, shop } = office;
  const restart = async () => {
    await office.worker.close();
    await redis.flush();
    const env = { SMTP_URL: smtp.url, REDIS_URL: redis.url };
    office.worker = await startWorker({ database: server.database, clock, env });
    // As if nobody had heard of what is not delivered for as long as a lost job takes to be noticed.
    await sql(
      shop.em,
      `update deliveries set queued_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'`,
    );
    await runTasks();
    await office.worker.get(LostDeliverySweeper).requeueLost();
  };
  const openMails = async () =>
    (
      await sql<{ n: number }>(
        shop.em,
        `select count(*)::int as n from deliveries where subscriber = 'email-owner-on-monthly-report-mailed' and state <> 'done'`,
      )
    )[0]!.n;
  smtp.refuse(owner, '451 4.3.0 Try again later');
  const before = smtp.attempts(owner);
  await runAt('2029-11-30T20:00:00.000Z');
  while (await office.worker.get(Relay).step());
  await eventually(() => smtp.attempts(owner) > before || undefined, 'an attempt');
  expect(november()).toHaveLength(0);

  await restart();
  smtp.refuse(owner, null);
  await eventually(() => november().length > 0 || undefined, 'the mail');
  await eventually(async () => (await openMails()) === 0 || undefined, 'its delivery to be done');
  await restart();
  await restart();
  expect(await openMails()).toBe(0);
  expect(november()).toHaveLength(1);
  expect((await months()).slice(-1)).toEqual(['2029-11-01']);
  expect(new Set(await months()).size).toBe((await months()).length);
});
