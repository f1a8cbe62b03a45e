import { updateErrors } from './update-errors.js';

const chosen = { booking_date: '2026-12-01', booking_time: '09:00', service_id: 'swedish', therapist_id: 'mei' };

it('another service takes away what was said of the therapist, since that was about both', () => {
  const errors = { therapist_id: "Mei Tanaka doesn't offer this treatment", first_name: 'Name cannot be empty' };
  expect(updateErrors(errors, chosen, { service_id: 'deep' })).toEqual({
    service_id: undefined,
    therapist_id: undefined,
    booking_date: undefined,
    booking_time: undefined,
    first_name: 'Name cannot be empty',
  });
});

it('a choice that the shop has withdrawn keeps its message until another one is made', () => {
  const errors = { therapist_id: 'This therapist no longer takes bookings. Choose someone else.' };
  const draft = { ...chosen, therapist_id: undefined };
  expect(updateErrors(errors, draft, { service_id: 'deep' }).therapist_id).toBe(errors.therapist_id);
  expect(updateErrors(errors, draft, { therapist_id: 'ana' }).therapist_id).toBeUndefined();
});

it('a text field is checked again while its message is on screen, and only then', () => {
  expect(updateErrors({ first_name: 'Name cannot be empty' }, {}, { first_name: 'Ada' }).first_name).toBeUndefined();
  expect(updateErrors({}, {}, { first_name: '' }).first_name).toBeUndefined();
});
