import type { CancellationPolicyDto, CancellationTermsDto } from '../../../shared/api/generated.js';

/** Formats a policy as `full refund with 24 hours’ notice. Cancellations must be made …`. */
export const formatPolicy = ({ summary, text }: CancellationPolicyDto): string => `${summary}. ${text}`.trim();

/** Returns the part of the policy on screen that a request carries, so that nothing is booked under another one. */
export function toSeenPolicy(policy: CancellationPolicyDto | undefined): CancellationTermsDto | undefined {
  if (!policy) return undefined;
  const { notice_hours, refund_percentage, text } = policy;
  return { notice_hours, refund_percentage, text };
}
