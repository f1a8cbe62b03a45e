import { problemOf } from '../../shared/api/problem.js';
import type { Toast } from '../../shared/toast.js';

export const done = (description: string): Toast => ({ title: 'Success', description });

export const failed = (description: string): Toast => ({ title: 'Error', description, destructive: true });

export const missing = (description: string): Toast => ({ title: 'Missing Information', description, destructive: true });

export const endsTooEarly = 'End time must be after start time';

/** What the server said of a refusal that a person can do something about, else that it failed. */
export function refusal(error: unknown, failure: string): Toast {
  const problem = problemOf(error);
  const isAnswer = problem?.status === 409 || problem?.status === 422;
  return failed((isAnswer && (problem.errors?.[0]?.message ?? problem.detail)) || failure);
}

/** Ids of the bookings that stand against a change; undefined when it failed for another reason. */
export function bookingsAgainst(error: unknown): string[] | undefined {
  const problem = problemOf(error);
  return problem?.status === 409 ? problem.in_the_way : undefined;
}
