import type { RefusalCode } from '../../kernel/refusal-codes.js';

/** Codes under which a booking is refused for its deposit. */
export const DEPOSIT_CODES = [
  'deposit-changed',
  'payments-unavailable',
  'too-many-unpaid',
] as const satisfies RefusalCode[];

/** Codes under which a slot is refused that has to be free at once. */
export const SLOT_UNAVAILABLE_CODES = [
  'error',
  'fully_booked',
  'no_room',
  'not_rostered',
  'time_conflict',
  'unassigned',
] as const satisfies RefusalCode[];

/** Codes of refusals to let clients change or cancel their booking. */
export const CHANGE_REFUSAL_CODES = [
  'booking-closed',
  'booking-modified',
  'cut-off-passed',
  'not-verified-yet',
  'part-of-visit',
  'payment-awaited',
] as const satisfies RefusalCode[];
