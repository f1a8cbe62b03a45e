import { parseCalendarAddress } from './own-calendar-address.js';

const parse = (text: string, allowsPrivate = false) =>
  parseCalendarAddress(text, { allowsPrivate, shopUrl: 'https://spa.example.com/' }).href;

it.each(['https', 'webcal', 'WEBCAL', 'webcals'])(
  'takes an address that begins with %s:// and reads it by https',
  (scheme) => {
    expect(parse(` ${scheme}://calendar.example.com/private-1/basic.ics `)).toBe(
      'https://calendar.example.com/private-1/basic.ics',
    );
  },
);

it.each([
  'http://calendar.example.com/',
  'webcal://localhost/',
  'webcal://10.0.0.1/a.ics',
  'file:///etc/passwd',
  'calendar',
])('refuses %s', (text) => expect(() => parse(text)).toThrow(expect.objectContaining({ field: 'url' })));

it('refuses the calendar that the shop itself makes, which would be busy with each booking', () => {
  expect(() => parse('webcal://spa.example.com/api/therapist-calendars/a.ics')).toThrow('the shop makes');
});
