import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';

export const dayRoom = (therapistId: string, date: LocalDate) => `day ${therapistId} ${date}`;

/** Sends events to the sockets that watch a therapist's day. */
@Injectable()
export class DayRooms {
  constructor(private readonly rooms: LiveRooms) {}

  /** Makes open time grids of the day reload. Visitors receive it too, so it contains nothing personal. */
  pushDayChanged(therapistId: string, date: LocalDate, cause: 'booking' | 'roster' | 'block'): void {
    this.rooms.emit([dayRoom(therapistId, date)], 'day-changed', { therapist_id: therapistId, date, cause });
  }
}
