import { created, deleted, updated, type EventTypes } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';
import { leaveEventTypes } from './leave.event-types.js';
import { ownCalendarEventTypes } from './own-calendars/own-calendar.event-types.js';
import { type KeptBookings, keptText, rosterEventTypes } from './roster.event-types.js';

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
export class TimeSlotEdited extends RecordedEvent<
  TimeSlotData & { timeslot_id: string; display_order: number; before: object }
> {}
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
  KeptBookings & { therapist_id: string; name: string; removed_shifts: number; shifts?: RestorableShift[] }
> {}
export class TherapistReactivated extends RecordedEvent<{
  therapist_id: string;
  name: string;
  is_active: true;
  restored_shifts: number;
}> {}

const block = ['block_id', 'therapist_id', 'blocked_date', 'start_time', 'end_time'] as const;
const closure = ['closure_id', 'name', 'first_date', 'last_date'] as const;
const slot = ['start_time', 'end_time', 'shift_type'] as const;

const blockText = '{blocked_date:day} {start_time:time} to {end_time:time}';
const closureText = '{name}, {first_date..last_date}';

/** Event types that this module writes to the log. */
export const schedulingEventTypes = {
  ...rosterEventTypes,
  ...leaveEventTypes,
  ...ownCalendarEventTypes,
  TimeSlotAdded: created(
    TimeSlotAdded,
    'timeslot_create',
    slot,
    'Added the time slot {start_time:time} to {end_time:time}, {shift_type}',
  ),
  TimeSlotEdited: updated(
    TimeSlotEdited,
    'timeslot_update',
    ['timeslot_id', ...slot, 'display_order', 'before'],
    'Changed the time slot {start_time:time} to {end_time:time}[: {changes}]',
  ),
  TimeSlotToggled: updated(
    TimeSlotToggled,
    'timeslot_toggle',
    ['timeslot_id', 'is_active', ...slot],
    ({ is_active }) => `Turned ${is_active ? 'on' : 'off'} the time slot[ {start_time:time} to {end_time:time}]`,
  ),
  TimeSlotRemoved: deleted(
    TimeSlotRemoved,
    'timeslot_delete',
    ['timeslot_id', ...slot],
    'Deleted the time slot {start_time:time} to {end_time:time}, {shift_type}',
  ),
  TherapistDayBlocked: created(
    TherapistDayBlocked,
    'therapist_block_create',
    block,
    `Blocked {therapist_id@therapist}, ${blockText}`,
  ),
  TherapistBlockEdited: updated(
    TherapistBlockEdited,
    'therapist_block_update',
    [...block, 'before'],
    `Changed the block of {therapist_id@therapist}, ${blockText}[: {changes}]`,
  ),
  TherapistDayUnblocked: deleted(
    TherapistDayUnblocked,
    'therapist_block_delete',
    block,
    `Took away the block of {therapist_id@therapist}, ${blockText}`,
  ),
  ClosureAdded: created(ClosureAdded, 'closure_create', closure, `Closed the shop: ${closureText}`),
  ClosureEdited: updated(
    ClosureEdited,
    'closure_update',
    [...closure, 'before'],
    `Changed the closure ${closureText}[: {changes}]`,
  ),
  ClosureRemoved: deleted(ClosureRemoved, 'closure_delete', closure, `Removed the closure ${closureText}`),
  TherapistDeactivated: deleted(
    TherapistDeactivated,
    'therapist_deactivate',
    ['therapist_id', 'name', 'removed_shifts', 'kept_bookings'],
    ({ removed_shifts }) =>
      `Deactivated {therapist_id@therapist}${removed_shifts ? ', {removed_shifts:shift|shifts} removed' : ''}${keptText}`,
  ),
  TherapistReactivated: updated(
    TherapistReactivated,
    'therapist_update',
    ['therapist_id', 'name', 'is_active', 'restored_shifts'],
    ({ restored_shifts }) =>
      `Activated {therapist_id@therapist} again${restored_shifts ? ', {restored_shifts:shift|shifts} brought back' : ''}`,
  ),
} satisfies EventTypes;

export type SchedulingEvent = InstanceType<(typeof schedulingEvents)[number]>;

export const schedulingEvents = Object.values(schedulingEventTypes).map(({ event }) => event);
