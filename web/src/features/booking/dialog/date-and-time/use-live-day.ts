import { useEffect, useRef, useState } from 'react';
import type { DayAvailabilityDto, GetDayAvailabilityApiArg } from '../../../../shared/api/generated.js';
import { onLiveEvent } from '../../../../shared/live/live-connection.js';
import { useWatchedDays } from '../../../../shared/live/use-watched-days.js';
import { toast } from '../../../../shared/toast/toast.js';
import { describeAvailabilityChange } from './slots.js';

interface DayQuery {
  currentData?: DayAvailabilityDto;
  originalArgs?: GetDayAvailabilityApiArg;
  fulfilledTimeStamp?: number;
}

/**
 * Keeps a therapist's day up to date: silently after a booking, with a toast after a block. Without a therapist it is
 * everybody's day, and changes with any.
 * @returns a sentence that tells screen readers which times came and went
 */
export function useLiveDay(date: string | undefined, therapistId: string | undefined, day: DayQuery): string {
  useWatchedDays(date, therapistId ? [therapistId] : []);

  const { currentData, originalArgs } = day;
  const [shown, setShown] = useState({ currentData, originalArgs });
  const [announcement, setAnnouncement] = useState('');
  if (shown.currentData !== currentData || shown.originalArgs !== originalArgs) {
    setShown({ currentData, originalArgs });
    if (shown.currentData && currentData && shown.originalArgs === originalArgs)
      setAnnouncement(describeAvailabilityChange(shown.currentData, currentData));
  }

  const isBlocked = useRef(false);
  useEffect(() => {
    if (!date || !therapistId) return;
    return onLiveEvent('day-changed', (changed) => {
      if (changed.cause === 'block' && changed.therapist_id === therapistId && changed.date === date)
        isBlocked.current = true;
    });
  }, [date, therapistId]);
  useEffect(() => {
    if (!isBlocked.current) return;
    isBlocked.current = false;
    toast({ title: 'Availability Updated', description: 'Time slots have been refreshed' });
  }, [day.fulfilledTimeStamp]);

  return announcement;
}
