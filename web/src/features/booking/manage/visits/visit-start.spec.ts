import { getPossibleStarts, visitStart } from './visit-start.js';

const treatment = (part: number, booking_duration: number, guest = 1) => ({
  booking_duration,
  visit: { id: 'v', part, parts: 4, guest },
});

it('begins a visit so early that the treatment that is placed begins where it is placed', () => {
  const [first, second, other, third] = [
    treatment(1, 60),
    treatment(2, 30),
    treatment(3, 90, 2),
    treatment(4, 45),
  ] as const;
  const open = [first, second, other, third];
  expect(visitStart(open, first, '14:00')).toBe('14:00');
  expect(visitStart(open, second, '14:00')).toBe('13:00');
  expect(visitStart(open, third, '14:00')).toBe('12:30');
  expect(visitStart(open, other, '14:00')).toBe('14:00');
  expect(visitStart([second, third], third, '14:00')).toBe('13:30');
});

it('places a treatment that follows another where that would end', () => {
  const slots = ['09:00', '09:30', '10:00'];
  const second = { booking_time: '09:45', visit: treatment(2, 60).visit };
  expect(getPossibleStarts(second, slots)).toEqual(['09:15', '09:45', '10:15']);
  expect(getPossibleStarts({ ...second, booking_time: '10:00' }, slots)).toEqual(slots);
  expect(getPossibleStarts({ ...second, visit: treatment(1, 45).visit }, slots)).toEqual(slots);
  expect(getPossibleStarts({ ...second, visit: null }, slots)).toEqual(slots);
});
