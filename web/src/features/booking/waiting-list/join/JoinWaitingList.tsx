import { useState, type ReactNode } from 'react';
import { hasFreeSlot } from '../../dialog/date-and-time/slots.js';
import type { DayAvailability } from '../../dialog/date-and-time/use-day-availability.js';
import type { BookingOptions } from '../../dialog/form/use-booking-options.js';
import type { BookingFormState } from '../../dialog/form/use-booking-form.js';
import { JoinedNotice } from './JoinedNotice.js';
import { JoinPanel } from './JoinPanel.js';
import { OpenPanelButton } from './OpenPanelButton.js';
import type { Joined } from './use-join-waiting-list.js';
import { coversDraft } from './covers-draft.js';
import './join-waiting-list.css';

interface JoinWaitingListProps {
  form: BookingFormState;
  day: DayAvailability;
  bookingOptions: BookingOptions;
  /** The day's times. */
  children: ReactNode;
}

/**
 * The button and panel to join the waiting list, which take over what is already chosen and typed: above the day's
 * times where none is free, else below them, since none may suit.
 */
export function JoinWaitingList({ children, ...props }: JoinWaitingListProps) {
  const { slotsRemaining, slots } = props.day;
  const [isOpen, setOpen] = useState(false);
  const [joined, setJoined] = useState<readonly Joined[]>([]);
  const isFull = slotsRemaining === 0 || !hasFreeSlot(slots);
  const addJoined = (entry: Joined) => {
    setJoined((before) => [...before, entry]);
    setOpen(false);
  };
  const controls = <JoinControls {...props} {...{ isFull, isOpen, setOpen, joined }} onJoined={addJoined} />;
  return (
    <>
      {isFull && controls}
      {children}
      {!isFull && <div className="waiting-after-times">{controls}</div>}
    </>
  );
}

interface JoinControlsProps extends Omit<JoinWaitingListProps, 'children'> {
  isFull: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The entries that were made while the dialog is open. */
  joined: readonly Joined[];
  onJoined: (entry: Joined) => void;
}

function JoinControls(props: JoinControlsProps) {
  const { form, day, bookingOptions, isFull, isOpen, setOpen, joined, onJoined } = props;
  const { booking_date: date } = form.draft;
  const toCome = day.slots.filter(({ state }) => state !== 'past');
  const isClosed = toCome.every(({ state }) => state === 'closed');
  const allStarts = toCome.map(({ start }) => start);
  const starts = isFull
    ? allStarts
    : toCome.filter(({ state }) => state === 'taken' || state === 'on_request').map(({ start }) => start);
  if (!date || starts.length === 0 || isClosed) return null;
  const entry = joined.find(({ request }) => coversDraft(request, form.draft));
  if (entry) return <JoinedNotice email={entry.request.client_email} token={entry.token} />;
  if (!isOpen)
    return (
      <p className="booking-next-free">
        {isFull ? 'Nothing suits you?' : 'None of these suit you?'} <OpenPanelButton onPress={() => setOpen(true)} />
      </p>
    );
  return (
    <JoinPanel
      key={`${date} ${isFull}`}
      form={form}
      date={date}
      starts={starts}
      allStarts={allStarts}
      bookingOptions={bookingOptions}
      onJoined={onJoined}
      onClose={() => setOpen(false)}
    />
  );
}
