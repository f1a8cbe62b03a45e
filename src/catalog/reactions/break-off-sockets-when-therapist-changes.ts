import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { LiveRooms, userRoom } from '../../platform/live/live-rooms.js';

/** Whoever signs in as another therapist, or as none, hears of other bookings from then on. */
@EventsHandler(LoggedEvent)
export class BreakOffSocketsWhenTherapistChanges implements IEventHandler<LoggedEvent> {
  constructor(private readonly rooms: LiveRooms) {}

  handle({ type, stream }: LoggedEvent): void {
    if (type === 'UserTherapistChanged') this.rooms.breakOff(userRoom(stream));
  }
}
