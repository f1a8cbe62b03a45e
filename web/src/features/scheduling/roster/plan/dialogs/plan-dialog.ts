import type { Person } from '../../week/week-types.js';
import type { PlanShift } from '../plan-shift.js';

/** What every dialog of the plan knows. */
export interface PlanDialogProps {
  /** The days that are shown. */
  dates: readonly string[];
  people: readonly Person[];
  shifts: readonly PlanShift[];
  /** Ids of the people whose shifts are selected; none: everybody. */
  chosen: readonly string[];
  /** Whether what is entered is a draft. */
  isDraft: boolean;
  /** A day on which something has changed. */
  onDone: (date: string) => void;
  onClose: () => void;
}
