import type { CancellationPolicyDto } from '../../../shared/api/generated.js';
import { formatPolicy } from './format-policy.js';

/** The cancellation policy under which a booking is made, to be read before the button that books. */
export function PolicyText({ policy }: { policy: CancellationPolicyDto | undefined }) {
  if (!policy) return null;
  return <p className="booking-policy second">Cancellation policy: {formatPolicy(policy)}</p>;
}
