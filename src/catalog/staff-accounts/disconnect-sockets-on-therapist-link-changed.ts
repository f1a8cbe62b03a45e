import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LiveRooms, userRoom } from '../../platform/live/live-rooms.js';
import { UserTherapistChanged } from '../catalog.event-types.js';

/**
 * Disconnects the user's sockets, so that they reconnect and join the rooms of the therapist now linked to the account.
 */
@EventsHandler(UserTherapistChanged)
export class DisconnectSocketsOnTherapistLinkChanged implements IEventHandler<UserTherapistChanged> {
  constructor(private readonly rooms: LiveRooms) {}

  handle({ stream }: UserTherapistChanged): void {
    this.rooms.disconnectRoom(userRoom(stream));
  }
}
