import { parseProblem } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import type { SaveOutcome } from './EditDialog.js';

/** Says that a save failed; a field that the server refused is named with its reason. */
export function toastSaveError(error: unknown, description: string): SaveOutcome {
  const problem = parseProblem(error);
  if (problem?.code === 'modified') return 'conflict';
  const reason = problem?.status === 422 ? problem.errors?.[0]?.message : undefined;
  toast(errorToast(reason ? `${description}. ${reason}` : description));
  return 'failed';
}
