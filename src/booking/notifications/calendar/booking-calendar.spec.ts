import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config.js';
import { renderBookingCalendar } from './booking-calendar.js';
import { booking, shop } from '../../../../test/support/fixtures/mail-fixtures.js';

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
    expect(renderWith({ date: '2026-04-04', time: '10:00' })).toContain(
      'DTSTART;TZID=Australia/Sydney:20260404T100000',
    );
    expect(renderWith({ date: '2026-04-05', time: '10:00' })).toContain(
      'DTSTART;TZID=Australia/Sydney:20260405T100000',
    );
  });

  it('lasts as long as the appointment', () => {
    expect(renderWith({ date: '2026-04-04', time: '10:00', durationMinutes: 90 })).toContain(
      'DTEND;TZID=Australia/Sydney:20260404T113000',
    );
  });

  it('has one identity, which later versions replace', () => {
    const file = renderWith({ version: 3 });
    expect(file).toContain(`UID:${booking.id}`);
    expect(file).toContain('SEQUENCE:3');
    expect(file).toContain('METHOD:REQUEST');
    expect(file).toContain('DTSTAMP:20260301T000000Z');
    expect(file).toContain('STATUS:CONFIRMED');
  });

  it('withdraws a cancelled booking and marks a request', () => {
    const cancelled = renderWith({ status: 'cancelled', version: 4 });
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:4', `UID:${booking.id}`, 'ORGANIZER'])
      expect(cancelled).toContain(line);
    expect(cancelled).not.toContain('move or cancel');
    expect(renderWith({ status: 'pending' })).toContain('STATUS:TENTATIVE');
  });

  it('names a request as one and does not remind of it, since it is no appointment', () => {
    const [request, confirmed] = [renderWith({ status: 'pending' }), renderWith({})];
    expect(request).toContain('SUMMARY:Requested\\, not confirmed: Hot Stone Massage\\, ');
    expect(request).not.toContain('VALARM');
    expect(confirmed).toContain('SUMMARY:Hot Stone Massage\\, ');
    expect(confirmed).toContain('VALARM');
  });

  it('says until when and where the booking can be changed', () => {
    const file = renderWith({}).replaceAll('\r\n ', '');
    expect(file).toContain('You can move or cancel until Wednesday\\, November 25\\, 2:30 PM.');
    // There is no email to reply to beside a calendar's entry.
    expect(file).toContain('After that\\, please call us on (02) 5550 4821.');
    expect(file).not.toContain('this email');
    expect(file).toContain(`URL;VALUE=URI:${view}`);
  });

  it('comes with the clock of the zone, over whose change an appointment lasts as long as any', () => {
    const file = renderWith({ date: '2026-04-05', time: '02:30', durationMinutes: 90 });
    expect(file).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Australia\/Sydney\r\n/);
    expect(file).toContain('DTSTART;TZID=Australia/Sydney:20260405T023000');
    expect(file).toContain('DTEND;TZID=Australia/Sydney:20260405T030000');
  });

  describe('where the clock shows an hour twice', () => {
    const linesIn = (zone: string, changes: Partial<typeof booking>) => {
      const changedBooking = { ...booking, ...changes };
      const { date, time } = changedBooking;
      const start = new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds);
      const file = renderBookingCalendar(changedBooking, { ...shop, timeZone: zone }, { start, changed, links });
      const event = file.slice(file.indexOf('BEGIN:VEVENT')).split('\r\n');
      return event.filter((line) => /^(DTSTART|DTEND|TRIGGER)/.test(line));
    };

    it.each([
      // From before to within the second hour, from the first to the second.
      ['Europe/Berlin', '2026-10-25', '01:30', 120, '20261024T233000Z', '20261025T013000Z'],
      ['Europe/Berlin', '2026-10-25', '02:00', 60, '20261025T000000Z', '20261025T010000Z'],
      ['Europe/Berlin', '2026-10-25', '02:30', 60, '20261025T003000Z', '20261025T013000Z'],
      ['America/New_York', '2026-11-01', '01:15', 60, '20261101T051500Z', '20261101T061500Z'],
      ['Australia/Lord_Howe', '2026-04-05', '01:30', 30, '20260404T143000Z', '20260404T150000Z'],
    ])('in %s on %s at %s, %i minutes, names instants', (zone, date, time, durationMinutes, start, end) => {
      expect(linesIn(zone, { date, time, durationMinutes })).toEqual([
        ...[`DTSTART:${start}`, `DTEND:${end}`],
        ...['TRIGGER:-P1D', 'TRIGGER:-PT2H'],
      ]);
    });
  });

  it.each([
    // Into the first hour, and from it across the second.
    ['00:30', 60, '20261101T003000', '20261101T013000'],
    ['01:30', 120, '20261101T013000', '20261101T023000'],
  ])('keeps to the clock from %s on, %i minutes, of which the first of two is meant', (time, minutes, from, until) => {
    const zone = 'America/New_York';
    const autumn = { ...booking, date: '2026-11-01', time, durationMinutes: minutes };
    const start = new Date(Temporal.PlainDateTime.from(`2026-11-01T${time}`).toZonedDateTime(zone).epochMilliseconds);
    const file = renderBookingCalendar(autumn, { ...shop, timeZone: zone }, { start, changed, links });
    expect(file).toContain(`DTSTART;TZID=${zone}:${from}\r\nDTEND;TZID=${zone}:${until}\r\n`);
  });

  it('lasts as long over the hour that does not exist, and moves into the next one from within it', () => {
    const zone = 'Europe/Berlin';
    const linesAt = (time: string) => {
      const start = new Date(Temporal.PlainDateTime.from(`2026-03-29T${time}`).toZonedDateTime(zone).epochMilliseconds);
      const spring = { ...booking, date: '2026-03-29', time, durationMinutes: 60 };
      const file = renderBookingCalendar(spring, { ...shop, timeZone: zone }, { start, changed, links });
      const event = file.slice(file.indexOf('BEGIN:VEVENT')).split('\r\n');
      return event.filter((line) => /^(DTSTART|DTEND|TRIGGER)/.test(line));
    };
    const alarms = ['TRIGGER:-P1D', 'TRIGGER:-PT2H'];
    expect(linesAt('01:30')).toEqual([
      ...[`DTSTART;TZID=${zone}:20260329T013000`, `DTEND;TZID=${zone}:20260329T033000`],
      ...alarms,
    ]);
    expect(linesAt('02:30')).toEqual([
      ...[`DTSTART;TZID=${zone}:20260329T033000`, `DTEND;TZID=${zone}:20260329T043000`],
      ...alarms,
    ]);
  });

  it('escapes what the name of the shop has of its own marks', () => {
    const named = { ...shop, name: 'Hot, Cold;\nSpa' };
    const file = renderBookingCalendar(booking, named, { start: clock.toInstant(booking), changed, links });
    for (const line of ['NAME:Hot\\, Cold\\; Spa', 'PRODID:-//Hot\\, Cold\\; Spa//Bookings//EN'])
      expect(file.split('\r\n')).toContain(line);
  });

  it('reminds a day and two hours before, until the booking is over', () => {
    const triggers = (file: string) => [...file.matchAll(/^TRIGGER:(\S+)/gm)].map(([, trigger]) => trigger);
    expect(triggers(renderWith({}))).toEqual(['-P1D', '-PT2H']);
    expect(triggers(renderWith({ status: 'cancelled' }))).toEqual([]);
  });

  it('is asked of the client, who need not answer; published where there is no address', () => {
    const file = renderWith({}).replaceAll('\r\n ', '');
    expect(file).toMatch(/^ATTENDEE;.*RSVP=FALSE.*CN="Georgia Marsh":MAILTO:georgia\.marsh@example\.com/im);
    const published = renderWith({ clientEmail: null });
    expect(published).toContain('METHOD:PUBLISH');
    expect(published).not.toContain('ATTENDEE');
  });

  it('lets no text break out of its line', () => {
    const file = renderWith({
      serviceName: 'Hot Stone\r\nATTENDEE:mailto:a@b.example',
      lastName: 'M\r\nATTENDEE:mailto:a@b.example',
    });
    expect(file.match(/^ATTENDEE/gm)).toHaveLength(1);
    expect(renderWith({ lastName: 'www.evil.com' })).not.toContain('evil.com');
  });
});
