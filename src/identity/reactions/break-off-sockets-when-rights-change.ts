import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { LiveRooms, sessionRoom, userRoom } from '../../platform/live/live-rooms.js';
import { rightsChanged } from '../identity.facts.js';

/** Requests ask the database who somebody is; sockets were let in once. Every process looks after its own. */
@EventsHandler(LoggedEvent)
export class BreakOffSocketsWhenRightsChange implements IEventHandler<LoggedEvent> {
  constructor(private readonly rooms: LiveRooms) {}

  handle({ type, stream }: LoggedEvent): void {
    if (rightsChanged.has(type)) this.rooms.breakOff(userRoom(stream));
    if (type === 'SessionEnded') this.rooms.breakOff(sessionRoom(stream));
  }
}
