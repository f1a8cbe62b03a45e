import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { sql } from '../platform/database/sql.js';
import type { Actor } from '../platform/event-store/actor.js';
import { EventLog } from '../platform/event-store/event-log.js';
import { amountOf, type Cents, centsOf, decimalOf } from '../platform/money.js';
import { Service } from './entities/service.entity.js';
import { PaymentSettings } from './settings/payment-settings.js';

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

export interface NewService {
  id: string;
  name: string;
  description: string | null;
  priceCents: Cents | null;
  durationMinutes: number | null;
}

interface ServiceRow {
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

  async byId(em: EntityManager, id: string): Promise<OfferedService | undefined> {
    const [row] = await sql<ServiceRow>(em, `${selectService} where id = $1`, [id]);
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
      tx.create(Service, { id, name, description, price, duration: durationMinutes, createdAt: now, updatedAt: now });
      const data = {
        service_id: id,
        name,
        price: priceCents === null ? null : amountOf(priceCents),
        duration: durationMinutes,
      };
      await this.log.appendFacts(tx, [{ stream: id, type: 'ServiceAdded', data }], by);
    });
  }
}

/**
 * The currency is read with the service, not asked of the settings: those may need a connection of their own, and
 * when every connection waits for one inside its transaction, none comes free.
 */
const selectService = /* sql */ `
  select id, name, description, coalesce(price, 0)::text as price, coalesce(duration, 60) as duration,
    retired_at is not null as is_retired,
    coalesce((select setting_value ->> 'currency' from business_settings where setting_key = 'payment_settings'),
      '${new PaymentSettings().currency}') as currency
  from services`;

function offered(row: ServiceRow): OfferedService {
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
