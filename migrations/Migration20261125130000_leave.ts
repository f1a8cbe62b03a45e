import { Migration } from '@mikro-orm/migrations';

/** Leave of therapists, requested and approved. The roster below it stays unchanged. */
export class Migration20261125130000_leave extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table leave (
        id uuid primary key,
        therapist_id uuid not null references therapists on delete cascade,
        first_date date not null,
        last_date date not null,
        start_time time,
        end_time time,
        repeats_until date,
        ends_on date not null generated always as (coalesce(repeats_until, last_date)) stored,
        kind text not null check (kind in ('annual', 'sick', 'training', 'other')),
        status text not null check (status in ('asked', 'approved', 'declined', 'withdrawn')),
        sealed bytea,
        decided_by text,
        version int not null default 1,
        created_at timestamptz not null default now(),
        check (first_date <= last_date),
        check ((start_time is null) = (end_time is null) and start_time < end_time),
        check (repeats_until >= last_date and last_date - first_date < 7)
      )`);
    this.addSql('create index leave_by_therapist on leave (therapist_id, ends_on)');
    this.addSql(`create index leave_open on leave (ends_on) where status in ('asked', 'approved')`);
  }
}
