import { useEffect } from 'react';
import { toast } from './toast.js';

interface Query {
  isError: boolean;
  startedTimeStamp?: number;
}

/** Shows the text as a destructive toast, once for each attempt to load that failed. */
export function useLoadFailureToast({ isError, startedTimeStamp }: Query, description: string): void {
  useEffect(() => {
    if (isError) toast({ title: 'Error', description, destructive: true });
  }, [isError, startedTimeStamp, description]);
}
