import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { StaffRooms } from '../catalog/index.js';
import { type SchedulingEvent, schedulingEvents } from './scheduling.event-types.js';

/** Makes open rosters and schedules reload: those of admins, and of the therapists whose days changed. */
@EventsHandler(...schedulingEvents)
export class PushOfficeOnScheduleChanged implements IEventHandler<SchedulingEvent> {
  constructor(private readonly rooms: StaffRooms) {}

  handle({ data }: SchedulingEvent): void {
    const now = getTherapistId(data);
    const before = 'before' in data ? getTherapistId(data.before) : now;
    for (const therapistId of new Set([now, before])) this.rooms.emit(therapistId, 'schedule-changed', {});
  }
}

/** Returns the therapist of an event; null for events that concern every therapist, such as those of time slots. */
function getTherapistId(data: object): string | null {
  return 'therapist_id' in data ? (data.therapist_id as string) : null;
}
