import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { ErasePersonalData } from '../../../../src/booking/index.js';
import { grantAppPrivileges } from '../../../../src/platform/database/app-role.js';
import { system } from '../../../../src/kernel/actor.js';
import { startApp, startWorker } from '../../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../../support/fixtures/booking-form.js';
import { registerCleanup } from '../../../support/register-cleanup.js';
import { asAppRole } from '../../../support/database/database-server.mjs';
import { createDatabase } from '../../../support/database/create-database.js';
import { eventually } from '../../../support/eventually.js';
import { createShopBuilder } from '../../../support/fixtures/shop-builder.js';
import { Visitor } from '../../../support/clients/visitor.js';

const connected = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  registerCleanup(() => client.end());
  return client;
};

describe('the role of daily work', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let daily: pg.Client;

  beforeAll(async () => {
    const database = await createDatabase();
    const url = asAppRole(database);
    daily = await connected(url);
    server = await startApp({ database, env: { DATABASE_URL: url } });
    await startWorker({ database, env: { DATABASE_URL: url } });
  });

  it('is enough to book, to follow up, to seal and to erase', async () => {
    const shop = createShopBuilder(server);
    await shop.timeSlots('09:00');
    const [service_id, therapist_id] = [await shop.service('Swedish'), await shop.therapist('Mei')];
    await shop.shift(therapist_id, '2026-03-03', '09:00-17:00');
    const form = bookingForm({ service_id, therapist_id, booking_date: '2026-03-03', booking_time: '09:00' });
    const { booking } = (await new Visitor(server.url).post<BookingAnswer>('/bookings', form)).body;
    await server.get(CommandBus).execute(new ErasePersonalData({ onlyIds: [booking.id] }, system));
    const sealed = `select count(*)::int as n from admin_action_logs join action_log_seals using (seq) where action_type = 'booking_erase_person'`;
    await eventually(async () => (await daily.query(sealed)).rows[0].n === 1 || undefined, 'the seal of the erasure');
  });

  it.each([
    ['event_log', 'data'],
    ['log_order', 'seq'],
    ['admin_action_logs', 'details'],
    ['action_log_seals', 'hash'],
    ['action_log_head', 'seq'],
    ['action_log_check', 'complaint'],
  ])('alters and deletes nothing in %s', async (table, column) => {
    expect((await daily.query(`select from ${table}`)).rowCount).toBeGreaterThan(0);
    const attempts = [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `select from ${table} limit 1 for update`,
      `alter table ${table} disable trigger all`,
      `drop table ${table} cascade`,
      `create trigger planted before insert on ${table} execute function suppress_redundant_updates_trigger()`,
    ];
    for (const attempt of attempts)
      await expect(daily.query(attempt)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('seals what comes next and nothing else, and takes no check back', async () => {
    const [{ seq, hash }] = (await daily.query('select seq, hash from action_log_head')).rows;
    const seal = Buffer.alloc(32, 'seal');
    const attempts: [sql: string, values: unknown[]][] = [
      ['insert into action_log_seals (seq, hash) values ($1, $2)', [1_000_000, seal]],
      ['insert into action_log_head (one_row, seq, hash) values (false, $1, $2)', [1, seal]],
      ['select seal_action_log($1)', [Array(500).fill(seal)]],
      ['select seal_action_log($1)', [[Buffer.from('short')]]],
      ['select record_action_log_check($1, $2, now(), true, null, null)', [-1, seal]],
      ['select record_action_log_check($1, $2, now(), true, null, null)', [Number(seq) + 1, seal]],
    ];
    for (const [statement, values] of attempts)
      await expect(daily.query(statement, values)).rejects.toThrow(
        /permission denied|only the entries|a seal has|does not go back|ends at a seal/,
      );
    expect((await daily.query('select seq, hash from action_log_seals where seq >= $1', [seq])).rows).toEqual([
      { seq, hash },
    ]);
  });

  it.each([
    'create table mine ()',
    'create schema mine',
    'create table bullmq.mine ()',
    'create sequence bullmq.mine',
    'create view bullmq.mine as select 1',
    `create function mine() returns int language sql as 'select 1'`,
    `create function bullmq.mine() returns int language sql as 'select 1'`,
    `create or replace function lock_action_log_head() returns table (seq bigint, hash bytea) language sql as 'select 1, null'`,
    'alter function seal_action_log(bytea[]) security invoker',
    'create type public.mine as enum ()',
    'create extension hstore',
    'alter sequence bullmq.job_seq restart',
    'drop schema bullmq cascade',
    'alter table bookings add column mine int',
    'drop table customers',
    'truncate sessions cascade',
    `insert into schema_migrations (name) values ('mine')`,
    'create role mine',
    'set role postgres',
    `copy bookings to program 'cat'`,
  ])('does not get to: %s', async (attempt) => {
    await expect(daily.query(attempt)).rejects.toThrow(/permission denied|must be owner|does not exist/);
  });

  it('owns nothing that outlives its session', async () => {
    const owned = `select relname from pg_class where relowner = 'daily'::regrole and relnamespace::regnamespace::text !~ '^pg_temp'
      union all select proname from pg_proc where proowner = 'daily'::regrole`;
    expect((await daily.query(owned)).rows).toEqual([]);
  });
});

it('loses what it made when it still could, and goes on counting there', async () => {
  const database = await createDatabase();
  const [owner, daily] = [await connected(database), await connected(asAppRole(database))];
  await owner.query('grant create on schema bullmq to daily');
  await daily.query('create sequence bullmq.mine');
  await daily.query(`select nextval('bullmq.mine')`);
  await grantAppPrivileges(database, asAppRole(database));
  await expect(daily.query('drop sequence bullmq.mine')).rejects.toThrow('must be owner');
  expect((await daily.query(`select nextval('bullmq.mine')`)).rows).toEqual([{ nextval: '2' }]);
});

it('is given what a later migration makes, at once and after it', async () => {
  const database = await createDatabase();
  const [owner, daily] = [await connected(database), await connected(asAppRole(database))];
  await owner.query('create table later (id bigserial primary key)');
  await daily.query('insert into later default values; update later set id = 2; delete from later');
  await grantAppPrivileges(database, asAppRole(database));
  await daily.query('insert into later default values');
});

it('is made with its password where there is none', async () => {
  const database = await createDatabase();
  const name = `daily_${new URL(database).pathname.slice(-8)}`;
  const url = Object.assign(new URL(database), { username: name, password: 'it%27s%20a%20password' }).href;
  await grantAppPrivileges(database, url);
  const client = await connected(url);
  expect((await client.query('select count(*)::int as n from event_log')).rows).toEqual([{ n: 0 }]);
  await expect(client.query('delete from event_log')).rejects.toThrow('permission denied');
});
