import type { EventTypes } from '../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';
import { leaveEventTypes } from './leave.event-types.js';
import { type KeptBookings, rosterEventTypes } from './roster.event-types.js';

interface TimeSlotData {
  start_time: string;
  end_time: string;
  shift_type: string;
}

interface BlockData {
  block_id: string;
  therapist_id: string;
  blocked_date: string;
  start_time: string;
  end_time: string;
}

interface ClosureData {
  closure_id: string;
  name: string;
  first_date: string;
  last_date: string;
}

/** A shift that was removed when its therapist was deactivated. */
export interface RestorableShift {
  roster_date: string;
  shift_type: string;
  shift_hours: string;
}

export class TimeSlotAdded extends RecordedEvent<TimeSlotData> {}
export class TimeSlotEdited extends RecordedEvent<TimeSlotData & { timeslot_id: string; before: TimeSlotData }> {}
/** Event of a time slot that was switched on or off. The oldest ones lack the times of the slot. */
export class TimeSlotToggled extends RecordedEvent<
  { timeslot_id: string; is_active: boolean } & Partial<TimeSlotData>
> {}
export class TimeSlotRemoved extends RecordedEvent<TimeSlotData & { timeslot_id: string }> {}
export class TherapistDayBlocked extends RecordedEvent<BlockData> {}
export class TherapistBlockEdited extends RecordedEvent<BlockData & { before: BlockData }> {}
export class TherapistDayUnblocked extends RecordedEvent<BlockData> {}
export class ClosureAdded extends RecordedEvent<ClosureData> {}
export class ClosureEdited extends RecordedEvent<ClosureData & { before: Omit<ClosureData, 'closure_id'> }> {}
export class ClosureRemoved extends RecordedEvent<ClosureData> {}
export class TherapistDeactivated extends RecordedEvent<
  KeptBookings & { therapist_id: string; name: string; shifts?: RestorableShift[] }
> {}
export class TherapistReactivated extends RecordedEvent<{ therapist_id: string; name: string; is_active: true }> {}

const block = ['block_id', 'therapist_id', 'blocked_date', 'start_time', 'end_time'];
const closure = ['closure_id', 'name', 'first_date', 'last_date'];
const slot = ['start_time', 'end_time', 'shift_type'];

/** Event types that this module writes to the log. */
export const schedulingEventTypes = {
  ...rosterEventTypes,
  ...leaveEventTypes,
  TimeSlotAdded: { event: TimeSlotAdded, action_type: 'timeslot_create', kind: 'create', details: slot },
  TimeSlotEdited: {
    event: TimeSlotEdited,
    action_type: 'timeslot_update',
    kind: 'update',
    details: ['timeslot_id', ...slot, 'display_order', 'before'],
  },
  TimeSlotToggled: {
    event: TimeSlotToggled,
    action_type: 'timeslot_toggle',
    kind: 'update',
    details: ['timeslot_id', 'is_active', ...slot],
  },
  TimeSlotRemoved: {
    event: TimeSlotRemoved,
    action_type: 'timeslot_delete',
    kind: 'delete',
    details: ['timeslot_id', ...slot],
  },
  TherapistDayBlocked: {
    event: TherapistDayBlocked,
    action_type: 'therapist_block_create',
    kind: 'create',
    details: block,
  },
  TherapistBlockEdited: {
    event: TherapistBlockEdited,
    action_type: 'therapist_block_update',
    kind: 'update',
    details: [...block, 'before'],
  },
  TherapistDayUnblocked: {
    event: TherapistDayUnblocked,
    action_type: 'therapist_block_delete',
    kind: 'delete',
    details: block,
  },
  ClosureAdded: { event: ClosureAdded, action_type: 'closure_create', kind: 'create', details: closure },
  ClosureEdited: {
    event: ClosureEdited,
    action_type: 'closure_update',
    kind: 'update',
    details: [...closure, 'before'],
  },
  ClosureRemoved: { event: ClosureRemoved, action_type: 'closure_delete', kind: 'delete', details: closure },
  TherapistDeactivated: {
    event: TherapistDeactivated,
    action_type: 'therapist_deactivate',
    kind: 'delete',
    details: ['therapist_id', 'name', 'removed_shifts', 'kept_bookings'],
  },
  TherapistReactivated: {
    event: TherapistReactivated,
    action_type: 'therapist_update',
    kind: 'update',
    details: ['therapist_id', 'name', 'is_active', 'restored_shifts'],
  },
} as const satisfies EventTypes;

export type SchedulingEvent = InstanceType<(typeof schedulingEvents)[number]>;

export const schedulingEvents = Object.values(schedulingEventTypes).map(({ event }) => event);
