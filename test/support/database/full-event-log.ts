import { queryRows } from './query-rows.js';

/**
 * Lets a database refuse every new event as a full disk does, while all else is stored. Returns what lets it accept them
 * again.
 */
export async function fillEventLog(database: string): Promise<() => Promise<void>> {
  await queryRows(
    database,
    `create function refuse() returns trigger language plpgsql
       as $$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
     create trigger refuse before insert on event_log execute function refuse()`,
  );
  return async () => void (await queryRows(database, 'drop trigger refuse on event_log; drop function refuse'));
}
