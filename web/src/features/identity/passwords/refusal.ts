import { problemOf } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast.js';

/** Why something was refused, in the server's words; `otherwise` when it gave no reason. */
export function refusalOf(error: unknown, otherwise: string): string {
  const problem = problemOf(error);
  const reason = problem && problem.status < 500 ? (problem.errors?.[0]?.message ?? problem.detail) : undefined;
  return reason ?? otherwise;
}

export function toastRefusal(error: unknown, otherwise: string): void {
  toast({ title: 'Error', description: refusalOf(error, otherwise), destructive: true });
}
