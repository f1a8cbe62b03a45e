import { Migration } from '@mikro-orm/migrations';

/**
 * Makes a therapist's specialties the names of the services that they give, so that a card lists nothing that is not
 * booked with them, nor a service that is no longer offered. Where a therapist had specialties and no list of
 * treatments, the services of these names become the list; other names are dropped, because no booking could have them.
 */
export class Migration20261204040100_specialties_from_treatments extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create function specialties_of(therapist uuid) returns text[] language sql stable as $$
  select coalesce(array_agg(s.name order by s.name), '{}')
  from therapist_treatments o join services s on s.id = o.service_id
  where o.therapist_id = therapist and s.retired_at is null
$$;
comment on function specialties_of(uuid) is 'Names of the offered services in a list of treatments; none where a therapist gives all'`);
    this.addSql(/* sql */ `
      insert into therapist_treatments (therapist_id, service_id)
      select t.id, s.id from therapists t join services s on s.name = any (t.specialties)
      where not t.is_unassigned and s.retired_at is null
        and not exists (select from therapist_treatments o where o.therapist_id = t.id)`);
    this.addSql(/* sql */ `
      update therapists set specialties = specialties_of(id)
      where not is_unassigned and specialties is distinct from specialties_of(id)`);
    this.addSql(/* sql */ `
create function refresh_specialties() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'services' then
    update therapists set specialties = specialties_of(id)
    where id in (select therapist_id from therapist_treatments where service_id = new.id);
  else
    update therapists set specialties = specialties_of(id) where id = coalesce(new.therapist_id, old.therapist_id);
  end if;
  return null;
end $$`);
    this.addSql(/* sql */ `
      create trigger treatments_specialties after insert or delete on therapist_treatments
      for each row execute function refresh_specialties()`);
    this.addSql(/* sql */ `
      create trigger services_specialties after update of name, retired_at on services
      for each row execute function refresh_specialties()`);
  }
}
