import { Injectable, Logger } from '@nestjs/common';
import type { Server } from 'socket.io';
import { isOutOfReach } from '../database/out-of-reach.js';

export const dayRoom = (therapistId: string, date: string) => `day ${therapistId} ${date}`;
export const therapistRoom = (therapistId: string) => `therapist ${therapistId}`;
export const userRoom = (userId: string) => `user ${userId}`;
export const sessionRoom = (sessionId: string) => `session ${sessionId}`;
export const adminRoom = 'admins';

/**
 * Pushes to the browsers that are connected to this process; every process follows the log and pushes to its own.
 * Does nothing in processes without sockets. What is pushed may be lost: pages read again after a reconnect.
 */
@Injectable()
export class LiveRooms {
  /** Set once sockets are served. */
  server?: Server;
  private readonly logger = new Logger(LiveRooms.name);
  private isCutOff = false;

  /** Whether anybody could hear. */
  get isOpen(): boolean {
    return this.server !== undefined;
  }

  /** For a push that reads first. While the database is away it is lost: one line says so, not one an event. */
  async tell(push: () => Promise<void>): Promise<void> {
    try {
      await push();
      this.isCutOff = false;
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      if (!this.isCutOff) this.logger.warn({ err: error }, 'Changes are not pushed to open pages: the database is away');
      this.isCutOff = true;
    }
  }

  /** To whoever watches this day of a therapist, visitors too: nothing personal in `body`. */
  toDay(therapistId: string, date: string, event: string, body: object): void {
    this.server?.to(dayRoom(therapistId, date)).emit(event, body);
  }

  /** To admins and to the staff who sign in as this therapist; null: to admins alone. */
  toStaff(therapistId: string | null, event: string, body: object): void {
    const rooms = therapistId === null ? [adminRoom] : [adminRoom, therapistRoom(therapistId)];
    this.server?.to(rooms).emit(event, body);
  }

  /** To everyone, visitors too. */
  toAll(event: string, body: object): void {
    this.server?.emit(event, body);
  }

  /** Breaks the connections in a room; their pages connect again, as what their user is by then. */
  breakOff(room: string): void {
    const { sockets, adapter } = this.server?.sockets ?? {};
    for (const id of adapter?.rooms.get(room) ?? []) sockets?.get(id)?.conn.close();
  }

  /** Ends the connections of a session. */
  drop(sessionId: string): void {
    this.server?.in(sessionRoom(sessionId)).disconnectSockets(true);
  }
}
