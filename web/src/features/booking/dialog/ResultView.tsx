import { useEffect, useRef } from 'react';
import { useGetShopQuery, type RequestedBookingDto } from '../../../shared/api/generated.js';
import { BookingFacts } from '../BookingFacts.js';
import { BookingLinks } from '../BookingLinks.js';
import { NextSteps } from '../NextSteps.js';
import { outcomeOf } from '../outcome.js';
import './result.css';

interface Props {
  requested: RequestedBookingDto;
  onClose: () => void;
}

/** Step 3: what came of the booking and what happens next. */
export function ResultView({ requested: { booking, session_id }, onClose }: Props) {
  const { data: shop } = useGetShopQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, sentence, isPending } = outcomeOf(booking);
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
        <BookingFacts booking={booking} />
        <BookingLinks booking={booking} sessionId={session_id} />
        <NextSteps booking={booking} />
      </div>
      <div className="booking-footer">
        <p className="booking-hint">
          {shop && (
            <>
              {isPending ? 'In a hurry? ' : 'Questions? '}
              <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</a>
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
