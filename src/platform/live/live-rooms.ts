import { Injectable, Logger } from '@nestjs/common';
import type { Server } from 'socket.io';
import { isTransientDatabaseError } from '../database/transient-errors.js';

export const userRoom = (userId: string) => `user ${userId}`;
export const sessionRoom = (sessionId: string) => `session ${sessionId}`;
export const adminRoom = 'admins';

/**
 * Pushes to the browsers connected to this process; every process reads the log and pushes to its own. Does nothing in
 * processes without sockets. A push may be lost: pages reload their data after a reconnect.
 */
@Injectable()
export class LiveRooms {
  /** The socket server; set once sockets are served. */
  server?: Server;
  private readonly logger = new Logger(LiveRooms.name);
  private isDatabaseAway = false;

  /** Whether this process serves sockets. */
  get isServing(): boolean {
    return this.server !== undefined;
  }

  /** Whether a browser is connected that may be pushed to. */
  get hasSockets(): boolean {
    return (this.server?.sockets.sockets.size ?? 0) > 0;
  }

  /**
   * Runs a push that reads the database. While the database is unreachable pushes are lost, and the log says so once.
   */
  async pushBestEffort(push: () => Promise<void>): Promise<void> {
    try {
      await push();
      this.isDatabaseAway = false;
    } catch (error) {
      if (!isTransientDatabaseError(error)) throw error;
      if (!this.isDatabaseAway)
        this.logger.warn({ err: error }, 'Changes are not pushed to open pages: the database is away');
      this.isDatabaseAway = true;
    }
  }

  /** Pushes to the sockets in any of the rooms, once each. */
  emit(rooms: string[], event: string, body: object): void {
    this.server?.to(rooms).emit(event, body);
  }

  /** Pushes to everyone, including visitors. */
  emitToAll(event: string, body: object): void {
    this.server?.emit(event, body);
  }

  /** Closes the connections in a room; their pages reconnect with the rights that their user has by then. */
  disconnectRoom(room: string): void {
    const { sockets, adapter } = this.server?.sockets ?? {};
    for (const id of adapter?.rooms.get(room) ?? []) sockets?.get(id)?.conn.close();
  }

  /** Disconnects the sockets of a session. */
  disconnectSession(sessionId: string): void {
    this.server?.in(sessionRoom(sessionId)).disconnectSockets(true);
  }
}
