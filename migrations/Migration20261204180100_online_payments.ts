import { Migration } from '@mikro-orm/migrations';

/** Adds payments on the gateway's page. */
export class Migration20261204180100_online_payments extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table online_payments (
  id uuid primary key,
  version int not null,
  status text not null check (status in ('asked', 'open', 'paid', 'expired')),
  booking_id uuid not null,
  cents bigint not null check (cents > 0),
  session_id text,
  is_refund_open boolean not null,
  asked_at timestamptz not null
);
create index online_payments_of_booking on online_payments (booking_id);
create index online_payments_waiting on online_payments (asked_at) where status in ('asked', 'open');
create index online_payments_to_give_back on online_payments (asked_at) where is_refund_open;
comment on table online_payments is
  'Payments on the gateway''s page. session_id is its name of the page; is_refund_open while money that is to go back has not';

alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check check (method in ('cash', 'card', 'online', 'other'));`);
  }
}
