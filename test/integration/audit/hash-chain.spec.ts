import { startOfficeWithAuditChain } from '../../support/fixtures/office-with-audit-chain.js';

let office: Awaited<ReturnType<typeof startOfficeWithAuditChain>>;
let head: { seq: number; hash: string };

describe('somebody with the database in hand', () => {
  const columns = 'id, seq, created_at, actor_kind, admin_email, action_type, kind, details';

  beforeAll(async () => {
    office = await startOfficeWithAuditChain();
    head = await office.waitUntilChained();
    // Stops logging and hashing for the statements that follow.
    await office.worker.close();
    await office.query(`create table entries_copy as select ${columns} from admin_action_logs`);
    await office.query('create table seals_copy as select * from action_log_seals');
    await office.query('create table head_copy as select * from action_log_head');
  });

  afterEach(async () => {
    for (const table of ['admin_action_logs', 'action_log_seals', 'action_log_head'])
      await office.query(`delete from ${table}`);
    await office.query(`insert into admin_action_logs (${columns}) select ${columns} from entries_copy`);
    await office.query('insert into action_log_seals select * from seals_copy');
    await office.query('insert into action_log_head select * from head_copy');
  });

  const shift = `
    update admin_action_logs set seq = -seq - 1 where seq >= 5;
    update admin_action_logs set seq = -seq where seq < 0`;

  it.each([
    [
      'changes who did it',
      [`update admin_action_logs set admin_email = 'bea@spa.test' where seq = 4`],
      'Entry 4 is not as it was sealed',
    ],
    [
      'changes when',
      [`update admin_action_logs set created_at = created_at + interval '1 microsecond' where seq = 4`],
      'Entry 4 is not',
    ],
    [
      'changes a detail',
      [`update admin_action_logs set details = details || '{"role": "staff"}' where seq = 1`],
      'Entry 1 is not',
    ],
    [
      'changes a seal',
      [`update action_log_seals set hash = sha256('') where seq = 3`],
      'Entry 3 is not as it was sealed',
    ],
    ['deletes a seal', ['delete from action_log_seals where seq = 3'], 'Entry 3 carries no seal'],
    [
      'deletes an entry',
      ['delete from admin_action_logs where seq = 2', 'delete from action_log_seals where seq = 2'],
      'Entry 2 is missing',
    ],
    [
      'swaps two entries',
      [
        'update admin_action_logs set seq = -seq where seq in (3, 4)',
        'update admin_action_logs set seq = 7 + seq where seq in (-3, -4)',
      ],
      'Entry 3 is not as it was sealed',
    ],
    [
      'inserts an entry',
      [
        ...shift.split(';'),
        `insert into admin_action_logs (${columns})
       select gen_random_uuid(), 5, created_at, actor_kind, admin_email, action_type, kind, details from entries_copy where seq = 4`,
      ],
      'Entry 5 is not as it was sealed',
    ],
  ])('is found out who %s', async (_, statements, complaint) => {
    for (const statement of statements) await office.query(statement);
    expect(await office.verify()).toContain(complaint);
    expect((await office.ada.post('/admin-action-logs/chain/checks')).body.complaint).toContain(complaint);
  });

  it('is found out who cuts the tail, by a head published before', async () => {
    const last = head.seq - 2;
    await office.query('delete from admin_action_logs where seq > $1', [last]);
    expect((await office.ada.post('/admin-action-logs/chain/checks')).body).toMatchObject({ broken_seq: last + 1 });
    await office.query('delete from action_log_seals where seq > $1', [last]);
    await office.query(
      'update action_log_head set (seq, hash) = (select seq, hash from action_log_seals where seq = $1)',
      [last],
    );
    expect(await office.verify()).toContain(`Every entry up to ${last} is as it was sealed`);
    expect(await office.verify(`${head.seq}:${head.hash}`)).toContain(
      `Entry ${last + 1} is missing: a head was published`,
    );
  });

  it('finds out who changes an entry and recomputes every hash', async () => {
    await office.query(`update admin_action_logs set admin_email = 'bea@spa.test' where seq = 1`);
    await office.query('delete from action_log_seals');
    await office.query(`update action_log_head set seq = 0, hash = decode(repeat('00', 32), 'hex')`);
    await office.getChainTask().run();
    expect(await office.verify()).toContain(`Every entry up to ${head.seq} is as it was sealed`);
    expect(await office.verify(`${head.seq}:${head.hash}`)).toContain(
      `Entry ${head.seq} does not bear the published seal`,
    );
  });

  it('has no entry sealed without its event', async () => {
    await office.query('delete from action_log_seals where seq > 4');
    await office.query(
      'update action_log_head set (seq, hash) = (select seq, hash from action_log_seals where seq = 4)',
    );
    await office.query('update admin_action_logs set id = gen_random_uuid() where seq = 7');
    await office.getChainTask().run();
    expect((await office.ada.get('/admin-action-logs/chain')).body).toMatchObject({ sealed_seq: 6 });
  });
});
