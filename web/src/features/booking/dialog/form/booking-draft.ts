import type { BookingRequestDto } from '../../../../shared/api/generated.js';
import { normalizeMobile } from '../../../../shared/phone.js';
import { toAddOnIds } from '../fields/add-ons.js';

/** The form's values, under the names of the request's fields, so that server errors find their field; lists are one text. */
export type BookingDraft = { [Field in keyof Omit<BookingRequestDto, 'seen_price' | 'seen_policy'>]?: string };

export type DraftField = keyof BookingDraft;

/** Converts a checked draft to the request, with the price and the policy that are on screen. */
export const toRequest = (
  draft: BookingDraft,
  { seen_price, seen_policy }: Pick<BookingRequestDto, 'seen_price' | 'seen_policy'>,
): BookingRequestDto => ({
  service_id: draft.service_id ?? '',
  therapist_id: draft.therapist_id ?? '',
  ...(draft.add_ons && { add_ons: toAddOnIds(draft.add_ons) }),
  booking_date: draft.booking_date ?? '',
  booking_time: draft.booking_time ?? '',
  first_name: draft.first_name?.trim() ?? '',
  last_name: draft.last_name?.trim() ?? '',
  client_phone: normalizeMobile(draft.client_phone ?? ''),
  client_email: draft.client_email?.trim() || null,
  notes: draft.notes?.trim() || null,
  website: draft.website,
  seen_price,
  seen_policy,
});

/** The fields that are chosen, in the order of the form: whether a time is free depends on all of them. */
export const CHOICES: readonly DraftField[] = ['booking_date', 'booking_time', 'service_id', 'therapist_id'];

const ORDER: readonly DraftField[] = [...CHOICES, 'first_name', 'last_name', 'client_phone'];

/** Lists the fields that are still to choose or fill in, in the order of the form. */
export const listMissingFields = (draft: BookingDraft): DraftField[] => ORDER.filter((field) => !draft[field]?.trim());

/** Returns the first missing field; undefined when the form is complete. */
export const firstMissingField = (draft: BookingDraft): DraftField | undefined => listMissingFields(draft)[0];
