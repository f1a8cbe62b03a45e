import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { adminRoom, LiveRooms } from '../../platform/live/live-rooms.js';
import { SecuritySettingsChanged } from '../catalog.event-types.js';

/** Sockets are authenticated once, when they connect; administrators' pages reconnect and ask what they may do now. */
@EventsHandler(SecuritySettingsChanged)
export class DisconnectSocketsOnSecuritySettingsChanged implements IEventHandler<SecuritySettingsChanged> {
  constructor(private readonly rooms: LiveRooms) {}

  handle(): void {
    this.rooms.disconnectRoom(adminRoom);
  }
}
