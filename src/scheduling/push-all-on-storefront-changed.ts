import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { catalogEvents } from '../catalog/index.js';
import { LiveRooms } from '../platform/live/live-rooms.js';
import {
  ClosureAdded,
  ClosureEdited,
  ClosureRemoved,
  TherapistDeactivated,
  TherapistReactivated,
  TimeSlotAdded,
  TimeSlotEdited,
  TimeSlotRemoved,
  TimeSlotToggled,
} from './scheduling.event-types.js';

/**
 * Makes open booking dialogs reload services, therapists, time slots and the shop's settings. Shifts and blocks are
 * pushed by day instead. The push has no content, so visitors may receive it.
 */
@EventsHandler(
  ...catalogEvents,
  TimeSlotAdded,
  TimeSlotEdited,
  TimeSlotToggled,
  TimeSlotRemoved,
  ClosureAdded,
  ClosureEdited,
  ClosureRemoved,
  TherapistDeactivated,
  TherapistReactivated,
)
export class PushAllOnStorefrontChanged implements IEventHandler {
  constructor(private readonly rooms: LiveRooms) {}

  handle(): void {
    this.rooms.emitToAll('storefront-changed', {});
  }
}
