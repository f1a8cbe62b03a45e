import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { adminRoom, LiveRooms } from '../../platform/live/live-rooms.js';
import { SecuritySettingsChanged } from '../catalog.event-types.js';

/**
 * Disconnects administrators' sockets. Sockets are authenticated once, when they connect; the pages reconnect and ask
 * again for their rights.
 */
@EventsHandler(SecuritySettingsChanged)
export class DisconnectSocketsOnSecuritySettingsChanged implements IEventHandler<SecuritySettingsChanged> {
  constructor(private readonly rooms: LiveRooms) {}

  handle(): void {
    this.rooms.disconnectRoom(adminRoom);
  }
}
