import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import type { WrappedKey, PersonalData } from './personal-data.js';

/**
 * Rewraps the data keys that OTHER_PERSONAL_DATA_KEY still wraps with PERSONAL_DATA_KEY, a thousand keys per
 * transaction. Keys that are already rewrapped are left alone, so the rotation can be interrupted and repeated; readers
 * and erasures wait for at most a thousand keys.
 * @returns the number of rewrapped keys, and of all keys
 * @throws Error when neither key opens a data key
 */
export async function rotateMasterKey(
  em: EntityManager,
  personalData: PersonalData,
  onProgress?: (done: number) => void,
) {
  const done = { rotated: 0, all: 0 };
  for (let last: string | undefined = NIL_UUID; last; onProgress?.(done.all)) {
    last = await em.fork().transactional(async (em) => {
      const keys: WrappedKey[] = await sql<WrappedKey>(em, nextBatchSql, [last]);
      const changed = keys.flatMap((each) => ({ ...each, wrapped_key: personalData.rewrap(each) })).filter(isChanged);
      await sql(em, updateKeysSql, [
        changed.map(({ subject }) => subject),
        changed.map(({ wrapped_key }) => wrapped_key),
      ]);
      done.rotated += changed.length;
      done.all += keys.length;
      return keys.at(-1)?.subject;
    });
  }
  return done;
}

const isChanged = (key: { subject: string; wrapped_key: Buffer | null }): key is WrappedKey => key.wrapped_key !== null;

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

const nextBatchSql = /* sql */ `
  select subject, wrapped_key from personal_data_keys where subject > $1::uuid order by subject limit 1000 for no key update`;

const updateKeysSql = /* sql */ `
  update personal_data_keys k set wrapped_key = changed.wrapped_key
  from unnest($1::uuid[], $2::bytea[]) as changed(subject, wrapped_key) where k.subject = changed.subject`;
