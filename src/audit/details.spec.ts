import { detailsOf } from './details.js';

const event = { stream: 'booking-1', data: { date: '2026-11-26', price: 89.5 } };
const sealed = (value: unknown) => `sealed(${String(value)})`;

describe('details of an action log entry', () => {
  it('names values of the data', () => {
    expect(detailsOf(['date', 'price'], event, {}, sealed)).toEqual({ date: '2026-11-26', price: 89.5 });
  });

  it('finds values under other names, and seals what is personal', () => {
    const sources = { booking_id: 'stream', booking_date: 'data.date', reason: 'personal.reason' } as const;
    expect(detailsOf(sources, event, { reason: 'Ill' }, sealed)).toEqual({
      booking_id: 'booking-1',
      booking_date: '2026-11-26',
      reason: 'sealed(Ill)',
    });
  });

  it('keeps the name of what is missing', () => {
    expect(detailsOf({ reason: 'personal.reason', who: 'data.who' }, event, {}, sealed)).toEqual({ reason: null, who: null });
  });
});
