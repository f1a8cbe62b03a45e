import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { NotFound } from '../../platform/decider.js';
import { amountOf, centsOf } from '../../platform/money.js';
import { shopCurrency } from '../services.js';
import type { OfficeServiceDto } from './office-service.dto.js';

interface Row extends Omit<OfficeServiceDto, 'price' | 'updated_at'> {
  price: string;
  updated_at: Date;
}

/** The services as the people of the shop see them. */
@Injectable()
export class OfficeServices {
  constructor(private readonly em: EntityManager) {}

  /** By name; retired ones only when asked for. */
  async all({ retired }: { retired: boolean }): Promise<OfficeServiceDto[]> {
    const where = retired ? '' : 'where retired_at is null';
    const rows = await sql<Row>(this.em.fork(), `${statement} ${where} order by name, id`);
    return rows.map(dto);
  }

  /** @throws NotFound */
  async byId(id: string): Promise<OfficeServiceDto> {
    const [row] = await sql<Row>(this.em.fork(), `${statement} where id = $1`, [id]);
    if (!row) throw new NotFound('There is no such service');
    return dto(row);
  }
}

const dto = (row: Row): OfficeServiceDto => ({
  ...row,
  price: amountOf(centsOf(row.price)),
  updated_at: new Date(row.updated_at).toISOString(),
});

const statement = /* sql */ `
  select id, name, description, coalesce(price, 0)::text as price, coalesce(duration, 60) as duration,
    ${shopCurrency} as currency, retired_at is not null as is_retired, updated_at,
    (select coalesce(max(version), 0) from event_log where stream = services.id) as version
  from services`;
