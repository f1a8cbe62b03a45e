import { EntityManager } from '@mikro-orm/postgresql';
import { LogConditionBuilder } from '../../../src/audit/action-log/log-conditions.js';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';

it('the planner knows how few entries a name has, and does not look for them from the end of the log', async () => {
  const server = await startApp();
  const em = server.get(EntityManager).fork();
  await sql(em, fillSql);
  await sql(em, 'analyze admin_action_logs');
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
  select gen_random_uuid(), nth, now(), 'system', 'booking_create', 'create', case when nth % 100 = 0
    then jsonb_build_object('client_id', case nth when 100 then client.id else gen_random_uuid() end)
    else jsonb_build_object('booking_id', gen_random_uuid()) end
  from client, generate_series(1, 20000) nth`;
