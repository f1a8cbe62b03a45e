import { DiscoveryService } from '@nestjs/core';
import type { SocketUser } from './socket-authenticator.js';

/** Chooses the socket rooms of a module that a user's sockets join when they connect. */
export interface SocketRoomAssigner {
  findRooms(user: SocketUser): Promise<string[]>;
}

/** Marks a provider that is asked whenever a signed-in user connects. */
export const AssignsSocketRooms = DiscoveryService.createDecorator<void>();
