import type { Toast } from '../../../../shared/toast/toast-message.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import type { BookingDraft, DraftField } from './booking-draft.js';
import { isEmailOrEmpty } from '../fields/email.js';
import { formatMobileRule, isLongEnough, isMobile } from '../../../../shared/phone.js';

interface FailedCheck {
  toast: Toast;
  /** The field that the visitor has to correct. */
  field: string;
}

interface Check {
  title: string;
  /** A function where the text depends on the shop's country. */
  description: string | (() => string);
  /** Finds the field that fails; undefined when the check passes. */
  findFailingField: (draft: BookingDraft, unchosen: string | undefined) => string | undefined;
}

const findMissing = (draft: BookingDraft, ...fields: DraftField[]) => fields.find((field) => !draft[field]);
const findBlank = (draft: BookingDraft, ...fields: DraftField[]) => fields.find((field) => !draft[field]?.trim());

/** The checks in the shop's order; the first that fails hides the ones after it. */
const CHECKS: Check[] = [
  {
    title: 'Missing Information',
    description: 'Please select both date and time',
    findFailingField: (draft) => findMissing(draft, 'booking_date', 'booking_time'),
  },
  {
    title: 'Missing Information',
    description: 'Please select both a service and therapist',
    findFailingField: (draft, unchosen) => findMissing(draft, 'service_id', 'therapist_id') ?? unchosen,
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

/**
 * Returns the check that stops the booking from being sent; undefined when all pass.
 * @param unchosen the field of a further treatment that is still to be chosen
 */
export function firstFailedCheck(draft: BookingDraft, unchosen?: string): FailedCheck | undefined {
  for (const { title, description, findFailingField } of CHECKS) {
    const field = findFailingField(draft, unchosen);
    if (field)
      return { toast: errorToast(typeof description === 'string' ? description : description(), title), field };
  }
  return undefined;
}
