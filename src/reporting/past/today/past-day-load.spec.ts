import type { PastSchedule } from '../../../scheduling/index.js';
import { ShopDay } from '../../../platform/clock/shop-day.js';
import { countRosteredMinutes, findGaps } from './past-day-load.js';

const span = (therapistId: string, from: string, to: string) => ({ therapistId, from, to });
const therapist = (id: string, isActive = true) => ({ id, name: id, isActive, availableSlots: 8 });
const schedule: PastSchedule = {
  ...{
    closure: null,
    isOpen: true,
    opensAt: null,
    closesAt: null,
    takesWholeDuration: true,
    ignoresHours: false,
    cleanupMinutes: 15,
  },
  therapists: [therapist('mei'), therapist('tom'), therapist('gone', false)],
  shifts: [span('mei', '09:00', '13:00'), span('mei', '12:00', '17:00'), span('tom', '16:00', '24:00')],
  blocks: [span('mei', '10:00', '10:30')],
  leave: [span('mei', '16:00', '24:00')],
};
const wholeDay = { open: [0, 1440], shortest: 60 } as const;

it('counts shifts that overlap once, without blocks and leave, and none on a closure', () => {
  const day = new ShopDay('2026-03-03', 'Europe/Berlin');
  expect(countRosteredMinutes(schedule, day)).toBe(60 + 330 + 480);
  expect(countRosteredMinutes({ ...schedule, closure: 'Easter' }, day)).toBe(0);
  const early = { ...schedule, shifts: [span('mei', '00:00', '12:30')], leave: [] };
  expect(countRosteredMinutes(early, new ShopDay('2026-10-25', 'Europe/Berlin'))).toBe(810 - 30);
});

it('a gap lies between what was booked, is long enough, and ends at midnight at the latest', () => {
  const busy = [
    { therapistId: 'mei', from: 11 * 60 + 15, to: 12 * 60 },
    { therapistId: 'tom', from: -60, to: 17 * 60 },
    { therapistId: 'tom', from: 22 * 60, to: 25 * 60 },
  ];
  expect(findGaps(schedule, busy, wholeDay)).toEqual([
    { therapistId: 'mei', from: '09:00', to: '10:00', minutes: 60 },
    { therapistId: 'mei', from: '12:00', to: '16:00', minutes: 240 },
    { therapistId: 'tom', from: '17:00', to: '22:00', minutes: 300 },
  ]);
  expect(findGaps(schedule, [], { open: [15 * 60, 18 * 60], shortest: 60 })).toEqual([
    { therapistId: 'mei', from: '15:00', to: '16:00', minutes: 60 },
    { therapistId: 'tom', from: '16:00', to: '18:00', minutes: 120 },
  ]);
});

it('nobody who was deactivated has a gap, nor has anybody while the shop is shut', () => {
  const ofGone = { ...schedule, shifts: [span('gone', '09:00', '17:00')] };
  expect(findGaps(ofGone, [], wholeDay)).toEqual([]);
  expect(findGaps(schedule, [], { open: [600, 540], shortest: 5 })).toEqual([]);
});
