import type { RosterEntry } from './roster-entry.entity.js';

/** Data of a shift in the log. */
export type RosterEventData = Record<
  'therapist_id' | 'therapist_name' | 'roster_date' | 'shift_type' | 'shift_hours',
  string
>;

export function toEventData(entry: Omit<RosterEntry, 'id' | 'version' | 'createdAt' | symbol>): RosterEventData {
  const { therapistId, therapistName, rosterDate, shiftType, shiftHours } = entry;
  return {
    therapist_id: therapistId,
    therapist_name: therapistName,
    roster_date: rosterDate,
    shift_type: shiftType,
    shift_hours: shiftHours,
  };
}
