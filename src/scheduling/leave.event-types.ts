import { created, deleted, updated, type EventTypes } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';
import { type KeptBookings, keptText } from './roster.event-types.js';

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
  'leave_id',
  'therapist_id',
  'therapist_name',
  'first_date',
  'last_date',
  'start_time',
  'end_time',
  'repeats_until',
] as const;

const leaveText =
  'leave of {therapist_id@therapist}, {first_date..last_date}[, {start_time:time} to {end_time:time}][, each week until {repeats_until:day}]';

/** Event types of leave. */
export const leaveEventTypes = {
  LeaveRequested: created(LeaveRequested, 'leave_request', leave, `Requested ${leaveText}`),
  LeaveEntered: created(LeaveEntered, 'leave_create', [...leave, 'kept_bookings'], `Entered ${leaveText}${keptText}`),
  LeaveApproved: updated(
    LeaveApproved,
    'leave_approve',
    [...leave, 'kept_bookings'],
    `Approved ${leaveText}${keptText}`,
  ),
  LeaveDeclined: updated(LeaveDeclined, 'leave_decline', leave, `Declined ${leaveText}`),
  LeaveWithdrawn: deleted(LeaveWithdrawn, 'leave_withdraw', leave, `Withdrew ${leaveText}`),
  LeaveReopened: updated(LeaveReopened, 'leave_reopen', leave, `Opened ${leaveText} again`),
} satisfies EventTypes;
