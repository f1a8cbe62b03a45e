import type { LeaveDto, OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import type { OpenedShift } from '../shift/shift-draft.js';

/** What the grid and the list of a week are made of. */
export interface WeekProps {
  dates: string[];
  today: string;
  people: Person[];
  shifts: OfficeRosterEntryDto[];
  /** Asked for or approved, on one of the days. */
  leave: LeaveDto[];
  /** Absent for those who only read. */
  onOpen: ((shift: OpenedShift) => void) | undefined;
}

export interface Person {
  id: string;
  name: string;
}
