import { jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { ActionLogEntriesQuery } from '../../../src/audit/action-log/action-log-entries.query.js';
import { LogConditionBuilder, toConditionSql } from '../../../src/audit/action-log/log-conditions.js';
import { pageSql } from '../../../src/audit/action-log/log-page-sql.js';
import { ClientNameSearch } from '../../../src/booking/queries/list/client-name-search.js';
import { sql } from '../../../src/platform/database/sql.js';
import type { SearchRange } from '../../../src/platform/personal-data/subject-search.js';
import { startApp } from '../../support/processes/start-app.js';

const onThird = `(created_at at time zone 'Australia/Sydney')::date = '2026-03-03'`;

const byGeorgia = { kind: 'all', who: 'everyone', search: 'eorgia' } as const;
const shopDay = `(created_at at time zone 'Australia/Sydney')::date`;
const ofVisitors = `actor_kind = 'visitor' and ${shopDay} = '2026-03-06'`;
const ofAdmins = `actor_kind = 'user' and ${shopDay} <= '2026-03-06' and seq < 23000`;

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
  const conditions = await server
    .get(LogConditionBuilder)
    .build(em, { kind: 'all', who: 'everyone', search: 'quasthoff' });
  const counted = await explain(
    `select seq from admin_action_logs where ${toConditionSql(conditions)}`,
    conditions.parameters,
  );
  // Of 20,000; it expects some of the words.
  expect(counted['Plan Rows']).toBeLessThan(20);
  const scans = listIndexScans(await explain(pageSql(conditions, 'limit 101'), conditions.parameters));
  const conditionsBySeq = scans.filter(({ index }) => index === 'admin_action_logs_seq_key');
  expect(conditionsBySeq.map(({ condition }) => condition)).toEqual([
    expect.stringContaining('seq = ANY'),
    expect.stringContaining('seq = ANY'),
  ]);
});

it('the last page of an action is not looked for among all entries before it', async () => {
  const conditions = await server.get(LogConditionBuilder).build(em, { kind: 'all', search: 'booking_cancel' });
  const bounds = [{ operator: '<' as const, seq: '300' }];
  const scans = listIndexScans(await explain(pageSql({ ...conditions, bounds }, 'limit 101'), conditions.parameters));
  expect(scans.map(({ index }) => index)).toEqual(['admin_action_logs_action', 'event_log_event_id_key']);
});

