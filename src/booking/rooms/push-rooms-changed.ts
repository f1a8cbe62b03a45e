import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { roomEvents } from './room.event-types.js';

/** Other rooms make other times free: open booking dialogs and back offices reload. The push has no content. */
@EventsHandler(...roomEvents)
export class PushRoomsChanged implements IEventHandler {
  constructor(private readonly rooms: LiveRooms) {}

  handle(): void {
    this.rooms.emitToAll('storefront-changed', {});
  }
}
