import type { LocalDateTime } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { CancellationTerms } from '../../kernel/terms/cancellation-terms.js';
import { type DepositTerms, toDepositCents } from '../../kernel/terms/deposit-terms.js';
import { type DepositOutcome, toDepositRefund } from '../domain/deposit-refund.js';

/** A visit as it was booked and confirmed, and its end. */
export interface PastVisit {
  treatments: readonly { serviceId: string; totalCents: Cents }[];
  /** Whether its client had not been here before it was booked. */
  isNewClient: boolean;
  /** Its first start, in shop time. */
  start: LocalDateTime;
  /** Whether nobody came for what was not cancelled of it. */
  isNoShow: boolean;
  /** How the last of it was cancelled; null while something of it is open or took place, and where nobody came. */
  cancellation: Pick<DepositOutcome<LocalDateTime>, 'at' | 'isByClient'> | null;
}

export const KEPT_CAUSES = ['no_show', 'late', 'in_time'] as const;
export type KeptCause = (typeof KEPT_CAUSES)[number];

interface Sum {
  bookings: number;
  cents: Cents;
}

/** The deposits that terms would have asked for, and what of them would have stayed with the shop, by cause. */
interface ReplayedDeposits {
  asked: Sum;
  kept: Record<KeptCause, Sum>;
}

/** Applies terms to visits that were booked without them. A deposit of a visit that took place is a part of its price. */
export function replayDeposits(
  visits: readonly PastVisit[],
  terms: DepositTerms,
  cancellation: CancellationTerms,
): ReplayedDeposits {
  const none = (): Sum => ({ bookings: 0, cents: 0 });
  const result: ReplayedDeposits = { asked: none(), kept: { no_show: none(), late: none(), in_time: none() } };
  const count = (sum: Sum, cents: Cents) => {
    sum.bookings++;
    sum.cents += cents;
  };
  for (const visit of visits) {
    const paidCents = toDepositCents(terms, visit.treatments, visit.isNewClient);
    if (paidCents === 0) continue;
    count(result.asked, paidCents);
    const kept = toKept(visit, paidCents, cancellation);
    if (kept) count(result.kept[kept.cause], kept.cents);
  }
  return result;
}

function toKept(
  { isNoShow, cancellation: cancelled, start }: PastVisit,
  paidCents: Cents,
  cancellation: CancellationTerms,
): { cause: KeptCause; cents: Cents } | undefined {
  if (isNoShow) return { cause: 'no_show', cents: paidCents };
  if (!cancelled) return undefined;
  const refund = (refundPercentage: number) =>
    toDepositRefund({
      ...{ ...cancelled, wasRequest: false, paidCents, start },
      cancellation: { ...cancellation, refundPercentage },
    });
  if (refund(100) === 0) return { cause: 'late', cents: paidCents };
  const cents = paidCents - refund(cancellation.refundPercentage);
  return cents > 0 ? { cause: 'in_time', cents } : undefined;
}
