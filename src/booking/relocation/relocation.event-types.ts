import { updated, type EventTypes } from '../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';

/** A booking with its version after the change. */
export interface ChangedBooking {
  id: string;
  version: number;
}

/** A booking that stays as it was, and the code of the refusal. */
export interface LeftBooking {
  id: string;
  code: string;
}

export interface RelocationData {
  /** The therapist whose absence was entered with it; null without one. */
  therapist_id: string | null;
  leave_ids: string[];
  /** Ids of all bookings that were changed. */
  booking_ids: string[];
  moved: ChangedBooking[];
  cancelled: ChangedBooking[];
  left: LeftBooking[];
  /** Whether clients were mailed whose booking has moved. */
  notify_client: boolean;
  /**
   * Whether clients were mailed whose booking was cancelled; absent in events from before the desk could choose: they
   * were.
   */
  notify_cancelled?: boolean;
}

export interface RelocationUndoneData {
  undone: string[];
  left: LeftBooking[];
}

export class BookingsRelocated extends RecordedEvent<RelocationData> {}
export class RelocationUndone extends RecordedEvent<RelocationUndoneData> {}

/** Events of relocations, and how the action log shows each. */
export const relocationEventTypes = {
  BookingsRelocated: updated(
    BookingsRelocated,
    'bookings_relocate',
    ['therapist_id', 'leave_ids', 'moved', 'cancelled', 'left', 'notify_client', 'notify_cancelled'],
    'Moved bookings to other places[: {moved:count} moved][, {cancelled:count} cancelled][, {left:count} left][, for {therapist_id@therapist} is away]',
  ),
  RelocationUndone: updated(
    RelocationUndone,
    'bookings_relocate_undo',
    ['undone', 'left'],
    'Undid a move of several bookings[: {undone:count} are as before][, {left:count} are not]',
  ),
} satisfies EventTypes;
