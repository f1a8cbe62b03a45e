import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { BOOKING_WINDOW_DAYS } from '../../catalog/index.js';
import { addDays } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { DayRooms } from '../watched-days/day-rooms.js';
import { OwnCalendarBusyChanged, OwnCalendarConnected, OwnCalendarRemoved } from './own-calendar.event-types.js';

type OwnCalendarChange = OwnCalendarBusyChanged | OwnCalendarConnected | OwnCalendarRemoved;

/** Makes open time grids of the therapist reload: which of their days changed is nobody's to know. */
@EventsHandler(OwnCalendarBusyChanged, OwnCalendarConnected, OwnCalendarRemoved)
export class PushDaysOnOwnCalendarChanged implements IEventHandler<OwnCalendarChange> {
  constructor(
    private readonly rooms: DayRooms,
    private readonly clock: ShopClock,
  ) {}

  handle({ data }: OwnCalendarChange): void {
    const today = this.clock.today();
    for (let days = 0; days <= BOOKING_WINDOW_DAYS; days++)
      this.rooms.pushDayChanged(data.therapist_id, addDays(today, days), 'block');
  }
}
