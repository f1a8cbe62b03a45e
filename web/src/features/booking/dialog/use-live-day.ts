import { useEffect, useEffectEvent, useState } from 'react';
import type { DayAvailabilityDto } from '../../../shared/api/generated.js';
import { onLive, watchDay } from '../../../shared/live.js';
import { toast } from '../../../shared/toast.js';
import { describeChange } from './slots.js';

interface DayQuery {
  currentData?: DayAvailabilityDto;
  refetch: () => PromiseLike<{ data?: DayAvailabilityDto }>;
}

/**
 * Reads a therapist's day anew whenever the server says that it changed: silently after a booking, with a toast after a
 * block. Returns the sentence that tells screen readers which times came and went.
 */
export function useLiveDay(date: string | undefined, therapistId: string | undefined, day: DayQuery): string {
  const [announcement, setAnnouncement] = useState('');

  const refresh = useEffectEvent(async (cause: 'booking' | 'block' | 'roster' | 'reconnected') => {
    const before = day.currentData;
    const { data: after } = await day.refetch();
    if (before && after) setAnnouncement(describeChange(before, after));
    if (cause === 'block') toast({ title: 'Availability Updated', description: 'Time slots have been refreshed' });
  });

  useEffect(() => {
    if (!date || !therapistId) return;
    const endings = [
      watchDay({ therapist_id: therapistId, date }),
      onLive('day-changed', (changed) => {
        if (changed.therapist_id === therapistId && changed.date === date) void refresh(changed.cause);
      }),
      onLive('reconnected', () => void refresh('reconnected')),
    ];
    return () => endings.forEach((end) => end());
  }, [date, therapistId]);

  return announcement;
}
