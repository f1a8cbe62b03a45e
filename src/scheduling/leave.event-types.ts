import type { EventTypes } from '../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';
import type { KeptBookings } from './roster.event-types.js';

/** Days and hours of a leave, in shop time. Its kind and its notes are not in the log. */
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

export class LeaveRequested extends RecordedEvent<LeaveData> {}
export class LeaveEntered extends RecordedEvent<LeaveData & KeptBookings> {}
export class LeaveApproved extends RecordedEvent<LeaveData & KeptBookings> {}
export class LeaveDeclined extends RecordedEvent<LeaveData> {}
export class LeaveWithdrawn extends RecordedEvent<LeaveData> {}
export class LeaveReopened extends RecordedEvent<LeaveData> {}

const leave = [
  ...['leave_id', 'therapist_id', 'therapist_name', 'first_date', 'last_date', 'start_time', 'end_time'],
  'repeats_until',
];

/** Event types of leave. */
export const leaveEventTypes = {
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
} as const satisfies EventTypes;
