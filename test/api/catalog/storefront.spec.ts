import { EntityManager } from '@mikro-orm/postgresql';
import { ShopDetails, ShopSettings } from '../../../src/catalog/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startApp } from '../../support/processes/start-app.js';

describe('what the public sees of the shop', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let em: EntityManager;
  const read = async (path: string) => (await fetch(`${server.url}/api/${path}`)).json();
  let shop: ReturnType<typeof createShopBuilder>;
  const add = (name: string, details?: Parameters<typeof shop.service>[1]) =>
    shop.service(name, { priceCents: 17500, durationMinutes: 90, ...details });

  beforeAll(async () => {
    server = await startApp();
    em = server.get(EntityManager).fork();
    shop = createShopBuilder(server);
  });

  it('tells the shop with its wall clock', async () => {
    expect(await read('shop')).toMatchObject({
      time_zone: 'Australia/Sydney',
      local_now: '2026-03-02T10:00:00',
      currency: 'USD',
      hours: [
        { days: 'Mon-Fri', hours: '9am-10pm' },
        { days: 'Saturday', hours: '9am-10pm' },
        { days: 'Sunday', hours: '9am-5pm' },
      ],
      open_today: { opens: '09:00', closes: '22:00' },
      cancellation_policy: {
        notice_hours: 24,
        refund_percentage: 100,
        text: 'Cancellations must be made at least 24 hours before the appointment for a full refund.',
        summary: 'full refund with 24 hours’ notice',
      },
      booking_window_days: 60,
      country: 'AU',
      start_only: true,
    });
  });

  it('shows saved settings at once, and the log knows who saved them', async () => {
    const settings = server.get(ShopSettings);
    await shop.saveSetting('shop_details', { ...(await settings.read(ShopDetails)), name: 'Longwater' });
    expect(await read('shop')).toMatchObject({ name: 'Longwater' });
    const logged = await sql<{ data: object }>(em, `select data from event_log where type = 'ShopDetailsChanged'`);
    expect(logged).toMatchObject([{ data: { setting_key: 'shop_details', setting_value: { name: 'Longwater' } } }]);
  });

  it('lists services by name descending, with an absent price as 0 and an absent duration as 60', async () => {
    await add('Aromatherapy');
    await add('Swedish', { priceCents: null, durationMinutes: null });
    const retired = await add('Reflexology');
    await sql(em, 'update services set retired_at = now() where id = $1', [retired]);
    expect(await read('services')).toMatchObject([
      { name: 'Swedish', price: 0, duration: 60, currency: 'USD' },
      { name: 'Aromatherapy', price: 175, duration: 90 },
    ]);
  });

  it('opens links to the dialog by slugs that last, and says what no longer holds', async () => {
    const swedish = await add('Swedish Massage (Café)');
    const twin = await add('Swedish massage, café');
    const mei = await shop.therapist('Mei Lin');
    await shop.therapist('Zoë', { isActive: false });
    await shop.therapist('李');
    const link = (query: string) => read(`booking-link?${query}`);
    const slugs = await sql<{ slug: string }>(
      em,
      `select slug from services where id in ($1, $2) order by created_at`,
      [swedish, twin],
    );
    expect(slugs.map(({ slug }) => slug).sort()).toEqual(['swedish-massage-cafe', 'swedish-massage-cafe-2']);
    await sql(em, `update services set name = 'Deep Rest' where id = $1`, [swedish]);
    expect(await link('service=swedish-massage-cafe&therapist=Mei-Lin&date=2026-03-09')).toEqual({
      service_id: swedish,
      therapist_id: mei,
      date: '2026-03-09',
      notices: [],
    });
    await sql(em, `update services set retired_at = now() where id = $1`, [swedish]);
    expect(await link('service=swedish-massage-cafe&therapist=zoe&date=2026-03-01')).toEqual({
      service_id: null,
      therapist_id: null,
      date: null,
      notices: [
        'Deep Rest is no longer offered. Please choose another treatment.',
        'Zoë no longer works with us. Please choose another therapist.',
        'The date of this link has passed. Please choose another day.',
      ],
    });
    expect(await link('service=sauna&therapist=therapist&date=2026-13-45')).toMatchObject({
      therapist_id: expect.any(String),
      notices: [
        'This link names a treatment that we do not have. Please choose one.',
        'This link names a date that does not exist. Please choose a day.',
      ],
    });
    expect(await link('date=2026-09-01')).toMatchObject({
      notices: ['You can book up to 60 days ahead. Please choose an earlier day.'],
    });
    expect(await link('')).toMatchObject({ service_id: null, notices: [] });
  });

  it('knows the record that stands for no chosen therapist', async () => {
    expect(await read('therapists/any-available')).toEqual({ id: expect.any(String), name: 'Any Available' });
  });
});
