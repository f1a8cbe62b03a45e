import type { ChangedBookingDto, OfficeBookingDto } from '../../../../shared/api/generated.js';
import { applyChange, type ChangeAnswer, listChanged } from './change-answer.js';

const listed = { id: 'b', version: 3, status: 'confirmed', day_state: null, booking_duration: 60 } as OfficeBookingDto;
const extra = { client_told_in_seconds: 30, changed_with: [{ id: 'c', version: 8 }] };
const answer = (changed: Partial<OfficeBookingDto>) => ({ ...listed, ...changed, ...extra }) as ChangedBookingDto;

function applied(changed: ChangeAnswer, row: Partial<OfficeBookingDto> = {}) {
  const result = { ...listed, ...row };
  applyChange(result, changed);
  return result;
}

it('shows a row as the answer has the booking, after one event or several', () => {
  const arrived = { version: 4, day_state: 'arrived' } as const;
  expect(applied(answer(arrived))).toEqual({ ...listed, ...arrived });
  const edited = { version: 5, status: 'pending', booking_duration: 45 } as const;
  expect(applied(answer(edited))).toEqual({ ...listed, ...edited });
  expect(applied({ bookings: [{ ...listed, id: 'a' }, answer(edited)] })).toEqual({ ...listed, ...edited });
});

it('leaves a row alone that is newer already, or of which the answer has no more than the version', () => {
  const newer = { version: 5, day_state: 'in_service' } as const;
  expect(applied(answer({ version: 4, day_state: 'arrived' }), newer)).toEqual({ ...listed, ...newer });
  expect(applied(answer({ version: 4 }), { id: 'c' })).toEqual({ ...listed, id: 'c' });
});

it('knows the versions of bookings that were changed along with it', () => {
  const versions = listChanged(answer({ version: 4 })).map(({ id, version }) => [id, version]);
  expect(versions).toEqual([
    ['b', 4],
    ['c', 8],
  ]);
});

it('keeps what the request inbox knows of a booking besides', () => {
  const request = { waiting_minutes: 12, outlook: null };
  expect(applied(answer({ version: 4 }), request as Partial<OfficeBookingDto>)).toMatchObject({
    version: 4,
    ...request,
  });
});
