import { created, deleted, updated, type EventTypes } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

interface ShiftData {
  therapist_id: string;
  therapist_name: string;
  roster_date: string;
  shift_type: string;
  shift_hours: string;
}

/** Ids of the bookings that stay although no shift covers them any more. */
export interface KeptBookings {
  kept_bookings?: string[];
}

/** Numbers of changed drafts, and the first and last of their days. */
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

export class RosterEntryAdded extends RecordedEvent<ShiftData> {}
export class RosterEntryEdited extends RecordedEvent<ShiftData & KeptBookings & { before: ShiftData }> {}
export class RosterEntryRemoved extends RecordedEvent<ShiftData & KeptBookings> {}
export class RosterDraftsChanged extends RecordedEvent<DraftsData> {}
export class RosterPublished extends RecordedEvent<PublicationData> {}
export class RosterPatternAdded extends RecordedEvent<PatternData & { weeks: number; shifts: readonly object[] }> {}
export class RosterPatternChanged extends RecordedEvent<PatternData & { before: { last_date: string | null } }> {}
export class RosterTemplateSaved extends RecordedEvent<TemplateData> {}
export class RosterTemplateRemoved extends RecordedEvent<TemplateData> {}

const shift = ['therapist_id', 'therapist_name', 'roster_date', 'shift_type', 'shift_hours'] as const;
const pattern = ['therapist_id', 'therapist_name', 'first_date', 'last_date'] as const;
const template = ['template_id', 'name', 'shifts'] as const;

const shiftText = '{therapist_id@therapist}, {roster_date:day}, {shift_hours:hours}';
/** Part of a sentence: the bookings that stay without a shift, where there are any. */
export const keptText = '[; {kept_bookings:booking|bookings} left without a shift]';

/** Event types of the roster, its drafts, patterns and templates. */
export const rosterEventTypes = {
  RosterEntryAdded: created(RosterEntryAdded, 'roster_create', shift, `Rostered ${shiftText}`),
  RosterEntryEdited: updated(
    RosterEntryEdited,
    'roster_update',
    [...shift, 'before', 'kept_bookings'],
    `Changed the shift of ${shiftText}[: {changes}]${keptText}`,
  ),
  RosterEntryRemoved: deleted(
    RosterEntryRemoved,
    'roster_delete',
    [...shift, 'kept_bookings'],
    `Removed the shift of ${shiftText}${keptText}`,
  ),
  RosterDraftsChanged: updated(
    RosterDraftsChanged,
    'roster_draft',
    ['added', 'changed', 'removed', 'first_date', 'last_date'],
    'Changed drafts of the roster, {first_date..last_date}: {added} added, {changed} changed, {removed} removed',
  ),
  RosterPublished: updated(
    RosterPublished,
    'roster_publish',
    ['therapist_id', 'therapist_name', 'shifts'],
    'Published {shifts:shift|shifts} of {therapist_id@therapist}',
  ),
  RosterPatternAdded: created(
    RosterPatternAdded,
    'roster_pattern_create',
    [...pattern, 'weeks', 'shifts'],
    ({ weeks }) =>
      `Began a pattern of {therapist_id@therapist} from {first_date:day}[ to {last_date:day}]${weeks === 1 ? ', the same every week' : '[, {weeks} weeks in turn]'}`,
  ),
  RosterPatternChanged: updated(
    RosterPatternChanged,
    'roster_pattern_update',
    [...pattern, 'before'],
    ({ last_date }) =>
      `Changed the pattern of {therapist_id@therapist} from {first_date:day}: ${last_date ? 'until {last_date:day}' : 'without end'}`,
  ),
  RosterTemplateSaved: created(
    RosterTemplateSaved,
    'roster_template_create',
    template,
    'Saved the roster template {name}, {shifts:shift|shifts}',
  ),
  RosterTemplateRemoved: deleted(
    RosterTemplateRemoved,
    'roster_template_delete',
    template,
    'Deleted the roster template {name}',
  ),
} satisfies EventTypes;
