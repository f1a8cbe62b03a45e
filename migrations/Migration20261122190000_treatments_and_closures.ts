import { Migration } from '@mikro-orm/migrations';

/**
 * Tables that decide, besides roster and bookings, whether a start is offered: which services a therapist gives, how
 * long a room needs afterwards, and when the shop is closed. In a new shop a booking takes its whole duration; an
 * existing shop keeps its rules.
 */
export class Migration20261122190000_treatments_and_closures extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table therapist_treatments (
        therapist_id uuid not null references therapists on delete cascade,
        service_id uuid not null references services on delete cascade,
        duration int check (duration between 15 and 1440),
        price numeric(10, 2) check (price >= 0),
        primary key (therapist_id, service_id)
      )`);
    this.addSql(/* sql */ `
      create table closures (
        id uuid primary key,
        name text not null,
        first_date date not null,
        last_date date not null,
        version int not null default 1,
        created_at timestamptz not null default now(),
        check (first_date <= last_date)
      )`);
    this.addSql('create index closures_by_last_date on closures (last_date)');
    this.addSql('alter table services add column cleanup_minutes int check (cleanup_minutes between 0 and 240)');
    this.addSql('alter table reservations add column cleanup_minutes int');
    this.addSql(/* sql */ `
      insert into business_settings (setting_key, setting_value)
      select 'booking_rules', '{"slot_occupancy": "full_duration", "cleanup_buffer_minutes": 15, "book_outside_business_hours": false}'
      where not exists (select from event_log) and not exists (select from services)
      on conflict (setting_key) do nothing`);
  }
}
