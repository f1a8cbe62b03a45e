import { EntityManager } from '@mikro-orm/postgresql';
import { ShopSettings } from '../../../src/catalog/index.js';
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
      cancellation_hours: 24,
      booking_window_days: 60,
      start_only: true,
    });
  });

  it('shows saved settings at once, and the log knows who saved them', async () => {
    const settings = server.get(ShopSettings);
    await shop.saveSetting('shop_details', { ...(await settings.details()), name: 'Longwater' });
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

  it('knows the record that stands for no chosen therapist', async () => {
    expect(await read('therapists/any-available')).toEqual({ id: expect.any(String), name: 'Any Available' });
  });
});
