import { CommandBus } from '@nestjs/cqrs';
import { VerifyActionLog } from '../../../src/audit/hash-chain/verify-action-log.js';
import { WriteActionLog } from '../../../src/audit/index.js';
import { RequestBooking } from '../../../src/booking/index.js';
import { ReservationsCheck } from '../../../src/booking/integrity/reservations.check.js';
import { LargeShop } from '../../load/large-shop/large-shop.js';
import { LargeShopModule } from '../../load/large-shop/large-shop.module.js';
import { sql } from '../../../src/platform/database/sql.js';
import { readEvents } from '../../../src/platform/event-log/log-reader.js';
import { system } from '../../../src/kernel/actor.js';
import { PersonalData } from '../../../src/platform/personal-data/personal-data.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { RevenueReportQuery } from '../../../src/reporting/revenue/revenue-report.query.js';
import { startApp, type TestProcess } from '../../support/processes/start-app.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';

const bookings = 400;
const small = { bookings: 60, pastDays: 10 };
const nothingDiffered = {
  bookings: 0,
  clients: 0,
  client_identities: 0,
  client_notes: 0,
  client_tags: 0,
  client_bookings: 0,
  client_sales: 0,
  client_figures: 0,
  customer_clients: 0,
  revenue_contributions: 0,
  revenue_totals: 0,
  performance_bookings: 0,
  customer_bookings: 0,
  customers: 0,
  waiting_list: 0,
  sales: 0,
  sale_bookings: 0,
  payments: 0,
  pay_lines: 0,
  commission_rates: 0,
  tip_payouts: 0,
  drawer_days: 0,
  ledger_entries: 0,
  online_payments: 0,
  gift_certificates: 0,
  journal_exports: 0,
  journal_export_lines: 0,
  book_entries: 0,
};
let server: TestProcess;
let em: ReturnType<typeof createShopBuilder>['em'];

beforeAll(async () => {
  ({ server, em } = await openShop({ bookings, pastDays: 40 }));
});

it('has as many bookings as were wanted, of every status', async () => {
  const rows = await sql<{ status: string; n: number }>(
    em,
    'select status, count(*)::int as n from bookings group by status order by status',
  );
  expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'completed', 'confirmed', 'pending']);
  expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(bookings);
});

it('has visits, rooms, clients on record and patterns beside them, none of which contradicts another', async () => {
  const [found] = await sql<Record<string, number>>(
    em,
    `select (select count(*)::int from bookings where visit_id is not null) as visit_bookings,
      (select count(*)::int from (select visit_id from bookings where visit_id is not null
        group by visit_id having count(*) <> 2 or count(distinct client_phone) <> 1 or count(distinct booking_date) <> 1) odd) as odd_visits,
      (select count(*)::int from bookings where room_id is not null) as in_rooms,
      (select count(*)::int from reservations where room_id is not null) as rooms_held,
      (select count(*)::int from clients) as clients,
      (select count(*)::int from clients where alert is not null) as alerts,
      (select count(*)::int from clients c where not exists (select from customers k where k.customer_key = c.customer_key)) as unknown,
      (select count(*)::int from roster_patterns) as patterns,
      (select count(*)::int from roster_pattern_days d where d.entry_id is null) as overlaps`,
  );
  expect(found).toMatchObject({ odd_visits: 0, unknown: 0, overlaps: 0 });
  for (const what of ['visit_bookings', 'in_rooms', 'rooms_held', 'clients', 'alerts', 'patterns'])
    expect([what, found![what]! > 0]).toEqual([what, true]);
  expect(found!.visit_bookings! / bookings).toBeLessThan(0.15);
  const { violations } = await server.get(ReservationsCheck).run(em);
  expect(violations).toEqual([]);
});

it('books with every therapist what they give', async () => {
  const [found] = await sql<{ n: number }>(
    em,
    `select count(*)::int as n from bookings b join therapists t on t.id = b.therapist_id where not t.is_unassigned
      and not exists (select from therapist_treatments g where g.therapist_id = t.id and g.service_id = b.service_id)`,
  );
  expect(found).toEqual({ n: 0 });
});

it('what is read from the log again is what is stored, row by row', async () => {
  expect(await rebuildAll(server)).toEqual(nothingDiffered);
});

