import type { NewTimeSlotDto } from '../../../shared/api/generated.js';
import type { Toast } from '../../../shared/toast.js';
import { done, endsTooEarly, failed, missing } from '../words.js';

/** What is said of a change. The dashboard and the schedule page say it differently. */
export interface SlotWords {
  added: Toast;
  updated: Toast;
  deleted: Toast;
  incomplete: Toast;
}

export const dashboardWords: SlotWords = {
  added: { title: 'Time Slot Added', description: 'It is offered from now on.' },
  updated: { title: 'Time Slot Updated', description: 'Bookings keep their times.' },
  deleted: { title: 'Time Slot Deleted' },
  incomplete: missing('Please fill in both start and end times'),
};

export const scheduleWords: SlotWords = {
  added: done('Time slot added successfully'),
  updated: done('Time slot updated successfully'),
  deleted: done('Time slot deleted successfully'),
  incomplete: missing('Please fill in all required fields'),
};

export const kinds = ['Morning', 'Afternoon', 'Evening'].map((value) => ({
  value: value as NewTimeSlotDto['shift_type'],
  label: value,
}));

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with a time slot; undefined when nothing is. */
export function slotMistake({ start_time, end_time }: NewTimeSlotDto, { incomplete }: SlotWords): Toast | undefined {
  if (!start_time || !end_time) return incomplete;
  if (!time.test(start_time) || !time.test(end_time)) return failed('Please use HH:MM format (e.g., 09:00)');
  return end_time <= start_time ? failed(endsTooEarly) : undefined;
}
