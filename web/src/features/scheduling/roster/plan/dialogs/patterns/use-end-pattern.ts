import {
  type HypotheticalChangeDto,
  type RosterPatternDto,
  useEndRosterPatternMutation,
} from '../../../../../../shared/api/generated.js';
import { parseProblem } from '../../../../../../shared/api/problem.js';
import { toast } from '../../../../../../shared/toast/toast.js';
import { getConflictingIds, schedulingErrorToast } from '../../../../scheduling-messages.js';
import { useConfirmUncovered } from '../../../use-confirm-uncovered.js';
import { useUndoToast } from '../../edits/use-roster-change.js';
import { formatOutcome } from '../Outcome.js';

interface EndPatternOptions {
  expectedVersion: number;
  /** Called after a version conflict with the last day that was not saved; null for no end. */
  onRefused: (lastDay: string | null) => void;
  onDone: () => void;
}

/** Sets a pattern's last day, or removes it. Asks about bookings that would lose their shift. */
export function useEndPattern({ id }: RosterPatternDto, { expectedVersion, onRefused, onDone }: EndPatternOptions) {
  const [save, { isLoading }] = useEndRosterPatternMutation();
  const undoToast = useUndoToast();
  const askToKeep = useConfirmUncovered();
  const end = async (lastDay: string | null, keep = false): Promise<void> => {
    const { data, error } = await save({ id, patternEndDto: { version: expectedVersion, last_date: lastDay, keep } });
    if (parseProblem(error)?.code === 'modified') return onRefused(lastDay);
    const bookings = getConflictingIds(error);
    if (bookings && !keep)
      return askToKeep({
        ...{ bookings: bookings.length, verb: 'end', change: toPatternEnd(id, lastDay) },
        onKeep: () => end(lastDay, true),
      });
    if (!data) return toast(schedulingErrorToast(error, 'Failed to end the pattern'));
    undoToast(data.change_id, lastDay ? 'Pattern Ends' : 'Pattern Continues', formatOutcome(data));
    onDone();
  };
  return { end, isEnding: isLoading };
}

/**
 * Returns the hypothetical change of a pattern's end.
 * @param lastDate `yyyy-MM-dd`; null for no end
 */
export const toPatternEnd = (patternId: string, lastDate: string | null): HypotheticalChangeDto => ({
  pattern_end: { pattern_id: patternId, last_date: lastDate },
});
