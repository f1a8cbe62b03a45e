import { isSessionEnd, parseProblem } from './problem.js';
import { toast } from '../toast/toast.js';
import type { Toast } from '../toast/toast-message.js';
import { errorToast, sessionEndedToast } from '../toast/toasts.js';

/** Returns the server's reason for a refusal; `fallback` when it gave none. */
export function errorMessage(error: unknown, fallback: string): string {
  const problem = parseProblem(error);
  const reason = problem && problem.status < 500 ? (problem.errors?.[0]?.message ?? problem.detail) : undefined;
  return reason ?? fallback;
}

/** Returns a toast about a failed change: the server's reason, else `fallback`; that the session ended, if that is why. */
export const failureToast = (error: unknown, fallback: string): Toast =>
  isSessionEnd(error) ? sessionEndedToast() : errorToast(errorMessage(error, fallback));

export function toastError(error: unknown, fallback: string): void {
  toast(failureToast(error, fallback));
}