describe('by a name', () => {
  beforeAll(async () => {
    await sql(em, bookingsSql);
    await sql(em, namedEntriesSql);
    await sql(em, 'analyze');
  });

  it.each([
    ['few have', 'Ottilie', 1],
    ['some had long ago', 'Philomena', 99],
  ])('all bookings are found under one that %s, %s', async (_, name, count) => {
    const matches = await server.get(ClientNameSearch).findByName(em, name.slice(1), {});
    const wanted = await sql<{ id: string }>(em, 'select id from bookings where client_name = $1', [name]);
    expect(wanted).toHaveLength(count);
    expect('ids' in matches && new Set(matches.ids)).toEqual(new Set(wanted.map(({ id }) => id)));
  });

  it('under one that many clients have each entry is asked; to count them, all are found', async () => {
    const search = server.get(ClientNameSearch);
    const countIds = async (range: SearchRange) => {
      const matches = await search.findByName(em, 'eorgia', range);
      return 'ids' in matches ? matches.ids.length : undefined;
    };
    const until = (day: string) => ({ madeBefore: new Date(day) });
    expect(await countIds(until('2026-03-06'))).toBeUndefined();
    expect(await countIds({ ...until('2026-03-06'), asIds: true })).toBe(3_900);
    expect(await countIds({ ...until('2026-01-01'), asIds: true })).toBe(900);
    expect(await countIds({})).toBeUndefined();
  });

  it.each([
    ['the newest', {}, 'true'],
    ['behind a page', { before: 24_000 }, 'seq < 24000'],
    ['of visitors on a day', { who: 'visitors', from: '2026-03-06', to: '2026-03-06' }, ofVisitors],
    ['of admins until a day, behind a page', { who: 'admins', to: '2026-03-06', before: 23_000 }, ofAdmins],
    ['the first that there are', { before: 20_400 }, 'seq < 20400'],
  ] as const)('a page has the entries of everything that matches: %s', async (_, filter, condition) => {
    const { items } = await server.get(ActionLogEntriesQuery).page({ ...byGeorgia, ...filter });
    const wanted = await sql<{ seq: string; what: string }>(
      em,
      `${namedSql} and ${condition} order by seq desc limit 100`,
    );
    expect(wanted.length).toBe(100);
    expect(new Set(wanted.map(({ what }) => what))).toEqual(new Set(['booking', 'client', 'words']));
    expect(items.map(({ seq }) => seq)).toEqual(wanted.map(({ seq }) => Number(seq)));
  });

  it('only entries about bookings are asked for the name of one', async () => {
    const filter = { ...byGeorgia, to: '2026-03-06' };
    const conditions = await server.get(LogConditionBuilder).build(em, filter);
    const scans = listIndexScans(await explain(pageSql(conditions, 'limit 101'), conditions.parameters));
    const nth = scans.findIndex(({ index }) => index === 'bookings_pkey');
    expect(scans[nth - 1]?.index).toBe('admin_action_logs_of_bookings');
  });

  it('page after page has all of them, and looks for the name once', async () => {
    const find = jest.spyOn(server.get(ClientNameSearch), 'findByName');
    const pages: number[][] = [];
    const ofDay = { ...byGeorgia, who: 'visitors', from: '2026-03-06', to: '2026-03-06' } as const;
    for await (const entries of server.get(ActionLogEntriesQuery).pages(ofDay))
      pages.push(entries.map(({ seq }) => seq));
    const wanted = await sql<{ seq: string }>(em, `${namedSql} and ${ofVisitors} order by seq desc`);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat()).toEqual(wanted.map(({ seq }) => Number(seq)));
    expect(find).toHaveBeenCalledTimes(1);
    find.mockRestore();
  });

  it('under one that thousands had long ago each entry is asked', async () => {
    await sql(em, longAgoSql);
    const search = server.get(ClientNameSearch);
    expect(await search.findByName(em, 'ilhelmina', {})).not.toHaveProperty('ids');
    const all = await search.findByName(em, 'ilhelmina', { asIds: true });
    expect('ids' in all && all.ids.length).toBe(5_001);
    const { items } = await server
      .get(ActionLogEntriesQuery)
      .page({ kind: 'all', who: 'everyone', search: 'ilhelmina' });
    expect(items.map(({ seq }) => seq)).toEqual([30_000]);
  });

  it('as many are counted as all match', async () => {
    const wanted = await sql(em, namedSql);
    expect(await server.get(ActionLogEntriesQuery).count(byGeorgia)).toBe(wanted.length);
  });

  it('a reason that thousands of bookings have is found with each of them', async () => {
    const byReason = { kind: 'all', who: 'everyone', search: 'nobody came' } as const;
    const wanted = await sql<{ seq: string }>(
      em,
      `select seq from admin_action_logs where details ? 'reason' and details ? 'booking_id' order by seq desc`,
    );
    expect(wanted.length).toBeGreaterThan(100);
    for (const days of [{}, { to: '2026-03-31' }]) {
      const { items } = await server.get(ActionLogEntriesQuery).page({ ...byReason, ...days });
      expect(items.map(({ seq }) => seq)).toEqual(wanted.slice(0, 100).map(({ seq }) => Number(seq)));
    }
    expect(await server.get(ActionLogEntriesQuery).count(byReason)).toBe(wanted.length);
  });
});

it('lists as exports what is named as one, and as updates the mails that an earlier version called exports', async () => {
  await sql(
    em,
    `insert into admin_action_logs (id, seq, created_at, actor_kind, action_type, kind, details)
     select gen_random_uuid(), 50000 + nth, '2026-05-01 12:00+10', 'system', name, case nth when 1 then 'update' else 'export' end, '{}'
     from unnest('{booking_update,monthly_report_sent,export_report,action_log_head_sent}'::text[])
       with ordinality as each (name, nth)`,
  );
  const { items } = await server.get(ActionLogEntriesQuery).page({ kind: 'export', who: 'everyone' });
  expect(items.map(({ action_type }) => action_type)).toEqual(['export_report']);
  const updates = { kind: 'update', who: 'system', from: '2026-05-01' } as const;
  for (const [filter, found] of [
    [updates, ['action_log_head_sent', 'monthly_report_sent', 'booking_update']],
    [{ ...updates, search: 'monthly_report_sent' }, ['monthly_report_sent']],
  ] as const) {
    const page = await server.get(ActionLogEntriesQuery).page(filter);
    expect(page.items.map(({ action_type }) => action_type)).toEqual(found);
    expect(await server.get(ActionLogEntriesQuery).count(filter)).toBe(found.length);
  }
  const conditions = await server.get(LogConditionBuilder).build(em, { ...updates, from: undefined });
  const scans = listIndexScans(await explain(pageSql(conditions, 'limit 101'), conditions.parameters));
  expect(scans.filter(({ index }) => index === 'admin_action_logs_kind')).toHaveLength(2);
});

