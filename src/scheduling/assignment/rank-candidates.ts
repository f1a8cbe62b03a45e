/** A therapist who is free for a booking of Any Available. */
export interface Candidate {
  therapistId: string;
  /** Number of gaps too short to book that it would leave before and after itself. */
  holes: number;
  /** Minutes of the day that bookings and requests already take. */
  bookedMinutes: number;
  /** Instant at which such a booking last went to them, ISO 8601; null for never. */
  lastAssignedAt: string | null;
}

/**
 * Sorts candidates: fewest new holes, then fewest booked minutes that day, then longest without such an assignment,
 * then by id.
 */
export function rankCandidates<Kind extends Candidate>(candidates: readonly Kind[]): Kind[] {
  return candidates.toSorted(
    (one, other) =>
      one.holes - other.holes ||
      one.bookedMinutes - other.bookedMinutes ||
      (one.lastAssignedAt ?? '').localeCompare(other.lastAssignedAt ?? '') ||
      one.therapistId.localeCompare(other.therapistId),
  );
}
