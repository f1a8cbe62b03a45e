import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { toast } from '../../../../shared/toast/toast.js';
import { undoable } from '../../../../shared/undo/undoable.js';
import { useRosterChange } from '../plan/edits/use-roster-change.js';
import { toCompleteShift, toShiftDraft } from './shift-draft.js';
import { formatShift } from './shift-types.js';

/**
 * Shows a toast about a deleted shift, with a button that enters it again, since a deletion is not answered with the id
 * of its change. A shift of a past day cannot be entered, nor one whose hours cannot be parsed.
 */
export function useDeletionToast() {
  const { change } = useRosterChange();
  const today = useShopNow()?.date;
  return (deleted: OfficeRosterEntryDto): void => {
    const shift = toCompleteShift(toShiftDraft(deleted));
    const isAhead = today && deleted.roster_date >= today;
    const key = `shift ${deleted.id} ${deleted.version}`;
    toast({
      title: 'Shift Deleted',
      description: formatShift(deleted),
      ...(shift && isAhead && { key, ...undoable(() => change({ additions: [shift] }, 'Undone', key)) }),
    });
  };
}
