import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandBus } from '@nestjs/cqrs';
import { SealActionLog } from '../../src/audit/index.js';
import { ErasePersonalData } from '../../src/booking/index.js';
import { sql } from '../../src/platform/database/sql.js';
import { system } from '../../src/platform/event-store/actor.js';
import { afterThisFile } from '../support/cleanup.js';
import { eventually } from '../support/eventually.js';
import { startOffice } from '../support/office.js';

let office: Awaited<ReturnType<typeof startOffice>>;
let head: { seq: number; hash: string };
const folder = mkdtempSync(join(tmpdir(), 'spa-booking-chain-'));
afterThisFile(async () => rmSync(folder, { recursive: true }));

const query = <Row>(text: string, params: unknown[] = []) => sql<Row>(office.shop.em, text, params);
const sealer = () => office.server.get(SealActionLog, { strict: false });

/** Every event of the log has its entry, and every entry its seal. */
const allSealed = () =>
  eventually(async () => {
    const [log] = await query<{ seq: number; is_idle: boolean }>(
      'select seq::int, not exists (select from log_pending) as is_idle from log_head',
    );
    const reached = await sealer().head();
    return log!.is_idle && reached.seq === log!.seq ? reached : undefined;
  }, 'every entry to be sealed');

/** What somebody without the database finds: the export, and what is said of it. */
async function verify(...published: string[]): Promise<string> {
  const file = join(folder, 'action-log.jsonl');
  writeFileSync(file, (await office.ada.post<string>('/admin-action-logs/exports/evidence')).body);
  const heads = published.flatMap((each) => ['--head', each]);
  const said = promisify(execFile)(process.execPath, ['dist/src/audit-verify.js', file, ...heads], { env: {} });
  return said.then(({ stdout }) => stdout, ({ stderr }: { stderr: string }) => stderr);
}

beforeAll(async () => {
  office = await startOffice();
  const { shop, mei, book } = office;
  await shop.shift(mei, '2026-03-03', '09:00-17:00');
  for (const booking_time of ['09:00', '10:00', '11:00']) await book({ booking_date: '2026-03-03', booking_time });
  await allSealed();
});

it('erasing a person leaves the chain whole, and the evidence without them', async () => {
  const before = await verify();
  expect(before).toContain('Every entry up to');
  const [{ id } = { id: '' }] = await query<{ id: string }>('select id from bookings order by booking_time limit 1');
  await office.server.get(CommandBus).execute(new ErasePersonalData({ bookingId: id }, system));
  head = await allSealed();
  expect(await verify(before.match(/Head: (.*)/)![1]!, `${head.seq}:${head.hash}`)).toContain('as it was sealed');
  expect((await office.ada.post('/admin-action-logs/chain/checks')).body).toMatchObject({ broken_seq: null });
});

describe('somebody with the database in hand', () => {
  const columns = 'id, seq, created_at, actor_kind, admin_email, action_type, kind, details';

  beforeAll(async () => {
    head = await allSealed();
    // What follows is not to be logged and sealed while it is done.
    await office.worker.close();
    await query(`create table entries_copy as select ${columns} from admin_action_logs`);
    await query('create table seals_copy as select * from action_log_seals');
    await query('create table head_copy as select * from action_log_head');
  });

  afterEach(async () => {
    for (const table of ['admin_action_logs', 'action_log_seals', 'action_log_head']) await query(`delete from ${table}`);
    await query(`insert into admin_action_logs (${columns}) select ${columns} from entries_copy`);
    await query('insert into action_log_seals select * from seals_copy');
    await query('insert into action_log_head select * from head_copy');
  });

  const shift = `
    update admin_action_logs set seq = -seq - 1 where seq >= 5;
    update admin_action_logs set seq = -seq where seq < 0`;

  it.each([
    ['changes who did it', [`update admin_action_logs set admin_email = 'bea@spa.test' where seq = 4`], 'Entry 4 is not as it was sealed'],
    ['changes when', [`update admin_action_logs set created_at = created_at + interval '1 microsecond' where seq = 4`], 'Entry 4 is not'],
    ['changes a detail', [`update admin_action_logs set details = details || '{"role": "staff"}' where seq = 1`], 'Entry 1 is not'],
    ['changes a seal', [`update action_log_seals set hash = sha256('') where seq = 3`], 'Entry 3 is not as it was sealed'],
    ['deletes a seal', ['delete from action_log_seals where seq = 3'], 'Entry 3 carries no seal'],
    ['deletes an entry', ['delete from admin_action_logs where seq = 2', 'delete from action_log_seals where seq = 2'], 'Entry 2 is missing'],
    ['swaps two entries', [
      'update admin_action_logs set seq = -seq where seq in (3, 4)',
      'update admin_action_logs set seq = 7 + seq where seq in (-3, -4)',
    ], 'Entry 3 is not as it was sealed'],
    ['inserts an entry', [
      ...shift.split(';'),
      `insert into admin_action_logs (${columns})
       select gen_random_uuid(), 5, created_at, actor_kind, admin_email, action_type, kind, details from entries_copy where seq = 4`,
    ], 'Entry 5 is not as it was sealed'],
  ])('is found out who %s', async (_, statements, complaint) => {
    for (const statement of statements) await query(statement);
    expect(await verify()).toContain(complaint);
    expect((await office.ada.post('/admin-action-logs/chain/checks')).body.complaint).toContain(complaint);
  });

  it('is found out who cuts the tail, by a head published before', async () => {
    const last = head.seq - 2;
    await query('delete from admin_action_logs where seq > $1', [last]);
    expect((await office.ada.post('/admin-action-logs/chain/checks')).body).toMatchObject({ broken_seq: last + 1 });
    await query('delete from action_log_seals where seq > $1', [last]);
    await query('update action_log_head set (seq, hash) = (select seq, hash from action_log_seals where seq = $1)', [last]);
    expect(await verify()).toContain(`Every entry up to ${last} is as it was sealed`);
    expect(await verify(`${head.seq}:${head.hash}`)).toContain(`Entry ${last + 1} is missing: a head was published`);
  });

  it('is found out who changes an entry and seals everything anew', async () => {
    await query(`update admin_action_logs set admin_email = 'bea@spa.test' where seq = 1`);
    await query('delete from action_log_seals');
    await query(`update action_log_head set seq = 0, hash = decode(repeat('00', 32), 'hex')`);
    await sealer().run();
    expect(await verify()).toContain(`Every entry up to ${head.seq} is as it was sealed`);
    expect(await verify(`${head.seq}:${head.hash}`)).toContain(`Entry ${head.seq} does not bear the published seal`);
  });

  it('has no entry sealed that no event stands behind', async () => {
    await query('delete from action_log_seals where seq > 4');
    await query('update action_log_head set (seq, hash) = (select seq, hash from action_log_seals where seq = 4)');
    await query('update admin_action_logs set id = gen_random_uuid() where seq = 7');
    await sealer().run();
    expect((await office.ada.get('/admin-action-logs/chain')).body).toMatchObject({ sealed_seq: 6 });
  });
});
