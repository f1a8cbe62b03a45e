import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { BOOKING_WINDOW_DAYS } from '../catalog/index.js';
import { addDays, type LocalDate } from '../kernel/local-time.js';
import { ShopClock } from '../platform/clock/shop-clock.js';
import { listDays } from './leave/terms/leave-terms.js';
import { LeaveApproved, LeaveEntered, LeaveReopened, LeaveWithdrawn } from './leave.event-types.js';
import {
  OwnCalendarBusyChanged,
  OwnCalendarConnected,
  OwnCalendarRemoved,
} from './own-calendars/own-calendar.event-types.js';
import { RosterEntryAdded, RosterEntryEdited, RosterEntryRemoved } from './roster.event-types.js';
import { TherapistBlockEdited, TherapistDayBlocked, TherapistDayUnblocked } from './scheduling.event-types.js';
import { DayRooms } from './watched-days/day-rooms.js';

const changes = [
  ...[RosterEntryAdded, RosterEntryEdited, RosterEntryRemoved],
  ...[TherapistDayBlocked, TherapistBlockEdited, TherapistDayUnblocked],
  ...[LeaveApproved, LeaveEntered, LeaveReopened, LeaveWithdrawn],
  ...[OwnCalendarBusyChanged, OwnCalendarConnected, OwnCalendarRemoved],
] as const;

type ScheduleChange = InstanceType<(typeof changes)[number]>;

/** Makes open time grids of the days reload; those of both days when a shift or block was moved. */
@EventsHandler(...changes)
export class PushDaysOnScheduleChanged implements IEventHandler<ScheduleChange> {
  constructor(
    private readonly rooms: DayRooms,
    private readonly clock: ShopClock,
  ) {}

  handle({ data }: ScheduleChange): void {
    const cause = 'roster_date' in data || 'first_date' in data ? 'roster' : 'block';
    const days = 'before' in data ? [data.before, data] : [data];
    const changed = new Set(days.flatMap((day) => this.listDays(day).map((date) => `${day.therapist_id} ${date}`)));
    for (const [therapistId, date] of [...changed].map((day) => day.split(' ')))
      this.rooms.pushDayChanged(therapistId!, date!, cause);
  }

  private listDays(data: ScheduleChange['data']): LocalDate[] {
    if ('roster_date' in data) return [data.roster_date];
    if ('blocked_date' in data) return [data.blocked_date];
    if ('first_date' in data)
      return listDays({
        ...{ firstDate: data.first_date, lastDate: data.last_date, repeatsUntil: data.repeats_until },
        ...{ startTime: data.start_time, endTime: data.end_time },
      });
    // Which of their days an own calendar changed is nobody's to know.
    const today = this.clock.today();
    return Array.from({ length: BOOKING_WINDOW_DAYS + 1 }, (_, days) => addDays(today, days));
  }
}
