import { Migration } from '@mikro-orm/migrations';

/**
 * Whether clients confirmed their attendance, which reminders are due, and which texts were sent. New shops remind 48
 * hours before; existing shops send no reminders until they switch them on. Earlier versions of the product do not
 * touch the columns.
 */
export class Migration20261123110000_attendance extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table bookings add column attendance_confirmed boolean not null default false;

create table client_reminders (
  booking_id uuid not null,
  kind text not null check (kind in ('ahead', 'same-day')),
  starts_at timestamp not null,
  channels text[] not null,
  event_id uuid,
  reminded_at timestamptz not null,
  primary key (booking_id, kind, starts_at)
);
comment on table client_reminders is
  'Of which starts clients have been reminded: once each. Without channels where no address would take it';

create table booking_texts (
  event_id uuid primary key references event_log (event_id),
  booking_id uuid not null,
  sent_at timestamptz not null
);
create index booking_texts_by_booking on booking_texts (booking_id);
comment on table booking_texts is 'A row per text message that the gateway has taken'`);
    this.addSql(/* sql */ `
insert into business_settings (setting_key, setting_value)
select 'reminders', '{"hours_before": 48, "same_day": false, "by_mail": true, "by_text": true}'
where not exists (select from event_log) and not exists (select from services)
on conflict (setting_key) do nothing`);
  }
}
