import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { StaffRooms } from '../../catalog/index.js';
import {
  drawerDayEvents,
  type RecordedDrawerDayEvent,
  type RecordedTipPayoutEvent,
  tipPayoutEvents,
} from '../payments.event-types.js';

/** Makes the desk's pages about a day read again when its drawer has changed, or tips were paid out of it. */
@EventsHandler(...drawerDayEvents, ...tipPayoutEvents)
export class PushDrawerChanged implements IEventHandler<RecordedDrawerDayEvent | RecordedTipPayoutEvent> {
  constructor(private readonly rooms: StaffRooms) {}

  handle({ data }: RecordedDrawerDayEvent | RecordedTipPayoutEvent): void {
    this.rooms.emitToDesk('drawer-changed', { day: data.day });
  }
}
