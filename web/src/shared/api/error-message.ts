import { parseProblem } from './problem.js';
import { toast } from '../toast/toast.js';
import { errorToast } from '../toast/toasts.js';

/** Why something was refused, in the server's words; `fallback` when it gave no reason. */
export function errorMessage(error: unknown, fallback: string): string {
  const problem = parseProblem(error);
  const reason = problem && problem.status < 500 ? (problem.errors?.[0]?.message ?? problem.detail) : undefined;
  return reason ?? fallback;
}

export function toastError(error: unknown, fallback: string): void {
  toast(errorToast(errorMessage(error, fallback)));
}
