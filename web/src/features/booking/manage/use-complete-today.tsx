import { App, Button } from 'antd';
import {
  useCompleteTodayMutation,
  useUndoCompletionsMutation,
  type OfficeBookingDto,
} from '../../../shared/api/generated.js';
import { clearToasts, toast } from '../../../shared/toast.js';
import { failure, success } from './booking-words.js';

/** Asks, completes what has begun today, and offers to take it back. */
export function useCompleteToday(): () => void {
  const { modal } = App.useApp();
  const [complete] = useCompleteTodayMutation();
  const [undo] = useUndoCompletionsMutation();

  const takeBack = async (completed: OfficeBookingDto[]) => {
    clearToasts();
    const bookings = completed.map(({ id, version }) => ({ id, version }));
    const { data } = await undo({ undoCompletionsDto: { bookings } });
    if (!data) return toast(failure('Failed to save booking'));
    toast(success(undoneWords(data.bookings.length, completed.length)));
  };
  const run = async () => {
    const { data } = await complete();
    if (!data) return toast(failure('Failed to save booking'));
    const { bookings } = data;
    if (bookings.length === 0) return toast({ title: 'Nothing to complete', description: 'No confirmed booking of today has begun.' });
    const action = <Button onClick={() => void takeBack(bookings)}>Undo</Button>;
    toast({ ...success(`${counted(bookings.length)} completed`), action });
  };
  return () => {
    modal.confirm({
      title: "Complete today's bookings?",
      content: 'Every confirmed booking of today whose start has passed becomes completed. You can undo it right after.',
      okText: "Complete today's",
      cancelText: 'Not Yet',
      icon: null,
      onOk: run,
    });
  };
}

const counted = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);

function undoneWords(undone: number, of: number): string {
  const again = `${counted(undone)} confirmed again`;
  return undone === of ? again : `${again}; the others have been changed since`;
}
