import { created, deleted, updated, type EventTypes } from '../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';

interface OwnCalendarData {
  therapist_id: string;
  /** The server that has the calendar; the rest of its address is a secret. */
  host: string;
}

export class OwnCalendarConnected extends RecordedEvent<OwnCalendarData> {}
export class OwnCalendarRemoved extends RecordedEvent<OwnCalendarData> {}
/** Event of a reading that found other busy times within the booking window. */
export class OwnCalendarBusyChanged extends RecordedEvent<OwnCalendarData> {}
/** Event of a calendar that could not be read for hours; once until it can be read again. */
export class OwnCalendarFailed extends RecordedEvent<OwnCalendarData> {}

const details = ['therapist_id', 'host'] as const;

/** Events of therapists' own calendars: never what is in them. */
export const ownCalendarEventTypes = {
  OwnCalendarConnected: created(
    OwnCalendarConnected,
    'own_calendar_connect',
    details,
    'Connected the own calendar of {therapist_id@therapist}, at {host}',
  ),
  OwnCalendarRemoved: deleted(
    OwnCalendarRemoved,
    'own_calendar_remove',
    details,
    'Removed the own calendar of {therapist_id@therapist}, at {host}',
  ),
  OwnCalendarBusyChanged: updated(
    OwnCalendarBusyChanged,
    'own_calendar_change',
    details,
    'Read other busy times in the own calendar of {therapist_id@therapist}, at {host}',
  ),
  OwnCalendarFailed: updated(
    OwnCalendarFailed,
    'own_calendar_fail',
    details,
    'Could not read the own calendar of {therapist_id@therapist}, at {host}, for hours',
  ),
} satisfies EventTypes;
