import { readFileSync } from 'node:fs';
import { DEFAULT_PUBLIC_HOURS } from '../opening-hours/business-hours.dto.js';
import { parseSetting, settingDefinitions } from './setting-definitions.js';

describe('a setting', () => {
  it('has a key and a stream of its own, and a route that saves it', () => {
    const streams = Object.values(settingDefinitions).map(({ stream }) => stream);
    const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { paths: Record<string, object> };

    expect(new Set(streams).size).toBe(streams.length);
    for (const [key, { schema }] of Object.entries(settingDefinitions)) {
      expect(schema.settingKey).toBe(key);
      expect(paths[`/settings/${key}`]).toHaveProperty('put');
    }
  });

  it('has its defaults while nothing was saved', () => {
    expect(parseSetting('cancellation_policy', {})).toMatchObject({ hoursBeforeBooking: 24, refundPercentage: 100 });
    expect(parseSetting('payment_settings', {})).toMatchObject({ currency: 'USD', acceptCash: true, taxRate: 0 });
    expect(parseSetting('booking_rules', {})).toMatchObject({
      slot_occupancy: 'start_only',
      cleanup_buffer_minutes: 0,
    });
    expect(parseSetting('shop_details', {}).name).not.toBe('');
    expect(parseSetting('shop_details', {}).words).toMatchObject({
      about: { title: '' },
      reasons: [],
      testimonial: null,
    });
  });

  it('keeps what was saved and fills in the rest', () => {
    const rules = parseSetting('booking_rules', { slot_occupancy: 'full_duration' });
    expect(rules).toMatchObject({ slot_occupancy: 'full_duration', cleanup_buffer_minutes: 0 });
  });

  it('names its key and says what cannot be', () => {
    expect(() => parseSetting('booking_rules', { cleanup_buffer_minutes: -5 })).toThrow(
      /booking_rules.*Cleanup buffer/,
    );
    const unreadable = { ...DEFAULT_PUBLIC_HOURS, friday: { open: 'nine', close: '17:00', closed: false } };
    expect(() => parseSetting('business_hours', unreadable)).toThrow(/business_hours.*open must be a time/);
    expect(() => parseSetting('business_hours', {})).toThrow(/monday/);
    const nameless = { words: { testimonial: { quote: 'I slept.' } } };
    expect(() => parseSetting('shop_details', nameless)).toThrow(/shop_details.*person/);
  });
});
