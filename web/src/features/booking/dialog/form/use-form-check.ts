import { useGetShopQuery } from '../../../../shared/api/generated.js';
import { hasMobileRules, loadMobileRules } from '../../../../shared/phone.js';
import { clearToasts, toast } from '../../../../shared/toast/toast.js';
import { focusField } from '../fields/focus-field.js';
import { firstFailedCheck } from './submit-checks.js';
import type { BookingFormState } from './use-booking-form.js';

/**
 * Checks the form by this page's rules, says what is wrong and focuses the first such field.
 * @returns a function that says whether the form may be sent; of a visit it takes the field of a treatment that is
 * still to be chosen
 */
export function useFormCheck(form: BookingFormState): (unchosen?: string) => Promise<boolean> {
  const { data: shop } = useGetShopQuery();
  return async (unchosen) => {
    if (!hasMobileRules(shop?.country)) await loadMobileRules(shop?.country);
    // A refusal of an earlier attempt is settled now, or about to be shown again.
    clearToasts();
    const failedCheck = firstFailedCheck(form.draft, unchosen);
    const invalidField = form.checkAll();
    if (failedCheck) toast(failedCheck.toast);
    const field = failedCheck ? failedCheck.field : invalidField;
    if (field) focusField(field);
    return !failedCheck && !invalidField;
  };
}
