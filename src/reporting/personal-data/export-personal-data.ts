import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BookingListQuery } from '../../booking/index.js';
import { ShopDetails, ShopSettings } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Actor } from '../../kernel/actor.js';
import { sql } from '../../platform/database/sql.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { PersonalDataExporters } from '../../platform/personal-data/personal-data-exporters.js';
import { PersonQuery } from '../clients/person.query.js';
import { PersonSubjects } from '../clients/person-subjects.js';
import { PersonalDataExported } from '../reporting.event-types.js';

export interface PersonalDataFile {
  /** Number of bookings in the file. */
  count: number;
  /** The file as JSON, indented by two spaces. */
  text: string;
}

/**
 * Exports all that the shop holds about a client, for them to read. The log records the bookings' ids before the file
 * is sent.
 * @throws NotFoundError when nobody has this id (any more)
 */
export class ExportPersonalData extends Command<PersonalDataFile> {
  constructor(
    readonly clientId: string,
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
    private readonly em: EntityManager,
    private readonly subjects: PersonSubjects,
    private readonly people: PersonQuery,
    private readonly bookings: BookingListQuery,
    private readonly exporters: PersonalDataExporters,
  ) {}

  async execute({ clientId, by }: ExportPersonalData): Promise<PersonalDataFile> {
    const clientIds = await this.people.find(clientId);
    const [person] = await sql<Person>(this.em.fork(), personSql, [clientIds]);
    const bookingIds: string[] = [];
    const identifiers = new Set(Object.values(person!).filter((value) => value !== null && value !== ''));
    for await (const page of this.bookings.pages({ status: 'all', order: 'latest', clientIds })) {
      for (const { id, client_name, client_email, client_phone } of page) {
        bookingIds.push(id);
        for (const word of [client_name, client_email, client_phone]) if (word) identifiers.add(word);
      }
    }
    const subjects = await this.subjects.findSubjects(this.em.fork(), clientId);
    const held = await this.exporters.exportAll({ subjects, identifiers: [...identifiers] });
    const data = { record_count: bookingIds.length, booking_ids: bookingIds };
    await this.events.record(PersonalDataExported, data, by);
    const exported_at = this.clock.formatTimestamp(this.clock.instant());
    const exported = {
      shop: (await this.settings.read(ShopDetails)).name,
      exported_at,
      person,
      ...held,
    };
    return { count: bookingIds.length, text: `${JSON.stringify(exported, null, 2)}\n` };
  }
}

interface Person {
  name: string;
  email: string | null;
  phone: string;
}

const personSql = /* sql */ `
  select name, email, phone from unnest($1::uuid[]) with ordinality as each (id, nth), client_details(each.id)
  order by nth limit 1`;
