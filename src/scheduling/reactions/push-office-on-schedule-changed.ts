import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { schedulingFacts } from '../scheduling.facts.js';

interface Changed {
  therapist_id?: string;
  before?: { therapist_id?: string };
}

/** Open rosters and schedules read again: the admins', and those of the therapists whose days they are. */
@EventsHandler(LoggedEvent)
export class PushOfficeOnScheduleChanged implements IEventHandler<LoggedEvent<Changed>> {
  constructor(private readonly rooms: LiveRooms) {}

  handle({ type, data }: LoggedEvent<Changed>): void {
    if (!(type in schedulingFacts)) return;
    const concerned = new Set([data.therapist_id ?? null, data.before?.therapist_id ?? data.therapist_id ?? null]);
    for (const therapistId of concerned) this.rooms.toStaff(therapistId, 'schedule-changed', {});
  }
}
