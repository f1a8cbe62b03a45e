import { useEffect, useEffectEvent } from 'react';
import { useToast } from './toast.js';

interface Query {
  isError: boolean;
  startedTimeStamp?: number;
}

/** Shows the text as a destructive toast, once for each attempt to load that failed. */
export function useLoadFailureToast({ isError, startedTimeStamp }: Query, description: string): void {
  const toast = useToast();
  const show = useEffectEvent(() => toast({ title: 'Error', description, destructive: true }));
  useEffect(() => {
    if (isError) show();
  }, [isError, startedTimeStamp]);
}
