import type { NewRelocationDto, PlaceDto, RelocationDto } from '../../api/generated.js';

/** The decisions about all rows. */
export interface RelocationOptions {
  /** The reason that clients of cancelled bookings read. */
  reason: string;
  notifiesMoved: boolean;
  notifiesCancelled: boolean;
}

/** Groups the rows that change a booking by their outcome. */
export function groupByOutcome(rows: readonly RelocationDto[]): { moves: RelocationDto[]; cancelled: RelocationDto[] } {
  return {
    moves: rows.filter(({ outcome }) => outcome === 'same_time' || outcome === 'other_time'),
    cancelled: rows.filter(({ outcome }) => outcome === 'cancel'),
  };
}

/**
 * Converts the rows to the request that applies them.
 * @param leave leave that is entered together with the moves, and undone with them
 */
export function toRelocationRequest(
  rows: readonly RelocationDto[],
  { reason, notifiesMoved, notifiesCancelled }: RelocationOptions,
  leave: Pick<NewRelocationDto, 'absence' | 'leave'> = {},
): NewRelocationDto {
  const { moves, cancelled } = groupByOutcome(rows);
  return {
    ...leave,
    moves: moves.flatMap(({ booking: { id, version }, place }) =>
      place ? [{ booking_id: id, version, ...toSlot(place) }] : [],
    ),
    cancellations: cancelled.map(({ booking: { id, version } }) => ({ booking_id: id, version })),
    reason: cancelled.length > 0 ? reason : '',
    notify_client: notifiesMoved,
    notify_cancelled: notifiesCancelled,
  };
}

const toSlot = ({ therapist_id, booking_date, booking_time }: PlaceDto) => ({
  therapist_id,
  booking_date,
  booking_time,
});
