import { useEffect, useState } from 'react';
import type { RosterOutcomeDto } from '../../../../../shared/api/generated.js';
import { parseProblem } from '../../../../../shared/api/problem.js';

type Asking<Body> = (body: Body) => Promise<{ data?: RosterOutcomeDto; error?: unknown }>;

/** Reads the effect of a change, again whenever `body` changes; undefined while it loads. */
export function usePreview<Body>(ask: Asking<Body>, body: Body | undefined) {
  const [answer, setAnswer] = useState<{ key: string; outcome?: RosterOutcomeDto; problem?: string }>();
  const key = JSON.stringify(body);
  useEffect(() => {
    if (!body) return;
    let isStale = false;
    void ask(body).then(({ data, error }) => {
      if (isStale) return;
      const problem = parseProblem(error);
      const text = problem?.errors?.[0]?.message ?? problem?.detail ?? 'This could not be worked out';
      setAnswer(data ? { key, outcome: data } : { key, problem: text });
    });
    return () => {
      isStale = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is entered is compared by its value
  }, [key]);
  const current = answer?.key === key ? answer : undefined;
  return { outcome: current?.outcome, problem: current?.problem };
}
