import type { NewRosterEntryDto, OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { formatLongDate, formatTime } from '../../../../shared/dates/dates.js';

type ShiftType = NewRosterEntryDto['shift_type'];

const SHIFT_TYPE_LABELS: Record<ShiftType, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  full: 'Full',
  custom: 'Custom',
};

export const SHIFT_TYPE_OPTIONS = Object.entries(SHIFT_TYPE_LABELS).map(([value, label]) => ({
  value: value as ShiftType,
  label,
}));

export const isShiftType = (text: string): text is ShiftType => text in SHIFT_TYPE_LABELS;

export const formatShiftType = (type: string): string => (isShiftType(type) ? SHIFT_TYPE_LABELS[type] : type);

/** `09:00 - 17:30` → `9:00 AM to 5:30 PM`; hours that were written otherwise stay as they are. */
export const formatShiftHours = (hours: string): string =>
  hours.replace(
    /^(\d\d:\d\d) - (\d\d:\d\d)$/,
    (_, from: string, to: string) => `${formatTime(from)} to ${formatTime(to)}`,
  );

/** Whose shift it is, and when. */
export const formatShift = ({ therapist_name, roster_date, shift_hours }: OfficeRosterEntryDto): string =>
  `${therapist_name}, ${formatLongDate(roster_date)}, ${shift_hours}`;
