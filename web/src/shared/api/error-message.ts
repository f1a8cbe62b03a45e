import { parseProblem } from './problem.js';
import { toast } from '../toast/toast.js';
import { errorToast } from '../toast/toasts.js';

/** Returns the server's reason for a refusal; `fallback` when it gave none. */
export function errorMessage(error: unknown, fallback: string): string {
  const problem = parseProblem(error);
  const reason = problem && problem.status < 500 ? (problem.errors?.[0]?.message ?? problem.detail) : undefined;
  return reason ?? fallback;
}

export function toastError(error: unknown, fallback: string): void {
  toast(errorToast(errorMessage(error, fallback)));
}
