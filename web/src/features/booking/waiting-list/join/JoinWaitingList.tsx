import { useState } from 'react';
import { hasFreeSlot } from '../../dialog/date-and-time/slots.js';
import type { DayAvailability } from '../../dialog/date-and-time/use-day-availability.js';
import type { BookingOptions } from '../../dialog/form/use-booking-options.js';
import type { BookingFormState } from '../../dialog/form/use-booking-form.js';
import { JoinedNotice } from './JoinedNotice.js';
import { JoinPanel } from './JoinPanel.js';
import './join-waiting-list.css';

interface JoinWaitingListProps {
  form: BookingFormState;
  day: DayAvailability;
  bookingOptions: BookingOptions;
}

/** Where a day has nothing to choose: the way onto the waiting list, with everything that is chosen and typed already. */
export function JoinWaitingList({ form, day, bookingOptions }: JoinWaitingListProps) {
  const [isOpen, setOpen] = useState(false);
  const [joined, setJoined] = useState<{ email: string; token: string; date: string }>();
  const { booking_date: date } = form.draft;
  const starts = day.slots.filter(({ state }) => state !== 'past').map(({ start }) => start);
  const isFull = day.slotsRemaining === 0 || !hasFreeSlot(day.slots);
  const isClosed = day.slots.every(({ state }) => state === 'past' || state === 'closed');
  if (!date || starts.length === 0 || isClosed) return null;
  if (joined?.date === date) return <JoinedNotice {...joined} />;
  if (!isFull) return null;
  if (!isOpen)
    return (
      <p className="booking-next-free">
        Nothing suits?{' '}
        <button type="button" className="link" onClick={() => setOpen(true)}>
          Join the waiting list
        </button>
      </p>
    );
  return (
    <JoinPanel
      key={date}
      form={form}
      date={date}
      starts={starts}
      bookingOptions={bookingOptions}
      onJoined={(email, token) => setJoined({ email, token, date })}
      onClose={() => setOpen(false)}
    />
  );
}
