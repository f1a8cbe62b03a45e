import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import type { BlockFact } from '../blocks.js';

const changes: ReadonlySet<string> = new Set(['TherapistDayBlocked', 'TherapistBlockEdited', 'TherapistDayUnblocked']);

/** Open time grids of that day read again; of a block that moved, those of both days. */
@EventsHandler(LoggedEvent)
export class PushDayOnBlockChanged implements IEventHandler<LoggedEvent<BlockFact & { before?: BlockFact }>> {
  constructor(private readonly rooms: LiveRooms) {}

  handle({ type, data }: LoggedEvent<BlockFact & { before?: BlockFact }>): void {
    if (!changes.has(type)) return;
    const { therapist_id } = data;
    const days = new Set([data.blocked_date, data.before?.blocked_date ?? data.blocked_date]);
    for (const date of days) this.rooms.toDay(therapist_id, date, 'day-changed', { therapist_id, date, cause: 'block' });
  }
}
