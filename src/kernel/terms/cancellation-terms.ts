import { formatHours } from '../format-date.js';

/** Until when a client may move or cancel, and what is refunded then. */
export interface CancellationTerms {
  /** Hours before the start, on the shop's wall clock. */
  hoursBeforeBooking: number;
  /** Refund in percent. */
  refundPercentage: number;
  /** The shop's own words; may be empty. */
  policyText: string;
}

/** Formats the figures of the terms as `full refund with 24 hours’ notice`. */
export function formatTerms({
  hoursBeforeBooking: hours,
  refundPercentage: percent,
}: Pick<CancellationTerms, 'hoursBeforeBooking' | 'refundPercentage'>): string {
  const notice = `${formatHours(hours)}${hours === 1 ? '’s' : '’'} notice`;
  if (percent === 0) return hours === 0 ? 'no refund' : `no refund, ${notice}`;
  return `${percent === 100 ? 'full' : `${percent}%`} refund ${hours === 0 ? 'until the start' : `with ${notice}`}`;
}

export const areSameTerms = (one: CancellationTerms, other: CancellationTerms): boolean =>
  one.hoursBeforeBooking === other.hoursBeforeBooking &&
  one.refundPercentage === other.refundPercentage &&
  one.policyText === other.policyText;
