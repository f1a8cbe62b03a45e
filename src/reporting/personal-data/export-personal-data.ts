import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { ListBookings } from '../../booking/index.js';
import { ShopSettings } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { Disclosures } from '../../platform/personal-data/disclosures.js';
import { ListCustomers } from '../queries/list-customers.js';

export interface PersonalDataFile {
  /** Bookings in it. */
  count: number;
  /** JSON for people, two spaces deep. */
  text: string;
}

/** All that the shop holds about a customer, for them to read. Logged before it leaves, with the bookings' ids alone. */
@Injectable()
export class ExportPersonalData {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
    private readonly settings: ShopSettings,
    private readonly customers: ListCustomers,
    private readonly bookings: ListBookings,
    private readonly disclosures: Disclosures,
  ) {}

  /** @throws NotFound when nobody has this id (any more) */
  async of(customerId: string, by: Actor): Promise<PersonalDataFile> {
    const customerKey = await this.customers.keyOf(customerId);
    const { customer } = await this.customers.one(customerId);
    const subjects: string[] = [];
    const words = new Set<string>();
    for await (const page of this.bookings.pages({ status: 'all', order: 'latest', customerKey })) {
      for (const { id, client_name, client_email, client_phone } of page) {
        subjects.push(id);
        for (const word of [client_name, client_email, client_phone]) if (word) words.add(word);
      }
    }
    const { name, email, phone } = customer;
    const held = await this.disclosures.everythingAbout({ subjects, words: [...words] });
    const fact = { stream: randomUUIDv7(), type: 'PersonalDataExported', data: { record_count: subjects.length, booking_ids: subjects } };
    await this.em.fork().transactional((em) => this.log.appendFacts(em, [fact], by));
    const exported_at = this.clock.stampOf(this.clock.instant());
    const told = { shop: (await this.settings.details()).name, exported_at, person: { name, email, phone }, ...held };
    return { count: subjects.length, text: `${JSON.stringify(told, null, 2)}\n` };
  }
}
