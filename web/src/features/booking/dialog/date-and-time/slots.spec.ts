import type { TimeSlotDto } from '../../../../shared/api/generated.js';
import {
  countSlotsLeft,
  formatSlotsBanner,
  groupByPartOfDay,
  describeAvailabilityChange,
  describeDayWithoutTimes,
  findNearestFreeSlots,
  formatFullDay,
  formatPickedTimeNotice,
  isRequestOnly,
  toSlots,
  type Slot,
} from './slots.js';

const times: TimeSlotDto[] = [
  { start_time: '09:00', end_time: '10:00', shift_type: 'Morning' },
  { start_time: '13:30', end_time: '14:30', shift_type: 'Afternoon' },
  { start_time: '18:00', end_time: '19:00', shift_type: 'Evening' },
];

const dayWith = (
  reasons: Record<string, 'past' | 'closed' | 'outside_shift' | 'taken'>,
  requested: readonly string[] = [],
) => ({
  therapist_id: 'mei',
  date: '2026-11-26',
  slots_remaining: 2,
  is_on_request: false,
  slots: times.map(({ start_time, shift_type }) => ({
    start_time,
    shift_type,
    available: !reasons[start_time],
    reason: reasons[start_time] ?? null,
    is_on_request: requested.includes(start_time),
  })),
});

const earlier = { date: '2026-11-20', time: '12:00' };
const toStates = (slots: ReturnType<typeof toSlots>) => slots.map((slot) => slot.state);

describe('the slots of a day', () => {
  it('follow the chosen therapist’s day', () => {
    const day = dayWith({ '09:00': 'outside_shift', '13:30': 'taken' });
    expect(toStates(toSlots(times, day, '2026-11-26', earlier))).toEqual(['outside_shift', 'taken', 'free']);
  });

  it('name those that can only be requested', () => {
    const day = dayWith({ '09:00': 'taken' }, ['13:30']);
    expect(toStates(toSlots(times, day, '2026-11-26', earlier))).toEqual(['taken', 'on_request', 'free']);
  });

  it('are all free without a therapist', () => {
    expect(toStates(toSlots(times, undefined, '2026-11-26', earlier))).toEqual(['free', 'free', 'free']);
  });

  it('close today once the shop’s clock has reached them, whoever is chosen', () => {
    const now = { date: '2026-11-26', time: '13:30' };
    expect(toStates(toSlots(times, undefined, '2026-11-26', now))).toEqual(['past', 'past', 'free']);
    expect(toStates(toSlots(times, dayWith({}), '2026-11-26', now))).toEqual(['past', 'past', 'free']);
  });

  it('are grouped by part of day in the order the shop gave them', () => {
    const slots = toSlots([times[1]!, times[0]!, times[2]!], undefined, undefined, earlier);
    expect(groupByPartOfDay(slots).map(([part]) => part)).toEqual(['Afternoon', 'Morning', 'Evening']);
  });

  it('keep the order that the shop gave them where a part of the day comes twice', () => {
    const later: TimeSlotDto = { start_time: '14:30', end_time: '15:30', shift_type: 'Afternoon' };
    const groups = groupByPartOfDay(toSlots([times[1]!, times[0]!, later], undefined, undefined, earlier));
    expect(groups.flatMap(([, slots]) => slots.map(({ start }) => start))).toEqual(['13:30', '09:00', '14:30']);
  });
});

describe('the slots that are left', () => {
  const inStates = (...states: Slot['state'][]): Slot[] =>
    states.map((state, hour) => ({ start: `1${hour}:00`, part: 'Morning', state }));

  it.each<[number | undefined, Slot['state'][], number | undefined, string]>([
    [5, ['free', 'free'], 2, 'are no more than there are free starts'],
    [1, ['free', 'free'], 1, 'are no more than may be confirmed'],
    [5, ['taken', 'outside_shift'], 0, 'are none where every start is taken'],
    [0, ['free'], 0, 'are none on a full day'],
    [5, ['past', 'outside_shift'], undefined, 'are not counted when the day is over'],
    [undefined, ['free'], undefined, 'are unknown while nobody is chosen'],
  ])('%p of %p: %p, %s', (remaining, states, left) =>
    expect(countSlotsLeft(remaining, inStates(...states))).toBe(left),
  );
});

describe('a picked time', () => {
  const at = (state: Slot['state']): Slot => ({ start: '09:00', part: 'Morning', state });

  it.each(['on_request', 'taken', 'outside_shift'] as const)('that is %s goes in as a request', (state) =>
    expect(isRequestOnly(at(state), [at('free')])).toBe(true),
  );
  it.each(['free', 'day_off'] as const)('that is %s does not', (state) =>
    expect(isRequestOnly(at(state), [at(state)])).toBe(false),
  );
  it('will go in as a request where no other can be picked', () => {
    expect(isRequestOnly(undefined, [at('on_request'), at('taken')])).toBe(true);
    expect(isRequestOnly(undefined, [at('on_request'), at('free')])).toBe(false);
    expect(isRequestOnly(undefined, [at('taken')])).toBe(false);
  });
});

