import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { type Executor, sql } from '../platform/database/sql.js';
import type { Actor } from '../platform/event-store/actor.js';
import { EventLog } from '../platform/event-store/event-log.js';
import { type Cents, centsOf, decimalOf } from '../platform/money.js';
import { type ServiceDetails, serviceFact } from './commands/service-details.js';
import { Service } from './entities/service.entity.js';
import { PaymentSettings } from './settings/payment-settings.dto.js';

/** A service as it is sold: an absent price counts 0, an absent duration 60 minutes. */
export interface OfferedService {
  id: string;
  name: string;
  description: string | null;
  priceCents: Cents;
  currency: string;
  durationMinutes: number;
  isRetired: boolean;
}

export interface NewService extends ServiceDetails {
  id: string;
}

/** A service as `serviceStatement` selects it. */
export interface ServiceRow {
  id: string;
  name: string;
  description: string | null;
  price: string;
  duration: number;
  currency: string;
  is_retired: boolean;
}

/** What the shop sells. */
@Injectable()
export class Services {
  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Until the caller's transaction ends the service is not deleted. */
  async byId(db: Executor, id: string): Promise<OfferedService | undefined> {
    const [row] = await sql<ServiceRow>(db, serviceStatement('$1'), [id]);
    return row && offered(row);
  }

  /** Every service that can be booked, by name descending. */
  async offered(em: EntityManager): Promise<OfferedService[]> {
    const rows = await sql<ServiceRow>(em, `${selectService} where retired_at is null order by name desc, id`);
    return rows.map(offered);
  }

  async add(em: EntityManager, service: NewService, by: Actor): Promise<void> {
    const { id, name, description, priceCents, durationMinutes } = service;
    const now = this.clock.now();
    const price = priceCents === null ? null : decimalOf(priceCents);
    await em.transactional(async (tx) => {
      const values = { name, description, price, duration: durationMinutes };
      tx.create(Service, { id, ...values, createdAt: now, updatedAt: now });
      const data = { service_id: id, ...serviceFact(values) };
      await this.log.appendFacts(tx, [{ stream: id, type: 'ServiceAdded', data }], by);
    });
  }
}

/**
 * The currency is read with the service, not asked of the settings: those may need a connection of their own, and
 * when every connection waits for one inside its transaction, none comes free.
 */
export const shopCurrency = /* sql */ `
  coalesce((select setting_value ->> 'currency' from business_settings where setting_key = 'payment_settings'),
    '${new PaymentSettings().currency}')`;

const selectService = /* sql */ `
  select id, name, description, coalesce(price, 0)::text as price, coalesce(duration, 60) as duration,
    retired_at is not null as is_retired, ${shopCurrency} as currency
  from services`;

/** The service that cannot be deleted until the caller's transaction ends. @param id SQL of its id */
export function serviceStatement(id: string): string {
  return `${selectService} where id = ${id} for key share`;
}

export function offered(row: ServiceRow): OfferedService {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    priceCents: centsOf(row.price),
    currency: row.currency,
    durationMinutes: row.duration,
    isRetired: row.is_retired,
  };
}
