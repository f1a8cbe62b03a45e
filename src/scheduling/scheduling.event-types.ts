import type { EventTypes } from '../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

interface TimeSlotData {
  start_time: string;
  end_time: string;
  shift_type: string;
}

interface ShiftData {
  therapist_id: string;
  therapist_name: string;
  roster_date: string;
  shift_type: string;
  shift_hours: string;
}

/** Ids of the bookings that stay although no shift covers them any more. */
interface KeptBookings {
  kept_bookings?: string[];
}

/** Counts of drafts; the first and the last of their days. */
interface DraftsData {
  added: number;
  changed: number;
  removed: number;
  first_date: string;
  last_date: string;
}

interface PatternData {
  therapist_id: string;
  therapist_name: string;
  first_date: string;
  last_date: string | null;
}

interface PublicationData {
  change_id: string;
  therapist_id: string;
  therapist_name: string;
  shifts: { roster_date: string; shift_hours: string }[];
}

interface TemplateData {
  template_id: string;
  name: string;
  shifts: number;
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

/** A shift that was taken out with its therapist. */
export interface RestorableShift {
  roster_date: string;
  shift_type: string;
  shift_hours: string;
}

/** Days and hours of a leave, in shop time. Its kind and what was written about it are no part of the log. */
export interface LeaveData {
  leave_id: string;
  therapist_id: string;
  therapist_name: string;
  first_date: string;
  last_date: string;
  start_time: string | null;
  end_time: string | null;
  repeats_until: string | null;
}

export class TimeSlotAdded extends RecordedEvent<TimeSlotData> {}
export class TimeSlotEdited extends RecordedEvent<TimeSlotData & { timeslot_id: string; before: TimeSlotData }> {}
export class TimeSlotToggled extends RecordedEvent<{ timeslot_id: string; is_active: boolean }> {}
export class TimeSlotRemoved extends RecordedEvent<TimeSlotData & { timeslot_id: string }> {}
export class RosterEntryAdded extends RecordedEvent<ShiftData> {}
export class RosterEntryEdited extends RecordedEvent<ShiftData & KeptBookings & { before: ShiftData }> {}
export class RosterEntryRemoved extends RecordedEvent<ShiftData & KeptBookings> {}
export class RosterDraftsChanged extends RecordedEvent<DraftsData> {}
export class RosterPublished extends RecordedEvent<PublicationData> {}
export class RosterPatternAdded extends RecordedEvent<PatternData & { weeks: number; shifts: object[] }> {}
export class RosterPatternChanged extends RecordedEvent<PatternData & { before: { last_date: string | null } }> {}
export class RosterTemplateSaved extends RecordedEvent<TemplateData> {}
export class RosterTemplateRemoved extends RecordedEvent<TemplateData> {}
export class TherapistDayBlocked extends RecordedEvent<BlockData> {}
export class TherapistBlockEdited extends RecordedEvent<BlockData & { before: BlockData }> {}
export class TherapistDayUnblocked extends RecordedEvent<BlockData> {}
export class ClosureAdded extends RecordedEvent<ClosureData> {}
export class ClosureEdited extends RecordedEvent<ClosureData & { before: Omit<ClosureData, 'closure_id'> }> {}
export class ClosureRemoved extends RecordedEvent<ClosureData> {}
export class LeaveRequested extends RecordedEvent<LeaveData> {}
export class LeaveEntered extends RecordedEvent<LeaveData & KeptBookings> {}
export class LeaveApproved extends RecordedEvent<LeaveData & KeptBookings> {}
export class LeaveDeclined extends RecordedEvent<LeaveData> {}
export class LeaveWithdrawn extends RecordedEvent<LeaveData> {}
export class LeaveReopened extends RecordedEvent<LeaveData> {}
export class TherapistDeactivated extends RecordedEvent<
  KeptBookings & { therapist_id: string; name: string; shifts?: RestorableShift[] }
> {}
export class TherapistReactivated extends RecordedEvent<{ therapist_id: string; name: string; is_active: true }> {}

const block = ['block_id', 'therapist_id', 'blocked_date', 'start_time', 'end_time'];
const shift = ['therapist_id', 'therapist_name', 'roster_date', 'shift_type', 'shift_hours'];
const pattern = ['therapist_id', 'therapist_name', 'first_date', 'last_date'];
const template = ['template_id', 'name', 'shifts'];
const closure = ['closure_id', 'name', 'first_date', 'last_date'];
const leave = [
  ...['leave_id', 'therapist_id', 'therapist_name', 'first_date', 'last_date', 'start_time', 'end_time'],
  'repeats_until',
];
const slot = ['start_time', 'end_time', 'shift_type'];

/** What this module writes to the log. */
export const schedulingEventTypes = {
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
    details: ['timeslot_id', 'is_active'],
  },
  TimeSlotRemoved: {
    event: TimeSlotRemoved,
    action_type: 'timeslot_delete',
    kind: 'delete',
    details: ['timeslot_id', ...slot],
  },
  RosterEntryAdded: { event: RosterEntryAdded, action_type: 'roster_create', kind: 'create', details: shift },
  RosterEntryEdited: {
    event: RosterEntryEdited,
    action_type: 'roster_update',
    kind: 'update',
    details: [...shift, 'before', 'kept_bookings'],
  },
  RosterEntryRemoved: {
    event: RosterEntryRemoved,
    action_type: 'roster_delete',
    kind: 'delete',
    details: [...shift, 'kept_bookings'],
  },
  RosterDraftsChanged: {
    event: RosterDraftsChanged,
    action_type: 'roster_draft',
    kind: 'update',
    details: ['added', 'changed', 'removed', 'first_date', 'last_date'],
  },
  RosterPublished: {
    event: RosterPublished,
    action_type: 'roster_publish',
    kind: 'update',
    details: ['therapist_id', 'therapist_name', 'shifts'],
  },
  RosterPatternAdded: {
    event: RosterPatternAdded,
    action_type: 'roster_pattern_create',
    kind: 'create',
    details: [...pattern, 'weeks', 'shifts'],
  },
  RosterPatternChanged: {
    event: RosterPatternChanged,
    action_type: 'roster_pattern_update',
    kind: 'update',
    details: [...pattern, 'before'],
  },
  RosterTemplateSaved: {
    event: RosterTemplateSaved,
    action_type: 'roster_template_create',
    kind: 'create',
    details: template,
  },
  RosterTemplateRemoved: {
    event: RosterTemplateRemoved,
    action_type: 'roster_template_delete',
    kind: 'delete',
    details: template,
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
  LeaveRequested: { event: LeaveRequested, action_type: 'leave_request', kind: 'create', details: leave },
  LeaveEntered: {
    event: LeaveEntered,
    action_type: 'leave_create',
    kind: 'create',
    details: [...leave, 'kept_bookings'],
  },
  LeaveApproved: {
    event: LeaveApproved,
    action_type: 'leave_approve',
    kind: 'update',
    details: [...leave, 'kept_bookings'],
  },
  LeaveDeclined: { event: LeaveDeclined, action_type: 'leave_decline', kind: 'update', details: leave },
  LeaveWithdrawn: { event: LeaveWithdrawn, action_type: 'leave_withdraw', kind: 'delete', details: leave },
  LeaveReopened: { event: LeaveReopened, action_type: 'leave_reopen', kind: 'update', details: leave },
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
