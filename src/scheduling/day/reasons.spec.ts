import { findVisitorReason, listReasons, isBeyondWindow, isPast, type SlotContext } from './reasons.js';
import { toAvailability, toPublicAvailability, toShownReason } from './to-verdict.js';

const free: SlotContext = {
  isOpen: true,
  givesService: true,
  isDayRostered: false,
  shifts: 1,
  hasUnreadableHours: false,
  isInShift: true,
  isOnLeave: false,
  isTaken: false,
  slotsRemaining: 3,
  hasRoom: true,
};

describe('whether a slot can be confirmed', () => {
  it.each<[Partial<SlotContext>, string]>([
    [{}, 'available'],
    [{ shifts: 0, isInShift: false }, 'not_rostered'],
    [{ isInShift: false }, 'time_conflict'],
    [{ isOnLeave: true }, 'not_rostered'],
    [{ isTaken: true }, 'time_conflict'],
    [{ slotsRemaining: 0 }, 'fully_booked'],
    [{ hasRoom: false }, 'no_room'],
    [{ hasUnreadableHours: true, isInShift: false }, 'error'],
  ])('%j is %s', (context, expected) => {
    expect(toAvailability({ ...free, ...context })).toBe(expected);
  });

  it('names the first reason of several', () => {
    expect(toAvailability({ ...free, shifts: 0, isInShift: false, isTaken: true, slotsRemaining: 0 })).toBe(
      'not_rostered',
    );
    expect(toAvailability({ ...free, isTaken: true, slotsRemaining: 0 })).toBe('time_conflict');
    expect(toAvailability({ ...free, slotsRemaining: 0, hasRoom: false })).toBe('fully_booked');
  });
});

describe('why a slot is not free', () => {
  it.each<[Partial<SlotContext>, string[]]>([
    [{}, []],
    [{ isInShift: false, isTaken: true, slotsRemaining: 0 }, ['outside_shift', 'taken', 'fully_booked']],
    [{ shifts: 0, isInShift: false, isTaken: true }, ['not_rostered', 'taken']],
    [{ isOnLeave: true, isTaken: true }, ['on_leave', 'taken']],
  ])('%j: %j', (context, expected) => {
    const slot = { ...free, ...context };
    expect(listReasons(slot)).toEqual(expected);
    expect(toAvailability(slot) === 'available').toBe(expected.length === 0);
  });
});

describe('what a visitor may choose', () => {
  it.each<[Partial<SlotContext>, string | null]>([
    [{}, null],
    [{ slotsRemaining: 0 }, null],
    [{ shifts: 0, isInShift: false }, null],
    [{ hasUnreadableHours: true, isInShift: false }, null],
    [{ isInShift: false }, 'outside_shift'],
    [{ isTaken: true }, 'taken'],
    [{ hasRoom: false }, 'taken'],
    [{ isOpen: false, isTaken: true }, 'closed'],
    [{ givesService: false, isTaken: true }, 'service_not_given'],
    [{ shifts: 0, isInShift: false, isDayRostered: true }, 'day_off'],
    [{ isOnLeave: true }, 'day_off'],
    [{ isOnLeave: true, hasUnreadableHours: true, isTaken: true }, 'day_off'],
  ])('%j: %s', (context, expected) => {
    const reason = findVisitorReason({ ...free, ...context }, false);
    expect(reason && toShownReason(reason)).toBe(expected);
  });

  it.each<[Partial<SlotContext>, string]>([
    [{}, 'available'],
    [{ isOpen: false, shifts: 0 }, 'closed'],
    [{ givesService: false, isTaken: true }, 'service_not_given'],
    [{ slotsRemaining: 0 }, 'fully_booked'],
    [{ hasRoom: false }, 'no_room'],
  ])('%j is told as %s', (context, expected) => {
    expect(toPublicAvailability({ ...free, ...context })).toBe(expected);
  });

  it('closes what has begun', () => {
    const now = { date: '2026-11-26', time: '10:00' };
    expect(isPast('2026-11-26', '10:00', now)).toBe(true);
    expect(isPast('2026-11-26', '10:30', now)).toBe(false);
    expect(isPast('2026-11-25', '23:30', now)).toBe(true);
    expect(isPast('2026-11-27', '09:00', now)).toBe(false);
  });

  it('opens the sixtieth day from today, and no later one', () => {
    expect(isBeyondWindow('2026-05-01', '2026-03-02')).toBe(false);
    expect(isBeyondWindow('2026-05-02', '2026-03-02')).toBe(true);
    expect(isBeyondWindow('2026-05-02', '2026-03-03')).toBe(false);
  });
});
