import { formatShortDate, formatTime } from '../../../../../shared/dates/dates.js';
import type { ComparedField } from '../../../../../shared/ui/conflict/ConflictAlert.js';
import { STATUS_LABELS } from '../../../../../shared/ui/status/booking-status.js';
import { type Draft, type Field, splitIds } from '../editor-draft.js';

const FIELD_LABELS: Record<Field, string> = {
  client_id: 'Client',
  client_name: 'Client name',
  client_phone: 'Mobile',
  client_email: 'Email',
  service_id: 'Service',
  therapist_id: 'Therapist',
  booking_date: 'Date',
  booking_time: 'Time',
  booking_duration: 'Minutes',
  add_ons: 'Add-ons',
  room_id: 'Room',
  status: 'Status',
  notes: 'Notes',
  price_kind: 'Price',
  price_value: 'Price or discount',
  price_reason: 'Reason for the price',
};

/** Names of the options by id, for fields that are chosen from a list. */
export type FieldNames = Partial<Record<Field, ReadonlyMap<string, string>>>;

interface Versions {
  saved: Draft;
  theirs: Draft;
  mine: Draft;
}

/** Compares a field that somebody else has changed: their value, and the one entered here unless it is unchanged. */
export function compareField(field: Field, { saved, theirs, mine }: Versions, names: FieldNames): ComparedField {
  const isMine = mine[field] !== saved[field];
  const show = (value: string) => formatField(field, value, names);
  return { label: FIELD_LABELS[field], theirs: show(theirs[field]), mine: isMine ? show(mine[field]) : null };
}

const PRICE_KIND_LABELS: Record<Draft['price_kind'], string> = {
  list: 'list price',
  own: 'custom price',
  'amount-off': '$ off',
  'percent-off': '% off',
};

function formatField(field: Field, value: string, names: FieldNames): string {
  if (value === '') return 'none';
  if (field === 'booking_date') return formatShortDate(value);
  if (field === 'booking_time') return formatTime(value);
  if (field === 'status') return STATUS_LABELS[value as keyof typeof STATUS_LABELS];
  if (field === 'add_ons')
    return splitIds(value)
      .map((id) => names.add_ons?.get(id) ?? id)
      .join(', ');
  if (field === 'price_kind') return PRICE_KIND_LABELS[value as Draft['price_kind']];
  return names[field]?.get(value) ?? value;
}
