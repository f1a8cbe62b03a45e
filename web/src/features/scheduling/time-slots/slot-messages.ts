import type { NewTimeSlotDto } from '../../../shared/api/generated.js';
import type { Toast } from '../../../shared/toast/toast-message.js';
import { successToast, errorToast, missingFieldsToast } from '../../../shared/toast/toasts.js';
import { formatTime } from '../../../shared/dates/dates.js';
import { type FieldErrors, findEmpty, toRequiredErrors } from '../../../shared/ui/form-errors/use-field-errors.js';
import { END_BEFORE_START } from '../scheduling-messages.js';

/** The toasts about changes. The dashboard and the schedule page have different ones. */
export interface SlotMessages {
  added: Toast;
  updated: Toast;
  deleted: Toast;
  incomplete: Toast;
}

export const DASHBOARD_MESSAGES: SlotMessages = {
  added: { title: 'Time Slot Added', description: 'It is offered from now on.' },
  updated: { title: 'Time Slot Updated', description: 'Bookings keep their times.' },
  deleted: { title: 'Time Slot Deleted' },
  incomplete: missingFieldsToast('Please fill in both start and end times'),
};

export const SCHEDULE_MESSAGES: SlotMessages = {
  added: successToast('Time slot added successfully'),
  updated: successToast('Time slot updated successfully'),
  deleted: successToast('Time slot deleted successfully'),
  incomplete: missingFieldsToast('Please fill in all required fields'),
};

/** Counts upcoming bookings in words: `3 upcoming bookings begin at 9:00 AM.` */
export const formatUpcoming = (count: number, start: string): string =>
  `${count === 1 ? '1 upcoming booking begins' : `${count} upcoming bookings begin`} at ${formatTime(start)}.`;

const TIMES = ['start_time', 'end_time'] as const;
const WRONG_FORMAT = 'Please use HH:MM format (e.g., 09:00)';
const TIME_PATTERNS = {
  start_time: /^([01]\d|2[0-3]):[0-5]\d$/,
  end_time: /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
};

/** Returns the errors of a time slot by field. */
export function findSlotErrors(slot: NewTimeSlotDto): FieldErrors {
  const missing = findEmpty(slot, TIMES);
  if (missing.length > 0) return toRequiredErrors(missing);
  const unreadable = TIMES.filter((field) => !TIME_PATTERNS[field].test(slot[field]));
  if (unreadable.length > 0) return Object.fromEntries(unreadable.map((field) => [field, WRONG_FORMAT]));
  return slot.end_time <= slot.start_time ? { end_time: END_BEFORE_START } : {};
}

/** The same in one message; undefined when nothing is wrong. */
export function validateSlot(slot: NewTimeSlotDto, { incomplete }: SlotMessages): Toast | undefined {
  if (findEmpty(slot, TIMES).length > 0) return incomplete;
  const [why] = Object.values(findSlotErrors(slot));
  return why ? errorToast(why) : undefined;
}