it('a report over whole months and the days around them says what its bookings come to', async () => {
  const [from, to] = ['2026-01-25', '2026-03-20'];
  const { summary, services, therapists, days } = await server
    .get(RevenueReportQuery)
    .read({ start_date: from, end_date: to, status: 'confirmed' });
  const summed = (by: string) =>
    sql<{ id: string; n: number; total: number }>(
      em,
      `
      select ${by}::text as id, count(*)::int as n, sum(total_price)::float8 as total from bookings
      where booking_date between $1 and $2 and status in ('confirmed', 'completed') group by 1 order by 1`,
      [from, to],
    );
  expect(summary.booking_count).toBeGreaterThan(100);
  expect([{ id: 'all', n: summary.booking_count, total: summary.total_revenue }]).toEqual(await summed(`'all'`));
  const inOrder = (rows: { id: string; n: number; total: number }[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const shown = (id: string, row: { booking_count: number; total_revenue: number }) => ({
    id,
    n: row.booking_count,
    total: row.total_revenue,
  });
  expect(inOrder(services.map((row) => shown(row.service_id, row)))).toEqual(inOrder(await summed('service_id')));
  expect(inOrder(therapists.map((row) => shown(row.therapist_id, row)))).toEqual(inOrder(await summed('therapist_id')));
  expect(inOrder(days.map((row) => shown(row.day, row)))).toEqual(inOrder(await summed('booking_date')));
});

it('the log has no gap, and its times never go back', async () => {
  const [found] = await sql(
    em,
    `
    select count(*)::int - (select seq::int from log_head) as gaps, count(*) filter (where occurred_at < before)::int as back
    from (select seq, occurred_at, lag(occurred_at) over (order by seq) as before from log_order join event_log using (position)) log`,
  );
  expect(found).toEqual({ gaps: 0, back: 0 });
});

it('every event has the entry of the action log that it would have been given, sealed in the chain', async () => {
  const [head] = await sql<{ seq: number }>(em, 'select seq::int as seq from log_head');
  expect(await server.get(CommandBus).execute(new VerifyActionLog())).toMatchObject({
    verified_seq: head!.seq,
    broken_seq: null,
  });
  const [event] = (await readEvents(em, 0, 100_000)).filter(({ type }) => type === 'BookingCancelled');
  const key = await server.get(PersonalData).findKey(em, event!.stream);
  const [entry] = await sql<{ details: object }>(em, 'select details from admin_action_logs where seq = $1', [
    event!.seq,
  ]);
  const expected = JSON.parse(server.get(WriteActionLog).toEntryRow(event!, key).at(-1) as string) as object;
  expect(Object.keys(entry!.details).sort()).toEqual(Object.keys(expected).sort());
});

it('each open booking has its reservation, and nothing waits to be done', async () => {
  const [found] = await sql(
    em,
    `
    select (select count(*)::int from bookings b where (status in ('pending', 'confirmed')) <> exists (
      select from reservations r where r.booking_id = b.id and r.starts_at = b.booking_date + b.booking_time)) as wrong,
      (select count(*)::int from deliveries where state <> 'done') as open, (select count(*)::int from log_pending) as pending`,
  );
  expect(found).toEqual({ wrong: 0, open: 0, pending: 0 });
});

it('indexes and foreign keys are as they were', async () => {
  const [found] = await sql(
    em,
    `
    select to_regclass('bookings_by_client') is not null and to_regclass('bookings_by_time') is not null as indexes,
      (select count(*)::int from pg_constraint where conrelid = 'bookings'::regclass and contype = 'f') as keys`,
  );
  expect(found).toEqual({ indexes: true, keys: 3 });
});

it('the shop goes on: what is booked next follows it in the log', async () => {
  const { server, em } = await openShop(small);
  const [slot] = await sql<{ service: string; therapist: string; date: string; head: number }>(
    em,
    `
    select s.id as service, r.therapist_id as therapist, r.roster_date::text as date, (select seq::int from log_head) as head
    from therapist_roster r join therapist_treatments t using (therapist_id) join services s on s.id = t.service_id
    where r.roster_date > '2026-03-03' and r.shift_hours like '9:00%' order by r.roster_date limit 1`,
  );
  const client = { firstName: 'Georgia', lastName: 'Marsh', phone: '0491 570 156', email: null, notes: null };
  const parts = [{ serviceId: slot!.service, therapistId: slot!.therapist, guest: 1 }];
  const wanted = { date: slot!.date, time: '16:30', parts, client };
  const { id } = await server.get(CommandBus).execute(new RequestBooking(wanted, system));
  while (await server.get(Relay).step());
  const behind = await readEvents(em, slot!.head, 10);
  expect(behind.map(({ stream, seq }) => [stream, seq - slot!.head])).toEqual(
    [
      [id, 1],
      [id, 2],
    ].slice(0, behind.length),
  );
});

it('does not touch a shop that has bookings, unless more are wanted', async () => {
  const { server, em } = await openShop(small);
  await expect(server.get(LargeShop).seed({ bookings })).rejects.toThrow('--add');
  await server.get(LargeShop).seed({ bookings: 50, add: true, pastDays: 10 });
  const [found] = await sql<{ n: number }>(em, 'select count(*)::int as n from bookings');
  expect(found!.n).toBe(small.bookings + 50);
  expect(await rebuildAll(server)).toEqual(nothingDiffered);
});

/** Tests that only read share one shop; one that changes it opens its own. */
async function openShop(wanted: { bookings: number; pastDays: number }) {
  const server = await startApp({ modules: [LargeShopModule] });
  await server.get(LargeShop).seed(wanted);
  return { server, em: createShopBuilder(server).em };
}

function rebuildAll(server: TestProcess): Promise<Record<string, number>> {
  return server.get(ProjectionRebuilder).runAll(server.get(ProjectionRegistry).all());
}
