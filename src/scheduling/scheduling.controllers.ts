import { AvailabilityController } from './availability/availability.controller.js';
import { OfficeAvailabilityController } from './availability/office-availability.controller.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { BookingRulesController } from './booking-rules/booking-rules.controller.js';
import { ClosuresController } from './closures/closures.controller.js';
import { ShopController } from './closures/shop.controller.js';
import { LeaveController } from './leave/leave.controller.js';
import { ListingsController } from './listings/listings.controller.js';
import { OfficeStartsController } from './listings/office-starts.controller.js';
import { OfficeTherapistsController } from './listings/office-therapists.controller.js';
import { RosterDraftsController } from './roster-changes/drafts/roster-drafts.controller.js';
import { OwnCalendarsController } from './own-calendars/own-calendars.controller.js';
import { RosterChangesController } from './roster-changes/roster-changes.controller.js';
import { RosterCopiesController } from './roster-copies/roster-copies.controller.js';
import { RosterTemplatesController } from './roster-copies/roster-templates.controller.js';
import { RosterPatternsController } from './roster-patterns/roster-patterns.controller.js';
import { RosterPlansController } from './roster-plans/roster-plans.controller.js';
import { RosterEntriesController } from './rosters/roster-entries.controller.js';
import { TherapistActivationController } from './therapist-activation/therapist-activation.controller.js';
import { TimeSlotsController } from './time-slots/time-slots.controller.js';

/** Controllers of rosters, blocks, leave, closures, time slots and availability. */
export const schedulingControllers = [
  AvailabilityController,
  ListingsController,
  BlocksController,
  OfficeStartsController,
  OfficeTherapistsController,
  OfficeAvailabilityController,
  BookingRulesController,
  ClosuresController,
  ShopController,
  LeaveController,
  OwnCalendarsController,
  RosterEntriesController,
  RosterPlansController,
  RosterChangesController,
  RosterDraftsController,
  RosterCopiesController,
  RosterTemplatesController,
  RosterPatternsController,
  TherapistActivationController,
  TimeSlotsController,
];
