import { skipToken } from '@reduxjs/toolkit/query';
import { Alert } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { useReviewSlotQuery, type OfficeBookingDto } from '../../../../../shared/api/generated.js';
import { formatTime } from '../../../../../shared/dates/dates.js';
import { UNAVAILABLE_MESSAGES } from '../../booking-messages.js';
import { isSlotChanged, type Draft, toDraft } from '../editor-draft.js';

interface SlotNotesProps {
  draft: Draft;
  base: OfficeBookingDto | undefined;
  isUnassigned: boolean;
}

/** What to know before the slot is given away: whether it is free, who else asks for it, and whether the shift is long enough. */
export function SlotNotes({ draft, base, isUnassigned }: SlotNotesProps) {
  const { pathname } = useLocation();
  const {
    service_id: serviceId,
    therapist_id: therapistId,
    booking_date: bookingDate,
    booking_time: bookingTime,
  } = draft;
  const isComplete = serviceId && therapistId && bookingDate && bookingTime && !isUnassigned;
  const query = isComplete
    ? { serviceId, therapistId, bookingDate, bookingTime, excludeBookingId: base?.id }
    : skipToken;
  const { currentData: review } = useReviewSlotQuery(query, { refetchOnMountOrArgChange: true });
  // Of another slot the field of times says so.
  const isOwnGone =
    review &&
    !review.available &&
    review.reason in UNAVAILABLE_MESSAGES &&
    base &&
    !isSlotChanged(draft, toDraft(base));
  const others = review?.other_requests ?? [];
  return (
    <div className="editor-notes editor-wide">
      {isOwnGone && <Alert type="warning" title={UNAVAILABLE_MESSAGES[review.reason]} />}
      {others.length > 0 && (
        <Alert
          type="info"
          title={
            others.length === 1
              ? 'Another request waits for this time'
              : `${others.length} other requests wait for this time`
          }
          description={
            <ul role="list">
              {others.map(({ id, client_name, service_name }) => (
                <li key={id}>
                  <Link to={`${pathname}?booking=${id}`}>{client_name}</Link>, {service_name}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {review?.runs_past_shift && review.shift_ends_at && (
        <Alert
          type="warning"
          title={`The service ends after the shift, which ends at ${formatTime(review.shift_ends_at)}.`}
        />
      )}
    </div>
  );
}
