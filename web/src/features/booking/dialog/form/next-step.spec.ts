import type { BookingDraft } from './booking-draft.js';
import { formatNextStep } from './next-step.js';

const complete: BookingDraft = {
  booking_date: '2026-12-01',
  booking_time: '10:00',
  service_id: 's',
  therapist_id: 't',
  first_name: 'Georgia',
  last_name: 'Next',
  client_phone: '0491570156',
};
const without = (...fields: (keyof BookingDraft)[]): BookingDraft => ({
  ...complete,
  ...Object.fromEntries(fields.map((field) => [field, undefined])),
});

it.each([
  [complete, {}, undefined],
  [{}, {}, 'choose a date'],
  [without('booking_time', 'first_name'), {}, 'choose a time'],
  [without('booking_time'), { isRequest: true }, 'choose a time to request'],
  [without('first_name', 'last_name'), {}, 'your details'],
  [{ ...complete, client_phone: '  ' }, {}, 'your mobile number'],
  [without('first_name'), { isTreatmentMissing: true }, 'choose every treatment'],
  [without('service_id'), { isTreatmentMissing: true }, 'choose your service'],
  [complete, { isDayOff: true }, 'choose another day or therapist'],
])('of %j, %j, the next step is to %s', (draft, circumstances, expected) =>
  expect(formatNextStep(draft, circumstances)).toBe(expected),
);
