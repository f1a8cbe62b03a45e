import type { NewTimeSlotDto } from '../../../shared/api/generated.js';
import type { Toast } from '../../../shared/toast/toast-message.js';
import { successToast, errorToast, missingFieldsToast } from '../../../shared/toast/toasts.js';
import { formatTime } from '../../../shared/dates/dates.js';
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

/** Counts upcoming bookings in words: `3 bookings to come begin at 9:00 AM.` */
export const formatComing = (count: number, start: string): string =>
  `${count === 1 ? '1 booking to come begins' : `${count} bookings to come begin`} at ${formatTime(start)}.`;

const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with a time slot; undefined when nothing is. */
export function validateSlot(
  { start_time, end_time }: NewTimeSlotDto,
  { incomplete }: SlotMessages,
): Toast | undefined {
  if (!start_time || !end_time) return incomplete;
  if (!TIME_PATTERN.test(start_time) || !TIME_PATTERN.test(end_time))
    return errorToast('Please use HH:MM format (e.g., 09:00)');
  return end_time <= start_time ? errorToast(END_BEFORE_START) : undefined;
}
