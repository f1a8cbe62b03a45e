import type { OfficeTimeSlotDto } from '../../../shared/api/generated.js';
import { askQuestion, type Question } from '../../../shared/ui/question.js';
import { formatUpcoming } from './slot-messages.js';
import { useLazyListOfficeTimeSlotsQuery } from './slots-api.js';

/** Says before a change how many upcoming bookings begin at a time slot, with a fresh count. */
export function useSlotConfirmation() {
  const [load] = useLazyListOfficeTimeSlotsQuery();
  const find = async (slot: OfficeTimeSlotDto) => {
    const { data } = await load();
    const { coming_bookings, start_time } = data?.find(({ id }) => id === slot.id) ?? slot;
    const isOnly = !data?.some((other) => other.id !== slot.id && other.start_time === start_time);
    return { count: coming_bookings, sentence: formatUpcoming(coming_bookings, start_time), isOnly };
  };
  /** Asks whether to continue; true without asking where no booking begins at that time. */
  const confirm = async (slot: OfficeTimeSlotDto, question: Pick<Question, 'title' | 'okText'>): Promise<boolean> => {
    const { count, sentence } = await find(slot);
    if (count === 0) return true;
    const content = `${sentence} Bookings keep their times; from now on nobody can choose this one.`;
    return new Promise((resolve) =>
      askQuestion({
        ...question,
        content,
        cancelText: 'Keep as It Is',
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      }),
    );
  };
  return { find, confirm };
}
