import { readBusyTimes } from './read-busy-times.js';

const window = { from: '2026-03-02', to: '2026-05-25', timeZone: 'Australia/Sydney' };

/** A calendar of events, each a list of its lines. */
const calendar = (events: string[][], more: string[] = []) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...more,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'SUMMARY:Dentist', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

const read = (...events: string[][]) =>
  readBusyTimes(calendar(events), window).map(({ date, start, end }) => `${date.slice(5)} ${start}-${end}`);

const SYDNEY = 'TZID=Australia/Sydney';
const atTen = [`DTSTART;${SYDNEY}:20260303T100000`, `DTEND;${SYDNEY}:20260303T110000`];

it('given events, tells when they begin and end on the shop’s clock, and nothing else', () => {
  const text = '\uFEFF' + calendar([[...atTen, 'ATTENDEE;CN=Tom:mailto:tom@example.com', 'LOCATION:Main Street']]);
  expect(readBusyTimes(text, window)).toEqual([{ date: '2026-03-03', start: '10:00', end: '11:00' }]);
});

it.each([
  ['an instant', ['DTSTART:20260302T230000Z', 'DTEND:20260303T000000Z'], '03-03 10:00-11:00'],
  ['another zone', ['DTSTART;TZID=Europe/Berlin:20260303T010000', 'DURATION:PT30M'], '03-03 11:00-11:30'],
  ['no zone', ['DTSTART:20260303T100000', 'DURATION:PT1H'], '03-03 10:00-11:00'],
  ['a whole day', ['DTSTART;VALUE=DATE:20260303'], '03-03 00:00-24:00'],
  ['seconds', ['DTSTART:20260303T100030', 'DTEND:20260303T110001'], '03-03 10:00-11:01'],
])('given %s, tells the shop’s time', (_, lines, expected) => expect(read(lines)).toEqual([expected]));

it('given days without an hour, takes the last one as not included', () => {
  expect(read(['DTSTART;VALUE=DATE:20260303', 'DTEND;VALUE=DATE:20260305'])).toEqual([
    '03-03 00:00-24:00',
    '03-04 00:00-24:00',
  ]);
});

it('given an evening past midnight, cuts it', () => {
  expect(read(['DTSTART:20260303T220000', 'DTEND:20260304T013000'])).toEqual([
    '03-03 22:00-24:00',
    '03-04 00:00-01:30',
  ]);
});

it('given events that overlap or adjoin, tells them as one', () => {
  const at = (from: string, to: string) => [`DTSTART:20260303T${from}00`, `DTEND:20260303T${to}00`];
  expect(read(at('1200', '1300'), at('1000', '1100'), at('1030', '1200'), at('1400', '1500'))).toEqual([
    '03-03 10:00-13:00',
    '03-03 14:00-15:00',
  ]);
});

