import { isWithinHours, toHoursLines, type DayHours, type WeekHours } from './opening-hours.js';

const open = (from: string, to: string): DayHours => ({ open: from, close: to, closed: false });
const late = open('09:00', '22:00');
const week: WeekHours = {
  monday: late,
  tuesday: late,
  wednesday: late,
  thursday: late,
  friday: late,
  saturday: late,
  sunday: open('09:00', '17:00'),
};

describe('opening hours in words', () => {
  it('joins working days that share their hours and leaves the weekend apart', () => {
    expect(toHoursLines(week)).toEqual([
      { days: 'Mon-Fri', hours: '9am-10pm' },
      { days: 'Saturday', hours: '9am-10pm' },
      { days: 'Sunday', hours: '9am-5pm' },
    ]);
  });

  it('breaks the line where the hours change', () => {
    expect(toHoursLines({ ...week, wednesday: open('09:30', '12:00') }).slice(0, 3)).toEqual([
      { days: 'Mon-Tue', hours: '9am-10pm' },
      { days: 'Wednesday', hours: '9:30am-12pm' },
      { days: 'Thu-Fri', hours: '9am-10pm' },
    ]);
  });

  it('names a closed day', () => {
    expect(toHoursLines({ ...week, sunday: { ...late, closed: true } }).at(-1)).toEqual({
      days: 'Sunday',
      hours: 'Closed',
    });
  });
});

it.each([
  ['before it opens', '2026-03-08', '08:59', false],
  ['as it opens', '2026-03-08', '09:00', true],
  ['a minute before it closes', '2026-03-08', '16:59', true],
  ['as it closes', '2026-03-08', '17:00', false],
  ['on a closed day', '2026-03-07', '12:00', false],
  ['after midnight was named as the end', '2026-03-06', '23:30', true],
])('%s', (_when, date, time, isOpen) => {
  const hours = { ...week, friday: open('09:00', '00:00'), saturday: { ...late, closed: true } };
  expect(isWithinHours(hours, { date, time })).toBe(isOpen);
});
