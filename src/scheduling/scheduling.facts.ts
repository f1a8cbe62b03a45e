import type { ActionLogEntry } from '../platform/event-store/event-catalogue.js';

const block = ['block_id', 'therapist_id', 'blocked_date', 'start_time', 'end_time'];
const shift = ['therapist_id', 'therapist_name', 'roster_date', 'shift_type', 'shift_hours'];
const slot = ['start_time', 'end_time', 'shift_type'];

/** What this module writes to the log. */
export const schedulingFacts = {
  TimeSlotAdded: { action_type: 'timeslot_create', kind: 'create', details: slot },
  TimeSlotEdited: { action_type: 'timeslot_update', kind: 'update', details: ['timeslot_id', ...slot, 'display_order', 'before'] },
  TimeSlotToggled: { action_type: 'timeslot_toggle', kind: 'update', details: ['timeslot_id', 'is_active'] },
  TimeSlotRemoved: { action_type: 'timeslot_delete', kind: 'delete', details: ['timeslot_id', ...slot] },
  RosterEntryAdded: { action_type: 'roster_create', kind: 'create', details: shift },
  RosterEntryEdited: { action_type: 'roster_update', kind: 'update', details: [...shift, 'before', 'kept_bookings'] },
  RosterEntryRemoved: { action_type: 'roster_delete', kind: 'delete', details: [...shift, 'kept_bookings'] },
  TherapistDayBlocked: { action_type: 'therapist_block_create', kind: 'create', details: block },
  TherapistBlockEdited: { action_type: 'therapist_block_update', kind: 'update', details: [...block, 'before'] },
  TherapistDayUnblocked: { action_type: 'therapist_block_delete', kind: 'delete', details: block },
  TherapistDeactivated: {
    action_type: 'therapist_deactivate',
    kind: 'delete',
    details: ['therapist_id', 'name', 'removed_shifts', 'kept_bookings'],
  },
  TherapistReactivated: { action_type: 'therapist_update', kind: 'update', details: ['therapist_id', 'name', 'is_active'] },
} as const satisfies Record<string, ActionLogEntry>;
