import type { LoggedRow } from './evidence.js';

/** A booking as its events tell it. */
export interface Story {
  id: string;
  events: LoggedRow[];
  status: 'pending' | 'confirmed' | 'cancelled';
  therapist: string;
  isUnassigned: boolean;
  day: string;
  time: string;
  cents: number;
  /** Minutes. */
  duration: number;
}

/** Tells each booking's story from the log, in the order of versions. */
export function storiesOf(events: readonly LoggedRow[]): Map<string, Story> {
  const streams = Map.groupBy(events, ({ stream }) => stream);
  const stories = new Map<string, Story>();
  for (const [id, unordered] of streams) {
    const ofStream = unordered.toSorted((a, b) => a.version - b.version);
    if (ofStream[0]?.type === 'BookingRequested') stories.set(id, storyOf(id, ofStream));
  }
  return stories;
}

function storyOf(id: string, events: LoggedRow[]): Story {
  const story = { id, events, status: 'pending' } as Story;
  Object.assign(story, { cents: events[0]!.data.totalCents, duration: events[0]!.data.durationMinutes });
  for (const { type, data } of events) {
    if (type === 'BookingRequested' || type === 'BookingRescheduled') {
      Object.assign(story, { therapist: data.therapistId, isUnassigned: data.isUnassigned, day: data.date, time: data.time });
    }
    if (type === 'BookingRescheduled' && data.verdict) story.status = 'pending';
    if (type === 'BookingConfirmed') story.status = 'confirmed';
    if (type === 'BookingCancelled') story.status = 'cancelled';
  }
  return story;
}
