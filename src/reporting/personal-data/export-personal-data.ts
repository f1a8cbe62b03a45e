import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BookingListQuery } from '../../booking/index.js';
import { ShopSettings } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Actor } from '../../kernel/actor.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { PersonalDataExporters } from '../../platform/personal-data/personal-data-exporters.js';
import { PersonQuery } from '../clients/person.query.js';
import { CustomersQuery } from '../customers/customers.query.js';

export interface PersonalDataFile {
  /** Number of bookings in the file. */
  count: number;
  /** The file as JSON, indented by two spaces. */
  text: string;
}

/**
 * Exports all that the shop holds about a customer, for them to read. The log records the bookings' ids before the file
 * is sent.
 * @throws NotFoundError when nobody has this id (any more)
 */
export class ExportPersonalData extends Command<PersonalDataFile> {
  constructor(
    readonly customerId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ExportPersonalData)
export class ExportPersonalDataHandler implements ICommandHandler<ExportPersonalData> {
  constructor(
    private readonly events: EventRecorder,
    private readonly clock: ShopClock,
    private readonly settings: ShopSettings,
    private readonly customers: CustomersQuery,
    private readonly people: PersonQuery,
    private readonly bookings: BookingListQuery,
    private readonly exporters: PersonalDataExporters,
  ) {}

  async execute({ customerId, by }: ExportPersonalData): Promise<PersonalDataFile> {
    const { keys: customerKeys } = await this.people.find(customerId);
    const { customer } = await this.customers.get(customerId);
    const { name, email, phone } = customer;
    const subjects: string[] = [];
    const identifiers = new Set([name, email ?? '', phone].filter(Boolean));
    for await (const page of this.bookings.pages({ status: 'all', order: 'latest', customerKeys })) {
      for (const { id, client_name, client_email, client_phone } of page) {
        subjects.push(id);
        for (const word of [client_name, client_email, client_phone]) if (word) identifiers.add(word);
      }
    }
    const held = await this.exporters.exportAll({ subjects, identifiers: [...identifiers] });
    const data = { record_count: subjects.length, booking_ids: subjects };
    await this.events.record({ type: 'PersonalDataExported', data }, by);
    const exported_at = this.clock.formatTimestamp(this.clock.instant());
    const exported = {
      shop: (await this.settings.details()).name,
      exported_at,
      person: { name, email, phone },
      ...held,
    };
    return { count: subjects.length, text: `${JSON.stringify(exported, null, 2)}\n` };
  }
}