it.each([
  ['cancelled', ['STATUS:CANCELLED']],
  ['shown as free', ['TRANSP:TRANSPARENT']],
  ['free in Outlook', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
])('given one that is %s, is not busy', (_, lines) => expect(read([...atTen, ...lines])).toEqual([]));

it('given one that is only tentative, is busy', () => {
  expect(read([...atTen, 'STATUS:TENTATIVE', 'TRANSP:OPAQUE'])).toHaveLength(1);
});

it('given events before and after the days, leaves them out, but not what reaches in', () => {
  expect(
    read(
      ['DTSTART:20260301T100000', 'DTEND:20260301T110000'],
      ['DTSTART:20260301T230000', 'DTEND:20260302T010000'],
      ['DTSTART:20260525T230000', 'DTEND:20260526T010000'],
      ['DTSTART:20260526T100000', 'DTEND:20260526T110000'],
    ),
  ).toEqual(['03-02 00:00-01:00', '05-25 23:00-24:00']);
});

describe('given an event that repeats', () => {
  const weekly = (...lines: string[]) => read(['UID:a', ...atTen, ...lines]);

  it('tells each time, by the clock of its zone, whatever daylight saving does', () => {
    expect(weekly('RRULE:FREQ=WEEKLY;COUNT=6').slice(4)).toEqual(['03-31 10:00-11:00', '04-07 10:00-11:00']);
    // Berlin's clock is put forward on 29 March, Sydney's back on 5 April.
    const berlin = ['DTSTART;TZID=Europe/Berlin:20260324T010000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'];
    expect(read(berlin)).toEqual(['03-24 11:00-12:00', '03-31 10:00-11:00', '04-07 09:00-10:00']);
  });

  it('tells those of a rule that began long ago', () => {
    const old = ['DTSTART;VALUE=DATE:20100101', 'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1MO'];
    expect(read(old)).toEqual(['04-06 00:00-24:00']);
    expect(read(['DTSTART:20100104T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY']).length).toBe(85);
  });

  it.each([
    ['an instant', 'UNTIL=20260316T230000Z'],
    ['a day', 'UNTIL=20260317'],
  ])('ends with %s, which is included', (_, until) => {
    expect(weekly(`RRULE:FREQ=WEEKLY;${until}`)).toEqual(
      ['03-03', '03-10', '03-17'].map((day) => `${day} 10:00-11:00`),
    );
  });

  it('leaves out its exceptions', () => {
    expect(
      weekly(
        'RRULE:FREQ=WEEKLY;COUNT=4',
        `EXDATE;${SYDNEY}:20260310T100000`,
        'EXDATE:20260316T230000Z',
        'EXDATE;VALUE=DATE:20260324',
      ),
    ).toEqual(['03-03 10:00-11:00']);
  });

  it('tells a time that was moved where it was moved to, and not one that was cancelled', () => {
    expect(
      read(
        ['UID:a', ...atTen, 'RRULE:FREQ=WEEKLY;COUNT=3'],
        ['UID:a', `RECURRENCE-ID;${SYDNEY}:20260310T100000`, 'DTSTART:20260311T150000', 'DURATION:PT1H'],
        ['UID:a', 'RECURRENCE-ID:20260316T230000Z', 'DTSTART:20260317T100000', 'DURATION:PT1H', 'STATUS:CANCELLED'],
      ),
    ).toEqual(['03-03 10:00-11:00', '03-11 15:00-16:00']);
  });

  it('tells further days that it names', () => {
    expect(weekly(`RDATE;${SYDNEY}:20260305T120000`)).toEqual(['03-03 10:00-11:00', '03-05 12:00-13:00']);
  });
});

describe('given a zone that only the calendar knows', () => {
  const name = 'AUS Eastern Standard Time';
  const zone = (freq: string) => [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+1100', 'TZOFFSETTO:+1000'],
    ...[`RRULE:FREQ=${freq};BYDAY=1SU;BYMONTH=4`, 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+1000', 'TZOFFSETTO:+1100'],
    ...['RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=10', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ];
  const event = [`DTSTART;TZID=${name}:20260401T100000`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'];

  it('reads its rules', () => {
    const times = readBusyTimes(calendar([event], zone('YEARLY')), { ...window, timeZone: 'UTC' });
    expect(times.map(({ date, start }) => `${date} ${start}`)).toEqual(['2026-03-31 23:00', '2026-04-08 00:00']);
  });

  it.each([
    ['is described nowhere', []],
    ['is said to change each second', zone('SECONDLY')],
  ])('refuses it where it %s', (_, described) => {
    expect(() => readBusyTimes(calendar([event], described), window)).toThrow('EZONE');
  });
});

it.each([
  '',
  'Not found',
  '<html></html>',
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT',
  calendar([['DTSTART:tomorrow']]),
  calendar([['SUMMARY:Never']]),
])('given %j, says that it is no calendar', (text) => {
  expect(() => readBusyTimes(text, window)).toThrow('ENOTCALENDAR');
});

it('given a rule that never comes true, gives up', () => {
  const never = calendar([[...atTen, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30']]);
  expect(() => readBusyTimes(never, window)).toThrow('ETOOCOMPLEX');
});

it.each(['SECONDLY', 'MINUTELY'])('given an event that repeats %s, gives up at once', (freq) => {
  const ever = calendar([[...atTen, `RRULE:FREQ=${freq}`]]);
  const began = performance.now();
  expect(() => readBusyTimes(ever, window)).toThrow('ETOOCOMPLEX');
  expect(performance.now() - began).toBeLessThan(1_000);
});
