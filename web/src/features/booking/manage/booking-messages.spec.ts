import { notCancellableToast } from './booking-messages.js';

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
