import { notCancellableToast, saveErrorToast } from './booking-messages.js';

it.each([
  ['cancelled', 'Already Cancelled', 'This booking has already been cancelled'],
  ['completed', 'Cannot Cancel', 'Completed bookings cannot be cancelled'],
  ['no_show', 'Cannot Cancel', 'A no-show cannot be cancelled'],
])('says why a booking that is %s is not cancelled', (status, title, description) => {
  expect(notCancellableToast(status)).toMatchObject({ title, description });
});

it.each(['pending', 'confirmed'])('lets a booking that is %s be cancelled', (status) => {
  expect(notCancellableToast(status)).toBeUndefined();
});

const describeRefusal = (status: number, code?: string) => saveErrorToast({ status, data: { status, code } }, 'b-1');

it.each([
  [
    'fully_booked',
    'This therapist is fully booked for the selected date. Please choose a different date or therapist.',
  ],
  ['time_conflict', 'This therapist is not available at the selected time. Please choose a different time slot.'],
  [
    'not_rostered',
    'This therapist is not scheduled to work on the selected date. Please choose a different date or therapist.',
  ],
  ['error', 'Unable to verify therapist availability. Please try again.'],
  ['a-new-reason', 'Unable to complete booking'],
])('says why a booking is refused as %s', (code, description) => {
  const title = 'Booking Not Available';
  expect(describeRefusal(409, code)).toMatchObject({ title, description, destructive: true });
});

it('says of a booking that could not be sent, or failed at the server, that saving failed, and of a step what to do', () => {
  const failed = { title: 'Error', description: 'Failed to save booking', destructive: true };
  expect(saveErrorToast({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, 'b-1')).toMatchObject(failed);
  expect(describeRefusal(500)).toMatchObject(failed);
  expect(saveErrorToast({ status: 500, data: { status: 500 } }, 'b-1', 'confirm booking')).toMatchObject({
    ...failed,
    description: 'Failed to confirm booking. Please try again.',
  });
});
