import { Migration } from '@mikro-orm/migrations';

/** Adds which import brought in what, so that a whole import can be undone. */
export class Migration20261204221700_undone_imports extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table imported_records (
  record_id uuid primary key,
  import_id uuid not null,
  version int not null,
  outcome text
);
create index imported_records_of_import on imported_records (import_id, outcome, record_id);
comment on table imported_records is 'The clients and bookings that an import made';
comment on column imported_records.version is 'The version of its stream that the import left';
comment on column imported_records.outcome is
  'What an undo did with it: undone, or the reason for which it stays; null while no undo has come to it';

create table imports (
  id uuid primary key,
  kind text not null check (kind in ('clients', 'bookings')),
  file_hash bytea not null,
  started_at timestamptz not null,
  started_by text,
  undo_started_at timestamptz,
  undo_by_id uuid,
  undo_by_email text,
  undone_at timestamptz
);
create index imports_latest on imports (started_at);
create index imports_being_undone on imports (undo_started_at) where undo_started_at is not null and undone_at is null;
comment on table imports is 'The imports of files, and how far each is undone';
comment on column imports.file_hash is 'A keyed hash of the file, by which one that is sent again continues its import';
comment on column imports.started_by is 'Address of the administrator in whose name it ran';`);
  }
}
