import { isSessionEnd, parseProblem } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, sessionEndedToast } from '../../../shared/toast/toasts.js';
import type { SaveOutcome } from './EditDialog.js';

const MODIFIED = 'Somebody else has changed this record. Look at it as it is now, then try again.';

/** Shows a toast that an action failed. After a version conflict it says so, since there is no form to continue in. */
export function toastActionError(error: unknown, description: string): void {
  if (parseProblem(error)?.code === 'modified') toast(errorToast(MODIFIED, 'Changed Meanwhile'));
  else toastSaveError(error, description);
}

/** Says that a save failed; a field that the server refused is named with its reason. */
export function toastSaveError(error: unknown, description: string): SaveOutcome {
  const problem = parseProblem(error);
  if (problem?.code === 'modified') return 'conflict';
  const isRefused = problem?.status === 422 || problem?.status === 409;
  const reason = isRefused ? problem.errors?.[0]?.message : undefined;
  toast(isSessionEnd(error) ? sessionEndedToast() : errorToast(reason ? `${description}. ${reason}` : description));
  return 'failed';
}
