import { EntityManager } from '@mikro-orm/postgresql';
import { DemoModule } from '../../../src/demo/demo.module.js';
import { ReservationsCheck } from '../../../src/booking/integrity/reservations.check.js';
import { RequestInboxQuery } from '../../../src/booking/queries/request-inbox/request-inbox.query.js';
import { DemoShop } from '../../../src/demo/shop/demo-shop.js';
import { PerformanceQuery } from '../../../src/reporting/performance/performance.query.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';
import { eventually } from '../../support/eventually.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

describe('the demo shop', () => {
  let shop: Awaited<ReturnType<typeof openDemo>>;
  const one = (text: string) => shop.one(text);
  const landing = async () =>
    (await fetch(`${shop.server.url}/api/landing`)).json() as Promise<{
      therapists: { name: string; available_now: boolean }[];
      next_free: unknown[];
    }>;

  beforeAll(async () => {
    shop = await openDemo();
  });

  it('is as it was planned: people of different rosters, one off today, one inactive', async () => {
    const { therapists, next_free } = await landing();
    expect(therapists.map(({ name }) => name)).toEqual([
      'Anika Rao',
      'Clare Devlin',
      'Linh Pham',
      'Mei Tanaka',
      'Siosaia Fonua',
      'Tom Whitford',
    ]);
    expect(therapists.filter(({ available_now }) => available_now)).toHaveLength(4);
    expect(next_free).toHaveLength(3);
    expect(await one(`(select count(*)::int from therapists where not is_active)`)).toBe(1);
    expect(await one(`(select count(*)::int from services)`)).toBe(8);
    expect(await one(`(select max(roster_date)::text from therapist_roster)`)).toBe('2026-12-09');
    expect(
      await one(
        `(select t.name from users u join therapists t on t.user_id = u.id where email = 'mei@longwater.example')`,
      ),
    ).toBe('Mei Tanaka');
    // The log shows for every day who signed in as whom.
    expect(
      await one(
        `(select array_agg(data ->> 'email' || ' as ' || (data ->> 'therapist_name')) from event_log
          where type = 'UserTherapistChanged')`,
      ),
    ).toEqual(['mei@longwater.example as Mei Tanaka']);
  });

  it('has bookings of every status in the past, and to come', async () => {
    const spread = await shop.rows<{ status: string; is_past: boolean; n: number }>(
      `select status, booking_date < '2026-11-18' as is_past, count(*)::int as n from bookings group by 1, 2 order by 2, 1`,
    );
    const count = (status: string, is_past: boolean) =>
      spread.find((each) => each.status === status && each.is_past === is_past)?.n ?? 0;
    expect(count('completed', true)).toBeGreaterThan(1_000);
    expect(count('no_show', true)).toBeGreaterThan(5);
    expect(count('cancelled', true)).toBeGreaterThan(5);
    expect(count('confirmed', false)).toBeGreaterThan(30);
    expect(count('pending', false)).toBeGreaterThan(3);
    expect(count('completed', false) + count('cancelled', false)).toBeGreaterThan(0);
    expect(count('pending', true)).toBe(0);
    // Of the last days some are still to be closed.
    expect(count('confirmed', true)).toBeGreaterThan(5);
    expect(count('confirmed', true)).toBeLessThan(25);
  });

  it('waits with most requests for an answer that the desk can give', async () => {
    const { items } = await shop.server.get(RequestInboxQuery).read({ kind: 'waiting', limit: 100 });
    const isOpen = ({ outlook }: (typeof items)[number]) => outlook!.is_free || outlook!.proposal !== null;
    expect(items.length).toBeGreaterThan(3);
    expect(items.filter(isOpen).length).toBeGreaterThan((items.length * 2) / 3);
  });

  it('has months as a small shop has them: well booked, with clients who come again and some who do not come', async () => {
    const months = [
      ['2026-08-01', '2026-08-31'],
      ['2026-09-01', '2026-09-30'],
      ['2026-10-01', '2026-10-31'],
    ] as const;
    for (const [start_date, end_date] of months) {
      const { total } = await shop.server.get(PerformanceQuery).read({ start_date, end_date });
      expect(total.bookings).toBeGreaterThan(400);
      expect(total.bookings).toBeLessThan(650);
      expect(total.utilisation).toBeGreaterThan(0.6);
      expect(total.utilisation).toBeLessThan(0.76);
      expect([2, 3, 4]).toContain(total.no_shows);
      expect(total.late_cancellations).toBeGreaterThan(3);
      expect(total.late_cancellations).toBeLessThan(25);
      expect(total.new_clients).toBeGreaterThan(50);
    }
    const [start_date, end_date] = months[2];
    const { total } = await shop.server.get(PerformanceQuery).read({ start_date, end_date });
    expect(total.returning).toBeGreaterThan(250);
    expect(total.rebooked_rate).toBeGreaterThan(0.1);
  });

  it('is closed on public holidays: nobody is on the roster then, and nothing can be booked', async () => {
    const closures = await shop.rows<{ name: string; day: string }>(
      `select name, first_date::text as day from closures order by first_date`,
    );
    expect(closures.slice(0, 4)).toEqual([
      { name: 'Labour Day', day: '2026-10-05' },
      { name: 'Christmas Day', day: '2026-12-25' },
      { name: 'Boxing Day', day: '2026-12-26' },
      { name: 'Boxing Day (substitute day)', day: '2026-12-28' },
    ]);
    expect(closures.map(({ name }) => name)).toContain('Good Friday');
    expect(await one(`(select count(*)::int from therapist_roster where roster_date = '2026-10-05')`)).toBe(0);
    expect(await one(`(select count(*)::int from bookings where booking_date = '2026-10-05')`)).toBe(0);
    const unassigned = String(await one(`(select id from therapists where is_unassigned)`));
    const readDay = async (date: string) =>
      (await (
        await fetch(`${shop.server.url}/api/availability/slots?therapist_id=${unassigned}&date=${date}`)
      ).json()) as { slots: { start_time: string; available: boolean }[] };
    const open = async (date: string) => (await readDay(date)).slots.filter(({ available }) => available);
    expect(await open('2026-12-25')).toEqual([]);
    // On Sundays until five, as the page says.
    const sunday = (await open('2026-11-22')).map(({ start_time }) => start_time);
    expect(sunday[0]).toBe('09:00');
    expect(sunday.at(-1)).toBe('16:30');
    const { hours } = (await (await fetch(`${shop.server.url}/api/shop`)).json()) as { hours: object[] };
    expect(hours.at(-1)).toEqual({ days: 'Sunday', hours: '9am-5pm' });
  });

  it('shows today as it is: who has come is here, and nobody is late', async () => {
    const states = await shop.rows<{ day_state: string }>(
      `select distinct day_state from bookings where status = 'confirmed' and booking_date = '2026-11-18' and booking_time < '13:50'`,
    );
    expect(states).toEqual([{ day_state: 'in_service' }]);
  });

  it('books treatments with those who give them, for their minutes and at their price', async () => {
    expect(
      await one(`(select count(*)::int from bookings b join therapists t on t.id = b.therapist_id
        where not t.is_unassigned and not exists (select from therapist_treatments g where g.therapist_id = t.id and g.service_id = b.service_id))`),
    ).toBe(0);
    expect(
      await one(`(select array_agg(distinct total_price::float8) from bookings b join therapists t on t.id = b.therapist_id
        join services s on s.id = b.service_id where t.name = 'Mei Tanaka' and s.name = 'Remedial Massage')`),
    ).toEqual([145]);
  });

  it('keeps bookings apart in rooms and with therapists, within the shifts, Foot and Scalp Massage without a room', async () => {
    const { violations } = await shop.server.get(ReservationsCheck).run(shop.server.get(EntityManager).fork());
    expect(violations).toEqual([]);
    const roomless = await shop.rows(`select distinct s.name from bookings b join services s on s.id = b.service_id
      where b.status = 'confirmed' and b.room_id is null`);
    expect(roomless).toEqual([{ name: 'Foot and Scalp Massage' }]);
    expect(
      await one(`(select count(*)::int from bookings b join therapists t on t.id = b.therapist_id where not t.is_unassigned
        and not exists (select from therapist_roster r where r.therapist_id = b.therapist_id and r.roster_date = b.booking_date
          and r.shift_start <= b.booking_time and b.booking_time < r.shift_end))`),
    ).toBe(0);
    expect(
      await one(`(select count(*)::int from reservations where kind = 'held'
        and extract(epoch from ends_at - starts_at) / 60 <> duration_minutes + 15)`),
    ).toBe(0);
  });

  it('knows a couple with one address and a family with one number as people of their own', async () => {
    const share = (kind: string, family: string) =>
      one(`(select count(distinct c.id)::int from clients c join client_identities i on i.client_id = c.id and i.kind = '${kind}'
        where c.last_name = '${family}' group by i.value order by 1 desc limit 1)`);
    expect(await share('email', 'Brennan')).toBe(2);
    expect(await share('phone', 'Zhou')).toBe(3);
    // The bookings are theirs, not those of other people of the same name.
    expect(
      await one(`(select count(distinct b.client_id)::int from bookings b join clients c on c.id = b.client_id
        where c.last_name in ('Brennan', 'Zhou'))`),
    ).toBe(5);
    expect(await one(`(select count(*)::int from clients where alert is not null)`)).toBe(3);
    expect(
      await one(`(select count(distinct visit_id)::int from bookings where visit_id is not null)`),
    ).toBeGreaterThan(5);
  });

  it('was paid for its visits, by card, in cash and otherwise, with tips and some refunds, and its books are sound', async () => {
    const methods = await shop.rows<{ method: string; share: number }>(
      `select method, (count(*) * 100 / sum(count(*)) over ())::int as share from payments group by method order by method`,
    );
    expect(methods.map(({ method }) => method)).toEqual(['card', 'cash', 'other']);
    for (const [nth, share] of [55, 35, 10].entries()) expect(Math.abs(methods[nth]!.share - share)).toBeLessThan(5);
    expect(
      await one(`(select count(*)::int from bookings b where status = 'completed' and booking_date < '2026-11-18'
        and not exists (select from sale_bookings s where s.booking_id = b.id))`),
    ).toBe(0);
    expect(await one(`(select count(*)::int from payments where refunded_cents > 0)`)).toBeGreaterThan(5);
    expect(await one(`(select sum(cents)::float8 < -100000 from ledger_entries where account = 'tips_owed')`)).toBe(
      true,
    );
    expect(await one(`(select sum(cents)::int from ledger_entries where account = 'unpaid_sales')`)).toBe(0);
    expect(
      await one(`(select count(*)::int from (select (data ->> 'number')::int as number, row_number() over (
          partition by data ->> 'paper' order by occurred_at, position) as place, occurred_at
        from event_log where type = 'PaperIssued') p where abs(number - place) > 10)`),
    ).toBe(0);
    const checks = await shop.server.get(IntegrityChecks).run();
    const ofMoney = checks
      .flatMap(({ violations }) => violations)
      .filter((each) => /ledger|sale|paym|paper|balance|closed/.test(each));
    expect(ofMoney).toEqual([]);
  });

  it('closed its days, a few with a difference and its reason, and left today to whoever tries it', async () => {
    const [days] = await shop.rows<{ closed: number; open: number; last: string }>(
      `select count(*) filter (where status = 'closed')::int as closed, count(*) filter (where status = 'open')::int as open,
        max(day)::text as last from drawer_days`,
    );
    expect(days!.closed).toBeGreaterThan(60);
    expect(days!.open).toBe(0);
    expect(days!.last).toBe('2026-11-17');
    const [closes] = await shop.rows<{ different: number; unexplained: number; banked: number }>(
      `select count(*) filter (where (data ->> 'differenceCents')::int <> 0)::int as different,
        count(*) filter (where (data ->> 'differenceCents')::int <> 0 and sealed is null)::int as unexplained,
        count(*) filter (where (data ->> 'bankedCents')::int > 0)::int as banked
       from event_log where type = 'DrawerClosed'`,
    );
    expect(closes).toMatchObject({ unexplained: 0 });
    expect(closes!.different).toBeGreaterThan(2);
    expect(closes!.different).toBeLessThan(20);
    expect(closes!.banked).toBeGreaterThan(50);
    const unequal = await shop.rows(
      `select z.data ->> 'day' as day from event_log z cross join lateral (
         select sum((m ->> 'takenCents')::int - (m ->> 'refundedCents')::int) as cents
         from jsonb_array_elements(z.data -> 'totals' -> 'methods') m
       ) reported
       where z.type = 'ZReportIssued' and coalesce(reported.cents, 0) <> (
         select coalesce(sum(l.cents), 0) from ledger_entries l
         where l.day = (z.data ->> 'day')::date and l.account in ('cash', 'card_terminal', 'other_payments')
           and l.stream in (select id from sales)
       )`,
    );
    expect(unequal).toEqual([]);
  });

  it('says in words until when one may cancel', async () => {
    const answer = await fetch(`${shop.server.url}/api/shop`);
    const { cancellation_policy } = (await answer.json()) as { cancellation_policy: object };
    expect(JSON.stringify(cancellation_policy)).toContain('If you are unwell, please call us');
  });

  it('came about in the order of its days', async () => {
    expect(
      await one(`(select count(*)::int from (
      select occurred_at < lag(occurred_at) over (order by position) as is_late from event_log) e where is_late)`),
    ).toBe(0);
    expect(await one(`(select max(occurred_at) <= '2026-11-18T02:50:00Z' from event_log)`)).toBe(true);
  });

  it('stays as it is when it is opened again, and when a run was cut short', async () => {
    const { clock, demo, one, rows } = await openDemo();
    const before = await one('(select count(*)::int from event_log)');
    await demo.seed();
    expect(await one('(select count(*)::int from event_log)')).toBe(before);
    await rows(
      `update business_settings set setting_value = setting_value || '{"isComplete": false}' where setting_key = 'demo_shop'`,
    );
    clock.advance({ hours: 5 });
    await demo.seed();
    expect(await one('(select count(*)::int from event_log)')).toBe(before);
  });

  it('extends its rosters day by day, leaving out who was deactivated and what was taken out', async () => {
    const { clock, demo, one, rows } = await openDemo();
    await rows(`update therapists set is_active = false where name = 'Tom Whitford'`);
    await rows(`delete from therapist_roster where roster_date = '2026-11-20'`);
    clock.advance({ days: 3 });
    await demo.seed();
    expect(await one(`(select max(roster_date)::text from therapist_roster)`)).toBe('2026-12-12');
    expect(await one(`(select count(*)::int from therapist_roster where roster_date = '2026-11-20')`)).toBe(0);
    expect(
      await one(
        `(select count(*)::int from therapist_roster where roster_date > '2026-12-09' and therapist_name = 'Tom Whitford')`,
      ),
    ).toBe(0);
  });

  it('sends no mails about the bookings that it brought in', async () => {
    const { server, clock } = shop;
    const sink = await startSmtpSink();
    await startWorker({ database: server.database, clock, env: { SMTP_URL: sink.url } });
    const open = `exists (select from deliveries where state <> 'done') or exists (select from log_pending)`;
    await eventually(
      async () => ((await one(`(${open})`)) === false ? true : undefined),
      'all deliveries done',
      60_000,
    );
    expect(
      sink.mails.map(({ subject }) => subject).filter((subject) => !subject?.startsWith('Booking Cancelled')),
    ).toEqual([]);
    expect(sink.mails.length).toBeLessThan(30);
  });
});

/** A demo shop of its own, on a Wednesday at 13:50 in Sydney. */
async function openDemo() {
  const clock = new FixedClock('2026-11-18T02:50:00Z');
  const server = await startApp({ clock, modules: [DemoModule] });
  const demo = server.get(DemoShop);
  await demo.seed();
  const rows = <Row>(text: string) => sql<Row>(server.get(EntityManager).fork(), text);
  const one = async (text: string) => (await rows<{ it: unknown }>(`select ${text} as it`))[0]?.it;
  return { server, demo, clock, rows, one };
}
