import type { NewRosterChangeDto, OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { toast } from '../../../../shared/toast/toast.js';
import { undoable } from '../../../../shared/undo/undoable.js';
import { useRosterChange } from '../plan/use-roster-change.js';
import { toCompleteShift, toShiftDraft } from './shift-draft.js';
import { formatShift } from './shift-types.js';

/** A shift before and after it was saved; `before` is undefined for an added one, `after` for a deleted one. */
interface SavedShift {
  before?: OfficeRosterEntryDto | undefined;
  after?: OfficeRosterEntryDto | undefined;
}

/** Shows a toast about a saved shift, with a button that undoes it. Shifts of past days cannot be undone. */
export function useShiftToast() {
  const { change } = useRosterChange();
  const today = useShopNow()?.date;
  return (title: string, { before, after }: SavedShift): void => {
    const shift = (after ?? before)!;
    const undo = toUndo({ before, after });
    const isAhead = today && [before, after].every((each) => !each || each.roster_date >= today);
    const key = `shift ${shift.id} ${shift.version}`;
    toast({
      title,
      description: formatShift(shift),
      ...(undo && isAhead && { key, ...undoable(() => change(undo, 'Undone', key)) }),
    });
  };
}

/**
 * Returns the change that undoes the save; undefined where the former hours cannot be parsed and so not be entered
 * again.
 */
function toUndo({ before, after }: SavedShift): Partial<NewRosterChangeDto> | undefined {
  const { id = '', version = 0 } = after ?? {};
  if (!before) return { removals: [{ id, version }] };
  const shift = toCompleteShift(toShiftDraft(before));
  if (!shift) return undefined;
  return after ? { changes: [{ ...shift, id, version }] } : { additions: [shift] };
}
