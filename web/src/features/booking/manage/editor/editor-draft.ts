import type { EditedBookingDto, NewOfficeBookingDto, OfficeBookingDto } from '../../../../shared/api/generated.js';
import {
  findMissingPriceFields,
  isSamePrice,
  LIST_PRICE,
  toPriceDraft,
  toPriceFields,
  type PriceDraft,
} from './price/price-draft.js';
import type { NewBookingDefaults } from '../panel/use-panel-url.js';

/** The values of the editor's fields; an empty text where nothing is chosen. */
export interface Draft extends PriceDraft {
  /** The id of the client who was chosen from the suggestions; empty for one who is typed in, or stays. */
  client_id: string;
  client_name: string;
  client_phone: string;
  client_email: string;
  service_id: string;
  therapist_id: string;
  booking_date: string;
  booking_time: string;
  /** Minutes of a new booking; empty for those of the treatment. */
  booking_duration: string;
  /** The ids of the add-ons, joined by commas in their order. */
  add_ons: string;
  /** The room's id; empty to let the server choose one. */
  room_id: string;
  status: OfficeBookingDto['status'] | '';
  notes: string;
}

export type Field = keyof Draft;

export const toDraft = (booking: OfficeBookingDto): Draft => ({
  client_id: '',
  client_name: booking.client_name,
  client_phone: booking.client_phone,
  client_email: booking.client_email ?? '',
  service_id: booking.service_id,
  therapist_id: booking.therapist_id,
  booking_date: booking.booking_date,
  booking_time: booking.booking_time,
  booking_duration: '',
  add_ons: joinIds(booking.add_ons.map(({ id }) => id)),
  room_id: booking.room_id ?? '',
  status: booking.status,
  notes: booking.notes ?? '',
  ...toPriceDraft(booking.agreed_price),
});

/** A treatment by itself, at its list price and length. */
export const AS_LISTED = { ...LIST_PRICE, booking_duration: '', add_ons: '' };

/** Returns ids as the draft holds them. */
export const joinIds = (ids: readonly string[]): string => ids.toSorted().join(',');

export const splitIds = (ids: string): string[] => (ids ? ids.split(',') : []);

export const newDraft = ({ therapist = '', date = '', time = '' }: NewBookingDefaults): Draft => ({
  client_id: '',
  client_name: '',
  client_phone: '',
  client_email: '',
  service_id: '',
  therapist_id: therapist,
  booking_date: date,
  booking_time: time,
  booking_duration: '',
  add_ons: '',
  room_id: '',
  status: 'pending',
  notes: '',
  ...LIST_PRICE,
});

const REQUIRED_FIELDS: Field[] = [
  'client_name',
  'client_phone',
  'service_id',
  'therapist_id',
  'booking_date',
  'booking_time',
  'status',
];

/** Finds the required fields that are empty. A walk-in may be without a phone number: then `saved` has none. */
export const findMissingFields = (draft: Draft, saved?: Draft): Field[] => [
  ...REQUIRED_FIELDS.filter(
    (field) => !draft[field].trim() && !(field === 'client_phone' && saved?.client_phone === ''),
  ),
  ...findMissingPriceFields(draft),
];

export const isDifferent = (one: Draft, other: Draft): boolean => changedFields(one, other).length > 0;

export const changedFields = (one: Draft, other: Draft): Field[] =>
  (Object.keys(one) as Field[]).filter((field) => one[field] !== other[field]);

/** Whether the draft has another slot than the booking, so that the slot is checked when it is saved. */
export const isSlotChanged = (draft: Draft, saved: Draft): boolean =>
  draft.therapist_id !== saved.therapist_id ||
  draft.booking_date !== saved.booking_date ||
  draft.booking_time !== saved.booking_time;

/** Whether the draft moves the booking to a start of today that has passed. `saved` is undefined for a new booking. */
export const isPastStart = (
  draft: Draft,
  saved: Draft | undefined,
  now: { date: string; time: string } | undefined,
): boolean =>
  now !== undefined &&
  (!saved || isSlotChanged(draft, saved)) &&
  draft.booking_date === now.date &&
  draft.booking_time !== '' &&
  draft.booking_time < now.time;

const isClosed = (status: Draft['status']) => status === 'completed' || status === 'cancelled' || status === 'no_show';

/** Whether the slot cannot be edited: a closed booking keeps it until its status becomes pending or confirmed again. */
export const hasFixedSlot = (draft: Draft, saved: Draft): boolean =>
  isClosed(draft.status) && draft.status === saved.status;

export const toNewBookingDto = (draft: Draft): NewOfficeBookingDto => ({
  ...toSharedFields(draft),
  ...(draft.price_kind !== 'list' && toPriceFields(draft)),
  ...(draft.booking_duration && { booking_duration: Number(draft.booking_duration) }),
  ...(draft.add_ons && { add_ons: splitIds(draft.add_ons) }),
  status: draft.status === 'pending' ? 'pending' : 'confirmed',
});

/**
 * Converts a draft of a booking to the request that changes it. The room and the agreed price are left out while they
 * are those of the booking as it was opened, so that the server may choose another room for a new time.
 */
export const toEditedBookingDto = (
  draft: Draft,
  { version, room_id, agreed_price }: Pick<OfficeBookingDto, 'version' | 'room_id' | 'agreed_price'>,
): EditedBookingDto => ({
  ...toSharedFields(draft.room_id === room_id ? { ...draft, room_id: '' } : draft),
  ...(!isSamePrice(draft, toPriceDraft(agreed_price)) && toPriceFields(draft)),
  add_ons: splitIds(draft.add_ons),
  status: draft.status || 'pending',
  version,
});

const toSharedFields = ({
  client_id,
  client_email,
  notes,
  room_id,
  booking_duration,
  add_ons: _addOns,
  price_kind,
  price_value,
  price_reason,
  ...draft
}: Draft) => ({
  ...draft,
  ...(client_id && { client_id }),
  ...(room_id && { room_id }),
  client_email: client_email.trim() || null,
  notes: notes.trim() || null,
});
