import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes for the reports. URLs name a customer by a hash, because the customer key is an email address or a phone
 * number.
 */
export class Migration20261121045200_reporting_reads extends Migration {
  override up(): void {
    this.addSql(indexes);
  }
}

const indexes = /* sql */ `
create function customer_id(customer_key text) returns uuid
language sql immutable strict parallel safe as $$
  select overlay(overlay(md5(customer_key) placing '8' from 13) placing '8' from 17)::uuid
$$;
comment on function customer_id is 'What a customer is called in addresses: a UUID (version 8) made of what they are known by';

create unique index customers_by_id on customers ((customer_id(customer_key)));
create index customers_by_latest on customers (last_booking_date, (customer_id(customer_key)));
create index customers_search on customers using gin (name gin_trgm_ops, email gin_trgm_ops, (replace(phone, ' ', '')) gin_trgm_ops);
create index customer_bookings_by_date on customer_bookings (booking_date) include (customer_key, status);
`;
