import { MikroORM } from '@mikro-orm/postgresql';
import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { StaffRooms } from '../../../catalog/index.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import { LiveRooms } from '../../../platform/live/live-rooms.js';
import { DayRooms } from '../../../scheduling/index.js';
import { waitingEntryAggregate } from '../domain/waiting-entry.evolve.js';
import { type RecordedWaitingEvent, waitingListEvents } from '../waiting-list.event-types.js';

/** Makes the office read the list again, and time grids the day where a slot was held or released. */
@EventsHandler(...waitingListEvents)
export class PushWaitingListChanged implements IEventHandler<RecordedWaitingEvent> {
  constructor(
    private readonly orm: MikroORM,
    private readonly store: AggregateRepository,
    private readonly rooms: LiveRooms,
    private readonly dayRooms: DayRooms,
    private readonly staffRooms: StaffRooms,
  ) {}

  async handle(event: RecordedWaitingEvent): Promise<void> {
    if (!this.rooms.isServing) return;
    this.staffRooms.emitToDesk('waiting-list-changed', { entry_id: event.stream });
    await this.rooms.pushBestEffort(async () => {
      const em = this.orm.em.fork();
      const { state } = await this.store.load(em, waitingEntryAggregate, event.stream, event.version);
      if (state.status === 'none' || !state.offer) return;
      this.dayRooms.pushDayChanged(state.offer.therapistId, state.offer.date, 'booking');
    });
  }
}
