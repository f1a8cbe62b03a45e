import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { ShopExported, SETUP_STREAM } from '../setup.event-types.js';
import { type ShopArchive, ShopExporter } from './shop-exporter.js';

/** Exports all of the shop's data as one archive of tables. */
export class ExportShop extends Command<ShopArchive> {
  constructor(readonly by: Actor) {
    super();
  }
}

@CommandHandler(ExportShop)
export class ExportShopHandler implements ICommandHandler<ExportShop> {
  constructor(
    private readonly exporter: ShopExporter,
    private readonly events: EventRecorder,
  ) {}

  /** Records the export in the log before its first byte is sent. */
  async execute({ by }: ExportShop): Promise<ShopArchive> {
    const archive = await this.exporter.write();
    try {
      const { 'clients.csv': client_count = 0, 'bookings.csv': booking_count = 0 } = archive.counts;
      await this.events.record(ShopExported, { client_count, booking_count }, by, SETUP_STREAM);
    } catch (error) {
      archive.content.destroy();
      throw error;
    }
    return archive;
  }
}
