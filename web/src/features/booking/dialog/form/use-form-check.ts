import { useGetShopQuery } from '../../../../shared/api/generated.js';
import type { parseProblem } from '../../../../shared/api/problem.js';
import { hasMobileRules, loadMobileRules } from '../../../../shared/phone.js';
import { clearToasts, toast } from '../../../../shared/toast/toast.js';
import { fieldId, focusField } from '../fields/focus-field.js';
import { firstFailedCheck } from './submit-checks.js';
import type { BookingFormState } from './use-booking-form.js';

/**
 * Checks the form by this page's rules, shows the server's refusals at their fields, and focuses the first such field.
 */
export function useFormCheck(form: BookingFormState) {
  const { data: shop } = useGetShopQuery();

  /** Whether the form may be sent. */
  const check = async (): Promise<boolean> => {
    if (!hasMobileRules(shop?.country)) await loadMobileRules(shop?.country);
    // A refusal of an earlier attempt is settled now, or about to be shown again.
    clearToasts();
    const failedCheck = firstFailedCheck(form.draft);
    const invalidField = form.checkAll();
    if (failedCheck) toast(failedCheck.toast);
    const field = failedCheck ? failedCheck.field : invalidField;
    if (field) focusField(field);
    return !failedCheck && !invalidField;
  };

  /** Shows a refusal at its fields and returns whether any of them is on screen. */
  const showRefusedFields = (problem: ReturnType<typeof parseProblem>): boolean => {
    const fields = problem?.errors?.filter(({ field }) => document.getElementById(fieldId(field))) ?? [];
    if (fields.length === 0) return false;
    form.showErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    focusField(fields[0]!.field);
    return true;
  };

  return { check, showRefusedFields };
}
