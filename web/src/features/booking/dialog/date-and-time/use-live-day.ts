import { useEffect, useEffectEvent, useState } from 'react';
import type { DayAvailabilityDto } from '../../../../shared/api/generated.js';
import { onLiveEvent, type WatchedDay, watchDay } from '../../../../shared/live/live-connection.js';
import { ANY_DAY_EVENTS, useLiveRefresh } from '../../../../shared/live/use-live-refresh.js';
import { toast } from '../../../../shared/toast/toast.js';
import { describeAvailabilityChange } from './slots.js';

interface DayQuery {
  currentData?: DayAvailabilityDto;
  refetch: () => PromiseLike<{ data?: DayAvailabilityDto; isError: boolean }>;
}

/**
 * Reloads a therapist's day whenever the server says that it changed: silently after a booking, with a toast after a
 * block. Without a therapist it is everybody's day, and reloads with any.
 * @returns a sentence that tells screen readers which times came and went
 */
export function useLiveDay(date: string | undefined, therapistId: string | undefined, day: DayQuery): string {
  const [announcement, setAnnouncement] = useState('');

  const reload = async (cause: 'booking' | 'block' | 'roster' | 'missed') => {
    const before = day.currentData;
    const { data: after, isError } = await day.refetch();
    // The component that reads the day reports the failure.
    if (isError) return;
    if (before && after) setAnnouncement(describeAvailabilityChange(before, after));
    if (cause === 'block') toast({ title: 'Availability Updated', description: 'Time slots have been refreshed' });
  };
  const refresh = useEffectEvent(reload);

  useLiveRefresh(() => void reload('missed'), { active: !!date && !therapistId, events: ANY_DAY_EVENTS });

  useEffect(() => {
    if (!date || !therapistId) return;
    const isSame = (other: WatchedDay) => other.therapist_id === therapistId && other.date === date;
    const unsubscribers = [
      onLiveEvent('day-changed', (changed) => isSame(changed) && void refresh(changed.cause)),
      // Reloads once the subscription is active: a change between the first read and the subscription was not pushed.
      onLiveEvent('watched', (watched) => isSame(watched) && void refresh('missed')),
      onLiveEvent('reconnected', () => void refresh('missed')),
      watchDay({ therapist_id: therapistId, date }),
    ];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [date, therapistId]);

  return announcement;
}
