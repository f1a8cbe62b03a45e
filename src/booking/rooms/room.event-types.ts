import type { EventTypes } from '../../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';

export class RoomAdded extends RecordedEvent<{ room_id: string; name: string; places: number }> {}
export class RoomEdited extends RecordedEvent<{ room_id: string; name: string; before: object; after: object }> {}
export class RoomsReordered extends RecordedEvent<{ rooms: string[] }> {}
export class RoomRemoved extends RecordedEvent<{ room_id: string; name: string }> {}
export class ServiceRoomsChanged extends RecordedEvent<{ service_id: string; name: string }> {}

const room = ['room_id', 'name'];

/** Events of rooms, and how the action log shows each. */
export const roomEventTypes = {
  RoomAdded: { event: RoomAdded, action_type: 'room_create', kind: 'create', details: [...room, 'places'] },
  RoomEdited: {
    event: RoomEdited,
    action_type: 'room_update',
    kind: 'update',
    details: [...room, 'before', 'after', 'kept_bookings'],
  },
  RoomsReordered: { event: RoomsReordered, action_type: 'room_order', kind: 'update', details: ['rooms'] },
  RoomRemoved: { event: RoomRemoved, action_type: 'room_delete', kind: 'delete', details: room },
  ServiceRoomsChanged: {
    event: ServiceRoomsChanged,
    action_type: 'service_rooms',
    kind: 'update',
    details: ['service_id', 'name', 'needs_no_room', 'rooms'],
  },
} as const satisfies EventTypes;

export const roomEvents = Object.values(roomEventTypes).map(({ event }) => event);
