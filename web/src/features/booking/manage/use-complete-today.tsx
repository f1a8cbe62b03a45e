import { Button } from 'antd';
import {
  useCompleteTodayMutation,
  useUndoCompletionsMutation,
  type OfficeBookingDto,
} from '../../../shared/api/generated.js';
import { clearToasts, toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { askQuestion } from '../../../shared/ui/question.js';

/** Asks, completes today's bookings that have started, and offers to undo it. */
export function useCompleteToday(): () => void {
  const [complete] = useCompleteTodayMutation();
  const [undo] = useUndoCompletionsMutation();

  const undoCompletion = async (completed: OfficeBookingDto[]) => {
    clearToasts();
    const bookings = completed.map(({ id, version }) => ({ id, version }));
    const { data } = await undo({ undoCompletionsDto: { bookings } });
    if (!data) return toast(errorToast('Failed to save booking'));
    toast(successToast(undoneMessage(data.bookings.length, completed.length)));
  };
  const run = async () => {
    const { data } = await complete();
    if (!data) return toast(errorToast('Failed to save booking'));
    const { bookings } = data;
    if (bookings.length === 0)
      return toast({
        title: 'Nothing to complete',
        description: "None of today's confirmed bookings has started yet.",
      });
    const action = <Button onClick={() => void undoCompletion(bookings)}>Undo</Button>;
    toast({ ...successToast(`${formatCount(bookings.length)} completed`), action });
  };
  return () => {
    askQuestion({
      title: "Complete today's bookings?",
      content:
        'Every confirmed booking of today whose start has passed becomes completed. You can undo it right after.',
      okText: "Complete today's",
      cancelText: 'Not Yet',

      onOk: run,
    });
  };
}

const formatCount = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);

function undoneMessage(undone: number, of: number): string {
  const again = `${formatCount(undone)} confirmed again`;
  return undone === of ? again : `${again}; the others have been changed since`;
}
