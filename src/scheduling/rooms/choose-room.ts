import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import { formatTime12h } from '../../kernel/format-date.js';
import type { LocalTime } from '../../kernel/local-time.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { Slot } from '../availability/slot-context.js';
import { fitsSql } from './room-sql.js';

interface ChosenRoom {
  name: string;
  fits: boolean;
  takenBy: string | null;
  takenFrom: LocalTime | null;
  takenWith: string | null;
}

/**
 * Returns the slot with a room that was chosen for a booking, instead of the first one that is free.
 * @throws InvalidInputError on `room_id` for a room that is not in use or does not suit the service, BusinessRuleError
 * `room-taken` naming the booking that has it
 */
export async function chooseRoom(
  db: Executor,
  bookingId: string,
  slot: Slot,
  serviceId: string,
  roomId: string,
): Promise<Slot> {
  const span = [slot.startsAt, slot.endsAt, slot.partyId ?? null];
  const [room] = await sql<ChosenRoom>(db, chosenRoomSql, [roomId, serviceId, bookingId, ...span]);
  if (!room) throw new InvalidInputError('room_id', 'There is no such room in use');
  if (!room.fits) throw new InvalidInputError('room_id', `This treatment is not given in ${room.name}`);
  if (room.takenBy && room.takenFrom)
    throw new BusinessRuleError(
      'room-taken',
      `${room.name} is taken: ${room.takenWith} has a booking there at ${formatTime12h(room.takenFrom)}`,
      [room.takenBy],
    );
  return { ...slot, roomId, hasRoom: true };
}

const chosenRoomSql = /* sql */ `
  select r.name, not s.needs_no_room and ${fitsSql('s', 'r.id')} as fits, taken.booking_id as "takenBy",
    to_char(taken.starts_at, 'HH24:MI') as "takenFrom", taken.therapist as "takenWith"
  from rooms r
  join services s on s.id = $2::uuid
  left join lateral (
    select x.booking_id, x.starts_at, t.name as therapist from reservations x join therapists t on t.id = x.therapist_id
    where x.room_id = r.id and x.kind = 'held' and x.booking_id <> $3::uuid and (x.party_id is null or x.party_id is distinct from $6::uuid)
      and x.during && tsrange($4::timestamp, $5::timestamp, case when $4::timestamp = $5::timestamp then '[]' else '[)' end)
    order by x.starts_at limit 1
  ) taken on true
  where r.id = $1::uuid and r.is_active`;
