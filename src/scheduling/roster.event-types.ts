import type { EventTypes } from '../platform/event-log/event-type-registry.js';
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
export class RosterPatternAdded extends RecordedEvent<PatternData & { weeks: number; shifts: object[] }> {}
export class RosterPatternChanged extends RecordedEvent<PatternData & { before: { last_date: string | null } }> {}
export class RosterTemplateSaved extends RecordedEvent<TemplateData> {}
export class RosterTemplateRemoved extends RecordedEvent<TemplateData> {}

const shift = ['therapist_id', 'therapist_name', 'roster_date', 'shift_type', 'shift_hours'];
const pattern = ['therapist_id', 'therapist_name', 'first_date', 'last_date'];
const template = ['template_id', 'name', 'shifts'];

/** Event types of the roster, its drafts, patterns and templates. */
export const rosterEventTypes = {
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
} as const satisfies EventTypes;
