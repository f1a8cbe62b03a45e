import { Migration } from '@mikro-orm/migrations';

/**
 * The words by which links name a service or a therapist. The database sets them once, whichever version of the
 * product adds the record; a renamed record keeps its slug, so that published links keep working.
 */
export class Migration20261123140000_slugs extends Migration {
  override up(): void {
    this.addSql(toSlug);
    this.addSql(setSlug);
    for (const table of ['services', 'therapists']) {
      const kind = table.slice(0, -1);
      this.addSql(`alter table ${table} add column slug text`);
      this.addSql(/* sql */ `
        with named as (
          select id, coalesce(nullif(to_slug(name), ''), '${kind}') as word, created_at from ${table}
        ), counted as (
          select id, word, row_number() over (partition by word order by created_at, id) as place from named
        )
        update ${table} set slug = case
          when place = 1 then word
          -- Else it could be the word that another name makes.
          else word || '-' || left(counted.id::text, 8) end
        from counted where counted.id = ${table}.id`);
      this.addSql(`alter table ${table} alter column slug set not null`);
      this.addSql(`create unique index ${table}_by_slug on ${table} (slug)`);
      this.addSql(
        `create trigger ${table}_slug before insert on ${table} for each row execute function set_slug('${kind}')`,
      );
    }
  }
}

/**
 * Drops accents, and separates words at anything that is not a letter of English or a digit, so that every mail
 * program keeps the link whole.
 */
const toSlug = /* sql */ `
create function to_slug(name text) returns text language sql immutable as $$
  select trim(both '-' from left(trim(both '-' from
    regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g')), 60))
$$;
comment on function to_slug(text) is 'A name as a link shows it: swedish-massage';
`;

const setSlug = /* sql */ `
create function set_slug() returns trigger language plpgsql as $$
declare
  word text := coalesce(nullif(to_slug(new.name), ''), tg_argv[0]);
  place int := 1;
  is_taken boolean;
begin
  if new.slug is not null then return new; end if;
  -- Two records of one name, added at once, must not get the same.
  perform pg_advisory_xact_lock(hashtext('slugs of ' || tg_table_name));
  new.slug := word;
  loop
    execute format('select exists (select from %I where slug = $1)', tg_table_name) into is_taken using new.slug;
    exit when not is_taken;
    place := place + 1;
    new.slug := word || '-' || place;
  end loop;
  return new;
end
$$;
comment on function set_slug() is 'Gives a new record the slug of its name, counted up when that is taken';
`;
