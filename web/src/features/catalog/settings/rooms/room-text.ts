import type { RoomDto, RoomlessBookingDto, ServiceRoomsDto } from '../../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatCount } from '../../../../shared/format-count.js';

/** Parses a text with one room per line and removes duplicates. */
export const parseNames = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Describes a room: `3 upcoming bookings, up to 2 at a time`; empty where there is nothing to say. */
export function describeRoom({ is_active, upcoming_bookings, places }: RoomDto): string {
  return [
    is_active ? undefined : 'Not in use',
    upcoming_bookings > 0 ? formatCount(upcoming_bookings, 'upcoming booking') : undefined,
    places > 1 ? `up to ${places} at a time` : undefined,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether a service is given only in rooms that are out of use, while bookings need a room. */
export function isNowhere(
  { needs_no_room, room_ids }: Pick<ServiceRoomsDto, 'needs_no_room' | 'room_ids'>,
  rooms: readonly Pick<RoomDto, 'id' | 'is_active'>[],
): boolean {
  const used = rooms.filter(({ is_active }) => is_active);
  return !needs_no_room && room_ids.length > 0 && used.length > 0 && !used.some(({ id }) => room_ids.includes(id));
}

export const describeBooking = ({ booking_date, booking_time, service_name, therapist_name }: RoomlessBookingDto) =>
  `${formatShortDate(booking_date)}, ${formatTime(booking_time)}: ${service_name} with ${therapist_name}`;

/** Returns how many upcoming bookings no other room is free for. */
export const toNoOtherRoomTitle = ({ length }: string[]): string =>
  length === 1
    ? 'No other room is free for one upcoming booking'
    : `No other room is free for ${length} upcoming bookings`;
