import type { EventTypes } from '../../platform/event-log/event-type-registry.js';
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
  BookingsRelocated: {
    event: BookingsRelocated,
    action_type: 'bookings_relocate',
    kind: 'update',
    details: ['therapist_id', 'leave_ids', 'moved', 'cancelled', 'left', 'notify_client', 'notify_cancelled'],
  },
  RelocationUndone: {
    event: RelocationUndone,
    action_type: 'bookings_relocate_undo',
    kind: 'update',
    details: ['undone', 'left'],
  },
} as const satisfies EventTypes;
