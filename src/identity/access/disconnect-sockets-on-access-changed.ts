import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LiveRooms, sessionRoom, userRoom } from '../../platform/live/live-rooms.js';
import {
  PasswordChanged,
  PasswordReset,
  SecondFactorDisabled,
  SecondFactorEnabled,
  SecondFactorReset,
  SessionEnded,
  UserDisabled,
  UserRoleChanged,
  UserSignedOutElsewhere,
  UserSignedOutEverywhere,
} from '../identity.event-types.js';

type AccessChange =
  | UserRoleChanged
  | UserDisabled
  | UserSignedOutEverywhere
  | UserSignedOutElsewhere
  | PasswordReset
  | PasswordChanged
  | SecondFactorEnabled
  | SecondFactorDisabled
  | SecondFactorReset
  | SessionEnded;

/** Disconnects the user's sockets in each process, because sockets are authenticated only once, when they connect. */
@EventsHandler(
  UserRoleChanged,
  UserDisabled,
  UserSignedOutEverywhere,
  UserSignedOutElsewhere,
  PasswordReset,
  PasswordChanged,
  SecondFactorEnabled,
  SecondFactorDisabled,
  SecondFactorReset,
  SessionEnded,
)
export class DisconnectSocketsOnAccessChanged implements IEventHandler<AccessChange> {
  constructor(private readonly rooms: LiveRooms) {}

  handle(event: AccessChange): void {
    this.rooms.disconnectRoom(event instanceof SessionEnded ? sessionRoom(event.stream) : userRoom(event.stream));
  }
}
