import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { RosterEntryAdded, RosterEntryEdited, RosterEntryRemoved } from '../roster.event-types.js';
import { DayRooms } from '../watched-days/day-rooms.js';

type RosterEntryEvent = RosterEntryAdded | RosterEntryEdited | RosterEntryRemoved;

/** Makes open time grids of the day reload; those of both days when a shift was moved. */
@EventsHandler(RosterEntryAdded, RosterEntryEdited, RosterEntryRemoved)
export class PushDayOnRosterChanged implements IEventHandler<RosterEntryEvent> {
  constructor(private readonly rooms: DayRooms) {}

  handle({ data }: RosterEntryEvent): void {
    for (const { therapist_id, roster_date: date } of 'before' in data ? [data.before, data] : [data])
      this.rooms.pushDayChanged(therapist_id, date, 'roster');
  }
}
