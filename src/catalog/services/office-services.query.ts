import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import { toAmount, parseCents } from '../../kernel/money.js';
import { DEFAULT_DURATION_MINUTES } from './service-input.js';
import { shopCurrencySql, treatmentNameSql, variantOrderSql } from './service-catalog.js';
import type { OfficeServiceDto } from './office-service.dto.js';

interface Row extends Omit<OfficeServiceDto, 'price' | 'updated_at'> {
  price: string;
  updated_at: Date;
}

/** Reads the services for the back office. */
@Injectable()
export class OfficeServicesQuery {
  constructor(private readonly em: EntityManager) {}

  /** Lists the services by name, variants by minutes; retired ones only when asked for. */
  async all({ retired }: { retired: boolean }): Promise<OfficeServiceDto[]> {
    const where = retired ? '' : 'where s.retired_at is null';
    const rows = await sql<Row>(
      this.em.fork(),
      `${selectOfficeServicesSql} ${where} order by ${treatmentNameSql}, ${variantOrderSql}`,
    );
    return rows.map(toOfficeServiceDto);
  }

  /** @throws NotFoundError */
  async byId(id: string): Promise<OfficeServiceDto> {
    const [row] = await sql<Row>(this.em.fork(), `${selectOfficeServicesSql} where s.id = $1`, [id]);
    if (!row) throw new NotFoundError('There is no such service');
    return toOfficeServiceDto(row);
  }
}

const toOfficeServiceDto = (row: Row): OfficeServiceDto => ({
  ...row,
  price: toAmount(parseCents(row.price)),
  updated_at: new Date(row.updated_at).toISOString(),
});

const selectOfficeServicesSql = /* sql */ `
  select s.id, s.slug, s.name, s.group_name as "group", s.variant, s.description, coalesce(price, 0)::text as price, coalesce(duration, ${DEFAULT_DURATION_MINUTES}) as duration,
    cleanup_minutes as cleanup, ${shopCurrencySql} as currency, retired_at is not null as is_retired, updated_at, version
  from services s`;
