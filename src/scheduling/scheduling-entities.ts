import { BlockedTimeSlot } from './blocks/blocked-time-slot.entity.js';
import { Closure } from './closures/closure.entity.js';
import { Leave } from './leave/leave.entity.js';
import { RosterEntry } from './rosters/roster-entry.entity.js';
import { TimeSlot } from './time-slots/time-slot.entity.js';

/** The entities of this module. */
export const schedulingEntities = [TimeSlot, RosterEntry, BlockedTimeSlot, Closure, Leave];
