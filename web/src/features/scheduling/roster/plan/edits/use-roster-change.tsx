import {
  useChangeRosterMutation,
  useUndoRosterChangeMutation,
  type HypotheticalChangeDto,
  type NewRosterChangeDto,
  type NewRosterEntryDto,
} from '../../../../../shared/api/generated.js';
import { formatCount } from '../../../../../shared/format-count.js';
import { toast } from '../../../../../shared/toast/toast.js';
import { undoable } from '../../../../../shared/undo/undoable.js';
import { getConflictingIds, schedulingErrorToast } from '../../../scheduling-messages.js';
import { useConfirmUncovered } from '../../use-confirm-uncovered.js';

const NOTHING: NewRosterChangeDto = {
  additions: [],
  changes: [],
  removals: [],
  draft: false,
  on_overlap: 'refuse',
  keep: false,
};

/** Shows a toast about a change, with a button that undoes it, which can be undone in turn. */
export function useUndoToast() {
  const [undo] = useUndoRosterChangeMutation();
  const askToKeep = useConfirmUncovered();
  const takeBack = async (id: string, key: string, keep = false): Promise<void> => {
    const { data, error } = await undo({ id, keepBookingsDto: { keep } });
    const bookings = getConflictingIds(error);
    if (bookings && !keep)
      return askToKeep({
        ...{ bookings: bookings.length, verb: 'undo', change: { roster_undo: { change_id: id } } },
        onKeep: () => takeBack(id, key, true),
      });
    if (!data) return toast({ ...schedulingErrorToast(error, 'Failed to undo'), key });
    show(data.change_id, 'Undone', formatUndone(data.left.length), key);
  };
  const show = (id: string | null, title: string, description: string, key = id) =>
    toast({
      title,
      description,
      ...(id && key && { key, ...undoable(() => takeBack(id, key)) }),
    });
  return show;
}

/**
 * Changes shifts together. Asks first about bookings that would lose their shift, with the prices at risk. A toast of
 * the same key is replaced.
 */
export function useRosterChange() {
  const [send, { isLoading }] = useChangeRosterMutation();
  const undoToast = useUndoToast();
  const askToKeep = useConfirmUncovered();
  const change = async (part: Partial<NewRosterChangeDto>, title: string, key?: string): Promise<void> => {
    const body: NewRosterChangeDto = { ...NOTHING, ...part };
    const { data, error } = await send({ newRosterChangeDto: body });
    const bookings = getConflictingIds(error);
    if (bookings && !part.keep)
      return askToKeep({
        ...{ bookings: bookings.length, verb: 'continue', change: toHypothesis(body) },
        onKeep: () => change({ ...part, keep: true }, title, key),
      });
    if (!data) return toast({ ...schedulingErrorToast(error, 'Failed to change the roster'), ...(key && { key }) });
    const changed = data.added.length + data.removed.length + body.changes.length;
    const left = data.kept.length + data.skipped.length;
    const description = `${formatCount(changed, 'shift')}${left > 0 ? `; ${left} left as they are` : ''}`;
    undoToast(data.change_id, changed > 0 ? title : 'Nothing Changed', description, key);
  };
  return { change, isChanging: isLoading };
}

export const formatUndone = (left: number): string =>
  left === 0
    ? 'The roster is as it was.'
    : `From now on the roster is as it was. What has passed stays: ${formatCount(left, 'shift')}.`;

/**
 * Converts a change of shifts to the hypothetical one for its effect on bookings. Drafts are left out, since they cover
 * none.
 */
const toHypothesis = ({ additions, changes, removals, draft }: NewRosterChangeDto): HypotheticalChangeDto => ({
  roster: {
    removed: removals.map(({ id }) => id),
    changed: changes.map(({ id, ...shift }) => ({ id, ...toHours(shift) })),
    added: draft ? [] : additions.map(toHours),
  },
});

const toHours = ({ therapist_id, roster_date, start_time, end_time }: Omit<NewRosterEntryDto, 'shift_type'>) => {
  return { therapist_id, roster_date, start_time, end_time };
};
