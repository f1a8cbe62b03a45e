import { CHOICES, firstMissingField, type BookingDraft, type DraftField } from './booking-draft.js';

interface StepCircumstances {
  /** Whether a further treatment of the visit is still to be chosen. */
  isTreatmentMissing?: boolean;
  /** Whether the button sends a request. */
  isRequest?: boolean;
  /** Whether the chosen therapist only works on other days. */
  isDayOff?: boolean;
}

/** Names the next thing to choose or fill in, as the button says it; undefined when the form can be sent. */
export function formatNextStep(
  draft: BookingDraft,
  { isTreatmentMissing = false, isRequest = false, isDayOff = false }: StepCircumstances,
): string | undefined {
  const field = firstMissingField(draft);
  if (isDayOff) return 'choose another day or therapist';
  // What is booked comes before who books.
  if (isTreatmentMissing && !(field && CHOICES.includes(field))) return 'choose every treatment';
  if (isRequest && field === 'booking_time') return 'choose a time to request';
  return field && LABELS[field];
}

const LABELS: Partial<Record<DraftField, string>> = {
  booking_date: 'choose a date',
  booking_time: 'choose a time',
  service_id: 'choose your service',
  therapist_id: 'choose your therapist',
  first_name: 'your details',
  last_name: 'your details',
  client_phone: 'your mobile number',
};
