import type { Toast } from '../../../../shared/toast/toast-message.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import type { BookingDraft, DraftField } from './booking-draft.js';
import { isEmailOrEmpty } from '../fields/email.js';
import { formatMobileRule, isLongEnough, isMobile } from '../../../../shared/phone.js';

interface FailedCheck {
  toast: Toast;
  /** Where the visitor has to go on. */
  field: DraftField;
}

interface Check {
  title: string;
  /** A function where the shop's country changes it. */
  description: string | (() => string);
  /** The field that fails, or undefined when the check passes. */
  findFailingField: (draft: BookingDraft) => DraftField | undefined;
}

const findMissing = (draft: BookingDraft, ...fields: DraftField[]) => fields.find((field) => !draft[field]);
const findBlank = (draft: BookingDraft, ...fields: DraftField[]) => fields.find((field) => !draft[field]?.trim());

/** In the shop's order; each stops the ones below it. */
const CHECKS: Check[] = [
  {
    title: 'Missing Information',
    description: 'Please select both date and time',
    findFailingField: (draft) => findMissing(draft, 'booking_date', 'booking_time'),
  },
  {
    title: 'Missing Information',
    description: 'Please select both a service and therapist',
    findFailingField: (draft) => findMissing(draft, 'service_id', 'therapist_id'),
  },
  {
    title: 'Missing Information',
    description: 'Please fill in first name, last name, and mobile number',
    findFailingField: (draft) => findMissing(draft, 'first_name', 'last_name', 'client_phone'),
  },
  {
    title: 'Invalid Mobile',
    description: formatMobileRule,
    findFailingField: ({ client_phone = '' }) => (isMobile(client_phone) ? undefined : 'client_phone'),
  },
  {
    title: 'Invalid Email',
    description: 'Please enter a valid email address',
    findFailingField: ({ client_email = '' }) => (isEmailOrEmpty(client_email.trim()) ? undefined : 'client_email'),
  },
  {
    title: 'Invalid Phone',
    description: 'Phone number must be at least 10 digits',
    findFailingField: ({ client_phone = '' }) => (isLongEnough(client_phone) ? undefined : 'client_phone'),
  },
  {
    title: 'Invalid Name',
    description: 'Please enter your first and last name',
    findFailingField: (draft) => findBlank(draft, 'first_name', 'last_name'),
  },
];

/** What stops the booking from being sent, if anything. */
export function firstFailedCheck(draft: BookingDraft): FailedCheck | undefined {
  for (const { title, description, findFailingField } of CHECKS) {
    const field = findFailingField(draft);
    if (field)
      return { toast: errorToast(typeof description === 'string' ? description : description(), title), field };
  }
  return undefined;
}
