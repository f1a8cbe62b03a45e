import { Migration } from '@mikro-orm/migrations';

/** Locks a therapist's day by one call, whether or not anything was decided about that day before. */
export class Migration20261121080100_lock_therapist_day extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create function lock_therapist_day(the_therapist uuid, the_day date) returns void
language plpgsql as $$
begin
  perform from therapist_day where therapist_id = the_therapist and day = the_day for update;
  if not found then
    insert into therapist_day (therapist_id, day)
      select id, the_day from therapists where id = the_therapist and not is_unassigned on conflict do nothing;
    perform from therapist_day where therapist_id = the_therapist and day = the_day for update;
  end if;
end $$;
comment on function lock_therapist_day is 'Keeps others from deciding about the day until the transaction ends; Any Available has no day'`);
  }
}
