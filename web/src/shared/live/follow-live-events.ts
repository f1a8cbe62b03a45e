import type { Dispatch } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.js';
import { ANY_DAY, BOOKINGS, dayTag, SHOP_TAGS, type Tag } from '../api/tags.js';
import { type LiveEvents, onLiveEvent, type WatchedDay } from './live-connection.js';

/** Milliseconds within which several events cause one invalidation: a change is often pushed in several events. */
const BURST_MS = 150;

/** Milliseconds until reads of what the server writes a moment after a change are read again, by type of tag. */
const DELAYS_MS: Readonly<Record<string, number>> = { Report: 1_000, ActionLog: 1_500 };

const changedDay = ({ therapist_id, date }: WatchedDay): Tag[] => [
  dayTag(therapist_id, date),
  { type: 'Day', id: date },
  { type: 'Day', id: date.slice(0, 7) },
];

/** What each event invalidates. */
const TAGS: { [Event in Exclude<keyof LiveEvents, 'disconnected'>]: (body: LiveEvents[Event]) => readonly Tag[] } = {
  'booking-changed': ({ booking_id }) => [{ type: 'Booking', id: booking_id }, BOOKINGS, 'Report', 'ActionLog'],
  'schedule-changed': () => ['Schedule', 'TimeSlot'],
  'waiting-list-changed': () => ['Waiting'],
  'sale-changed': () => ['Sale', 'Booking', 'Report', 'ActionLog'],
  'drawer-changed': () => ['Sale', 'ActionLog'],
  'storefront-changed': () => SHOP_TAGS,
  'landing-changed': () => ['Landing', ANY_DAY],
  'day-changed': changedDay,
  watched: changedDay,
  reconnected: () => [
    ...SHOP_TAGS,
    ...(['Booking', 'Schedule', 'Waiting', 'Sale', 'Landing', 'Day', 'Report', 'ActionLog'] as const),
  ],
};

/** Reads again what is on screen after live events, once for those that come together; for the store, once. */
export function followLiveEvents(dispatch: Dispatch): void {
  const waiting = new Map<number, Tag[]>();
  const invalidate = (tag: Tag) => {
    const delay = DELAYS_MS[typeof tag === 'string' ? tag : tag.type] ?? BURST_MS;
    const tags = waiting.get(delay);
    if (tags) return void tags.push(tag);
    waiting.set(delay, [tag]);
    setTimeout(() => {
      const due = waiting.get(delay) ?? [];
      waiting.delete(delay);
      dispatch(baseApi.util.invalidateTags(due));
    }, delay);
  };
  const follow = <Event extends keyof typeof TAGS>(event: Event) =>
    onLiveEvent(event, (body) => TAGS[event](body).forEach(invalidate));
  (Object.keys(TAGS) as (keyof typeof TAGS)[]).forEach(follow);
}
