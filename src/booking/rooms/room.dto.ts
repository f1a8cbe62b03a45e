import { ApiProperty } from '@nestjs/swagger';

export class RoomDto {
  id!: string;
  name!: string;
  /** How many bookings of one party it takes at a time. */
  places!: number;
  /** Whether bookings get it. */
  is_active!: boolean;
  /** Confirmed upcoming bookings in it. */
  upcoming_bookings!: number;
  /** No booking has or had it, and no offer to somebody who waits has it: it can be deleted. */
  is_unused!: boolean;
  /** Travels with an edit; 409 `modified` when somebody else was faster. */
  version!: number;
}

/** In which rooms a service is given. */
export class ServiceRoomsDto {
  service_id!: string;
  name!: string;
  needs_no_room!: boolean;
  /** Empty: in any room, unless it needs none. */
  room_ids!: string[];
  /** Of the service. */
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
  /** In the order in which they are given away. */
  rooms!: RoomDto[];
  /** Services that are sold, by name. */
  services!: ServiceRoomsDto[];
  /** The first 50, by their start. */
  @ApiProperty({ type: [RoomlessBookingDto] })
  bookings_without_room!: RoomlessBookingDto[];
  /** All of them, those beyond the first 50 included. */
  bookings_without_room_total!: number;
}
