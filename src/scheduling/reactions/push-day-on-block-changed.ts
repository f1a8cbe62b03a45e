import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import type { BlockFact } from '../blocks.js';

const changes: ReadonlySet<string> = new Set(['TherapistDayBlocked', 'TherapistDayUnblocked']);

/** Open time grids of that day read again. */
@EventsHandler(LoggedEvent)
export class PushDayOnBlockChanged implements IEventHandler<LoggedEvent<BlockFact>> {
  constructor(private readonly rooms: LiveRooms) {}

  handle({ type, data }: LoggedEvent<BlockFact>): void {
    if (!changes.has(type)) return;
    const { therapist_id, blocked_date: date } = data;
    this.rooms.toDay(therapist_id, date, 'day-changed', { therapist_id, date, cause: 'block' });
  }
}
