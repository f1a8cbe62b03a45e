import type { EventTypes } from '../../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';

interface CalendarLinkData {
  therapist_id: string;
  name: string;
}

export class CalendarLinkReset extends RecordedEvent<CalendarLinkData> {}
export class CalendarLinkRemoved extends RecordedEvent<CalendarLinkData> {}

const details = ['therapist_id', 'name'];

/** Events of calendar links, and how the action log shows each: that there is another one, never which. */
export const calendarLinkEventTypes = {
  CalendarLinkReset: { event: CalendarLinkReset, action_type: 'therapist_calendar_reset', kind: 'update', details },
  CalendarLinkRemoved: {
    event: CalendarLinkRemoved,
    action_type: 'therapist_calendar_remove',
    kind: 'delete',
    details,
  },
} as const satisfies EventTypes;
