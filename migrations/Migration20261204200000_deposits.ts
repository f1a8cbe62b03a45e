import { Migration } from '@mikro-orm/migrations';

/** Adds deposits: what an online payment holds until the visit. */
export class Migration20261204200000_deposits extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table online_payments add column is_deposit boolean not null default false,
  add column held_cents bigint not null default 0 check (held_cents >= 0);
create index online_payments_held on online_payments (booking_id) where held_cents > 0;
comment on column online_payments.held_cents is
  'The part of a deposit that was neither applied to a sale, given back nor charged as a fee';
create index bookings_unpaid on bookings (client_phone) where pending_reason = 'unpaid';

alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check
  check (method in ('cash', 'card', 'online', 'deposit', 'gift_certificate', 'other'));`);
  }
}
