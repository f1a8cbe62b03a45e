import { jest } from '@jest/globals';
import { ShopSettings } from '../../../src/catalog/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';
import { eventually } from '../../support/eventually.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';

interface Saved {
  value: Record<string, unknown>;
  version: number;
  saved_at: string | null;
  saved_by: string | null;
}
type Settings = Record<string, Saved>;

describe('the settings of the office', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor, staff: Visitor;

  const read = async () => (await admin.get<Settings>('/settings')).body;
  const save = (key: string, value: unknown, version: unknown) =>
    admin.send<Settings>('PUT', `/settings/${key}`, { value, version });
  /** Saves a setting over the present version. */
  const change = async (key: string, part: object) => {
    const { value, version } = (await read())[key]!;
    return save(key, { ...value, ...part }, version);
  };

  beforeEach(async () => {
    server = await startApp();
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    staff = (await createSignedInUser(server, 'mei@spa.test', 'staff')).browser;
  });

  it('of reminders are refused where none could go out, at the field', async () => {
    const nowhere = { hours_before: 48, same_day: false, by_mail: false, by_text: false };
    const refused = await change('reminders', nowhere);
    const errors = [{ field: 'value.by_mail', message: 'Choose email or text message, or turn both reminders off' }];
    expect(refused).toMatchObject({ status: 422, body: { errors } });
    expect((await change('reminders', { ...nowhere, by_text: true })).status).toBe(200);
    expect((await change('reminders', { ...nowhere, hours_before: 0 })).status).toBe(200);
  });

  it('are the defaults until somebody saves', async () => {
    const settings = await read();
    const weekday = { open: '09:00', close: '20:00', closed: false };
    const weekend = { open: '10:00', close: '18:00', closed: false };
    expect(settings).toMatchObject({
      business_hours: { value: { monday: weekday, friday: weekday, saturday: weekend, sunday: weekend } },
      cancellation_policy: {
        value: {
          hoursBeforeBooking: 24,
          refundPercentage: 100,
          policyText: 'Cancellations must be made at least 24 hours before the appointment for a full refund.',
        },
      },
      payment_settings: {
        value: {
          acceptCash: true,
          acceptCard: true,
          acceptOnlinePayment: true,
          depositRequired: false,
          depositPercentage: 0,
          taxRate: 0,
          currency: 'USD',
        },
      },
      booking_rules: { value: { slot_occupancy: 'start_only', cleanup_buffer_minutes: 0 } },
    });
    for (const { version, saved_at, saved_by } of Object.values(settings))
      expect({ version, saved_at, saved_by }).toEqual({ version: 0, saved_at: null, saved_by: null });
  });

  it('business hours show on the landing page at once, and say who saved them', async () => {
    const sunday = { open: '10:00', close: '18:00', closed: true };
    const answer = await change('business_hours', { monday: { open: '08:00', close: '21:00', closed: false }, sunday });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        business_hours: {
          value: { sunday },
          version: 1,
          saved_by: 'ada@spa.test',
          saved_at: '2026-03-01T23:00:00.000Z',
        },
      },
    });
    const { body } = await new Visitor(server.url).get('/shop');
    expect(body).toMatchObject({
      hours: [
        { days: 'Monday', hours: '8am-9pm' },
        { days: 'Tue-Fri' },
        { days: 'Saturday' },
        { days: 'Sunday', hours: 'Closed' },
      ],
      open_today: { opens: '08:00', closes: '21:00' },
    });
  });

  it('the cut-off for clients follows the cancellation policy', async () => {
    expect(await change('cancellation_policy', { hoursBeforeBooking: 48 })).toMatchObject({ status: 200 });
    expect((await new Visitor(server.url).get('/shop')).body).toMatchObject({
      cancellation_policy: { notice_hours: 48, summary: 'full refund with 48 hours’ notice' },
    });
  });

  it('keep one row per key, and every version with before and after in the log', async () => {
    await change('payment_settings', { taxRate: 7.25 });
    await change('payment_settings', { taxRate: 10, currency: 'AUD' });
    expect(await change('payment_settings', {})).toMatchObject({ body: { payment_settings: { version: 2 } } });
    const rows = await sql(
      shop.em,
      `select setting_value from business_settings where setting_key = 'payment_settings'`,
    );
    expect(rows).toMatchObject([{ setting_value: { taxRate: 10, currency: 'AUD' } }]);
    await startWorker({ database: server.database });
    const entries = await eventually(async () => {
      const found = await sql(
        shop.em,
        `select action_type, admin_email, kind, details from admin_action_logs
         where details ->> 'setting_key' = 'payment_settings' order by seq`,
      );
      return found.length === 2 ? found : undefined;
    }, 'two entries');
    expect(entries).toMatchObject([
      {
        action_type: 'settings_update',
        kind: 'update',
        admin_email: 'ada@spa.test',
        details: { previous_value: null },
      },
      { details: { previous_value: { taxRate: 7.25 }, setting_value: { taxRate: 10 } } },
    ]);
  });

  it.each(['shop_details', 'booking_rules'])('of two admins who save %s one is told', async (key) => {
    const { value, version } = (await read())[key]!;
    const other = [{ name: 'A' }, { name: 'B' }, { name: 'C' }].map((part, n) => ({
      ...value,
      ...part,
      cleanup_buffer_minutes: n + 1,
    }));
    const answers = await Promise.all(other.map((wanted) => save(key, wanted, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'modified' } });
    expect((await read())[key]).toMatchObject({ version: version + 1 });
  });

  it.each([
    [
      'cancellation_policy',
      { refundPercentage: 101 },
      'value.refundPercentage',
      'Refund percentage must be at most 100',
    ],
    [
      'cancellation_policy',
      { hoursBeforeBooking: -1 },
      'value.hoursBeforeBooking',
      'Hours before booking must be at least 0',
    ],
    [
      'payment_settings',
      { depositPercentage: 101 },
      'value.depositPercentage',
      'Deposit percentage must be at most 100',
    ],
    ['payment_settings', { taxRate: 7.255 }, 'value.taxRate', 'Tax rate must be a number with at most two decimals'],
    ['payment_settings', { currency: 'CHF' }, 'value.currency', 'Currency must be one of USD, EUR, GBP, CAD, AUD'],
    ['payment_settings', { acceptCash: 'yes' }, 'value.acceptCash', 'acceptCash must be true or false'],
    [
      'business_hours',
      { friday: { open: '18:00', close: '09:00', closed: false } },
      'value.friday.close',
      'Close time must be after open time',
    ],
    [
      'business_hours',
      { friday: { open: 'nine', close: '17:00', closed: false } },
      'value.friday.open',
      'open must be a time such as 14:30',
    ],
    ['business_hours', { friday: [] }, 'value.friday', 'friday needs its hours'],
    [
      'business_hours',
      { friday: { open: '09:00', close: '17:07', closed: false } },
      'value.friday.close',
      'close must be a multiple of five minutes, such as 14:30',
    ],
    [
      'booking_rules',
      { cleanup_buffer_minutes: 241 },
      'value.cleanup_buffer_minutes',
      'Cleanup buffer must be at most 240 minutes',
    ],
    [
      'booking_rules',
      { slot_occupancy: 'half' },
      'value.slot_occupancy',
      'Slot occupancy must be one of start_only, full_duration',
    ],
    ['shop_details', { words: null }, 'value.words', 'The landing page text is missing'],
    ['shop_details', { words: { about: [] } }, 'value.words.about', 'The story of the shop is missing'],
    [
      'shop_details',
      { words: { testimonial: [] } },
      'value.words.testimonial',
      'The testimonial needs a quote and a person',
    ],
    ['shop_details', { email: 'nobody' }, 'value.email', 'Please enter a valid email address'],
    ['shop_details', { name: '\u202e\n' }, 'value.name', 'Name must have 1 to 100 characters'],
  ])('%s cannot be %j', async (key, part, field, message) => {
    const before = await read();
    expect(await change(key, part)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
    expect(await read()).toEqual(before);
  });

  it('the hours of shift types are such as a shift can have, and what was saved before the rule is still shown', async () => {
    const type = (start_time: string, end_time: string) => ({ start_time, end_time, color: 'amber' });
    const refused = async (morning: object) => (await change('shift_types', { morning })).status;
    expect(await refused(type('09:07', '13:00'))).toBe(422);
    expect(await refused(type('13:00', '09:00'))).toBe(422);
    expect((await change('shift_types', { morning: type('09:05', '13:00') })).status).toBe(200);
    await sql(
      shop.em,
      `update business_settings set setting_value = jsonb_set(setting_value, '{morning,start_time}', '"09:07"')
        where setting_key = 'shift_types'`,
      [],
    );
    expect((await read())['shift_types']!.value).toMatchObject({ morning: { start_time: '09:07' } });
  });

  it('business hours off the grid that were saved before the rule stay until somebody changes them', async () => {
    const hours = (open: string) => ({ open, close: '17:00', closed: false });
    expect((await change('business_hours', { monday: hours('09:00') })).status).toBe(200);
    await sql(
      shop.em,
      `update business_settings set setting_value = jsonb_set(setting_value, '{monday,open}', '"09:07"')
        where setting_key = 'business_hours'`,
      [],
    );
    const { body } = await change('business_hours', { tuesday: hours('10:05') });
    expect(body.business_hours!.value).toMatchObject({ monday: hours('09:07'), tuesday: hours('10:05') });
    expect((await change('business_hours', { monday: hours('09:08') })).status).toBe(422);
    expect((await change('business_hours', { sunday: { ...hours('10:00'), close: '23:59' } })).status).toBe(200);

    // A form that was opened before somebody else's save is stale, whatever it has in a field that nobody touched.
    const stale = body.business_hours!;
    expect((await change('business_hours', { monday: hours('09:00') })).status).toBe(200);
    expect((await save('business_hours', stale.value, stale.version)).status).toBe(409);
    const closed = { ...hours('10:07'), closed: true };
    expect((await change('business_hours', { sunday: closed })).status).toBe(200);
    const answer = await change('business_hours', { sunday: { ...closed, closed: false } });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'value.sunday.open' }] } });
  });

  it('a field that is left out does not fall back to its default', async () => {
    await change('payment_settings', { currency: 'AUD' });
    const before = await read();
    const { currency, ...rest } = before.payment_settings!.value;
    expect(currency).toBe('AUD');
    const answer = await save('payment_settings', rest, before.payment_settings!.version);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'value.currency' }] } });
    expect(await read()).toEqual(before);
  });

  it('are followed by every process', async () => {
    const other = await startApp({ database: server.database });
    await startWorker({ database: server.database });
    const readThere = async () => (await new Visitor(other.url).get<{ name: string }>('/shop')).body.name;
    await readThere();
    // What it has read would be read again after ten seconds, too.
    const forget = jest.spyOn(other.get(ShopSettings), 'invalidate');
    expect(await change('shop_details', { name: 'Longwater' })).toMatchObject({ status: 200 });
    await eventually(async () => (await readThere()) === 'Longwater' || undefined, 'the new name');
    expect(forget).toHaveBeenCalled();
  });

  it.each([
    [{}],
    [{ value: 'x', version: 0 }],
    [{ value: {}, version: 'x' }],
    [{ value: { monday: 1 }, version: 0 }],
    [{ value: [], version: 0 }],
  ])('what is no setting is refused: %j', async (body) => {
    expect((await admin.send('PUT', '/settings/business_hours', body)).status).toBe(422);
  });

  it('are no business of staff', async () => {
    expect((await staff.get('/settings')).status).toBe(403);
    for (const key of Object.keys(await read()))
      expect((await staff.send('PUT', `/settings/${key}`, {})).status).toBe(403);
  });
});
