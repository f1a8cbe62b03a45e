import { TaskScheduler } from '../../../src/platform/scheduler/task-scheduler.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

const auditor = 'auditor@elsewhere.test';

let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
let office: Awaited<ReturnType<typeof startOffice>>;

const runTasks = () =>
  Promise.all([office.server, office.worker].map((process) => process.get(TaskScheduler, { strict: false }).runAll()));
const sent = () =>
  sql<{ data: { seq: number; hash: string } }>(
    office.shop.em,
    `select data from event_log where type = 'HeadMailed' order by position`,
  );
const choose = (address: string | null, version: number) =>
  office.ada.send('PUT', '/admin-action-logs/chain/mail', { address, version });

/** The clock is at Monday 2026-03-02, 10:00, in Sydney. */
beforeAll(async () => {
  smtp = await startSmtpSink();
  office = await startOffice({ env: { SMTP_URL: smtp.url } });
});

it('is mailed to nobody until an administrator has chosen an address', async () => {
  await runTasks();
  expect(await sent()).toEqual([]);
  expect(await choose('no address', 0)).toMatchObject({ status: 422 });
  expect(await office.staff.get('/admin-action-logs/chain/mail')).toMatchObject({ status: 403 });
  expect((await office.ada.get('/admin-action-logs/chain/mail')).body).toEqual({
    address: null,
    last_date: null,
    version: 0,
  });
});

it('goes out once a day, however many machines there are', async () => {
  expect(await choose(auditor, 0)).toMatchObject({ status: 204 });
  await runTasks();
  await runTasks();
  const mails = await eventually(() => (smtp.to(auditor).length > 0 ? smtp.to(auditor) : undefined), 'the mail');
  const [{ data } = { data: { seq: 0, hash: '' } }] = await sent();
  expect(mails[0]!.subject).toContain('Monday, March 2, 2026');
  expect(mails[0]!.text).toContain(`${data.seq}:${data.hash}`);
  expect(await sent()).toHaveLength(1);
  expect((await office.ada.get('/admin-action-logs/chain/mail')).body).toEqual({
    address: auditor,
    last_date: '2026-03-02',
    version: 1,
  });

  office.clock.set('2026-03-02T19:59:00.000Z');
  await runTasks();
  expect(await sent()).toHaveLength(1);
  office.clock.set('2026-03-02T20:00:00.000Z');
  await runTasks();
  expect(await sent()).toHaveLength(2);
});

it('stops when the address is taken away', async () => {
  await office.ada.post('/auth/sign-in', { email: 'ada@spa.test', password: 'twelve characters' });
  expect(await choose(null, 0)).toMatchObject({ status: 409, body: { code: 'modified' } });
  expect(await choose(null, 1)).toMatchObject({ status: 204 });
  office.clock.set('2026-03-04T20:00:00.000Z');
  await runTasks();
  expect(await sent()).toHaveLength(2);
});
