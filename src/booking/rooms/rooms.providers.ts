import { AddRoomsHandler } from './add-rooms.js';
import { EditRoomHandler } from './edit-room.js';
import { OrderRoomsHandler } from './order-rooms.js';
import { PushRoomsChanged } from './push-rooms-changed.js';
import { RemoveRoomHandler } from './remove-room.js';
import { RoomAssigner } from './room-assigner.js';
import { RoomsQuery } from './rooms.query.js';
import { SetServiceRoomsHandler } from './set-service-rooms.js';

export const roomProviders = [
  AddRoomsHandler,
  EditRoomHandler,
  OrderRoomsHandler,
  RemoveRoomHandler,
  SetServiceRoomsHandler,
  RoomAssigner,
  RoomsQuery,
  PushRoomsChanged,
];
