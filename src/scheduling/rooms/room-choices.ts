import { type Executor, sql } from '../../platform/database/sql.js';
import type { Slot } from '../availability/slot-context.js';
import { fitsSql } from './room-sql.js';

/** A room in which a service could be given. */
export interface RoomChoice {
  id: string;
  name: string;
  /** Whether no other booking has it at that time. */
  isFree: boolean;
}

/** Finds the rooms that suit a service, in their order; none where it needs none, or the shop has none. */
export function findRoomChoices(
  db: Executor,
  { startsAt, endsAt }: Slot,
  { serviceId, exceptBookingId }: { serviceId: string; exceptBookingId: string | undefined },
): Promise<RoomChoice[]> {
  return sql<RoomChoice>(db, choicesSql, [serviceId, startsAt, endsAt, exceptBookingId ?? null]);
}

const choicesSql = /* sql */ `
  select r.id, r.name, not exists (
    select from reservations x
    where x.room_id = r.id and x.kind = 'held' and x.booking_id is distinct from $4::uuid
      and (x.party_id is null or x.party_id is distinct from (select party_id from reservations where booking_id = $4::uuid))
      and x.during && tsrange($2::timestamp, $3::timestamp, case when $2::timestamp = $3::timestamp then '[]' else '[)' end)
  ) as "isFree"
  from rooms r join services s on s.id = $1::uuid and not s.needs_no_room
  where r.is_active and ${fitsSql('s', 'r.id')}
  order by r.position, r.id`;
