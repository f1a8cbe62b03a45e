import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Executor, sql } from '../../platform/database/sql.js';
import { type Cents, parseCents } from '../../kernel/money.js';
import { DEFAULT_DURATION_MINUTES } from './service-input.js';
import { PaymentSettings } from '../settings/payment-settings.dto.js';

/** A service as it is sold: no price counts 0, no duration the default. */
export interface OfferedService {
  id: string;
  name: string;
  description: string | null;
  priceCents: Cents;
  currency: string;
  durationMinutes: number;
  isRetired: boolean;
}

/** A service as `serviceSql` selects it. */
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
export class ServiceCatalog {
  constructor(private readonly em: EntityManager) {}

  /** Keeps the service from being deleted until the caller's transaction ends. */
  async findById(db: Executor, id: string): Promise<OfferedService | undefined> {
    const [row] = await sql<ServiceRow>(db, serviceSql('$1'), [id]);
    return row && toOfferedService(row);
  }

  /** Every service that can be booked, by name descending. */
  async listOffered(): Promise<OfferedService[]> {
    const rows = await sql<ServiceRow>(
      this.em.fork(),
      `${selectServiceSql} where retired_at is null order by name desc, id`,
    );
    return rows.map(toOfferedService);
  }

  /** Every service that was ever sold, by name. */
  async listAll(): Promise<OfferedService[]> {
    const rows = await sql<ServiceRow>(this.em.fork(), `${selectServiceSql} order by name, id`);
    return rows.map(toOfferedService);
  }
}

/**
 * The currency is read with the service, not asked of the settings: those may need a connection of their own, and
 * when every connection waits for one inside its transaction, none comes free.
 */
export const shopCurrencySql = /* sql */ `
  coalesce((select setting_value ->> 'currency' from business_settings where setting_key = 'payment_settings'),
    '${new PaymentSettings().currency}')`;

const selectServiceSql = /* sql */ `
  select id, name, description, coalesce(price, 0)::text as price, coalesce(duration, ${DEFAULT_DURATION_MINUTES}) as duration,
    retired_at is not null as is_retired, ${shopCurrencySql} as currency
  from services`;

/** The service that cannot be deleted until the caller's transaction ends. @param id SQL of its id */
export function serviceSql(id: string): string {
  return `${selectServiceSql} where id = ${id} for key share`;
}

export function toOfferedService(row: ServiceRow): OfferedService {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    priceCents: parseCents(row.price),
    currency: row.currency,
    durationMinutes: row.duration,
    isRetired: row.is_retired,
  };
}
