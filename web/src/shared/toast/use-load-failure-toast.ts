import { useEffect } from 'react';
import { parseProblem } from '../api/problem.js';
import { toast } from './toast.js';
import { loadFailureToast } from './toasts.js';

interface Query {
  isError: boolean;
  error?: unknown;
  startedTimeStamp?: number;
}

/**
 * Shows a destructive toast for each attempt to load that failed; toasts of one text replace each other. Not for people
 * who are redirected to set up a second factor.
 */
export function useLoadFailureToast({ isError, error, startedTimeStamp }: Query, description: string): void {
  const isLedAway = parseProblem(error)?.code === 'second-factor-required';
  useEffect(() => {
    if (isError && !isLedAway) toast(loadFailureToast(description, navigator.onLine));
  }, [isError, isLedAway, startedTimeStamp, description]);
}