describe('what is said about slots', () => {
  it.each([
    [0, 'Fully booked for this date'],
    [1, 'Limited availability: 1 slot remaining'],
    [3, 'Limited availability: 3 slots remaining'],
    [4, '4 slots available'],
    [999, undefined],
    [undefined, undefined],
  ])('%p left: %s', (remaining, text) => expect(formatSlotsBanner(remaining)).toBe(text));

  it('names the times that went and came', () => {
    expect(describeAvailabilityChange(dayWith({ '18:00': 'taken' }), dayWith({ '09:00': 'taken' }))).toBe(
      'No longer free: 9:00 AM. Free again: 6:00 PM.',
    );
    expect(describeAvailabilityChange(dayWith({}), dayWith({}))).toBe('');
  });

  it.each<[string | undefined, Slot['state'][], string | undefined]>([
    ['10:00', ['free'], undefined],
    ['10:00', ['taken', 'free'], '10:00 AM is taken. Choose another time, or send it as a request.'],
    ['10:00', ['taken', 'past'], '10:00 AM is taken. Choose another day, or send it as a request.'],
    ['10:00', ['on_request', 'free'], undefined],
    ['10:00', ['past', 'past'], '10:00 AM has passed. Choose another day.'],
    ['10:00', ['closed', 'free'], 'We are closed at 10:00 AM that day. Choose another time.'],
    ['10:00', ['closed', 'closed'], 'We are closed at 10:00 AM that day. Choose another day.'],
    ['10:00', ['day_off'], 'Mei does not work that day. Choose another day or therapist.'],
    ['09:00', ['free'], '9:00 AM is no longer offered. Choose another time.'],
    ['09:00', [], undefined],
    [undefined, ['closed'], undefined],
  ])('says of a picked %p among %p: %s', (picked, states, text) => {
    const slots = states.map((state, hour): Slot => ({ start: `1${hour}:00`, part: 'Morning', state }));
    expect(formatPickedTimeNotice(picked, slots, { therapist: 'Mei', alternative: 'send it as a request' })).toBe(text);
  });

  it('says that nobody is free where nobody in particular is chosen', () => {
    const slots: Slot[] = [{ start: '10:00', part: 'Morning', state: 'on_request' }];
    const anybody = { therapist: 'Any Available', alternative: 'send it as a request', isOfAnybody: true };
    expect(formatPickedTimeNotice('10:00', slots, anybody)).toBe(
      'Nobody is free at 10:00 AM. Choose another day, or send it as a request.',
    );
  });

  it('names a request only where the form can send one', () => {
    const slots: Slot[] = [{ start: '10:00', part: 'Morning', state: 'taken' }];
    const notice = formatPickedTimeNotice('10:00', slots, { therapist: 'Mei' });
    expect(notice).toBe('10:00 AM is taken. Choose another day.');
  });
});

describe('a day that has filled up', () => {
  const free: Slot = { start: '09:00', part: 'Morning', state: 'free' };
  const onRequest: Slot = { ...free, state: 'on_request' };
  const taken: Slot = { start: '10:00', part: 'Morning', state: 'taken' };
  it.each<[number | undefined, Slot[], string | undefined]>([
    [0, [taken], 'Mei is fully booked on Friday, December 25. Choose another day or therapist.'],
    [
      0,
      [onRequest, taken],
      'Mei is fully booked on Friday, December 25. Choose another day or therapist, or send it as a request.',
    ],
    [1, [free], undefined],
    [undefined, [taken], undefined],
  ])('%p left of %j: %s', (slotsRemaining, slots, text) =>
    expect(formatFullDay({ slotsRemaining, slots }, '2026-12-25', 'Mei')).toBe(text),
  );
});

describe('a day without a time to choose', () => {
  const friday = '2026-12-25';
  const slots = (...states: Slot['state'][]) =>
    states.map((state, hour): Slot => ({ start: `1${hour}:00`, part: 'Morning', state }));
  it.each([
    [slots('closed', 'closed'), 'We are closed on Friday, December 25.'],
    [slots('beyond_window'), 'Friday, December 25 cannot be booked yet. Choose an earlier day.'],
    [slots('past', 'closed'), 'We are closed for the rest of today.'],
    [slots('service_not_given', 'closed'), "Mei doesn't offer this treatment. Choose another therapist."],
    [slots('past', 'day_off', 'day_off'), 'Mei does not work on Friday, December 25.'],
    [[], 'No times can be booked online right now. Please call us on 02 5550 0100.'],
  ])('%j is one sentence', (day, text) => {
    const shop = { phone: '02 5550 0100', therapist: 'Mei' };
    expect(describeDayWithoutTimes(day, friday, shop)).toMatch(text);
  });

  it.each([[slots('past', 'past')], [slots('closed', 'free')], [slots('closed', 'taken')], [slots('outside_shift')]])(
    '%j shows its times',
    (day) => expect(describeDayWithoutTimes(day, friday, { phone: undefined, therapist: 'Mei' })).toBeUndefined(),
  );
});

describe('nearestFree', () => {
  const slots = (states: Record<string, Slot['state']>) =>
    Object.entries(states).map(([start, state]): Slot => ({ start, part: 'Morning', state }));

  it('is the closest free starts, before or after, in the order of the day', () => {
    const day = slots({ '09:00': 'free', '10:00': 'taken', '10:30': 'free', '11:00': 'free', '14:00': 'free' });
    expect(findNearestFreeSlots(day, '10:00', 3)).toEqual(['09:00', '10:30', '11:00']);
  });
  it('is the earlier of two that are equally far', () => {
    const day = slots({ '09:00': 'free', '10:00': 'taken', '11:00': 'free' });
    expect(findNearestFreeSlots(day, '10:00', 1)).toEqual(['09:00']);
  });
  it('is nothing on a day without a free start', () =>
    expect(findNearestFreeSlots(slots({ '10:00': 'taken', '11:00': 'past' }), '10:00', 3)).toEqual([]));
});
