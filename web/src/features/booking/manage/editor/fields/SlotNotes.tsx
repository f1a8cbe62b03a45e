import type { OfficeBookingDto } from '../../../../../shared/api/generated.js';
import { BookingLink } from '../../../../../shared/booking-link/BookingLink.js';
import { formatTime } from '../../../../../shared/dates/dates.js';
import { formatClientName } from '../../../../../shared/clients/format-client-name.js';
import { Alert } from '../../../../../shared/ui/alert/Alert.js';
import { LoadFailure } from '../../../../../shared/ui/load-failure/LoadFailure.js';
import { UNAVAILABLE_MESSAGES } from '../../booking-messages.js';
import type { Offerings } from './use-offerings.js';
import { useSlotReview } from './use-slot-review.js';
import { isSlotChanged, type Draft, toDraft } from '../editor-draft.js';

interface SlotNotesProps {
  draft: Draft;
  base: OfficeBookingDto | undefined;
  offerings: Offerings;
}

/** Notes about the chosen slot: whether it is free, who else has requested it, and what speaks against it. */
export function SlotNotes({ draft, base, offerings }: SlotNotesProps) {
  const { service_id: serviceId, therapist_id: therapistId } = draft;
  const { times, isUnassigned } = offerings;
  const name = offerings.therapists.find(({ value }) => value === therapistId)?.label;
  const read = useSlotReview(draft, base, offerings);
  const review = read.currentData;
  const isOwnSlot = base && !isSlotChanged(draft, toDraft(base));
  const isOwn = isOwnSlot && serviceId === base.service_id;
  const givesService = times.givesService && review?.gives_service !== false;
  // The time field already says so when another slot has been chosen.
  const isOwnGone = isOwnSlot && review && !review.available && review.reason in UNAVAILABLE_MESSAGES;
  const others = review?.other_requests ?? [];
  return (
    <div className="editor-notes editor-wide">
      <LoadFailure what="Conflicts" reads={[read]} />
      {!givesService && !isUnassigned && (
        <Alert type={isOwn ? 'warning' : 'error'} title={`${name ?? 'This therapist'} doesn't offer this treatment`} />
      )}
      {(times.isClosed || review?.is_closed) && <Alert type="warning" title="The shop is closed then" />}
      {review?.reason === 'no_room' && (
        <Alert type="warning" title={`No room is free at ${formatTime(draft.booking_time)}`} />
      )}
      {isOwnGone && review.reason !== 'no_room' && <Alert type="warning" title={UNAVAILABLE_MESSAGES[review.reason]} />}
      {review?.guest_conflict && <Alert type="warning" title={review.guest_conflict} />}
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
              {others.map(({ id, service_name, ...other }) => (
                <li key={id}>
                  <BookingLink id={id}>{formatClientName(other)}</BookingLink>, {service_name}
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
