import { appointment, client, clientId, service } from '../../../../test/support/fixtures/booking-event-fixtures.js';
import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import { book } from '../booking.edit.js';
import type { BookingEvent } from '../booking.events.js';

describe('booking for a client who is at the desk', () => {
  const anybody = { ...appointment, therapistId: 'any', isUnassigned: true };
  const input = { appointment, service, client, clientId, userId: 'ada' };

  it('is confirmed where the therapist is free, whatever status was chosen', () => {
    expect(types(book({ ...input, verdict: 'available', status: 'pending' })({ status: 'none' }))).toEqual([
      'BookingRequested',
      'BookingConfirmed',
    ]);
  });

  it.each<Verdict>(['not_rostered', 'time_conflict', 'fully_booked', 'error'])(
    'is refused when the slot is %s',
    (verdict) => {
      expect(() => book({ ...input, verdict, status: 'confirmed' })({ status: 'none' })).toThrow(
        expect.objectContaining({ code: verdict }),
      );
    },
  );

  it('with nobody in particular waits, or is promised, which is one piece of news', () => {
    const open = { ...input, appointment: anybody, verdict: 'unassigned' as const };
    expect(types(book({ ...open, status: 'pending' })({ status: 'none' }))).toEqual(['BookingRequested']);
    const events = book({ ...open, status: 'confirmed' })({ status: 'none' });
    expect(events.map(({ type, data }) => [type, 'isPart' in data])).toEqual([
      ['BookingRequested', true],
      ['BookingConfirmed', false],
    ]);
  });
});

const types = (events: BookingEvent[]) => events.map(({ type }) => type);
