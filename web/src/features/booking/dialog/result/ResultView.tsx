import { lazy, Suspense, useEffect, useRef } from 'react';
import { useGetShopQuery } from '../../../../shared/api/generated.js';
import { BookingDescriptionList } from '../../outcome/BookingDescriptionList.js';
import { BookingLinks } from '../../outcome/BookingLinks.js';
import { NextSteps } from '../../outcome/NextSteps.js';
import { toBookingOutcome } from '../../outcome/booking-outcome.js';
import { toTelLink } from '../../../../shared/tel-link.js';
import type { BookingAnswer } from './booking-answer.js';
import './result.css';

/** Few shops ask for a deposit. */
const PayAsClient = lazy(async () => ({
  default: (await import('../../client-booking/PayAsClient.js')).PayAsClient,
}));

interface ResultViewProps {
  requested: BookingAnswer;
  onClose: () => void;
}

/** The last page of the dialog: the result of the booking, and what happens next. */
export function ResultView({ requested: { booking, session_id, isEarlier }, onClose }: ResultViewProps) {
  const { data: shop } = useGetShopQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, sentence, isPending } = toBookingOutcome(booking);
  return (
    <div className="booking-result">
      <img
        className="booking-picture"
        src={isPending ? '/art/result-request.svg' : '/art/result-confirmed.svg'}
        alt=""
      />
      <div className="booking-outcome">
        <h3 ref={heading} tabIndex={-1} className="booking-outcome-title">
          {title}
        </h3>
        <p className="type-lead">{sentence}</p>
        {isEarlier && (
          <p className="booking-outcome-earlier">
            {isPending ? 'Your first attempt was received' : 'Your first attempt was booked'}: this is what we have.
            Anything that you changed after it is not in it.
          </p>
        )}
        {booking.pending_reason === 'unpaid' ? (
          <Suspense fallback={null}>
            <PayAsClient sessionId={session_id} isAutomatic />
          </Suspense>
        ) : (
          <NextSteps booking={booking} sessionId={session_id} />
        )}
        <BookingDescriptionList booking={booking} />
        <BookingLinks booking={booking} sessionId={session_id} />
      </div>
      <div className="booking-footer" data-toasts="above">
        <p className="booking-hint">
          {shop && (
            <>
              {isPending ? 'In a hurry? ' : 'Questions? '}
              <a href={toTelLink(shop.phone)}>{shop.phone}</a>
            </>
          )}
        </p>
        {/* A quick answer puts Close under the second half of a double click on Confirm Booking. */}
        <button type="button" className="button button-primary" onClick={({ detail }) => detail < 2 && onClose()}>
          Close
        </button>
      </div>
    </div>
  );
}