interface Plan {
  'Plan Rows': number;
}

async function explain(text: string, parameters: unknown[]): Promise<Plan> {
  const [row] = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>(em, `explain (format json) ${text}`, parameters);
  return row!['QUERY PLAN'][0]!.Plan;
}

/** Lists the indexes that a plan reads, each with the condition by which entries are found in it. */
function listIndexScans(plan: Plan): { index: unknown; condition: unknown }[] {
  const found: { index: unknown; condition: unknown }[] = [];
  JSON.stringify(plan, (_key, node: Record<string, unknown> | null) => {
    if (node?.['Index Name']) found.push({ index: node['Index Name'], condition: node['Index Cond'] });
    return node;
  });
  return found;
}

/** Bookings of before the entries about them, three thousand of late, and a thousand long ago, of which some were Philomena's and one was Ottilie's. All others are Georgia's. */
const bookingsSql = /* sql */ `
  with service as (
    insert into services (id, name, price, duration) values (gen_random_uuid(), 'Swedish', 90, 60) returning id, name
  ), therapist as (
    insert into therapists (id, name) values (gen_random_uuid(), 'Mei') returning id
  )
  insert into bookings (id, version, service_id, service_name, therapist_id, booking_date, booking_time, booking_duration,
    client_name, first_name, last_name, client_phone, total_price, currency, status, cancellation_reason,
    created_at, updated_at)
  select gen_random_uuid(), 1, service.id, service.name, therapist.id, '2026-03-01', '09:00', 60, each.name, each.name, '', '', 0, 'AUD',
    'cancelled', 'Nobody came', timestamptz '2026-03-05' - age * interval '1 hour', now()
  from service, therapist, generate_series(1, 4000) nth
  cross join lateral (select case when nth <= 3000 then nth / 3 else 20000 + nth end as age,
    case when nth = 4000 then 'Ottilie' when nth > 3000 and nth % 10 = 0 then 'Philomena' else 'Georgia' end as name) each`;

/** Bookings of one name, older than all others, with an entry about one of them. */
const longAgoSql = /* sql */ `
  with old as (
    insert into bookings (id, version, service_id, service_name, therapist_id, booking_date, booking_time, booking_duration,
      client_name, first_name, last_name, client_phone, total_price, currency, status, created_at, updated_at)
    select gen_random_uuid(), 1, service.id, service.name, therapist.id, '2020-03-01', '09:00', 60, 'Wilhelmina', 'Wilhelmina', '', '', 0,
      'AUD', 'completed', timestamptz '2020-03-01', now()
    from services service, therapists therapist, generate_series(1, 5001)
    where service.name = 'Swedish' and therapist.name = 'Mei' returning id
  )
  insert into admin_action_logs (id, seq, created_at, actor_kind, action_type, kind, details)
  select gen_random_uuid(), 30000, now(), 'user', 'booking_update', 'update', jsonb_build_object('booking_id', id) from old limit 1`;

/** About these bookings, about a Georgia on record, with her name in the clear, and about nobody. */
const namedEntriesSql = /* sql */ `
  with client as (
    insert into clients (id, first_name, last_name, created_at, updated_at)
    values (gen_random_uuid(), 'Georgia', 'Vidal', now(), now()) returning id
  ), booking as (select array_agg(id order by created_at) as ids from bookings)
  insert into admin_action_logs (id, seq, created_at, actor_kind, action_type, kind, details)
  select gen_random_uuid(), 20000 + nth, timestamptz '2026-03-01' + (20000 + nth) * interval '20 seconds',
    (array['system', 'user', 'visitor'])[1 + nth % 3], 'booking_update', 'update', case nth % 20
      when 0 then jsonb_build_object('client_id', client.id)
      when 1 then jsonb_build_object('note', 'Georgia is late')
      when 2 then '{}'
      when 3 then jsonb_build_object('booking_id', ids[1 + nth * 7 % 4000], 'reason', 'sealed')
      else jsonb_build_object('booking_id', ids[1 + nth * 7 % 4000]) end
  from client, booking, generate_series(1, 6000) nth`;

const namedSql = /* sql */ `
  select seq, what
  from (
    select l.*, case
      when details ->> 'booking_id' in (select id::text from bookings where client_name = 'Georgia') then 'booking'
      when details ->> 'client_id' in (select id::text from clients where first_name = 'Georgia') then 'client'
      when details ->> 'note' like 'Georgia%' then 'words' end as what
    from admin_action_logs l
  ) entry where what is not null`;

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
