import { CommandBus } from '@nestjs/cqrs';
import { ActionLogChain } from '../../../src/audit/hash-chain/action-log-chain.js';
import { VerifyActionLog } from '../../../src/audit/hash-chain/verify-action-log.js';
import { VerifyActionLogTask } from '../../../src/audit/hash-chain/verify-action-log.task.js';
import { ShopDetails, ShopSettings } from '../../../src/catalog/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

const shopAddress = 'hello@longwater.test';

let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
let office: Awaited<ReturnType<typeof startOffice>>;

const state = () => office.server.get(ActionLogChain, { strict: false }).state();
const checkAll = () => office.server.get(CommandBus).execute(new VerifyActionLog());
const lookAround = () =>
  Promise.all(
    [office.server, office.worker].map((process) => process.get(VerifyActionLogTask, { strict: false }).run()),
  );
const alarms = () => sql(office.shop.em, `select position from event_log where type = 'ActionLogFoundBroken'`);
const shift = (by: string) =>
  sql(office.shop.em, 'update admin_action_logs set created_at = created_at + $1::interval where seq = 2', [by]);

/** Adds something new to verify, and hashes it. */
async function addEntry(): Promise<void> {
  const before = await state();
  const settings = office.server.get(ShopSettings);
  const tagline = `Whole up to entry ${before.sealed_seq}`;
  await office.shop.saveSetting('shop_details', { ...(await settings.read(ShopDetails)), email: shopAddress, tagline });
  await eventually(async () => {
    const { sealed_seq, log_seq } = await state();
    return sealed_seq > before.sealed_seq && sealed_seq === log_seq ? true : undefined;
  }, 'the entry to be sealed');
}

/** The clock is set to Monday 2026-03-02, 10:00, in Sydney. */
beforeAll(async () => {
  smtp = await startSmtpSink();
  office = await startOffice({ env: { SMTP_URL: smtp.url } });
  await addEntry();
});

it('every night what came since is looked at, and once a week everything, by one worker for all', async () => {
  await lookAround();
  const first = await state();
  expect(first).toMatchObject({
    verified_seq: first.sealed_seq,
    checked_at_local: '2026-03-02T10:00:00',
    complaint: null,
  });

  await shift('1 second');
  await addEntry();
  office.clock.set('2026-03-02T15:59:00.000Z');
  await lookAround();
  expect(await state()).toMatchObject({ verified_seq: first.verified_seq });
  office.clock.set('2026-03-02T16:00:00.000Z');
  await lookAround();
  const second = await state();
  expect(second).toMatchObject({
    verified_seq: second.sealed_seq,
    checked_at_local: '2026-03-03T03:00:00',
    complaint: null,
  });

  office.clock.set('2026-03-08T16:00:00.000Z');
  await lookAround();
  expect(await state()).toMatchObject({
    verified_seq: second.verified_seq,
    complaint: 'Entry 2 is not as it was sealed',
  });
});

it('the shop is told once of what was found, and sees when it is put right', async () => {
  const [mail] = await eventually(
    () => (smtp.to(shopAddress).length > 0 ? smtp.to(shopAddress) : undefined),
    'the alarm',
  );
  expect(mail).toMatchObject({
    subject: 'Action log changed: entry 2',
    text: expect.stringContaining('Entry 2 is not as it was sealed'),
  });
  await checkAll();
  expect(await alarms()).toHaveLength(1);

  await shift('-1 second');
  expect(await checkAll()).toMatchObject({ complaint: null });
  expect(await state()).toMatchObject({ complaint: null, checked_at_local: '2026-03-09T03:00:00' });
});

it('a log that ends before the place where it was found whole last is found broken by the next night', async () => {
  await addEntry();
  await checkAll();
  const { verified_seq } = await state();
  await office.worker.close();
  await sql(office.shop.em, 'delete from admin_action_logs where seq = $1', [verified_seq]);
  await sql(office.shop.em, 'delete from action_log_seals where seq = $1', [verified_seq]);
  await sql(
    office.shop.em,
    'update action_log_head set (seq, hash) = (select seq, hash from action_log_seals order by seq desc limit 1)',
  );
  office.clock.set('2026-03-09T16:00:00.000Z');
  await office.server.get(VerifyActionLogTask, { strict: false }).run();
  expect(await state()).toMatchObject({ complaint: expect.stringContaining(`Entry ${verified_seq} is missing`) });
});
