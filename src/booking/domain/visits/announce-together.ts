import type { BookingEvent } from '../booking.events.js';
import type { MaybeSilent } from '../events/event-marks.js';
import type { VisitAnnouncement } from './visit-announcement.js';

/** The decision about one booking of a visit, and its version before. */
interface PartDecision {
  id: string;
  version: number;
  events: readonly BookingEvent[];
}

/**
 * Marks the events of a change to a whole visit, so that one mail announces it: that of the first changed booking whose
 * client is to be notified, else that of the first changed one.
 */
export function announceTogether(decisions: readonly PartDecision[]): BookingEvent[][] {
  const changed = decisions.filter(({ events }) => events.length > 0);
  const first = changed.find(({ events }) => !isSilent(events.at(-1)!)) ?? changed[0];
  const others = changed.filter((each) => each !== first);
  const announces = others.map(({ id, version, events }) => ({ id, version: version + events.length }));
  return decisions.map(({ id, events }) => {
    if (!first || others.length === 0) return [...events];
    const announcement: VisitAnnouncement = id === first.id ? { announces } : { announcedBy: first.id };
    return events.map((event) => ({ ...event, data: { ...event.data, ...announcement } }) as BookingEvent);
  });
}

const isSilent = ({ data }: BookingEvent): boolean => (data as MaybeSilent).notifyClient === false;
