import { NOT_AVAILABLE_MESSAGES } from './not-available-messages.js';

it.each([
  ['fully_booked', 'This therapist is fully booked for the selected date.'],
  ['time_conflict', 'This therapist is not available at the selected time.'],
  ['no_room', 'This therapist is not available at the selected time.'],
  ['not_rostered', 'This therapist is not scheduled to work on the selected date.'],
  ['error', 'Unable to verify therapist availability.'],
] as const)('a request that could not be confirmed as %s says: %s', (reason, why) =>
  expect(NOT_AVAILABLE_MESSAGES[reason]).toBe(
    `${why} Your booking will be marked as pending confirmation from the shop.`,
  ),
);

it.each(['available', 'unassigned'] as const)('one that is %s is told nothing of the kind', (reason) =>
  expect(NOT_AVAILABLE_MESSAGES[reason]).toBeUndefined(),
);
