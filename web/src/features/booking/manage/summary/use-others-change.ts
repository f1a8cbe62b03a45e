import { useEffect, useEffectEvent, useState } from 'react';
import { useGetBookingTimelineQuery } from '../../../../shared/api/generated.js';
import { onLiveEvent, type BookingChange } from '../../../../shared/live/live-connection.js';
import { isMadeHere } from '../api/local-changes.js';
import { eventLabel } from '../history/history-labels.js';

/** Returns what somebody else has changed of a booking while it was open; undefined while nobody has. */
export function useOthersChange(id: string, userId: string | undefined): string | undefined {
  const [version, setVersion] = useState<number>();
  const { currentData: timeline } = useGetBookingTimelineQuery({ id });
  const follow = useEffectEvent(async (change: BookingChange) => {
    if (change.booking_id !== id || change.version === null || (await isMadeHere(change, userId))) return;
    setVersion(change.version);
  });
  useEffect(() => onLiveEvent('booking-changed', (change) => void follow(change)), []);
  const event = version !== undefined && timeline?.events.find((each) => each.version === version);
  return event ? `Just changed: ${eventLabel(event)}` : undefined;
}
