import type { LeaveDto, OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import type { OpenedShift } from '../shift/shift-draft.js';

/** The props of a week's grid and list. */
export interface WeekProps {
  dates: string[];
  today: string;
  people: Person[];
  shifts: OfficeRosterEntryDto[];
  /** Requested and approved leave on the days. */
  leave: LeaveDto[];
  /** Undefined for people who may only read. */
  onOpen: ((shift: OpenedShift) => void) | undefined;
}

export interface Person {
  id: string;
  name: string;
}
