import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { TherapistBlockEdited, TherapistDayBlocked, TherapistDayUnblocked } from '../scheduling.event-types.js';
import { DayRooms } from '../watched-days/day-rooms.js';

type BlockChange = TherapistDayBlocked | TherapistBlockEdited | TherapistDayUnblocked;

/** Makes open time grids of the day reload; those of both days when a block was moved. */
@EventsHandler(TherapistDayBlocked, TherapistBlockEdited, TherapistDayUnblocked)
export class PushDayOnBlockChanged implements IEventHandler<BlockChange> {
  constructor(private readonly rooms: DayRooms) {}

  handle({ data }: BlockChange): void {
    const { therapist_id, blocked_date } = data;
    const days = new Set('before' in data ? [blocked_date, data.before.blocked_date] : [blocked_date]);
    for (const date of days) this.rooms.pushDayChanged(therapist_id, date, 'block');
  }
}
