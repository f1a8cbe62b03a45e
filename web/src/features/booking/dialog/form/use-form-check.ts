import { useEffect, useRef } from 'react';
import { useGetShopQuery } from '../../../../shared/api/generated.js';
import { hasMobileRules, loadMobileRules } from '../../../../shared/phone.js';
import { clearToasts, toast } from '../../../../shared/toast/toast.js';
import { TEXT_FIELDS } from '../fields/field-rules.js';
import { focusField } from '../fields/focus-field.js';
import { firstFailedCheck } from './submit-checks.js';
import type { BookingFormState } from './use-booking-form.js';

/**
 * Checks the form by this page's rules, says what is wrong and focuses the first such field. The message goes once that
 * is put right, since it lies over what comes next.
 * @returns a function that says whether the form may be sent; of a visit it takes the field of a treatment that is
 * still to be chosen
 */
export function useFormCheck(form: BookingFormState): (unchosen?: string) => Promise<boolean> {
  const { data: shop } = useGetShopQuery();
  const asked = useRef<{ field: string; unchosen: string | undefined }>(undefined);
  const { draft } = form;
  useEffect(() => {
    if (!asked.current) return;
    const { field, unchosen } = asked.current;
    if (field === unchosen || firstFailedCheck(draft)?.field === field) return;
    asked.current = undefined;
    clearToasts();
  }, [draft]);
  return async (unchosen) => {
    if (!hasMobileRules(shop?.country)) await loadMobileRules(shop?.country);
    // A refusal of an earlier attempt is settled now, or about to be shown again.
    clearToasts();
    const failedCheck = firstFailedCheck(form.draft, unchosen);
    asked.current = failedCheck && { field: failedCheck.field, unchosen };
    // Whoever has not chosen yet has not come to the details, so nothing is wrong with them.
    const isChoosing = failedCheck && !TEXT_FIELDS.some((field) => field === failedCheck.field);
    const invalidField = isChoosing ? undefined : form.checkAll();
    if (failedCheck) toast(failedCheck.toast);
    const field = failedCheck ? failedCheck.field : invalidField;
    if (field) focusField(field);
    return !failedCheck && !invalidField;
  };
}
