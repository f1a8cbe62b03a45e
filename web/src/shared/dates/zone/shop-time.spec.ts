import { describeClockChange, secondsBetween, toInstant } from './shop-time.js';

it.each([
  ['Australia/Sydney', '2026-11-26T14:30', '2026-11-26T03:30'],
  ['Australia/Sydney', '2026-04-05T01:59', '2026-04-04T14:59'],
  ['Australia/Sydney', '2026-04-05T02:30', '2026-04-04T15:30'],
  ['Australia/Sydney', '2026-04-05T03:00', '2026-04-04T17:00'],
  ['Australia/Sydney', '2026-10-04T02:30', '2026-10-03T16:30'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30'],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30'],
  ['America/Santiago', '2026-04-04T23:30', '2026-04-05T02:30'],
  ['America/Santiago', '2026-09-06T00:30', '2026-09-06T04:30'],
])('takes the moment that the server takes: in %s at %s', (zone, local, instant) =>
  expect(new Date(toInstant(local, zone)).toISOString().slice(0, 16)).toBe(instant),
);

it('counts the seconds that pass, not those that the clock shows', () => {
  expect(secondsBetween('2026-11-25T14:30', '2026-11-25T14:45:30', 'Australia/Sydney')).toBe(930);
  expect(secondsBetween('2026-11-25T14:45', '2026-11-25T14:30', 'Australia/Sydney')).toBe(-900);
  expect(secondsBetween('2026-04-05T01:00', '2026-04-05T04:00', 'Australia/Sydney')).toBe(4 * 3600);
  expect(secondsBetween('2026-10-04T01:00', '2026-10-04T04:00', 'Australia/Sydney')).toBe(2 * 3600);
});

it.each([
  ['2026-04-05T01:59', undefined],
  ['2026-04-05T02:30', 'The clock was put back then, and 2:30 AM came twice: the first is meant.'],
  ['2026-04-05T03:00', undefined],
  ['2026-10-04T01:59', undefined],
  ['2026-10-04T02:30', 'The clock was put forward then, and 2:30 AM never came: 3:30 AM is meant.'],
  ['2026-10-04T03:00', undefined],
  ['2026-13-40T99:99', undefined],
])('says of %s in Sydney: %s', (local, note) => expect(describeClockChange(local, 'Australia/Sydney')).toBe(note));
