import type { RosterOutcomeDto } from '../../../../../shared/api/generated.js';
import { parseProblem } from '../../../../../shared/api/problem.js';

interface PreviewRead<Outcome> {
  currentData?: Outcome;
  error?: unknown;
  isFetching: boolean;
}

/** Returns the effect of a change, or why it cannot be; neither while it loads. */
export function toPreview<Outcome extends RosterOutcomeDto>({ currentData, error, isFetching }: PreviewRead<Outcome>) {
  if (isFetching) return { outcome: undefined, problem: undefined };
  const problem = parseProblem(error);
  const text = problem?.errors?.[0]?.message ?? problem?.detail ?? 'This could not be worked out';
  return error ? { outcome: undefined, problem: text } : { outcome: currentData, problem: undefined };
}
