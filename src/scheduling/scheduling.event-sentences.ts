import type { SentencesOf } from '../platform/event-log/event-sentence.js';
import type { schedulingEventTypes } from './scheduling.event-types.js';

const shift = '{therapist_id@therapist}, {roster_date:day}, {shift_hours:hours}';
const blockTime = '{blocked_date:day} {start_time:time} to {end_time:time}';
const closure = '{name}, {first_date..last_date}';
const leave =
  'leave of {therapist_id@therapist}, {first_date..last_date}[, {start_time:time} to {end_time:time}][, each week until {repeats_until:day}]';
const kept = '[; {kept_bookings:booking|bookings} left without a shift]';

/** Sentences of the action log for the module's events. */
export const schedulingEventSentences: SentencesOf<typeof schedulingEventTypes> = {
  TimeSlotAdded: 'Added the time slot {start_time:time} to {end_time:time}, {shift_type}',
  TimeSlotEdited: 'Changed the time slot {start_time:time} to {end_time:time}[: {changes}]',
  TimeSlotToggled: ({ is_active }) =>
    `Turned ${is_active ? 'on' : 'off'} the time slot[ {start_time:time} to {end_time:time}]`,
  TimeSlotRemoved: 'Deleted the time slot {start_time:time} to {end_time:time}, {shift_type}',
  RosterEntryAdded: `Rostered ${shift}`,
  RosterEntryEdited: `Changed the shift of ${shift}[: {changes}]${kept}`,
  RosterEntryRemoved: `Removed the shift of ${shift}${kept}`,
  RosterDraftsChanged:
    'Changed drafts of the roster, {first_date..last_date}: {added} added, {changed} changed, {removed} removed',
  RosterPublished: 'Published {shifts:shift|shifts} of {therapist_id@therapist}',
  RosterPatternAdded: ({ weeks }) =>
    `Began a pattern of {therapist_id@therapist} from {first_date:day}[ to {last_date:day}]${weeks === 1 ? ', the same every week' : '[, {weeks} weeks in turn]'}`,
  RosterPatternChanged: ({ last_date }) =>
    `Changed the pattern of {therapist_id@therapist} from {first_date:day}: ${last_date ? 'until {last_date:day}' : 'without end'}`,
  RosterTemplateSaved: 'Saved the roster template {name}, {shifts:shift|shifts}',
  RosterTemplateRemoved: 'Deleted the roster template {name}',
  TherapistDayBlocked: `Blocked {therapist_id@therapist}, ${blockTime}`,
  TherapistBlockEdited: `Changed the block of {therapist_id@therapist}, ${blockTime}[: {changes}]`,
  TherapistDayUnblocked: `Took away the block of {therapist_id@therapist}, ${blockTime}`,
  ClosureAdded: `Closed the shop: ${closure}`,
  ClosureEdited: `Changed the closure ${closure}[: {changes}]`,
  ClosureRemoved: `Removed the closure ${closure}`,
  LeaveRequested: `Requested ${leave}`,
  LeaveEntered: `Entered ${leave}${kept}`,
  LeaveApproved: `Approved ${leave}${kept}`,
  LeaveDeclined: `Declined ${leave}`,
  LeaveWithdrawn: `Withdrew ${leave}`,
  LeaveReopened: `Opened ${leave} again`,
  TherapistDeactivated: ({ removed_shifts }) =>
    `Deactivated {therapist_id@therapist}${removed_shifts ? ', {removed_shifts:shift|shifts} removed' : ''}${kept}`,
  TherapistReactivated: ({ restored_shifts }) =>
    `Activated {therapist_id@therapist} again${restored_shifts ? ', {restored_shifts:shift|shifts} brought back' : ''}`,
};
