import { toEntryDetails } from './entry-details.js';

const event = { stream: 'booking-1', data: { date: '2026-11-26', price: 89.5 } };
const encrypt = (value: unknown) => `sealed(${String(value)})`;

describe('details of an action log entry', () => {
  it('names values of the data', () => {
    expect(toEntryDetails(['date', 'price'], event, {}, encrypt)).toEqual({ date: '2026-11-26', price: 89.5 });
  });

  it('finds values under other names, and seals what is personal', () => {
    const sources = { booking_id: 'stream', booking_date: 'data.date', reason: 'personal.reason' } as const;
    expect(toEntryDetails(sources, event, { reason: 'Ill' }, encrypt)).toEqual({
      booking_id: 'booking-1',
      booking_date: '2026-11-26',
      reason: 'sealed(Ill)',
    });
  });

  it('keeps the name of what is missing', () => {
    expect(toEntryDetails({ reason: 'personal.reason', who: 'data.who' }, event, {}, encrypt)).toEqual({
      reason: null,
      who: null,
    });
  });
});
