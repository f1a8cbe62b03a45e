import { Migration } from '@mikro-orm/migrations';

/**
 * Lets `verify` notice a note of a sent mail that was taken away, and a subscriber's first deliveries that were. What was delivered
 * before has no time, and notes of it are not missed. Earlier versions of the product do not touch either.
 */
export class Migration20261129600000_delivery_notes extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table deliveries add column sent_at timestamptz;
comment on column deliveries.sent_at is
  'When its mail or text left, as its note in booking_mails or booking_texts says; null where nothing was noted';

create table delivery_subscribers (
  name text primary key,
  since_seq bigint not null
);
comment on table delivery_subscribers is 'From which place in the log on each subscriber has its deliveries'`);
    this.addSql(/* sql */ `
insert into delivery_subscribers (name, since_seq) select subscriber, min(seq) from deliveries group by subscriber`);
  }
}
