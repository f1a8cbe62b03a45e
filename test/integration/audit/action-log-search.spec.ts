import { EntityManager } from '@mikro-orm/postgresql';
import { ActionLogEntriesQuery } from '../../../src/audit/action-log/action-log-entries.query.js';
import { LogConditionBuilder } from '../../../src/audit/action-log/log-conditions.js';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';

const onThird = `(created_at at time zone 'Australia/Sydney')::date = '2026-03-03'`;

let server: Awaited<ReturnType<typeof startApp>>;
let em: EntityManager;

beforeAll(async () => {
  server = await startApp();
  em = server.get(EntityManager).fork();
  await sql(em, fillSql);
  await sql(em, 'analyze admin_action_logs');
});

it.each([
  ['who', { who: 'visitors' }, `actor_kind = 'visitor'`],
  [
    'who, on some days',
    { who: 'visitors', from: '2026-03-03', to: '2026-03-03' },
    `actor_kind = 'visitor' and ${onThird}`,
  ],
  ['who, behind a page', { who: 'admins', before: 9_000 }, `actor_kind = 'user' and seq < 9000`],
  ['an action', { who: 'everyone', search: 'booking_cancel' }, `action_type like '%booking_cancel%'`],
  [
    'an action of visitors on some days',
    { who: 'visitors', search: 'booking_cancel', from: '2026-03-03', to: '2026-03-03' },
    `actor_kind = 'visitor' and action_type like '%booking_cancel%' and ${onThird}`,
  ],
] as const)('a page by %s is the newest entries of those', async (_, filter, condition) => {
  const { items } = await server.get(ActionLogEntriesQuery).page({ kind: 'all', ...filter });
  const wanted = await sql<{ seq: string }>(
    em,
    `select seq from admin_action_logs where ${condition} order by seq desc limit 100`,
  );
  expect(wanted.length).toBe(100);
  expect(items.map(({ seq }) => seq)).toEqual(wanted.map(({ seq }) => Number(seq)));
});

it('the planner knows how few entries a name has, and does not look for them from the end of the log', async () => {
  const { where, parameters } = await server
    .get(LogConditionBuilder)
    .build(em, { kind: 'all', who: 'everyone', search: 'quasthoff' });
  const [row] = await sql<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    em,
    `explain (format json) select seq from admin_action_logs where ${where.join(' and ')}`,
    parameters,
  );
  // Of 20,000; it expects some of the words.
  expect(row!['QUERY PLAN'][0]!.Plan['Plan Rows']).toBeLessThan(20);
});

const fillSql = /* sql */ `
  with client as (
    insert into clients (id, first_name, last_name, created_at, updated_at)
    values (gen_random_uuid(), 'Ada', 'Quasthoff', now(), now()) returning id)
  insert into admin_action_logs (id, seq, created_at, actor_kind, action_type, kind, details)
  select gen_random_uuid(), nth, timestamptz '2026-03-01' + nth * interval '20 seconds', (array['system', 'user', 'visitor'])[1 + nth % 3],
    (array['booking_create', 'booking_cancel'])[1 + nth / 3 % 2], 'create', case when nth % 100 = 0
    then jsonb_build_object('client_id', case nth when 100 then client.id else gen_random_uuid() end)
    else jsonb_build_object('booking_id', gen_random_uuid()) end
  from client, generate_series(1, 20000) nth`;
