import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { EventRecorder } from '../../../platform/event-log/event-recorder.js';
import { BookingCsvQuery, type ExportedBookings } from '../../queries/list/booking-csv.query.js';
import { TodaysBookingsExported } from './export.event-types.js';

/** Exports every booking of today as CSV, whatever its status. */
export class ExportTodaysBookings extends Command<ExportedBookings> {
  constructor(readonly by: Actor) {
    super();
  }
}

@CommandHandler(ExportTodaysBookings)
export class ExportTodaysBookingsHandler implements ICommandHandler<ExportTodaysBookings> {
  constructor(
    private readonly events: EventRecorder,
    private readonly bookings: BookingCsvQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Logs the export before its first row is sent. */
  async execute({ by }: ExportTodaysBookings): Promise<ExportedBookings> {
    const date = this.clock.today();
    const exported = await this.bookings.read({ status: 'all', date });
    const data = { record_count: exported.count, export_date: date };
    await this.events.record(TodaysBookingsExported, data, by);
    return exported;
  }
}
