import Form from 'antd/es/form';
import { clockTime, longDate } from '../../../shared/dates.js';
import type { BookingDraft } from './booking-draft.js';
import type { Day } from './use-day.js';
import { useNextFree } from './use-next-free.js';

interface Props {
  date: string | undefined;
  therapistId: string | undefined;
  day: Day;
}

/** Where to go on when the chosen day has nothing left: one press takes the next free start. */
export function NextFree({ date, therapistId, day }: Props) {
  const form = Form.useFormInstance<BookingDraft>();
  const isFull = day.slotsRemaining === 0 || (day.slots.length > 0 && day.slots.every((slot) => slot.state !== 'free'));
  const isKnown = day.slotsRemaining !== undefined;
  const next = useNextFree(date, therapistId, { minutes: day.minutes, isFull: isKnown && isFull });
  if (!next) return null;
  return (
    <p className="booking-next-free">
      Next free:{' '}
      <button
        type="button"
        className="link"
        onClick={() => form.setFieldsValue({ booking_date: next.date, booking_time: next.time })}
      >
        {longDate(next.date)}, {clockTime(next.time)}
      </button>
    </p>
  );
}
