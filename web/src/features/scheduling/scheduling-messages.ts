import { isSessionEnd, parseProblem } from '../../shared/api/problem.js';
import type { Toast } from '../../shared/toast/toast-message.js';
import { errorToast, sessionEndedToast } from '../../shared/toast/toasts.js';

export const END_BEFORE_START = 'End time must be after start time';

/** Returns a toast with the server's reason where the person can act on it, else with `failure`. */
export function schedulingErrorToast(error: unknown, failure: string): Toast {
  if (isSessionEnd(error)) return sessionEndedToast();
  const problem = parseProblem(error);
  const isAnswer = problem?.status === 409 || problem?.status === 422;
  return errorToast((isAnswer && (problem.errors?.[0]?.message ?? problem.detail)) || failure);
}

/** Returns the ids of the bookings that conflict with a change; undefined when it failed for another reason. */
export function getConflictingIds(error: unknown): string[] | undefined {
  const problem = parseProblem(error);
  return problem?.status === 409 ? problem.in_the_way : undefined;
}
