import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { roomEvents } from './room.event-types.js';

/**
 * Makes open booking dialogs and back offices reload, because other rooms make other times free. The push has no
 * content.
 */
@EventsHandler(...roomEvents)
export class PushRoomsChanged implements IEventHandler {
  constructor(private readonly rooms: LiveRooms) {}

  handle(): void {
    this.rooms.emitToAll('storefront-changed', {});
  }
}
