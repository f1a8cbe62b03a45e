import { readBookingData, type BookingStatus } from '../../booking/index.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';

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

/** Fields of booking events that reports count. */
interface BookingData {
  date?: LocalDate;
  time?: LocalTime;
  therapistId?: string;
  serviceId?: string;
  durationMinutes?: number;
  totalCents?: Cents;
  currency?: string;
  status?: BookingStatus;
  verdict?: string | null;
  because?: string;
  undoes?: number[];
}

/**
 * Returns the contribution of a booking after an event: `before` if the event changes nothing about it, undefined for
 * other streams.
 */
export function countBooking(before: CountedBooking | undefined, event: RecordedEvent): CountedBooking | undefined {
  const data: BookingData | null = readBookingData(event);
  if (!data) return before;
  const isFirst = event.type === 'BookingRequested' || event.type === 'BookingImported';
  if (!before && !isFirst) return undefined;
  const after = withStatus(
    {
      booking_id: event.stream,
      day: data.date ?? before!.day,
      start_time: data.time ?? before!.start_time,
      therapist_id: data.therapistId ?? before!.therapist_id,
      service_id: data.serviceId ?? before!.service_id,
      minutes: data.durationMinutes ?? before!.minutes,
      currency: data.currency ?? before!.currency,
      cents: data.totalCents ?? before!.cents,
      status: before?.status ?? 'pending',
      requested_at: before ? before.requested_at : toRequestedAt(event),
      completed_at: before?.completed_at ?? null,
      cancelled_at: before?.cancelled_at ?? null,
    },
    statusAfter(event.type, data, before?.status ?? 'pending'),
    {
      at: event.occurredAt.toISOString(),
      isNothing: data.because === 'hold-lapsed' || data.undoes?.includes(1) === true,
    },
  );
  return before && isSame(before, after) ? before : after;
}

const toRequestedAt = ({ type, occurredAt }: RecordedEvent) =>
  type === 'BookingImported' ? null : occurredAt.toISOString();

/**
 * Returns the contribution with another status.
 * @param isNothing whether the booking does not count as cancelled, because it was never agreed or was undone
 */
function withStatus(
  booking: CountedBooking,
  status: BookingStatus,
  { at, isNothing }: { at: string; isNothing: boolean },
): CountedBooking {
  if (status === booking.status) return booking;
  return {
    ...booking,
    status,
    completed_at: status === 'completed' ? at : null,
    cancelled_at: status === 'cancelled' && !isNothing ? at : null,
  };
}

/**
 * Returns the status after an event, by the aggregate's rules; `test/integration/reporting/performance.spec.ts`
 * compares the two.
 */
function statusAfter(type: string, { status, verdict }: BookingData, before: BookingStatus): BookingStatus {
  switch (type) {
    case 'BookingImported':
    case 'BookingChangeUndone':
      return status ?? before;
    case 'BookingRequested':
    case 'BookingReopened':
      return 'pending';
    case 'BookingConfirmed':
      return 'confirmed';
    case 'BookingRescheduled':
      return verdict ? 'pending' : before;
    case 'BookingCompleted':
      return 'completed';
    case 'BookingCancelled':
      return 'cancelled';
    case 'NoShowRecorded':
      return 'no_show';
    default:
      return before;
  }
}

function isSame(a: CountedBooking, b: CountedBooking): boolean {
  return (Object.keys(a) as (keyof CountedBooking)[]).every((key) => a[key] === b[key]);
}
