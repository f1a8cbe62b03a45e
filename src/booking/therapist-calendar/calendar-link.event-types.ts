import { deleted, updated, type EventTypes } from '../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';

interface CalendarLinkData {
  therapist_id: string;
  name: string;
}

export class CalendarLinkReset extends RecordedEvent<CalendarLinkData> {}
export class CalendarLinkRemoved extends RecordedEvent<CalendarLinkData> {}

const details = ['therapist_id', 'name'] as const;

/** Events of calendar links, and how the action log shows each: that there is another one, never which. */
export const calendarLinkEventTypes = {
  CalendarLinkReset: updated(
    CalendarLinkReset,
    'therapist_calendar_reset',
    details,
    'Gave the calendar of {therapist_id@therapist} a new secret link',
  ),
  CalendarLinkRemoved: deleted(
    CalendarLinkRemoved,
    'therapist_calendar_remove',
    details,
    'Removed the calendar link of {therapist_id@therapist}',
  ),
} satisfies EventTypes;
