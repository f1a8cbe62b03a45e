import { Migration } from '@mikro-orm/migrations';

/**
 * No two offered services may have the same name, ignoring case and spaces. Services that already share one, and
 * those that an earlier version of the product adds, are not checked.
 */
export class Migration20261125150000_service_names extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create function service_name_key(name text) returns text
language sql immutable strict parallel safe
as $$ select lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) $$;
comment on function service_name_key is 'What a name is told apart by: without case and superfluous spaces';

alter table services add column owns_name boolean not null default false;
comment on column services.owns_name is 'No other service that owns its name and is offered may have the same one';

update services s set owns_name = true
where not exists (
  select from services other
  where other.id <> s.id and service_name_key(other.name) = service_name_key(s.name)
    and (s.retired_at is not null or other.retired_at is null));

create unique index services_own_name on services (service_name_key(name)) where owns_name and retired_at is null`);
  }
}
