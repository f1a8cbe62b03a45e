import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { type Cents, parseCents } from '../../kernel/money.js';
import { DEFAULT_DURATION_MINUTES } from './service-input.js';
import { PaymentSettings } from '../settings/payment-settings.dto.js';

/** A service as it is sold: a missing price counts as 0, a missing duration as the default. */
export interface OfferedService {
  id: string;
  name: string;
  /** The treatment that it is a variant of, and its label among the variants; both null without. */
  group: string | null;
  variant: string | null;
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
  group: string | null;
  variant: string | null;
  description: string | null;
  price: string;
  duration: number;
  currency: string;
  is_retired: boolean;
}

/** Reads the services of the shop. */
@Injectable()
export class ServiceCatalog {
  constructor(private readonly em: EntityManager) {}

  /** Finds a service, with the price and minutes of the therapist if one is given, else those of the service. */
  async findById(db: Executor, id: string, therapistId: string | null = null): Promise<OfferedService | undefined> {
    const [row] = await sql<ServiceRow>(db, oneServiceSql('$1', '$2::uuid'), [id, therapistId]);
    return row && toOfferedService(row);
  }

  /** Finds a service for a booking, and keeps it from being deleted until the caller's transaction ends. */
  async findForBooking(tx: Transaction, id: string, therapistId: string | null): Promise<OfferedService | undefined> {
    const [row] = await sql<ServiceRow>(tx, serviceSql('$1', '$2::uuid'), [id, therapistId]);
    return row && toOfferedService(row);
  }

  /** Lists the services that can be booked, by name descending, the variants of a treatment by minutes. */
  async listOffered(): Promise<OfferedService[]> {
    const rows = await sql<ServiceRow>(
      this.em.fork(),
      `${selectServiceSql('null')} where s.retired_at is null order by ${treatmentNameSql} desc, ${variantOrderSql}`,
    );
    return rows.map(toOfferedService);
  }

  /** Lists all services that were ever sold, by name. */
  async listAll(): Promise<OfferedService[]> {
    const rows = await sql<ServiceRow>(this.em.fork(), `${selectServiceSql('null')} order by s.name, s.id`);
    return rows.map(toOfferedService);
  }
}

/**
 * SQL of the shop's currency. Read together with the service instead of from the settings: those may need another
 * connection, and when every connection waits for one inside its transaction, none comes free.
 */
export const shopCurrencySql = /* sql */ `
  coalesce((select setting_value ->> 'currency' from business_settings where setting_key = 'payment_settings'),
    '${new PaymentSettings().currency}')`;

/** SQL of the minutes of the shortest service on offer; the default duration where there is none. */
export const minServiceMinutesSql = /* sql */ `
  coalesce((select min(coalesce(duration, ${DEFAULT_DURATION_MINUTES})) from services where retired_at is null),
    ${DEFAULT_DURATION_MINUTES})`;

/** SQL of the name under which a service `s` is listed: that of its group, else its own. */
export const treatmentNameSql = /* sql */ `coalesce(s.group_name, s.name)`;

/** SQL that orders the services `s` of one name: those that are no variant first, then variants by minutes. */
export const variantOrderSql = /* sql */ `
  s.group_name is not null, coalesce(s.duration, ${DEFAULT_DURATION_MINUTES}), s.name, s.id`;

function selectServiceSql(therapist: string): string {
  return /* sql */ `
  select s.id, s.name, s.group_name as "group", s.variant, s.description, coalesce(own.price, s.price, 0)::text as price,
    coalesce(own.duration, s.duration, ${DEFAULT_DURATION_MINUTES}) as duration,
    s.retired_at is not null as is_retired, ${shopCurrencySql} as currency
  from services s
  left join therapist_treatments own on own.service_id = s.id and own.therapist_id = ${therapist}`;
}

/**
 * Returns SQL for a service with the price and minutes of a therapist; locks it against deletion until the caller's
 * transaction ends.
 * @param id SQL of its id.
 * @param therapist SQL of the therapist's id
 */
export function serviceSql(id: string, therapist: string): string {
  return `${oneServiceSql(id, therapist)} for key share of s`;
}

const oneServiceSql = (id: string, therapist: string) => `${selectServiceSql(therapist)} where s.id = ${id}`;

/** @throws InvalidInputError on `service_id` for one that is unknown or retired */
export function requireOffered(service: OfferedService | undefined): OfferedService {
  if (!service || service.isRetired) throw new InvalidInputError('service_id', 'This service is not offered');
  return service;
}

export function toOfferedService(row: ServiceRow): OfferedService {
  return {
    id: row.id,
    name: row.name,
    group: row.group,
    variant: row.variant,
    description: row.description,
    priceCents: parseCents(row.price),
    currency: row.currency,
    durationMinutes: row.duration,
    isRetired: row.is_retired,
  };
}
