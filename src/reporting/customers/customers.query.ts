import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { IdentitySearch, personIdSql } from '../../clients/index.js';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import { ProjectionFreshness } from '../freshness/projection-freshness.js';
import { customerCursorSql, formatCustomerCursor, latestBookingSql } from './customer-cursor.js';
import { selectCustomersSql, toCustomerDto, type CustomerRow } from './customer-row.js';
import type { CustomerClientDto, CustomerDetailDto, CustomerListQueryDto, CustomerPageDto } from './customer.dto.js';

/** Reads the customers, who booked or are on record, from the projection of customers. */
@Injectable()
export class CustomersQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly freshness: ProjectionFreshness,
    private readonly identities: IdentitySearch,
  ) {}

  async page({ search, cursor, limit }: CustomerListQueryDto): Promise<CustomerPageDto> {
    const as_of = await this.freshness.atCheckpoint('customers');
    const { currency } = await this.settings.read(PaymentSettings);
    const { where, parameters } = this.toConditions(search, cursor);
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
    const { currency } = await this.settings.read(PaymentSettings);
    const row = await this.row(id);
    const clients = await sql<CustomerClientDto>(this.em.fork(), clientsSql, [row.customer_key]);
    return { customer: toCustomerDto(row, currency), clients, as_of };
  }

  /** Returns the customer key. @throws NotFoundError when nobody has this id (any more) */
  async findKey(id: string): Promise<string> {
    return (await this.row(id)).customer_key;
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

  private toConditions(search: string | undefined, cursor: string | undefined) {
    const where = ['true'];
    const parameters: unknown[] = [];
    if (search?.trim()) {
      const isFound = this.identities.toConditions(search, parameters);
      where.push(`customer_key in (select i.customer_key from identities i where ${isFound})`);
    }
    if (cursor) where.push(customerCursorSql('c.last_booking_date', cursor, parameters));
    return { where, parameters };
  }
}

/** SQL of the people whose bookings a customer has, those with most of them first. */
const clientsSql = /* sql */ `
  select known.id, now.name from (
    select ${personIdSql('i.client_id')} as id, count(*) as uses from identities i where i.customer_key = $1 group by 1
  ) known, client_details(known.id) now order by known.uses desc, now.name, known.id limit 20`;
