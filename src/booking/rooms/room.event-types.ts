import { created, deleted, updated, type EventTypes } from '../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';

export class RoomAdded extends RecordedEvent<{ room_id: string; name: string; places: number }> {}
export class RoomEdited extends RecordedEvent<{
  room_id: string;
  name: string;
  before: object;
  after: object;
  /** Ids of the bookings that stay in it although it no longer has places for them. */
  kept_bookings: string[];
}> {}
export class RoomsReordered extends RecordedEvent<{ rooms: string[] }> {}
export class RoomRemoved extends RecordedEvent<{ room_id: string; name: string }> {}
export class ServiceRoomsChanged extends RecordedEvent<{
  service_id: string;
  name: string;
  needs_no_room: boolean;
  /** Names of the rooms that are suitable; none where all are. */
  rooms: string[];
}> {}

const room = ['room_id', 'name'] as const;

/** Events of rooms, and how the action log shows each. */
export const roomEventTypes = {
  RoomAdded: created(RoomAdded, 'room_create', [...room, 'places'], 'Added the room {room_id@room}'),
  RoomEdited: updated(
    RoomEdited,
    'room_update',
    [...room, 'before', 'after', 'kept_bookings'],
    'Changed the room {room_id@room}[: {changes}][; {kept_bookings:booking|bookings} kept in it]',
  ),
  RoomsReordered: updated(RoomsReordered, 'room_order', ['rooms'], 'Put the rooms in another order'),
  RoomRemoved: deleted(RoomRemoved, 'room_delete', room, 'Deleted the room {name}'),
  ServiceRoomsChanged: updated(
    ServiceRoomsChanged,
    'service_rooms',
    ['service_id', 'name', 'needs_no_room', 'rooms'],
    ({ needs_no_room }) =>
      needs_no_room ? '{service_id@service} needs no room' : 'Chose the rooms of {service_id@service}',
  ),
} satisfies EventTypes;

export const roomEvents = Object.values(roomEventTypes).map(({ event }) => event);
