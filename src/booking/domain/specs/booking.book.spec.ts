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

  it('is held until its deposit is paid where its client is asked for it, which is one piece of news', () => {
    const heldUntil = new Date('2026-11-25T23:00:00Z');
    const asked = { ...input, verdict: 'available' as const, status: 'confirmed' as const, heldUntil };
    const events = book({ ...asked, heldFor: 'payment' })({ status: 'none' });
    expect(events.map(({ type, data }) => [type, 'isPart' in data])).toEqual([
      ['BookingRequested', true],
      ['DepositAsked', false],
    ]);
    expect(events.map(({ data }) => ('heldUntil' in data ? data.heldUntil : null))).toEqual([
      null,
      heldUntil.toISOString(),
    ]);
  });

  it.each(['available', 'unassigned'] as const)('keeps why its deposit was waived, where it is %s', (verdict) => {
    const events = book({ ...input, verdict, status: 'confirmed', waiver: 'A regular' })({ status: 'none' });
    expect(events.at(-1)).toMatchObject({
      ...{ type: 'BookingConfirmed', data: { isWithoutDeposit: true }, personal: { reason: 'A regular' } },
    });
  });
});

const types = (events: BookingEvent[]) => events.map(({ type }) => type);
