import type { ShiftTypes } from '../../../../../shared/api/generated.js';
import type { PlanKeyActions } from '../grid/use-plan-keys.js';
import type { PlanGestures } from '../grid/use-plan-pointer.js';
import { type Brush, BRUSHES } from '../PlanToolbar.js';
import { isTaken, type PlanAxes, type PlanCell, type PlanShift, toCells } from '../plan-shift.js';
import { useShiftEdits } from './use-shift-edits.js';

interface PlanState {
  axes: PlanAxes;
  shifts: readonly PlanShift[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[]) => void;
  today: string;
  types: ShiftTypes;
  brush: Brush | undefined;
  onBrush: (brush: Brush | undefined) => void;
  isDraft: boolean;
  onOpen: (id: string) => void;
}

/** Returns the changes that pressing, dragging and keys make to the roster. */
export function usePlanActions(state: PlanState) {
  const { axes, shifts, selected, onSelect, types, brush, onBrush, onOpen } = state;
  const { isChanging, paint, remove: removeShifts, move, stretch, duplicate } = useShiftEdits(state);
  const chosen = shifts.filter(({ id }) => selected.has(id));
  const findIn = (from: PlanCell, to: PlanCell) => {
    const keys = new Set(toCells(from, to).map(({ row, column }) => `${axes.people[row]} ${axes.dates[column]}`));
    return shifts.filter(({ therapist_id, roster_date }) => keys.has(`${therapist_id} ${roster_date}`));
  };
  /** Returns the selected shifts, or only the given one if it is not selected. */
  const withSelected = (id: string) => (selected.has(id) ? chosen : shifts.filter((shift) => shift.id === id));
  const remove = async (removed: readonly PlanShift[]) => {
    if (removed.length === 0) return;
    await removeShifts(removed);
    onSelect([]);
  };

  const gestures: PlanGestures = {
    onArea: (from, to, isAdditive) => {
      const found = findIn(from, to);
      const isOne = from.row === to.row && from.column === to.column;
      if (brush && !(isOne && isTaken(found, types[brush]))) return paint(from, to);
      const ids = found.map(({ id }) => id);
      onSelect(isAdditive ? [...selected, ...ids] : ids);
    },
    onPick: (id, isAdditive) => {
      if (!isAdditive) return onSelect(selected.size === 1 && selected.has(id) ? [] : [id]);
      onSelect(selected.has(id) ? [...selected].filter((each) => each !== id) : [...selected, id]);
    },
    onMove: (id, by, isCopy) => void move(withSelected(id), by, isCopy),
    onStretch: (id, minutes) => stretch(withSelected(id), minutes),
    onOpen,
  };
  const keys: PlanKeyActions = {
    onPress: (from, to) => {
      const found = findIn(from, to);
      const hasRoom = found.length < toCells(from, to).length || (brush && !isTaken(found, types[brush]));
      if (brush && hasRoom) return paint(from, to);
      if (found.length === 1) onOpen(found[0]!.id);
      else onSelect(found.map(({ id }) => id));
    },
    onDelete: (from, to) => void remove(chosen.length > 0 ? chosen : findIn(from, to)),
    onMove: (from, to, by) => move(findIn(from, to), by, false),
    onStretch: (from, to, minutes) => stretch(findIn(from, to), minutes),
    onDuplicate: (from, to) => duplicate(chosen.length > 0 ? chosen : findIn(from, to)),
    onBrush: (index) => onBrush(BRUSHES[index - 1]),
    onEscape: () => {
      onSelect([]);
      onBrush(undefined);
    },
  };
  return { gestures, keys, isChanging, remove: () => void remove(chosen), duplicate: () => duplicate(chosen) };
}
