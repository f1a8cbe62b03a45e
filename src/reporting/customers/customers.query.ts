import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../../catalog/index.js';
import { Config } from '../../platform/config.js';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import { toIdentityConditions } from '../clients/identity-conditions.js';
import { ProjectionFreshness } from '../freshness/projection-freshness.js';
import { customerCursorSql, formatCustomerCursor, latestBookingSql } from './customer-cursor.js';
import { selectCustomersSql, toCustomerDto, type CustomerRow } from './customer-row.js';
import type { CustomerDetailDto, CustomerListQueryDto, CustomerPageDto } from './customer.dto.js';

/** Reads the customers, who booked or are on record, from the projection of customers. */
@Injectable()
export class CustomersQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly freshness: ProjectionFreshness,
    private readonly config: Config,
  ) {}

  async page({ search, cursor, limit }: CustomerListQueryDto): Promise<CustomerPageDto> {
    const as_of = await this.freshness.atCheckpoint('customers');
    const { currency } = await this.settings.paymentSettings();
    const { where, parameters } = toConditions(search, cursor, this.config.SHOP_COUNTRY);
    const rows = await sql<CustomerRow>(
      this.em.fork(),
      `${search ? SKIP_PREPARE : ''}${selectCustomersSql} c where ${where.join(' and ')}
       order by ${latestBookingSql('c.last_booking_date')} desc, customer_id(customer_key) desc limit ${limit + 1}`,
      parameters,
    );
    const pageRows = rows.slice(0, limit);
    const last = rows.length > limit ? pageRows.at(-1) : undefined;
    return {
      items: pageRows.map((row) => toCustomerDto(row, currency)),
      next_cursor: last ? formatCustomerCursor(last) : null,
      as_of,
    };
  }

  /** Reads one customer. @throws NotFoundError when nobody has this id (any more) */
  async get(id: string): Promise<CustomerDetailDto> {
    const as_of = await this.freshness.atCheckpoint('customers');
    const { currency } = await this.settings.paymentSettings();
    return { customer: toCustomerDto(await this.row(id), currency), as_of };
  }

  private async row(id: string): Promise<CustomerRow> {
    const [row] = await sql<CustomerRow>(
      this.em.fork(),
      `${selectCustomersSql} where customer_id(customer_key) = $1::uuid`,
      [id],
    );
    if (!row) throw new NotFoundError('There is no such customer');
    return row;
  }
}

function toConditions(search: string | undefined, cursor: string | undefined, country: string) {
  const where = ['true'];
  const parameters: unknown[] = [];
  if (search?.trim()) {
    const isFound = toIdentityConditions(search, parameters, { country });
    where.push(`customer_key in (select i.customer_key from customer_identities i where ${isFound})`);
  }
  if (cursor) where.push(customerCursorSql('c.last_booking_date', cursor, parameters));
  return { where, parameters };
}
