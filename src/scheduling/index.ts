export { onDutyAsOfSql } from './as-of/on-duty-as-of-sql.js';
export { PastCoverageQuery, type PastTreatment } from './as-of/past-coverage.query.js';
export { type PastSchedule, PastScheduleQuery, type PastSpan } from './as-of/past-schedule.query.js';
export { Day } from './day/day.js';
export { getCleanupMinutes, isBeyondWindow, isPast, listReasons, type ConfirmReason } from './day/reasons.js';
export { AppointmentQueryDto, DayAvailabilityDto } from './availability/availability.dto.js';
export { MonthAvailabilityDto } from './availability/month/month-availability.dto.js';
export { MonthAvailabilityQuery } from './availability/month/month-availability.query.js';
export { PublicAvailabilityQuery } from './availability/public-availability.query.js';
export { findCandidates, type FreeCandidate } from './assignment/find-candidates.js';
export { proposeTherapists } from './assignment/propose-therapists.js';
export type { SlotForService } from './day/find-slots.js';
export type { Slot } from './day/slot.js';
export { type RecurringStart, RecurringStartsQuery } from './availability/recurring/recurring-starts.query.js';
export { SlotsAtQuery, type StartsQuery } from './availability/slots-at.query.js';
export { SlotReviewer } from './availability/slot-reviewer.js';
export { type OccupyingSpan, SlotExplainer, type SlotExplanation } from './availability/explanation/slot-explainer.js';
export { BlockReasons } from './blocks/block-reasons.js';
export { BlockTherapistDay } from './blocks/block-therapist-day.js';
export { AddClosure } from './closures/add-closure.js';
export { RemoveClosure } from './closures/remove-closure.js';
export { AnnouncedClosureDto } from './closures/closure.dto.js';
export { ClosuresQuery } from './closures/closures.query.js';
export { PublicHolidaysQuery } from './closures/public-holidays.query.js';
export { SchedulingConfig } from './scheduling.config.js';
export { schedulingEntities } from './scheduling-entities.js';
export { FreeNowQuery, type TakenSpan, type RosteredTherapist } from './free-now/free-now.query.js';
export { NextFreeDto } from './listings/next-free.dto.js';
export { type OpenStart, OpenStartsQuery } from './listings/open-starts.query.js';
export { FreeStartsQuery } from './listings/free-starts.query.js';
export { pickNextFree } from './listings/pick-next-free.js';
export { TherapistCardDto } from './listings/therapist-card.dto.js';
export { TherapistListingQuery } from './listings/therapist-listing.query.js';
export { AddLeave } from './leave/add-leave.js';
export { ChangeLeaveStatus } from './leave/change-leave-status.js';
export { fallsOnSql, leaveOfDaySql } from './leave/leave-sql.js';
export { LeaveDaysDto, LeaveTermsDto } from './leave/leave.dto.js';
export { LeaveQuery } from './leave/leave.query.js';
export { assertValidDays, type LeaveDays, type LeaveTerms } from './leave/terms/leave-terms.js';
export type { HeldSlot } from './kept-openings/held-slot.js';
export { type HeldDay, KeptOpeningService } from './kept-openings/kept-opening.service.js';
export { findOpeners } from './kept-openings/opened-starts.js';
export { KeptOpeningEnded } from './kept-openings/kept-opening-watcher.js';
export { assertTimeExists } from './reservations/bookable-slot.js';
export { OwnCalendarBusyChanged } from './own-calendars/own-calendar.event-types.js';
export { BookingWindow } from './reservations/booking-window.js';
export { OfferReservationService } from './reservations/offer-reservation.service.js';
export { findHeldBookings } from './reservations/find-held-bookings.js';
export { ReservationService, type ReserveMode, type VisitSlot } from './reservations/reservation.service.js';
export type { Claim, SlotRequest } from './reservations/slot-request.js';
export { fitsSql } from './rooms/room-sql.js';
export { lockBookingRulesExclusive, lockTherapistDays, type TherapistDay } from './reservations/therapist-day-lock.js';
export { cleanupMinutesSql, multirangeMinutesSql, onDutySql } from './rosters/on-duty-sql.js';
export { hasShiftSql } from './rosters/shift-coverage.js';
export { AddPatterns } from './roster-patterns/add-patterns.js';
export type { Pattern } from './roster-patterns/pattern.js';
export { toEventData as toRosterEventData } from './rosters/roster-event-data.js';
export { type ImportedShift, ImportedShifts } from './rosters/imported-shifts.js';
export { ROSTER_FILE_COLUMNS } from './rosters/roster.shop-file.js';
export { SHIFT_TYPES } from './rosters/shift-hours.js';
export { AddRosterEntry } from './rosters/add-roster-entry.js';
export { LeaveApproved, LeaveEntered, LeaveReopened, LeaveWithdrawn } from './leave.event-types.js';
export { RosterEntryAdded, RosterEntryEdited, RosterEntryRemoved } from './roster.event-types.js';
export {
  ClosureAdded,
  ClosureEdited,
  ClosureRemoved,
  schedulingEvents,
  TherapistBlockEdited,
  TherapistDayBlocked,
  TherapistDayUnblocked,
  TherapistDeactivated,
  TherapistReactivated,
  TimeSlotAdded,
  TimeSlotEdited,
  TimeSlotToggled,
} from './scheduling.event-types.js';
export { DayRooms } from './watched-days/day-rooms.js';
export { SchedulingModule } from './scheduling.module.js';
export { type Candidate, rankCandidates } from './assignment/rank-candidates.js';
export {
  type Absence,
  applyChange,
  getChangedRange,
  type HypotheticalChange,
  type RosterHypothesis,
  toFormer,
} from './what-if/hypothetical-change.js';
export { IsOneChange, PlannedRosterDto } from './what-if/planned-roster.dto.js';
export { PlannedRosterQuery } from './what-if/planned-roster.query.js';
export type { Place, PlaceRequest } from './what-if/place.js';
export { Schedule } from './what-if/schedule.js';
export type { ScheduledReservation, ScheduledShift, ScheduleSnapshot } from './what-if/schedule-snapshot.js';
export { ScheduleSnapshotQuery } from './what-if/schedule-snapshot.query.js';
export { findFreeRooms, type Party, type RoomDay, type RoomStay } from './day/rooms.js';
export { isOverlapping, type Span, toAbsoluteMinutes } from './day/span.js';
export { AddTimeSlot } from './time-slots/add-time-slot.js';
export type { NewTimeSlot } from './time-slots/time-slot-rules.js';
export { TimeSlotsQuery } from './time-slots/time-slots.query.js';
