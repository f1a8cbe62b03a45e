import type { MoneyDifferenceDto } from '../../../shared/api/generated.js';

export type Cause = MoneyDifferenceDto['cause'];

/** Why what was taken differs from the booked value. */
export const CAUSE_SENTENCES: Readonly<Record<Cause, string>> = {
  unpaid: 'Completed visits are not paid in full.',
  to_come: 'Confirmed visits are not paid yet.',
  paid_on_other_days: 'Visits of these days were paid on other days.',
  other_visits: 'Visits of other days, or cancelled ones, were paid on these days.',
  changed_since: 'Visits or prices changed after they were billed.',
  tips: 'Tips came on top.',
  adjustments: 'Bills were adjusted.',
  refunds: 'Bills were refunded.',
  rounding: 'Cash was rounded to the smallest coin.',
  gift_certificates: 'Gift certificates were sold, or paid for visits.',
};

export const CAUSES = Object.keys(CAUSE_SENTENCES) as Cause[];
