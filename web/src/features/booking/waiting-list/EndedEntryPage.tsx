import { useEffect } from 'react';
import type { OwnWaitingEntryDto, WaitingStartDto } from '../../../shared/api/generated.js';
import { formatNearDay, formatTime } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useClientBooking } from '../client-booking/use-client-booking.js';
import { BookingDescriptionList } from '../outcome/BookingDescriptionList.js';
import { isOver } from '../outcome/booking-outcome.js';
import { FailedPage } from '../outcome/pages/FailedPage.js';
import { OutcomeActions } from '../outcome/pages/OutcomeActions.js';
import { OutcomePage } from '../outcome/pages/OutcomePage.js';
import { WaitingPage } from '../outcome/pages/WaitingPage.js';
import { toWaitOutcome } from './wait-outcome.js';

interface EndedEntryPageProps {
  entry: OwnWaitingEntryDto;
  /** As in `useOwnWaitingEntry`. */
  hasAnswered: boolean;
}

/** The page of an entry that no longer waits: its outcome, and links from there. */
export function EndedEntryPage({ entry, hasAnswered }: EndedEntryPageProps) {
  const { status, next_free: next, session_id, book_path, is_withdrawn_by_shop } = entry;
  const now = useShopNow();
  if (status === 'booked' && session_id) return <BookedPage sessionId={session_id} hasAnswered={hasAnswered} />;
  const { title, sentence } = is_withdrawn_by_shop ? WITHDRAWN_BY_SHOP : (texts[status] ?? texts.withdrawn!);
  return (
    <OutcomePage title={title} picture="result-request" sentence={sentence}>
      <p className="outcome-page-moved">
        {next
          ? formatNext(next, now?.date)
          : 'Nothing is free in the next two weeks. You can join the waiting list again.'}
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

/** The page of an entry that became a booking. It says what the booking is now: it may have been moved or cancelled since. */
function BookedPage({ sessionId, hasAnswered }: { sessionId: string; hasAnswered: boolean }) {
  const { booking, hasFailed, refresh } = useClientBooking(sessionId);
  const now = useShopNow();
  const isLoaded = booking !== undefined;
  // The heading that was read out while it loaded is gone.
  useEffect(() => {
    if (isLoaded && hasAnswered) document.querySelector('h1')?.focus();
  }, [isLoaded, hasAnswered]);
  if (hasFailed) return <FailedPage sentence="Your booking could not be loaded." onRetry={refresh} />;
  if (booking === undefined) return <WaitingPage sentence="Loading your booking..." />;
  if (!booking)
    return (
      <OutcomePage title="No booking" picture="result-request" sentence="This link no longer leads to a booking.">
        <OutcomeActions actions={[['Return Home', '/']]} />
      </OutcomePage>
    );
  return (
    <OutcomePage {...toWaitOutcome(booking, now)}>
      {booking.status === 'confirmed' && !isOver(booking, now) && <BookingDescriptionList booking={booking} />}
      <OutcomeActions
        actions={[
          [
            booking.pending_reason === 'unpaid' ? 'Pay the deposit' : 'See your booking',
            `/booking-success#session_id=${sessionId}`,
          ],
        ]}
      />
    </OutcomePage>
  );
}

const formatNext = ({ date, time, therapist_name }: WaitingStartDto, today: string | undefined) =>
  `Next free: ${formatNearDay(date, today)}, ${formatTime(time)} with ${therapist_name}.`;

const WITHDRAWN_BY_SHOP = {
  title: 'You are not on the waiting list',
  sentence: 'We took you off the waiting list, and nothing was booked.',
};

const texts: Partial<Record<OwnWaitingEntryDto['status'], { title: string; sentence: string }>> = {
  lapsed: {
    title: 'This offer has expired',
    sentence:
      'It was not accepted in time and is no longer held for you. Nothing was booked, and you are no longer on the waiting list.',
  },
  declined: {
    title: 'You declined this time',
    sentence: 'It is no longer held for you. Nothing was booked, and you are no longer on the waiting list.',
  },
  expired: {
    title: 'No time opened up',
    sentence: 'We are sorry: nothing opened up at the times you asked for. You are no longer on the waiting list.',
  },
  withdrawn: {
    title: 'You are not on the waiting list',
    sentence: 'You have left the waiting list, and nothing was booked.',
  },
};
