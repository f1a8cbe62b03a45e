import type { NewRosterEntryDto, ShiftTypes } from '../../../../../shared/api/generated.js';
import { addDays } from '../../../../../shared/dates/dates.js';
import type { Brush } from '../PlanToolbar.js';
import {
  type PlanAxes,
  type PlanCell,
  type PlanShift,
  toCells,
  toMoved,
  toPainted,
  toStretched,
  toType,
} from '../plan-shift.js';
import { useRosterChange } from './use-roster-change.js';

interface ShiftEditsOptions {
  axes: PlanAxes;
  today: string;
  types: ShiftTypes;
  /** The shift type to paint with. */
  brush: Brush | undefined;
  /** Whether new shifts are drafts. */
  isDraft: boolean;
}

/** Returns the changes of shifts in the plan, each of which is undone as one. */
export function useShiftEdits({ axes, today, types, brush, isDraft }: ShiftEditsOptions) {
  const { change, isChanging } = useRosterChange();

  const paint = (from: PlanCell, to: PlanCell) => {
    if (!brush) return;
    const { start_time, end_time } = types[brush];
    const additions = toPainted(toCells(from, to), axes, { start_time, end_time, shift_type: brush }, today);
    if (additions.length > 0)
      void change({ additions, draft: isDraft, on_overlap: 'skip' }, isDraft ? 'Drafts Added' : 'Shifts Added');
  };
  const remove = async (removed: readonly PlanShift[]) => {
    await change({ removals: removed.map(({ id, version }) => ({ id, version })) }, 'Shifts Deleted');
  };
  /**
   * Moves or copies shifts and returns whether there was anything to move.
   * @param isCopy whether the originals stay
   */
  const move = (moved: readonly PlanShift[], by: PlanCell, isCopy: boolean): boolean => {
    const changes = toMoved(moved, axes, by);
    if (!changes || changes.length === 0) return false;
    if (!isCopy) void change({ changes }, changes.length === 1 ? 'Shift Moved' : 'Shifts Moved');
    else void change({ additions: changes.map(toNew), draft: isDraft, on_overlap: 'skip' }, 'Shifts Duplicated');
    return true;
  };
  const stretch = (stretched: readonly PlanShift[], minutes: number) => {
    const changes = (toMoved(stretched, axes, { row: 0, column: 0 }) ?? []).map((shift) => ({
      ...shift,
      end_time: toStretched(shift.start_time, shift.end_time, minutes),
    }));
    if (changes.length > 0) void change({ changes }, 'Hours Changed');
  };
  const duplicate = (copied: readonly PlanShift[]) => {
    const additions = copied.flatMap(({ therapist_id, roster_date, start_time, end_time, shift_type }) =>
      start_time && end_time
        ? [{ therapist_id, roster_date: addDays(roster_date, 7), start_time, end_time, shift_type: toType(shift_type) }]
        : [],
    );
    if (additions.length > 0) void change({ additions, draft: isDraft, on_overlap: 'skip' }, 'Shifts Duplicated');
  };

  return { isChanging, paint, remove, move, stretch, duplicate };
}

const toNew = ({ id: _id, version: _version, ...shift }: NewRosterEntryDto & Pick<PlanShift, 'id' | 'version'>) =>
  shift;
