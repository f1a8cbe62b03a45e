import type { Availability } from '../../kernel/outcomes/verdict.js';
import { type ConfirmReason, findReason, type SlotContext, type VisitorReason } from './reasons.js';

/** The verdicts of the documents, in which clients of the API and events are told the reasons. */
const VERDICTS: Record<ConfirmReason, Availability> = {
  on_leave: 'not_rostered',
  unreadable_hours: 'error',
  not_rostered: 'not_rostered',
  outside_shift: 'time_conflict',
  taken: 'time_conflict',
  fully_booked: 'fully_booked',
  no_room: 'no_room',
};

/** Returns whether a booking there could be confirmed, and if not, the first reason. */
export function toAvailability(slot: SlotContext): Availability {
  const reason = findReason(slot);
  return reason === undefined ? 'available' : VERDICTS[reason];
}

/** Returns the availability for the office, which may see leave; visitors see a day off. */
export const toOfficeAvailability = (slot: SlotContext): Availability | 'on_leave' =>
  slot.isOnLeave ? 'on_leave' : toAvailability(slot);

/** Availability of one start for visitors: the shop itself may still book outside its hours. */
export type PublicAvailability = Availability | 'closed' | 'service_not_given';

export function toPublicAvailability(slot: SlotContext): PublicAvailability {
  if (!slot.isOpen) return 'closed';
  return slot.givesService ? toAvailability(slot) : 'service_not_given';
}

/** The reasons in the words for visitors: leave is a day off as any other, and without a room a time is taken. */
const SHOWN_REASONS = {
  past: 'past',
  beyond_window: 'beyond_window',
  closed: 'closed',
  service_not_given: 'service_not_given',
  inactive: 'day_off',
  on_leave: 'day_off',
  not_rostered: 'day_off',
  taken: 'taken',
  no_room: 'taken',
  outside_shift: 'outside_shift',
} as const satisfies Record<VisitorReason, string>;

export const toShownReason = (reason: VisitorReason): (typeof SHOWN_REASONS)[VisitorReason] => SHOWN_REASONS[reason];
