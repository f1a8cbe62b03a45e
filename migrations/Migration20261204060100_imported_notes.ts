import { Migration } from '@mikro-orm/migrations';

/**
 * Makes notes of what imports stated about clients, which no page showed. The last event that states a client has the
 * text, and stays what it is opened from. The column of the text remains for processes of the version before, and is empty.
 */
export class Migration20261204060100_imported_notes extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table client_notes add column source text check (source = 'import');
comment on column client_notes.source is 'Where the note comes from; null where somebody wrote it here';

insert into client_notes (id, client_id, kind, sealed, author, created_at, source)
select stated.event_id, c.id, 'note', stated.sealed, stated.actor_email, stated.occurred_at, 'import'
from clients c
cross join lateral (
  select event_id, sealed, actor_email, occurred_at from event_log
  where stream = c.id and type in ('ClientImported', 'ClientEdited', 'ClientRecorded') order by version desc limit 1
) stated
where c.notes is not null and c.erased_at is null and stated.sealed is not null;

update clients set notes = null where notes is not null;
comment on column clients.notes is 'Empty: what an import states is a note. Written by processes of an earlier version alone'`);
  }
}
