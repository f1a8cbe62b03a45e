import { changedFields, hasFixedSlot, findMissingFields, toNewBookingDto, newDraft } from './editor-draft.js';

const whole = {
  ...newDraft({ therapist: 'mei', date: '2026-11-26', time: '10:00' }),
  client_name: 'Ann Lee',
  client_phone: '0491 570 156',
  service_id: 'deep',
};

it('a new booking begins with the slot that was pointed at', () => {
  expect(newDraft({ therapist: 'mei', time: '10:00' })).toMatchObject({
    therapist_id: 'mei',
    booking_date: '',
    booking_time: '10:00',
  });
});

it.each([
  'client_name',
  'client_phone',
  'service_id',
  'therapist_id',
  'booking_date',
  'booking_time',
  'status',
] as const)('nothing is saved without %s', (field) =>
  expect(findMissingFields({ ...whole, [field]: '' })).toEqual([field]),
);

it('email and notes may be missing, and then are null', () => {
  expect(findMissingFields(whole)).toEqual([]);
  expect(toNewBookingDto(whole)).toMatchObject({ client_email: null, notes: null });
});

it('a completed booking keeps its slot until its status is changed', () => {
  const saved = { ...whole, status: 'completed' as const };

  expect(hasFixedSlot(saved, saved)).toBe(true);
  expect(hasFixedSlot({ ...saved, status: 'confirmed' }, saved)).toBe(false);
});

it('names what has changed', () => {
  expect(changedFields({ ...whole, notes: 'Left shoulder' }, whole)).toEqual(['notes']);
});
