import { ApiProperty } from '@nestjs/swagger';

export class RoomDto {
  id!: string;
  name!: string;
  /** Number of bookings of one party that it takes at a time. */
  places!: number;
  /** Whether bookings are given this room. */
  is_active!: boolean;
  /** Number of confirmed upcoming bookings in it. */
  upcoming_bookings!: number;
  /** Whether it can be deleted: no booking has or had it, and no offer to somebody who waits has it. */
  is_unused!: boolean;
  /** The version, sent along with an edit; 409 `modified` when somebody else was faster. */
  version!: number;
}

/** The rooms in which a service is given. */
export class ServiceRoomsDto {
  service_id!: string;
  name!: string;
  needs_no_room!: boolean;
  /** Rooms in which it is given; empty for any room, unless it needs none. */
  room_ids!: string[];
  /** The version of the service. */
  version!: number;
}

/** A confirmed upcoming booking that has no room although its treatment needs one. */
export class RoomlessBookingDto {
  id!: string;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date!: string;
  /** `HH:mm`, shop-local. */
  booking_time!: string;
  service_name!: string;
  therapist_name!: string;
}

export class RoomListDto {
  /** Rooms in the order in which they are given away. */
  rooms!: RoomDto[];
  /** Services that are sold, by name. */
  services!: ServiceRoomsDto[];
  /** The first 50 bookings without a room, by their start. */
  @ApiProperty({ type: [RoomlessBookingDto] })
  bookings_without_room!: RoomlessBookingDto[];
  /** Number of all bookings without a room, those beyond the first 50 included. */
  bookings_without_room_total!: number;
}
