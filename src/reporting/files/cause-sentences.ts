import type { DifferenceCause } from '../../payments/index.js';

/** Why the money taken differs from the booked value, as the screen says it. */
export const CAUSE_SENTENCES: Readonly<Record<DifferenceCause, string>> = {
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
