import ICAL from 'ical.js';
import { booking, shop } from '../../../../test/support/fixtures/mail-fixtures.js';
import { renderTherapistCalendar } from '../../therapist-calendar/render-therapist-calendar.js';
import { renderBookingCalendar } from './booking-calendar.js';

const LONG = 'สมหญิง 🧖 Nguyễn Thị '.repeat(12).trim();

/** Names and what a calendar shows of them: in values all, in parameters no double quote. */
const names: [string, string, string][] = [
  ['Bartholomew "Bob" O’Keeffe', 'Bartholomew "Bob" O’Keeffe', "Bartholomew 'Bob' O’Keeffe"],
  ['Hot, Cold; Back\\slash: ^Spa^n', 'Hot, Cold; Back\\slash: ^Spa^n', 'Hot, Cold; Back/slash: ^Spa^n'],
  ['Zero\u0000\u0007\u001b\u007fWidth\ud83d', 'ZeroWidth\ufffd', 'ZeroWidth\ufffd'],
  ['"\\n"', '"\\n"', "'/n'"],
  [LONG, LONG, LONG],
];

const start = new Date('2026-03-03T00:00:00Z');
const links = { view: 'https://longwater.example/booking-success#session_id=a,b;c' };

const renderBooking = (name: string) =>
  renderBookingCalendar(
    { ...booking, firstName: name, lastName: '', serviceName: name, therapistName: name },
    { ...shop, name, addressLines: [name] },
    { start, changed: start, links },
  );

const renderTherapist = (name: string) => {
  const appointment = { serviceName: name, firstName: name, isRequest: false };
  const entry = { id: 'e1', version: 1, changed: start, date: '2026-03-03', time: '10:00', minutes: 60 };
  return renderTherapistCalendar(
    { therapistName: name, entries: [{ ...entry, booking: appointment }] },
    { shopName: name, timeZone: shop.timeZone, now: start },
  );
};

/** Parses as an independent reader does, which fails on whatever the format does not have. */
function parse(file: string) {
  ICAL.design.strict = true;
  // The reader has to be told the type of what is younger than RFC 5545.
  const typed = file.replaceAll(/^(NAME|X-WR-CALNAME):/gm, '$1;VALUE=TEXT:');
  const calendar = new ICAL.Component(ICAL.parse(typed) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent')!;
  const valueOf = (component: ICAL.Component, name: string) => component.getFirstPropertyValue(name);
  const nameOf = (property: string) => event.getFirstProperty(property)?.getParameter('cn');
  return { calendar, event, valueOf, nameOf };
}

describe.each(names)('the name %j', (name, value, parameter) => {
  it('is the same to a reader of a booking’s file', () => {
    const { calendar, event, valueOf, nameOf } = parse(renderBooking(name));
    for (const heading of ['name', 'x-wr-calname']) expect(valueOf(calendar, heading)).toBe(value);
    expect(valueOf(calendar, 'prodid')).toBe(`-//${value}//Bookings//EN`);
    expect(valueOf(event, 'summary')).toBe(`${value}, ${value}`);
    expect(valueOf(event, 'location')).toBe(value);
    expect(valueOf(event, 'description')).toMatch(`Therapist: ${value}\n`);
    expect(String(valueOf(event, 'url'))).toBe(links.view);
    expect(nameOf('organizer')).toBe(parameter);
    expect(nameOf('attendee')).toBe(parameter);
    expect(valueOf(event.getFirstSubcomponent('valarm')!, 'description')).toBe(`${value}, ${value}`);
  });

  it('is the same to a reader of a therapist’s calendar', () => {
    const { calendar, event, valueOf } = parse(renderTherapist(name));
    for (const heading of ['name', 'x-wr-calname']) expect(valueOf(calendar, heading)).toBe(`${value}, ${value}`);
    expect(valueOf(event, 'summary')).toBe(`${value}, ${value}`);
  });

  it('is written in lines of 75 octets at most, none of which ends within a character', () => {
    for (const file of [renderBooking(name), renderTherapist(name)])
      for (const line of file.split('\r\n')) {
        const octets = Buffer.from(line);
        expect(octets.length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\n\r]/);
        expect(new TextDecoder('utf-8', { fatal: true }).decode(octets)).toBe(line);
      }
  });
});
