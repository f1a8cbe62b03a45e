import type { Toast } from '../../../shared/toast.js';
import type { BookingDraft, DraftField } from './booking-draft.js';
import { isEmailOrEmpty } from './email.js';
import { compactPhone, isAustralianMobile } from './phone.js';

interface Refusal {
  toast: Toast;
  /** Where the visitor has to go on. */
  field: DraftField;
}

interface Check {
  title: string;
  description: string;
  /** The field that fails, or undefined when the check passes. */
  failing: (draft: BookingDraft) => DraftField | undefined;
}

const firstWithout = (draft: BookingDraft, ...fields: DraftField[]) => fields.find((field) => !draft[field]);
const firstBlank = (draft: BookingDraft, ...fields: DraftField[]) => fields.find((field) => !draft[field]?.trim());

/** In the shop's order; each stops the ones below it. */
const CHECKS: Check[] = [
  {
    title: 'Missing Information',
    description: 'Please select both date and time',
    failing: (draft) => firstWithout(draft, 'booking_date', 'booking_time'),
  },
  {
    title: 'Missing Information',
    description: 'Please select both a service and therapist',
    failing: (draft) => firstWithout(draft, 'service_id', 'therapist_id'),
  },
  {
    title: 'Missing Information',
    description: 'Please fill in first name, last name, and mobile number',
    failing: (draft) => firstWithout(draft, 'first_name', 'last_name', 'client_phone'),
  },
  {
    title: 'Invalid Mobile',
    description: 'Please enter a valid Australian mobile number (e.g., 04xxxxxxxx or +614xxxxxxxx)',
    failing: ({ client_phone = '' }) => (isAustralianMobile(client_phone) ? undefined : 'client_phone'),
  },
  {
    title: 'Invalid Email',
    description: 'Please enter a valid email address',
    failing: ({ client_email = '' }) => (isEmailOrEmpty(client_email.trim()) ? undefined : 'client_email'),
  },
  {
    title: 'Invalid Phone',
    description: 'Phone number must be at least 10 digits',
    failing: ({ client_phone = '' }) => (compactPhone(client_phone).length >= 10 ? undefined : 'client_phone'),
  },
  {
    title: 'Invalid Name',
    description: 'Please enter your first and last name',
    failing: (draft) => firstBlank(draft, 'first_name', 'last_name'),
  },
];

/** What stops the booking from being sent, if anything. */
export function firstRefusal(draft: BookingDraft): Refusal | undefined {
  for (const { title, description, failing } of CHECKS) {
    const field = failing(draft);
    if (field) return { toast: { title, description, destructive: true }, field };
  }
  return undefined;
}
