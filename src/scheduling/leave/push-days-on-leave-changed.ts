import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LeaveApproved, LeaveEntered, LeaveReopened, LeaveWithdrawn } from '../leave.event-types.js';
import { DayRooms } from '../watched-days/day-rooms.js';
import { listDays } from './terms/leave-terms.js';

type LeaveChange = LeaveApproved | LeaveEntered | LeaveReopened | LeaveWithdrawn;

/** Makes open time grids of the days reload. */
@EventsHandler(LeaveApproved, LeaveEntered, LeaveReopened, LeaveWithdrawn)
export class PushDaysOnLeaveChanged implements IEventHandler<LeaveChange> {
  constructor(private readonly rooms: DayRooms) {}

  handle({ data }: LeaveChange): void {
    const { therapist_id, first_date, last_date, start_time, end_time, repeats_until } = data;
    const days = {
      ...{ firstDate: first_date, lastDate: last_date, repeatsUntil: repeats_until },
      ...{ startTime: start_time, endTime: end_time },
    };
    for (const date of listDays(days)) this.rooms.pushDayChanged(therapist_id, date, 'roster');
  }
}
