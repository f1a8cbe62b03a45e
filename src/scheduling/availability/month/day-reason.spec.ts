import { toDayReason, type StartContext } from './day-reason.js';

const free: StartContext = {
  isOpen: true,
  givesService: true,
  shifts: 1,
  isDayRostered: true,
  hasUnreadableHours: false,
  isInShift: true,
  isOnLeave: false,
  isTaken: false,
  slotsRemaining: 3,
  hasRoom: true,
  isPast: false,
};
const [past, closed, taken, after] = [
  { ...free, isPast: true },
  { ...free, isOpen: false },
  { ...free, isTaken: true },
  { ...free, isInShift: false },
];
const off = { ...free, shifts: 0, isInShift: false };

describe('a therapist’s day in the calendar', () => {
  it.each<[string, StartContext[], ReturnType<typeof toDayReason>]>([
    ['one start is free', [past, taken, free, closed], null],
    ['nobody is on the roster yet', [{ ...off, isDayRostered: false }], null],
    ['there are no time slots', [], null],
    ['every start is taken', [taken, taken, closed, after], 'full'],
    ['as many as a day may have are booked', [{ ...free, slotsRemaining: 0 }], 'full'],
    ['others work', [off, closed, past], 'day_off'],
    [
      'they are on leave',
      [
        { ...free, isOnLeave: true },
        { ...taken, isOnLeave: true },
      ],
      'day_off',
    ],
    ['leave leaves one start', [{ ...free, isOnLeave: true }, free], null],
    ['the shift has no start', [after, closed], 'day_off'],
    ['the shop is closed', [closed], 'closed'],
    ['the rest of the day is over', [past, closed, after], 'past'],
    ['the treatment is not theirs', [{ ...free, givesService: false }, closed], 'service_not_given'],
  ])('when %s', (_, starts, reason) => expect(toDayReason(starts)).toBe(reason));
});
