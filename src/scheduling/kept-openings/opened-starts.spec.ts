import type { HeldSlot } from './held-slot.js';
import { findOpeners } from './opened-starts.js';

const date = '2026-03-05';
const at = (from: string, to: string) => ({ startsAt: `${date} ${from}:00`, endsAt: `${date} ${to}:00` });
const held = (therapistId: string, from: string, to: string, roomId: string | null = null): HeldSlot => ({
  ...{ bookingId: `${therapistId} ${from}`, kind: 'held', therapistId, date, roomId },
  ...at(from, to),
});
const start = (therapistId: string, from: string, to: string, slotsRemaining = 5) => ({
  ...{ therapistId, date, slotsRemaining },
  ...at(from, to),
});
const [ten, eleven, ofTom] = [
  held('mei', '10:00', '11:00'),
  held('mei', '11:00', '12:00'),
  held('tom', '11:00', '12:00'),
];

describe('what may have opened a start', () => {
  it.each<[string, ReturnType<typeof start>, HeldSlot[], HeldSlot[]]>([
    ['what came free within it', start('mei', '10:30', '11:30'), [ten, eleven, ofTom], [ten, eleven]],
    ['not what came free before or after it', start('mei', '11:00', '12:00'), [ten, eleven], [eleven]],
    ['any of a day that was full', start('mei', '14:00', '15:00', 1), [ten, ofTom], [ten]],
    ['all that came free of it at once', start('mei', '14:00', '15:00', 2), [ten, eleven, ofTom], [ten, eleven]],
    ['nothing of a day with room to spare', start('mei', '14:00', '15:00', 3), [ten, eleven], []],
    ['nothing of a day on which one start was held twice', start('mei', '14:00', '15:00', 2), [ten, ten], []],
    [
      'its room, whoever had it',
      start('tom', '10:30', '11:00'),
      [held('mei', '10:00', '11:00', 'oak'), ten],
      [held('mei', '10:00', '11:00', 'oak')],
    ],
  ])('is %s', (_, slot, freed, expected) => {
    expect(findOpeners(slot, freed)).toEqual(expected);
  });
});
