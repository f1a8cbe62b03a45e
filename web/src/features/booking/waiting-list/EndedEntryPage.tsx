import type { OwnWaitingEntryDto, WaitingStartDto } from '../../../shared/api/generated.js';
import { formatNearDay, formatTime } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useClientBooking } from '../client-booking/use-client-booking.js';
import { BookingDescriptionList } from '../outcome/BookingDescriptionList.js';
import { OutcomeActions } from '../outcome/pages/OutcomeActions.js';
import { OutcomePage } from '../outcome/pages/OutcomePage.js';

/** The page of an entry that no longer waits: its outcome, and links from there. */
export function EndedEntryPage({ entry }: { entry: OwnWaitingEntryDto }) {
  const { status, next_free: next, session_id, book_path } = entry;
  const now = useShopNow();
  if (status === 'booked' && session_id) return <BookedPage sessionId={session_id} />;
  const { title, sentence } = texts[status] ?? texts.withdrawn!;
  return (
    <OutcomePage title={title} picture="result-request" sentence={sentence}>
      <p className="outcome-page-moved">
        {next
          ? formatNext(next, now?.date)
          : 'Nothing is free in the next two weeks. You may join the waiting list again.'}
      </p>
      <OutcomeActions
        actions={[
          ['Book an appointment', book_path],
          ['Return Home', '/'],
        ]}
      />
    </OutcomePage>
  );
}

/** The page of an entry that became a booking. It shows the booking as it is now, which may have been moved since. */
function BookedPage({ sessionId }: { sessionId: string }) {
  const { booking } = useClientBooking(sessionId);
  const isAhead = booking?.status === 'confirmed';
  const what = isAhead ? `${booking.service_name} with ${booking.therapist_name}` : 'The time';
  return (
    <OutcomePage
      title="You are booked"
      picture="result-confirmed"
      sentence={`${what} is yours. Please arrive 10 minutes early.`}
    >
      {isAhead && <BookingDescriptionList booking={booking} />}
      <OutcomeActions actions={[['See your booking', `/booking-success#session_id=${sessionId}`]]} />
    </OutcomePage>
  );
}

const formatNext = ({ date, time, therapist_name }: WaitingStartDto, today: string | undefined) =>
  `Next free: ${formatNearDay(date, today)}, ${formatTime(time)} with ${therapist_name}.`;

const texts: Partial<Record<OwnWaitingEntryDto['status'], { title: string; sentence: string }>> = {
  lapsed: {
    title: 'This offer has lapsed',
    sentence:
      'It was not accepted in time and is no longer held for you. Nothing was booked, and you are no longer on the waiting list.',
  },
  declined: {
    title: 'You declined this time',
    sentence: 'It is no longer held for you. Nothing was booked, and you are no longer on the waiting list.',
  },
  expired: {
    title: 'No time came free',
    sentence:
      'We are sorry: nothing came free in the times that you waited for. You are no longer on the waiting list.',
  },
  withdrawn: {
    title: 'You are not on the waiting list',
    sentence: 'You have left the waiting list, and nothing was booked.',
  },
};
