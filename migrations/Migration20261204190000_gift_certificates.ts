import { Migration } from '@mikro-orm/migrations';

/** Adds gift certificates: balances behind codes, and payments with them. */
export class Migration20261204190000_gift_certificates extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table gift_certificates (
  id uuid primary key,
  version int not null,
  status text not null check (status in ('ordered', 'issued', 'voided')),
  number int,
  location_id text not null,
  currency text not null,
  cents bigint not null check (cents > 0),
  balance_cents bigint not null check (balance_cents >= 0),
  code_hash text,
  to_be_mailed_on date,
  ordered_at timestamptz not null
);
create unique index gift_certificates_number on gift_certificates (number);
create unique index gift_certificates_code on gift_certificates (code_hash);
create index gift_certificates_to_be_mailed on gift_certificates (to_be_mailed_on) where to_be_mailed_on is not null;
comment on table gift_certificates is
  'Balances that are owed to whoever holds the code, of which only a hash is kept. to_be_mailed_on while the mail with the certificate was not asked for';

create index gift_certificates_unpaid on gift_certificates (ordered_at) where status = 'ordered';

alter table online_payments alter column booking_id drop not null;

insert into paper_numbers values ('gift_certificate', 0);

alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check
  check (method in ('cash', 'card', 'online', 'gift_certificate', 'other'));`);
  }
}
