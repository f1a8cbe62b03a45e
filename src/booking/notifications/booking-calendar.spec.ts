import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config.js';
import { renderBookingCalendar } from './booking-calendar.js';
import { booking, shop } from '../../../test/support/fixtures/mail-fixtures.js';

const clock = new ShopClock(new Clock(), new Config());
const changed = new Date('2026-03-01T00:00:00Z');
const view = 'https://longwater.example/booking-success#session_id=s';
const links = { view, changeableUntil: { date: '2026-11-25', time: '14:30' } };
const renderWith = (changes: Partial<typeof booking>) => {
  const changedBooking = { ...booking, ...changes };
  return renderBookingCalendar(changedBooking, shop, { start: clock.toInstant(changedBooking), changed, links });
};

describe('the calendar file of a booking', () => {
  it('keeps the wall-clock time on both sides of a daylight-saving change', () => {
    expect(renderWith({ date: '2026-04-04', time: '10:00' })).toContain('DTSTART:20260403T230000Z');
    expect(renderWith({ date: '2026-04-05', time: '10:00' })).toContain('DTSTART:20260405T000000Z');
  });

  it('lasts as long as the appointment', () => {
    expect(renderWith({ date: '2026-04-04', time: '10:00', durationMinutes: 90 })).toContain('DTEND:20260404T003000Z');
  });

  it('has one identity, which later versions replace', () => {
    const file = renderWith({ version: 3 });
    expect(file).toContain(`UID:${booking.id}`);
    expect(file).toContain('SEQUENCE:3');
    expect(file).toContain('METHOD:PUBLISH');
    expect(file).toContain('STATUS:CONFIRMED');
  });

  it('withdraws a cancelled booking and marks a request', () => {
    const cancelled = renderWith({ status: 'cancelled', version: 4 });
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:4', `UID:${booking.id}`, 'ORGANIZER'])
      expect(cancelled).toContain(line);
    expect(cancelled).not.toContain('move or cancel');
    expect(renderWith({ status: 'pending' })).toContain('STATUS:TENTATIVE');
  });

  it('says until when and where the booking can be changed', () => {
    const file = renderWith({}).replaceAll('\r\n ', '');
    expect(file).toContain('You can move or cancel until Wednesday\\, November 25\\, 2:30 PM.');
    expect(file).toContain(`URL;VALUE=URI:${view}`);
  });

  it('lets no text break out of its line', () => {
    const file = renderWith({ serviceName: 'Hot Stone\r\nATTENDEE:mailto:a@b.example' });
    expect(file).not.toMatch(/^ATTENDEE/m);
  });
});
