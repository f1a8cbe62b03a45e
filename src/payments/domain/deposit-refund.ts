import { hoursBefore, type LocalDateTime } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { CancellationTerms } from '../../kernel/terms/cancellation-terms.js';

/** How a booking with a deposit was cancelled. */
export interface DepositOutcome<Moment = Date> {
  /** The terms under which it was made. */
  cancellation: CancellationTerms;
  /** Its first start, in shop time. */
  start: LocalDateTime;
  at: Moment;
  /** Whether its client did not want it any more, whoever pressed the button. */
  isByClient: boolean;
  /** Whether it was never confirmed. */
  wasRequest: boolean;
}

/** Returns the part of a deposit that goes back by itself when its booking is cancelled. The rest waits for a person. */
export function toDepositRefund({
  paidCents,
  cancellation: { hoursBeforeBooking, refundPercentage },
  start,
  at,
  isByClient,
  wasRequest,
}: DepositOutcome<LocalDateTime> & { paidCents: Cents }): Cents {
  if (!isByClient || wasRequest) return paidCents;
  const deadline = hoursBefore(start, hoursBeforeBooking);
  const isInTime = `${at.date}T${at.time}` <= `${deadline.date}T${deadline.time}`;
  return isInTime ? Math.round((paidCents * refundPercentage) / 100) : 0;
}
