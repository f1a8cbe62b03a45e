import type { NewTimeSlotDto } from '../../../shared/api/generated.js';

export type SlotType = NonNullable<NewTimeSlotDto['shift_type']>;

/** The form's values for a time slot. */
export interface SlotDraft extends NewTimeSlotDto {
  shift_type: SlotType;
}

export const EMPTY_SLOT: SlotDraft = { start_time: '', end_time: '', shift_type: 'Morning' };

export const SLOT_TYPE_OPTIONS = (['Morning', 'Afternoon', 'Evening'] satisfies SlotType[]).map((value) => ({
  value,
  label: value,
}));

/** Changes the draft's start, and its type unless somebody has chosen one. */
export function startAt(draft: SlotDraft, start_time: string, isTypeChosen: boolean): SlotDraft {
  const isTime = /^\d\d:\d\d$/.test(start_time.trim());
  return { ...draft, start_time, ...(isTime && !isTypeChosen && { shift_type: toSlotType(start_time.trim()) }) };
}

/** Returns the type that the server gives a slot when it is left out. */
const toSlotType = (start: string): SlotType =>
  start < '12:00' ? 'Morning' : start < '17:00' ? 'Afternoon' : 'Evening';
