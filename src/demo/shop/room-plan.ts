import type { LocalDate } from '../../kernel/local-time.js';
import { COUPLES_ROOM, roomNeeds } from '../content/longwater.js';

interface Use {
  roomId: string;
  start: number;
  end: number;
}

/** Gives out the rooms of one day after the other; in a shop without any, none is needed. */
export class RoomPlan {
  private date: LocalDate = '';
  private uses: Use[] = [];

  constructor(private readonly rooms: readonly { id: string; name: string }[]) {}

  /**
   * Takes a room for a treatment, from start to end in minutes after midnight.
   * @returns its id; undefined where none is needed, null where none is free
   */
  take(date: LocalDate, serviceName: string, start: number, end: number): string | undefined | null {
    const needed = roomNeeds[serviceName];
    if (this.rooms.length === 0 || needed?.length === 0) return undefined;
    return this.takeOneOf(needed ?? this.rooms.map(({ name }) => name), date, start, end);
  }

  /** Takes the room for two. @returns its id; null when it is taken */
  takeForTwo(date: LocalDate, start: number, end: number): string | null {
    return this.takeOneOf([COUPLES_ROOM], date, start, end);
  }

  private takeOneOf(names: readonly string[], date: LocalDate, start: number, end: number): string | null {
    if (date !== this.date) this.uses = [];
    this.date = date;
    const isFree = (roomId: string) =>
      !this.uses.some((use) => use.roomId === roomId && use.start < end && start < use.end);
    const room = this.rooms.find(({ id, name }) => names.includes(name) && isFree(id));
    if (!room) return null;
    this.uses.push({ roomId: room.id, start, end });
    return room.id;
  }
}
