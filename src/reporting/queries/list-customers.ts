import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../../catalog/index.js';
import { sql } from '../../platform/database/sql.js';
import { InvalidInput, NotFound } from '../../platform/decider.js';
import { AsOf } from './as-of.js';
import { customerColumns, customerOf, type CustomerRow } from './customer-row.js';
import type { CustomerDetailDto, CustomerListQueryDto, CustomerPageDto } from './customer.dto.js';

/** Everybody who ever booked, as the projection of customers knows them. */
@Injectable()
export class ListCustomers {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly asOf: AsOf,
  ) {}

  // The alias names the column: the bare name would sort by the text that is selected, and by no index.
  async page({ search, cursor, limit }: CustomerListQueryDto): Promise<CustomerPageDto> {
    const as_of = await this.asOf.of('customers');
    const { currency } = await this.settings.paymentSettings();
    const { where, parameters } = conditionsOf(search, cursor);
    const rows = await sql<CustomerRow>(
      this.em.fork(),
      `${customerColumns} c where ${where.join(' and ')}
       order by c.last_booking_date desc, customer_id(customer_key) desc limit ${limit + 1}`,
      parameters,
    );
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => customerOf(row, currency)),
      next_cursor: last ? `${last.last_booking_date}_${last.id}` : null,
      as_of,
    };
  }

  async one(id: string): Promise<CustomerDetailDto> {
    const as_of = await this.asOf.of('customers');
    const { currency } = await this.settings.paymentSettings();
    return { customer: customerOf(await this.row(id), currency), as_of };
  }

  /** What the customer's bookings are found by. @throws NotFound when nobody has this id (any more) */
  async keyOf(id: string): Promise<string> {
    return (await this.row(id)).customer_key;
  }

  private async row(id: string): Promise<CustomerRow> {
    const [row] = await sql<CustomerRow>(this.em.fork(), `${customerColumns} where customer_id(customer_key) = $1::uuid`, [id]);
    if (!row) throw new NotFound('There is no such customer');
    return row;
  }
}

const cursorForm = /^(\d{4}-\d{2}-\d{2})_([0-9a-f-]{36})$/;

function conditionsOf(search: string | undefined, cursor: string | undefined) {
  const where = ['true'];
  const parameters: string[] = [];
  if (search?.trim()) {
    const pattern = (text: string) => `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
    parameters.push(pattern(search), pattern(search.replaceAll(' ', '')));
    where.push(`(name ilike $1 or email ilike $1 or replace(phone, ' ', '') ilike $2)`);
  }
  if (cursor) {
    const [, date, id] = cursorForm.exec(cursor) ?? [];
    if (!date || !id) throw new InvalidInput('cursor', 'This cursor belongs to no page');
    const [d, i] = [date, id].map((value) => `$${parameters.push(value)}`);
    where.push(`(last_booking_date, customer_id(customer_key)) < (${d}::date, ${i}::uuid)`);
  }
  return { where, parameters };
}
