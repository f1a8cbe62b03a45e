import { useEffect } from 'react';
import { toast } from './toast.js';
import { errorToast } from './toasts.js';

interface Query {
  isError: boolean;
  startedTimeStamp?: number;
}

/** Shows the text as a destructive toast, for each attempt to load that failed; on top of each other they would say no more. */
export function useLoadFailureToast({ isError, startedTimeStamp }: Query, description: string): void {
  useEffect(() => {
    if (isError) toast({ ...errorToast(description), key: description });
  }, [isError, startedTimeStamp, description]);
}
