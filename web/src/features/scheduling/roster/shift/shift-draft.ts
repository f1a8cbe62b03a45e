import type {
  HypotheticalChangeDto,
  NewRosterEntryDto,
  OfficeRosterEntryDto,
  OfficeTimeSlotDto,
  ShiftTypes,
} from '../../../../shared/api/generated.js';
import { formatTime, MIDNIGHT } from '../../../../shared/dates/dates.js';
import { isShiftType } from './shift-types.js';

/** The form's values for a shift. */
export type ShiftDraft = Partial<NewRosterEntryDto> & Pick<NewRosterEntryDto, 'shift_type'>;

/** The shift that was opened, or the initial values of a new one. */
export type OpenedShift = Partial<OfficeRosterEntryDto>;

export function toShiftDraft({ roster_date, therapist_id, shift_type, start_time, end_time }: OpenedShift): ShiftDraft {
  return {
    roster_date,
    therapist_id,
    shift_type: shift_type && isShiftType(shift_type) ? shift_type : 'custom',
    start_time: start_time ?? undefined,
    end_time: end_time ?? undefined,
  };
}

/** Returns the shift with all its fields; undefined while one is missing. */
export function toCompleteShift({ roster_date, therapist_id, shift_type, start_time, end_time }: ShiftDraft) {
  if (!roster_date || !therapist_id || !start_time || !end_time) return undefined;
  return { roster_date, therapist_id, shift_type, start_time, end_time };
}

/** Returns the draft as a hypothetical change; undefined while a field is missing or the end is not after the start. */
export function toHypothesis(id: string, draft: ShiftDraft): HypotheticalChangeDto | undefined {
  const shift = toCompleteShift(draft);
  if (!shift || shift.end_time <= shift.start_time) return undefined;
  const { shift_type: _, ...changed } = shift;
  return { roster: { removed: [], changed: [{ id, ...changed }], added: [] } };
}

/** Returns the start and end times of the active time slots, midnight, and those that the shift already has. */
export function toTimeOptions(slots: OfficeTimeSlotDto[], { start_time, end_time }: OpenedShift) {
  const active = slots.filter(({ is_active }) => is_active);
  const starts = active.map((slot) => slot.start_time);
  return {
    starts: toOptions([...starts, start_time]),
    ends: toOptions([...starts, ...active.map((slot) => slot.end_time), end_time, MIDNIGHT]),
  };
}

type TimeOptions = ReturnType<typeof toTimeOptions>;

/** Returns the hours of a shift type in this shop; empty where they cannot be chosen. */
export function toTypeHours(type: string, types: ShiftTypes | undefined, { starts, ends }: TimeOptions) {
  const hours = types && type in types ? types[type as keyof ShiftTypes] : undefined;
  const canStart = starts.some(({ value }) => value === hours?.start_time);
  const canEnd = ends.some(({ value }) => value === hours?.end_time);
  return hours && canStart && canEnd ? { start_time: hours.start_time, end_time: hours.end_time } : {};
}

const toOptions = (times: (string | null | undefined)[]) =>
  [...new Set(times)]
    .filter((time) => typeof time === 'string')
    .toSorted()
    .map((value) => ({ value, label: formatTime(value) }));
