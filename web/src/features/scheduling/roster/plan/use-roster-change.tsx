import { Button } from 'antd';
import {
  api,
  useChangeRosterMutation,
  useUndoRosterChangeMutation,
  type NewRosterChangeDto,
} from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { askQuestion } from '../../../../shared/ui/question.js';
import { getConflictingIds, schedulingErrorToast } from '../../scheduling-messages.js';

// What only shows something leaves what is loaded as it is.
api.enhanceEndpoints({
  endpoints: {
    previewRosterCopy: { invalidatesTags: [] },
    previewTemplateUse: { invalidatesTags: [] },
    previewRosterPatterns: { invalidatesTags: [] },
    previewPublication: { invalidatesTags: [] },
  },
});

const NOTHING: NewRosterChangeDto = {
  additions: [],
  changes: [],
  removals: [],
  draft: false,
  on_overlap: 'refuse',
  keep: false,
};

const UNDO_SECONDS = 10;

/** Says what was done, with a button that takes it back. */
export function useUndoToast() {
  const [undo] = useUndoRosterChangeMutation();
  const takeBack = async (id: string, keep = false): Promise<void> => {
    const { error } = await undo({ id, keepBookingsDto: { keep } });
    const bookings = getConflictingIds(error);
    if (bookings && !keep) return askToKeep(bookings.length, 'Undo', () => takeBack(id, true));
    toast(
      error
        ? schedulingErrorToast(error, 'Failed to undo')
        : { title: 'Undone', description: 'The roster is as it was.', key: id },
    );
  };
  return (id: string | null, title: string, description: string) =>
    toast({
      title,
      description,
      ...(id && { key: id, seconds: UNDO_SECONDS, action: <Button onClick={() => void takeBack(id)}>Undo</Button> }),
    });
}

/** Changes shifts in one go. Bookings that would lose theirs are counted first; answers whether it was done. */
export function useRosterChange() {
  const [send, { isLoading }] = useChangeRosterMutation();
  const undoToast = useUndoToast();
  const change = async (part: Partial<NewRosterChangeDto>, title: string): Promise<void> => {
    const body: NewRosterChangeDto = { ...NOTHING, ...part };
    const { data, error } = await send({ newRosterChangeDto: body });
    const bookings = getConflictingIds(error);
    if (bookings && !part.keep) return askToKeep(bookings.length, title, () => change({ ...part, keep: true }, title));
    if (!data) return toast(schedulingErrorToast(error, 'Failed to change the roster'));
    const changed = data.added.length + data.removed.length + body.changes.length;
    const left = data.kept.length + data.skipped.length;
    const description = `${formatCount(changed)}${left > 0 ? `; ${left} left as they are` : ''}`;
    undoToast(data.change_id, changed > 0 ? title : 'Nothing Changed', description);
  };
  return { change, isChanging: isLoading };
}

export const formatCount = (shifts: number): string => (shifts === 1 ? '1 shift' : `${shifts} shifts`);

function askToKeep(bookings: number, title: string, onKeep: () => Promise<void>): void {
  askQuestion({
    title: bookings === 1 ? 'A booking would be without a shift' : `${bookings} bookings would be without a shift`,
    content: 'If you keep them they stay as they are, flagged as outside the roster.',
    okText: `Keep Bookings, ${title === 'Undo' ? 'Undo' : 'Go On'}`,
    cancelText: 'Leave the Roster',
    onOk: () => void onKeep(),
  });
}
