import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { type Cents, parseCents, toAmount } from '../../kernel/money.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { shopCurrencySql } from '../services/service-catalog.js';
import type { AddOnDto, OfficeAddOnDto } from './add-on.dto.js';

/** An add-on as it is sold. */
export interface OfferedAddOn {
  id: string;
  name: string;
  minutes: number;
  cents: Cents;
  serviceIds: readonly string[];
}

/** Reads the add-ons of the shop. */
@Injectable()
export class AddOnCatalog {
  constructor(private readonly em: EntityManager) {}

  /** Finds those of the ids that can be booked. */
  async findOffered(db: Executor, ids: readonly string[]): Promise<OfferedAddOn[]> {
    if (ids.length === 0) return [];
    const rows = await sql<Row>(db, `${selectSql} where a.is_active and a.id = any ($1::uuid[])`, [ids]);
    return rows.map(({ id, name, minutes, price, service_ids }) => ({
      ...{ id, name, minutes, cents: parseCents(price), serviceIds: service_ids },
    }));
  }

  /** Lists those that can be booked, by name. */
  async listOffered(): Promise<AddOnDto[]> {
    const rows = await sql<Row>(this.em.fork(), `${selectSql} where a.is_active order by a.name, a.id`);
    return rows.map(({ is_active: _, version: __, ...row }) => ({ ...row, price: toAmount(parseCents(row.price)) }));
  }

  /** Lists all, by name. */
  async listAll(): Promise<OfficeAddOnDto[]> {
    const rows = await sql<Row>(this.em.fork(), `${selectSql} order by a.name, a.id`);
    return rows.map(toOfficeAddOnDto);
  }

  /** @throws NotFoundError */
  async byId(id: string): Promise<OfficeAddOnDto> {
    const [row] = await sql<Row>(this.em.fork(), `${selectSql} where a.id = $1`, [id]);
    if (!row) throw new NotFoundError('There is no such add-on');
    return toOfficeAddOnDto(row);
  }
}

/**
 * Returns the add-ons that go with a service, in the order of their ids.
 * @throws InvalidInputError on `add_ons` for one that is not offered, or not with this service
 */
export function requireAddOns(
  offered: readonly OfferedAddOn[],
  ids: readonly string[],
  serviceId: string,
): OfferedAddOn[] {
  return ids.map((id) => {
    const addOn = offered.find((each) => each.id === id);
    if (!addOn) throw new InvalidInputError('add_ons', 'This add-on is not offered');
    if (!addOn.serviceIds.includes(serviceId))
      throw new InvalidInputError('add_ons', `“${addOn.name}” does not go with this treatment`);
    return addOn;
  });
}

interface Row extends Omit<OfficeAddOnDto, 'price'> {
  price: string;
}

const toOfficeAddOnDto = (row: Row): OfficeAddOnDto => ({ ...row, price: toAmount(parseCents(row.price)) });

const selectSql = /* sql */ `
  select a.id, a.name, a.minutes, a.price::text as price, ${shopCurrencySql} as currency,
    array(select s.id from services s where s.id = any (a.service_ids) order by s.name, s.id) as service_ids,
    a.is_active, a.version
  from service_add_ons a`;
