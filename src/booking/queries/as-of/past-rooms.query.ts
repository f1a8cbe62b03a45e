import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';

interface RoomState {
  is_active: boolean;
}

interface RoomEvent {
  id: string;
  type: 'RoomAdded' | 'RoomEdited' | 'RoomRemoved';
  data: { before?: RoomState; after?: RoomState };
  seq: number;
}

/** Folds the change events of rooms, which are few, up to a sequence number. */
@Injectable()
export class PastRoomsQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns the ids of the rooms that were in use. @param seq the last event that had happened */
  async read(seq: number): Promise<string[]> {
    const em = this.em.fork();
    const present = await sql<RoomState & { id: string }>(em, 'select id, is_active from rooms');
    const current = new Map(present.map((room) => [room.id, room]));
    const events = Map.groupBy(await sql<RoomEvent>(em, eventsSql), ({ id }) => id);
    const ids = new Set([...current.keys(), ...events.keys()]);
    return [...ids].filter((id) => findState(events.get(id) ?? [], seq, current.get(id))?.is_active);
  }
}

/** Finds the state that the last event up to then left, else that which the first later one found. */
function findState(events: readonly RoomEvent[], seq: number, current: RoomState | undefined): RoomState | undefined {
  const last = events.findLast((event) => event.seq <= seq);
  if (last) return last.type === 'RoomAdded' ? { is_active: true } : last.data.after;
  return events.length > 0 ? events[0]!.data.before : current;
}

const eventsSql = /* sql */ `
  select e.stream as id, e.type, e.data, o.seq::float8 as seq from event_log e join log_order o using (position)
  where e.type in ('RoomAdded', 'RoomEdited', 'RoomRemoved') order by o.seq`;
