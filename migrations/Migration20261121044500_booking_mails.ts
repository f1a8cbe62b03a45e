import { Migration } from '@mikro-orm/migrations';

/**
 * Records which mails about a booking were sent, and of which requests the shop was reminded. Holds no personal data.
 */
export class Migration20261121044500_booking_mails extends Migration {
  override up(): void {
    this.addSql(tables);
  }
}

const tables = /* sql */ `
create table booking_mails (
  event_id uuid not null references event_log (event_id),
  recipient text not null check (recipient in ('client', 'shop')),
  booking_id uuid not null,
  sent_at timestamptz not null,
  primary key (event_id, recipient)
);
create index booking_mails_by_booking on booking_mails (booking_id);
comment on table booking_mails is 'A row per mail that the mail server has taken';

create table request_reminders (
  booking_id uuid not null,
  because text not null check (because in ('waiting', 'starts-soon')),
  primary key (booking_id, because)
);
comment on table request_reminders is 'Of which requests the shop has been reminded, and why: once each';
`;
