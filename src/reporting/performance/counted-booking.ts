import type { BookingAfterEvent, BookingStatus } from '../../booking/index.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';

/** The contribution of a booking to reports; money in cents, instants as ISO 8601. */
export interface CountedBooking {
  booking_id: string;
  day: LocalDate;
  start_time: LocalTime;
  therapist_id: string;
  service_id: string;
  status: BookingStatus;
  minutes: number;
  currency: string;
  cents: Cents;
  /** Instant of the request; null for an imported booking. */
  requested_at: string | null;
  completed_at: string | null;
  /** Instant of the cancellation; null unless it is cancelled, and when its client never proved the address. */
  cancelled_at: string | null;
}

/** Returns the contribution of a booking after an event: `before` if the event changes nothing about it. */
export function countBooking(
  before: CountedBooking | undefined,
  { at, event, booking: { id, status, appointment, service } }: BookingAfterEvent,
): CountedBooking {
  const changedAt = at.toISOString();
  const isSameStatus = status === before?.status;
  const after: CountedBooking = {
    booking_id: id,
    day: appointment.date,
    start_time: appointment.time,
    therapist_id: appointment.therapistId,
    service_id: service.serviceId,
    status,
    minutes: service.durationMinutes,
    currency: service.currency,
    cents: service.totalCents,
    requested_at: before ? before.requested_at : event.type === 'BookingImported' ? null : changedAt,
    completed_at: isSameStatus ? before.completed_at : status === 'completed' ? changedAt : null,
    cancelled_at: isSameStatus ? before.cancelled_at : countsAsCancelled(event, status) ? changedAt : null,
  };
  return before && isSame(before, after) ? before : after;
}

/** Whether the client counts as one who cancelled: not when the booking was never agreed, or its making was undone. */
function countsAsCancelled(event: BookingAfterEvent['event'], status: BookingStatus): boolean {
  if (event.type === 'BookingCancelled') return event.data.because !== 'hold-lapsed';
  return status === 'cancelled' && !(event.type === 'BookingChangeUndone' && event.data.undoes.includes(1));
}

function isSame(a: CountedBooking, b: CountedBooking): boolean {
  return (Object.keys(a) as (keyof CountedBooking)[]).every((key) => a[key] === b[key]);
}
