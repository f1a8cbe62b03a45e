import { formatOpenDeadline, isBeforeDeadline, toChangeDeadline } from './change-deadline.js';

describe('until when a client may change a booking', () => {
  it('is so many hours before the start, on the wall clock', () => {
    expect(toChangeDeadline('2026-11-26', '14:30', 24)).toBe('2026-11-25T14:30');
    expect(toChangeDeadline('2026-03-01', '09:00', 48)).toBe('2026-02-27T09:00');
    expect(toChangeDeadline('2026-10-04', '09:00', 12)).toBe('2026-10-03T21:00');
  });

  it('is told as a date and an hour while it lies ahead, and not at all from then on', () => {
    const deadline = '2026-11-25T14:30';
    const ahead = 'Wednesday, November 25, 2:30 PM';
    expect(formatOpenDeadline(deadline, { date: '2026-11-25', time: '14:29' })).toBe(ahead);
    expect(formatOpenDeadline(deadline, { date: '2026-11-25', time: '14:30' })).toBeUndefined();
    expect(isBeforeDeadline(deadline, undefined)).toBe(true);
  });
});
