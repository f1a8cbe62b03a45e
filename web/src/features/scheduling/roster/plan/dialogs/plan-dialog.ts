import type { Person } from '../../week/week-types.js';
import type { PlanShift } from '../plan-shift.js';

/** The props of every dialog of the plan. */
export interface PlanDialogProps {
  /** The days on screen. */
  dates: readonly string[];
  people: readonly Person[];
  shifts: readonly PlanShift[];
  /** Ids of the people whose shifts are selected; empty for everybody. */
  chosen: readonly string[];
  /** Whether new shifts are drafts. */
  isDraft: boolean;
  /** Called with a day on which something has changed. */
  onDone: (date: string) => void;
  onClose: () => void;
}
