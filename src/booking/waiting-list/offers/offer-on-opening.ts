import { Logger } from '@nestjs/common';
import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import {
  BookingRulesChanged,
  BusinessHoursChanged,
  ServiceEdited,
  ServiceRestored,
  TherapistEdited,
  TreatmentsChanged,
} from '../../../catalog/index.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import { LiveRooms } from '../../../platform/live/live-rooms.js';
import {
  ClosureEdited,
  ClosureRemoved,
  LeaveReopened,
  LeaveWithdrawn,
  RosterEntryAdded,
  RosterEntryEdited,
  TherapistBlockEdited,
  TherapistDayUnblocked,
  TherapistReactivated,
  TimeSlotAdded,
  TimeSlotEdited,
  TimeSlotToggled,
} from '../../../scheduling/index.js';
import {
  BookingCancelled,
  BookingChangeUndone,
  BookingLengthChanged,
  BookingReopened,
  BookingRescheduled,
  BookingServiceChanged,
} from '../../booking.event-types.js';
import { roomEvents } from '../../rooms/room.event-types.js';
import {
  OfferDeclined,
  OfferLapsed,
  WaitingClientBooked,
  WaitingEntryRestored,
  WaitingEntryWithdrawn,
  WaitingListJoined,
} from '../waiting-list.event-types.js';
import { OfferOpenings } from './offer-openings.js';

/** Events after which a start that somebody waits for may be free. */
const openings = [
  BookingRulesChanged,
  BusinessHoursChanged,
  ServiceEdited,
  ServiceRestored,
  TherapistEdited,
  TreatmentsChanged,
  ...roomEvents,
  BookingCancelled,
  BookingChangeUndone,
  BookingLengthChanged,
  BookingRescheduled,
  BookingServiceChanged,
  BookingReopened,
  TherapistDayUnblocked,
  TherapistBlockEdited,
  RosterEntryAdded,
  RosterEntryEdited,
  TherapistReactivated,
  ClosureEdited,
  ClosureRemoved,
  LeaveReopened,
  LeaveWithdrawn,
  TimeSlotAdded,
  TimeSlotEdited,
  TimeSlotToggled,
  WaitingListJoined,
  WaitingEntryRestored,
  WaitingEntryWithdrawn,
  WaitingClientBooked,
  OfferDeclined,
  OfferLapsed,
];

/**
 * Starts a run at once; a missed event is found by the next run of the task. Only workers do this, web processes
 * leave it to them.
 */
@EventsHandler(...openings)
export class OfferOnOpening implements IEventHandler<RecordedEvent> {
  private readonly logger = new Logger(OfferOnOpening.name);

  constructor(
    private readonly offers: OfferOpenings,
    private readonly rooms: LiveRooms,
  ) {}

  async handle(): Promise<void> {
    if (this.rooms.isServing) return;
    await this.offers
      .run()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Openings could not be offered and will be later'));
  }
}
