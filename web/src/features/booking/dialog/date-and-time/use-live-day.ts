import { useEffect, useEffectEvent, useState } from 'react';
import type { DayAvailabilityDto } from '../../../../shared/api/generated.js';
import { onLiveEvent, watchDay } from '../../../../shared/live/live-connection.js';
import { toast } from '../../../../shared/toast/toast.js';
import { describeAvailabilityChange } from './slots.js';

interface DayQuery {
  currentData?: DayAvailabilityDto;
  refetch: () => PromiseLike<{ data?: DayAvailabilityDto }>;
}

/**
 * Reloads a therapist's day whenever the server says that it changed: silently after a booking, with a toast after a
 * block. Returns the sentence that tells screen readers which times came and went.
 */
export function useLiveDay(date: string | undefined, therapistId: string | undefined, day: DayQuery): string {
  const [announcement, setAnnouncement] = useState('');

  const refresh = useEffectEvent(async (cause: 'booking' | 'block' | 'roster' | 'reconnected') => {
    const before = day.currentData;
    const { data: after } = await day.refetch();
    if (before && after) setAnnouncement(describeAvailabilityChange(before, after));
    if (cause === 'block') toast({ title: 'Availability Updated', description: 'Time slots have been refreshed' });
  });

  useEffect(() => {
    if (!date || !therapistId) return;
    const unsubscribers = [
      watchDay({ therapist_id: therapistId, date }),
      onLiveEvent('day-changed', (changed) => {
        if (changed.therapist_id === therapistId && changed.date === date) void refresh(changed.cause);
      }),
      onLiveEvent('reconnected', () => void refresh('reconnected')),
    ];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [date, therapistId]);

  return announcement;
}
