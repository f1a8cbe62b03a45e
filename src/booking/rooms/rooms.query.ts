import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { RoomDto, RoomlessBookingDto, RoomListDto, ServiceRoomsDto } from './room.dto.js';

/** Reads the shop's rooms, the services given in them, and the bookings without a room. */
@Injectable()
export class RoomsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async list(): Promise<RoomListDto> {
    const em = this.em.fork();
    const { date, time } = this.clock.now();
    const rooms = await sql<RoomDto>(em, roomsSql, [date, time]);
    const services = await sql<ServiceRoomsDto>(em, servicesSql);
    const isUsed = rooms.some(({ is_active }) => is_active);
    const roomless = isUsed ? await sql<Roomless>(em, roomlessSql, [date, time]) : [];
    const bookings = roomless.map(({ total: _, ...booking }) => booking);
    return {
      rooms,
      services,
      bookings_without_room: bookings,
      bookings_without_room_total: roomless[0]?.total ?? 0,
    };
  }
}

interface Roomless extends RoomlessBookingDto {
  total: number;
}

const roomsSql = /* sql */ `
  select r.id, r.name, r.places, r.is_active, r.version,
    (select count(*)::int from reservations x join bookings b on b.id = x.booking_id
      where x.room_id = r.id and x.kind = 'held' and x.starts_at > $1::date + $2::time) as upcoming_bookings,
    not exists (
      select from bookings b where b.room_id = r.id union all select from reservations x where x.room_id = r.id) as is_unused
  from rooms r order by r.position, r.id`;

const servicesSql = /* sql */ `
  select s.id as service_id, s.name, s.needs_no_room, s.version,
    array(select x.room_id from service_rooms x join rooms r on r.id = x.room_id where x.service_id = s.id order by r.position) as room_ids
  from services s where s.retired_at is null order by s.name, s.id`;

const roomlessSql = /* sql */ `
  select b.id, b.booking_date::text as booking_date, to_char(b.booking_time, 'HH24:MI') as booking_time, b.service_name,
    t.name as therapist_name, count(*) over ()::int as total
  from reservations r
  join bookings b on b.id = r.booking_id
  join therapists t on t.id = b.therapist_id
  join services s on s.id = b.service_id and not s.needs_no_room
  where r.kind = 'held' and r.room_id is null and r.starts_at > $1::date + $2::time
  order by b.booking_date, b.booking_time, b.id limit 50`;
