import { BlockedTimeSlot } from './blocked-time-slot.entity.js';
import { RosterEntry } from './roster-entry.entity.js';
import { TimeSlot } from './time-slot.entity.js';

/** The tables of this module that are reached through the ORM. */
export const schedulingEntities = [TimeSlot, RosterEntry, BlockedTimeSlot];
