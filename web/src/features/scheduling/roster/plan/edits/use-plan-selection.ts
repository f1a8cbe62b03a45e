import { useState } from 'react';
import type { PlanShift } from '../plan-shift.js';

/** Holds the selected shifts of those on screen; one that is scrolled away is selected again once it is back. */
export function usePlanSelection(shown: readonly PlanShift[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ id }) => picked.has(id));
  return {
    selected: new Set(chosen.map(({ id }) => id)),
    /** Ids of the therapists who have a selected shift. */
    therapistIds: [...new Set(chosen.map(({ therapist_id }) => therapist_id))],
    select: (ids: readonly string[]) => setPicked(new Set(ids)),
  };
}
