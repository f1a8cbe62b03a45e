import { isSessionEnd, parseProblem } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, sessionEndedToast } from '../../../shared/toast/toasts.js';
import { showFieldErrors, toFieldErrors } from '../../../shared/ui/form-errors/field-errors.js';
import type { FormHandle } from '../../../shared/ui/form/form-handle.js';
import type { SaveOutcome } from './EditDialog.js';

const MODIFIED = 'Someone else has changed this record. Reload and try again.';

/** Shows a toast that an action failed. After a version conflict it says so, since there is no form to continue in. */
export function toastActionError(error: unknown, description: string): void {
  if (parseProblem(error)?.code === 'modified') toast(errorToast(MODIFIED, 'Changed Meanwhile'));
  else toastSaveError(error, description);
}

/**
 * Shows a toast that a save failed, with the reason for a refused field, which is also marked in `form`. None for a
 * version conflict, which the dialog shows.
 */
export function toastSaveError(error: unknown, description: string, form?: FormHandle): SaveOutcome {
  const problem = parseProblem(error);
  if (problem?.code === 'modified') return 'conflict';
  const isRefused = problem?.status === 422 || problem?.status === 409;
  const reason = isRefused ? problem.errors?.[0]?.message : undefined;
  toast(isSessionEnd(error) ? sessionEndedToast() : errorToast(reason ? `${description}. ${reason}` : description));
  if (isRefused && form) showFieldErrors(form, toFieldErrors(error));
  return 'failed';
}
