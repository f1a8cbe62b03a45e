import type { NewRosterEntryDto, OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { formatLongDate } from '../../../../shared/dates/dates.js';
import { formatShiftHours } from '../../../../shared/dates/format-shift-hours.js';

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

/** Describes a shift: therapist, date and hours. */
export const formatShift = ({ therapist_name, roster_date, shift_hours }: OfficeRosterEntryDto): string =>
  `${therapist_name}, ${formatLongDate(roster_date)}, ${formatShiftHours(shift_hours)}`;
