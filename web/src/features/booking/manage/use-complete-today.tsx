import {
  useCompleteTodayMutation,
  useUndoCompletionsMutation,
  type OfficeBookingDto,
} from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { undoable } from '../../../shared/undo/undoable.js';
import { askQuestion } from '../../../shared/ui/question.js';
import { saveErrorToast } from './booking-messages.js';
import { formatCount } from '../../../shared/format-count.js';

/** Key of the toast about bookings that were completed together. */
const COMPLETION = 'completion';

/** Maximum number of bookings that the server undoes in one request. */
const MAX_UNDONE_AT_ONCE = 500;

/**
 * Asks for confirmation, completes today's bookings that have started, and offers to undo it.
 * @returns a function that begins this; `withEarlier` includes those of earlier days
 */
export function useCompleteToday(): (withEarlier?: boolean) => void {
  const [complete] = useCompleteTodayMutation();
  const [undo] = useUndoCompletionsMutation();

  const undoCompletion = async (completed: OfficeBookingDto[]): Promise<void> => {
    const bookings = completed.map(({ id, version }) => ({ id, version }));
    let undone = 0;
    for (let from = 0; from < bookings.length; from += MAX_UNDONE_AT_ONCE) {
      const part = bookings.slice(from, from + MAX_UNDONE_AT_ONCE);
      const { data, error } = await undo({ undoCompletionsDto: { bookings: part } });
      if (!data) {
        const rest = completed.slice(from);
        const failed = saveErrorToast(error, COMPLETION, 'undo');
        return toast({ ...failed, key: COMPLETION, ...undoable(() => undoCompletion(rest)) });
      }
      undone += data.bookings.length;
    }
    toast({ ...successToast(undoneMessage(undone, completed.length)), key: COMPLETION });
  };
  const run = async (withEarlier: boolean) => {
    const { data, error } = await complete({ earlier: withEarlier ? 'true' : undefined });
    if (!data) return toast(saveErrorToast(error, COMPLETION, 'complete bookings'));
    const { bookings } = data;
    if (bookings.length === 0)
      return toast({
        title: 'Nothing to complete',
        description: withEarlier
          ? 'No confirmed booking of today or of the 30 days before has started and waits to be completed.'
          : "None of today's confirmed bookings has started yet.",
      });
    const done = successToast(`${formatCount(bookings.length, 'booking')} completed`);
    toast({ ...done, key: COMPLETION, ...undoable(() => undoCompletion(bookings)) });
  };
  return (withEarlier = false) => {
    askQuestion({
      title: withEarlier ? 'Complete the last 30 days?' : "Complete today's bookings?",
      content: `Every confirmed booking of today${withEarlier ? ' and of the 30 days before' : ''} whose start has passed becomes completed. You can undo it right after.`,
      okText: withEarlier ? 'Complete the last 30 days' : "Complete today's",
      cancelText: 'Not Yet',

      onOk: () => run(withEarlier),
    });
  };
}

function undoneMessage(undone: number, of: number): string {
  const again = `${formatCount(undone, 'booking')} confirmed again`;
  return undone === of ? again : `${again}; the others were changed since, or their time is taken`;
}
