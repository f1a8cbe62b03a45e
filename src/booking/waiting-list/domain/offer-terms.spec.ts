import { fitsWindows, isOver, isQuietHour, offerMinutes, wasAsked } from './offer-terms.js';

const windows = [
  { date: '2026-11-26', from: '09:00', to: '12:00' },
  { date: '2026-11-28', from: '14:00', to: '17:00' },
];

describe('the terms of offers', () => {
  it.each([
    [119, null],
    [120, 10],
    [360, 10],
    [361, 30],
  ])('%i minutes before the start: held for %p', (before, minutes) => {
    expect(offerMinutes(before)).toBe(minutes);
  });

  it.each([
    ['07:59', true],
    ['08:00', false],
    ['19:59', false],
    ['20:00', true],
  ])('at %s quiet: %p', (time, isQuiet) => {
    expect(isQuietHour(time)).toBe(isQuiet);
  });

  it('a start suits at both ends of a window, and on its day alone', () => {
    const suits = (date: string, time: string) => fitsWindows(windows, { date, time });
    expect([suits('2026-11-26', '09:00'), suits('2026-11-26', '12:00'), suits('2026-11-28', '14:30')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([suits('2026-11-26', '08:59'), suits('2026-11-26', '12:01'), suits('2026-11-27', '10:00')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(isOver(windows, { date: '2026-11-27', time: '23:59' })).toBe(false);
  });
});

it.each([
  ['10:00', true],
  ['10:30', true],
  ['09:15', true],
  ['11:00', false],
  ['09:00', false],
])('who has not answered about 10:00 to 11:00 was asked about %s: %p', (time, isAsked) => {
  const unanswered = [{ date: '2026-11-26', time: '10:00', durationMinutes: 60 }];
  expect(wasAsked(unanswered, { date: '2026-11-26', time })).toBe(isAsked);
  expect(wasAsked(unanswered, { date: '2026-11-27', time })).toBe(false);
});
