import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { StaffRooms } from '../../catalog/index.js';
import { drawerDayEvents, type RecordedDrawerDayEvent } from '../payments.event-types.js';

/** Makes the desk's pages about a day read again when its drawer has changed. */
@EventsHandler(...drawerDayEvents)
export class PushDrawerChanged implements IEventHandler<RecordedDrawerDayEvent> {
  constructor(private readonly rooms: StaffRooms) {}

  handle({ data }: RecordedDrawerDayEvent): void {
    this.rooms.emitToDesk('drawer-changed', { day: data.day });
  }
}
