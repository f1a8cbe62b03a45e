import type { NewRosterEntryDto } from '../../../shared/api/generated.js';

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
