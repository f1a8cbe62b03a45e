import type { OfficeBookingDto } from '../../../../../shared/api/generated.js';
import { toRepeated } from './repeated-treatments.js';

const treatment = (part: number, more: Partial<OfficeBookingDto> = {}, guest = 1) =>
  ({
    ...{ id: String(part), status: 'completed', booking_date: '2026-11-19' },
    visit: { id: 'v', part, parts: 4, guest },
    ...more,
  }) as OfficeBookingDto;

const repeat = (booking: OfficeBookingDto, ...visit: OfficeBookingDto[]) =>
  toRepeated(booking, visit).map(({ booking: { id }, guest }) => `${id} for ${guest}`);

it('repeats a visit from its beginning, whichever of its treatments was the last, and the client’s first', () => {
  const [first, companions, second] = [treatment(1), treatment(2, {}, 2), treatment(3)] as const;
  expect(repeat(companions, first, companions, second)).toEqual(['1 for 1', '3 for 1', '2 for 2']);
});

it('leaves out what did not take place, or took place on another day', () => {
  const [cancelled, missed] = [treatment(1, { status: 'cancelled' }), treatment(2, { status: 'no_show' })] as const;
  const [moved, last] = [treatment(3, { booking_date: '2026-12-03' }), treatment(4)] as const;
  expect(repeat(last, cancelled, missed, moved, last)).toEqual(['4 for 1']);
});

it('repeats what only the second person had for the client, and a booking that was made alone', () => {
  const companions = treatment(2, {}, 2);
  expect(repeat(companions, treatment(1, { status: 'cancelled' }), companions)).toEqual(['2 for 1']);
  const alone = treatment(1, { visit: null, status: 'cancelled' });
  expect(repeat(alone, alone)).toEqual(['1 for 1']);
});
