import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { EventRecorder } from '../../../platform/event-log/event-recorder.js';
import { BookingCsvQuery, type ExportedBookings } from '../../queries/list/booking-csv.query.js';
import type { BookingFilter } from '../../queries/list/booking-list.query.js';
import { BookingsExported } from './export.event-types.js';

/** Exports the bookings of a filter as CSV. The log keeps what was asked for, but not the name searched for. */
export class ExportBookings extends Command<ExportedBookings> {
  constructor(
    readonly filter: BookingFilter,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ExportBookings)
export class ExportBookingsHandler implements ICommandHandler<ExportBookings> {
  constructor(
    private readonly events: EventRecorder,
    private readonly bookings: BookingCsvQuery,
  ) {}

  /** Logs the export before its first row is sent. */
  async execute({ filter, by }: ExportBookings): Promise<ExportedBookings> {
    const exported = await this.bookings.read(filter);
    const { name, order, therapistId, dayState, begunBy, ...rest } = filter;
    const day_state = begunBy ? 'late' : dayState;
    const data = {
      record_count: exported.count,
      ...rest,
      day_state,
      therapist_id: therapistId,
      by_name: Boolean(name),
    };
    await this.events.record(BookingsExported, data, by);
    return exported;
  }
}
