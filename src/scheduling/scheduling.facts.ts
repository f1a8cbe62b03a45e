import type { ActionLogEntry } from '../platform/event-store/event-catalogue.js';

const block = ['block_id', 'therapist_id', 'blocked_date', 'start_time', 'end_time'];

/** What this module writes to the log. */
export const schedulingFacts = {
  TimeSlotAdded: { action_type: 'timeslot_create', kind: 'create', details: ['start_time', 'end_time', 'shift_type'] },
  RosterEntryAdded: {
    action_type: 'roster_create',
    kind: 'create',
    details: ['therapist_id', 'therapist_name', 'roster_date', 'shift_hours'],
  },
  TherapistDayBlocked: { action_type: 'therapist_block_create', kind: 'create', details: block },
  TherapistDayUnblocked: { action_type: 'therapist_block_delete', kind: 'delete', details: block },
} as const satisfies Record<string, ActionLogEntry>;
