import { CopyWeekHandler } from './roster-plans/copy-week.js';
import { GenerateWeekHandler } from './roster-plans/generate-week.js';
import { RosterPlanner } from './roster-plans/roster-planner.js';
import { AddRosterEntryHandler } from './rosters/add-roster-entry.js';
import { EditRosterEntryHandler } from './rosters/edit-roster-entry.js';
import { OfficeRosterQuery } from './rosters/office-roster.query.js';
import { PushDayOnRosterChanged } from './rosters/push-day-on-roster-changed.js';
import { RemoveRosterEntryHandler } from './rosters/remove-roster-entry.js';
import { RosterWriter } from './rosters/roster-writer.js';

/** Providers of shifts, and of planning them week by week. */
export const rosterProviders = [
  AddRosterEntryHandler,
  EditRosterEntryHandler,
  RemoveRosterEntryHandler,
  CopyWeekHandler,
  GenerateWeekHandler,
  RosterWriter,
  RosterPlanner,
  OfficeRosterQuery,
  PushDayOnRosterChanged,
];
