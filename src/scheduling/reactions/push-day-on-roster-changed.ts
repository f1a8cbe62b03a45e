import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import type { RosterFact } from '../rosters/roster-fact.js';

type Changed = RosterFact & { before?: RosterFact };

const changes: ReadonlySet<string> = new Set(['RosterEntryAdded', 'RosterEntryEdited', 'RosterEntryRemoved']);

/** Open time grids of that day read again; of a shift that moved, those of both days. */
@EventsHandler(LoggedEvent)
export class PushDayOnRosterChanged implements IEventHandler<LoggedEvent<Changed>> {
  constructor(private readonly rooms: LiveRooms) {}

  handle({ type, data }: LoggedEvent<Changed>): void {
    if (!changes.has(type)) return;
    for (const { therapist_id, roster_date: date } of data.before ? [data.before, data] : [data])
      this.rooms.toDay(therapist_id, date, 'day-changed', { therapist_id, date, cause: 'roster' });
  }
}
