import type { SlotRequest } from '../../scheduling/index.js';
import type { ExistingBooking } from '../domain/booking.state.js';
import { assertNotIntoPast, decideSlotChange } from './slot-change.js';

const current = {
  status: 'confirmed',
  appointment: { therapistId: 'mei', isUnassigned: false, date: '2026-03-05', time: '10:00' },
  service: { serviceId: 'stone', durationMinutes: 60 },
  roomId: 'garden',
} as ExistingBooking;
const from: SlotRequest = { ...current.appointment, serviceId: 'stone', durationMinutes: 60 };
const decide = (to: Partial<SlotRequest>, status: ExistingBooking['status'] = 'confirmed') =>
  decideSlotChange({ current, to: { ...from, ...to }, status });

it('leaves a slot alone that stays as it is', () => {
  expect(decide({})).toBe('none');
  expect(decide({ roomId: 'garden' })).toBe('none');
});

it.each<Partial<SlotRequest>>([
  { therapistId: 'tom' },
  { date: '2026-03-06' },
  { time: '11:00' },
  { serviceId: 'thai' },
])('moves the reservation for %j', (to) => expect(decide(to)).toBe('move'));

it.each<Partial<SlotRequest>>([{ durationMinutes: 90 }, { roomId: 'lake' }])('checks the slot again for %j', (to) =>
  expect(decide(to)).toBe('hold'),
);

it('checks the slot again for another status of an open booking', () => expect(decide({}, 'pending')).toBe('hold'));

it('releases the slot of a booking that is over, wherever it was to go', () => {
  expect(decide({}, 'completed')).toBe('release');
  expect(decide({ time: '11:00' }, 'cancelled')).toBe('release');
});

it('refuses another day that has passed, not the day that it has', () => {
  const move = (before: string, after: string) => () =>
    assertNotIntoPast({ ...from, date: before }, { ...from, date: after }, '2026-03-02');
  expect(move('2026-03-05', '2026-03-01')).toThrow('This date has passed');
  expect(move('2026-03-05', '2026-03-02')).not.toThrow();
  expect(move('2026-03-01', '2026-03-01')).not.toThrow();
});
