import { landingHours } from './business-hours.dto.js';
import { settingOf } from './setting-kinds.js';

describe('a setting', () => {
  it('has its defaults while nothing was saved', () => {
    expect(settingOf('cancellation_policy', {})).toMatchObject({ hoursBeforeBooking: 24, refundPercentage: 100 });
    expect(settingOf('payment_settings', {})).toMatchObject({ currency: 'USD', acceptCash: true, taxRate: 0 });
    expect(settingOf('booking_rules', {})).toEqual({ slot_occupancy: 'start_only', cleanup_buffer_minutes: 0 });
    expect(settingOf('shop_details', {}).name).not.toBe('');
    expect(settingOf('shop_details', {}).words).toMatchObject({ about: { title: '' }, reasons: [], testimonial: null });
  });

  it('keeps what was saved and fills in the rest', () => {
    const rules = settingOf('booking_rules', { slot_occupancy: 'full_duration' });
    expect(rules).toEqual({ slot_occupancy: 'full_duration', cleanup_buffer_minutes: 0 });
  });

  it('names its key and says what cannot be', () => {
    expect(() => settingOf('booking_rules', { cleanup_buffer_minutes: -5 })).toThrow(
      /booking_rules.*Cleanup buffer/,
    );
    const unreadable = { ...landingHours, friday: { open: 'nine', close: '17:00', closed: false } };
    expect(() => settingOf('business_hours', unreadable)).toThrow(/business_hours.*open must be a time/);
    expect(() => settingOf('business_hours', {})).toThrow(/monday/);
    const nameless = { words: { testimonial: { quote: 'I slept.' } } };
    expect(() => settingOf('shop_details', nameless)).toThrow(/shop_details.*person/);
  });
});
