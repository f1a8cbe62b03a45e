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
 * Shows the text as a destructive toast, for each attempt to load that failed; on top of each other they would say no more. Not for
 * whoever is led away to set up a second factor.
 */
export function useLoadFailureToast({ isError, error, startedTimeStamp }: Query, description: string): void {
  const isLedAway = parseProblem(error)?.code === 'second-factor-required';
  useEffect(() => {
    if (isError && !isLedAway) toast(loadFailureToast(description, navigator.onLine));
  }, [isError, isLedAway, startedTimeStamp, description]);
}
