import { useGetShopQuery } from '../../../../shared/api/generated.js';
import { formatPolicyChange, formatTermsChange, type ShownTerms } from './terms-change.js';
import { useFirstShown } from './use-first-shown.js';

/**
 * Describes what the shop has changed of the price, the minutes or the cancellation policy since they came on screen.
 * @param choice the treatments and who gives them
 * @param terms undefined while they are being read
 */
export function useChangedTerms(choice: string, terms: ShownTerms | undefined) {
  const { data: shop } = useGetShopQuery();
  const offer = useFirstShown(choice, terms);
  const policy = useFirstShown('policy', shop?.cancellation_policy);
  const sentences = [
    offer.before && offer.now && formatTermsChange(offer.before, offer.now),
    policy.before && policy.now && formatPolicyChange(policy.before, policy.now),
  ].filter(Boolean);
  return {
    notice: sentences.length > 0 ? sentences.join(' ') : undefined,
    /** Takes what is on screen for read. */
    accept: () => {
      offer.accept();
      policy.accept();
    },
  };
}
