import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { ConflictingBookingsAlert } from '../../ConflictingBookingsAlert.js';

/** Lists the bookings that would lose their shift; saving or deleting again keeps them. */
export function UncoveredBookingsAlert({ ids, entry }: { ids: string[]; entry: OfficeRosterEntryDto }) {
  return (
    <ConflictingBookingsAlert
      title="Bookings would be left without a shift"
      hint="If you keep them they stay as they are, flagged as outside the roster."
      ids={ids}
      day={{ therapistId: entry.therapist_id, date: entry.roster_date }}
    />
  );
}
