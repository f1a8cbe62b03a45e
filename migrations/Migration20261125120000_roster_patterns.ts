import { Migration } from '@mikro-orm/migrations';

/**
 * Weekly patterns and the shifts that they made, drafts beside the roster, named weeks, and steps that can be undone.
 * Only adds tables and columns.
 */
export class Migration20261125120000_roster_patterns extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table roster_patterns (
        id uuid primary key,
        therapist_id uuid not null references therapists (id),
        weeks int not null check (weeks between 1 and 4),
        first_monday date not null check (extract(isodow from first_monday) = 1),
        first_date date not null,
        last_date date,
        shifts jsonb not null,
        version int not null default 1,
        created_at timestamptz not null
      )`);
    this.addSql('create index roster_patterns_therapist on roster_patterns (therapist_id, first_date)');
    this.addSql(/* sql */ `
      create table roster_pattern_days (
        pattern_id uuid not null references roster_patterns (id) on delete cascade,
        roster_date date not null,
        start_time time not null,
        end_time time not null,
        entry_id uuid,
        primary key (pattern_id, roster_date, start_time)
      )`);
    this.addSql('create index roster_pattern_days_entry on roster_pattern_days (entry_id)');
    this.addSql(/* sql */ `
      create table roster_drafts (
        id uuid primary key,
        therapist_id uuid not null references therapists (id),
        roster_date date not null,
        shift_type text not null,
        shift_hours text not null,
        shift_start time generated always as (shift_part(shift_hours, 0)) stored,
        shift_end time generated always as (shift_part(shift_hours, 1)) stored,
        version int not null default 1,
        created_at timestamptz not null
      )`);
    this.addSql('create index roster_drafts_date on roster_drafts (roster_date, therapist_id)');
    this.addSql(/* sql */ `
      create table roster_templates (
        id uuid primary key,
        name text not null,
        shifts jsonb not null,
        version int not null default 1,
        created_at timestamptz not null
      )`);
    this.addSql('create unique index roster_templates_name on roster_templates (lower(name))');
    this.addSql(/* sql */ `
      create table roster_changes (
        id uuid primary key,
        kind text not null,
        change jsonb not null,
        made_at timestamptz not null,
        undone_by uuid
      )`);
    this.addSql('create index roster_changes_made_at on roster_changes (made_at)');
    this.addSql(
      `comment on table roster_pattern_days is 'What a pattern has made, or found taken (no entry_id): nothing is made twice'`,
    );
    this.addSql(
      `comment on table roster_drafts is 'Shifts that nobody can book yet: publishing moves them to therapist_roster'`,
    );
  }
}
