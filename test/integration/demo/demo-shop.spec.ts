import { EntityManager } from '@mikro-orm/postgresql';
import { DemoModule } from '../../../src/demo/demo.module.js';
import { DemoShop } from '../../../src/demo/shop/demo-shop.js';
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
    expect(count('completed', true)).toBeGreaterThan(150);
    expect(count('cancelled', true)).toBeGreaterThan(5);
    expect(count('confirmed', false)).toBeGreaterThan(30);
    expect(count('pending', false)).toBeGreaterThan(3);
    expect(count('completed', false) + count('cancelled', false)).toBeGreaterThan(0);
    expect(count('pending', true)).toBeLessThan(15);
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
