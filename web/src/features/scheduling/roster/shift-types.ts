import type { NewRosterEntryDto, OfficeRosterEntryDto } from '../../../shared/api/generated.js';
import { longDate } from '../../../shared/dates.js';

type ShiftType = NewRosterEntryDto['shift_type'];

const names: Record<ShiftType, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  full: 'Full',
  custom: 'Custom',
};

export const shiftTypes = Object.entries(names).map(([value, label]) => ({ value: value as ShiftType, label }));

export const isShiftType = (text: string): text is ShiftType => text in names;

export const shiftTypeName = (type: string): string => (isShiftType(type) ? names[type] : type);

/** Whose shift it is, and when. */
export const shiftName = ({ therapist_name, roster_date, shift_hours }: OfficeRosterEntryDto): string =>
  `${therapist_name}, ${longDate(roster_date)}, ${shift_hours}`;
