import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import type { KeptKey, PersonalData } from './personal-data.js';

/**
 * Wraps by PERSONAL_DATA_KEY whatever OTHER_PERSONAL_DATA_KEY still wraps, a thousand keys in a transaction. What was
 * exchanged before is left as it is, so that it can be cut off and begun again; nobody who reads or erases waits longer
 * than for one thousand.
 * @returns how many were exchanged, and how many there are
 * @throws Error when neither opens a key
 */
export async function exchangeKeys(em: EntityManager, personalData: PersonalData, onProgress?: (done: number) => void) {
  const done = { exchanged: 0, all: 0 };
  for (let last: string | undefined = noId; last; onProgress?.(done.all)) {
    last = await em.fork().transactional(async (em) => {
      const kept: KeptKey[] = await sql<KeptKey>(em, nextThousand, [last]);
      const changed = kept.flatMap((each) => ({ ...each, wrapped_key: personalData.exchanged(each) })).filter(isChanged);
      await sql(em, put, [changed.map(({ subject }) => subject), changed.map(({ wrapped_key }) => wrapped_key)]);
      done.exchanged += changed.length;
      done.all += kept.length;
      return kept.at(-1)?.subject;
    });
  }
  return done;
}

const isChanged = (key: { subject: string; wrapped_key: Buffer | null }): key is KeptKey => key.wrapped_key !== null;

const noId = '00000000-0000-0000-0000-000000000000';

const nextThousand = /* sql */ `
  select subject, wrapped_key from personal_data_keys where subject > $1::uuid order by subject limit 1000 for no key update`;

const put = /* sql */ `
  update personal_data_keys k set wrapped_key = changed.wrapped_key
  from unnest($1::uuid[], $2::bytea[]) as changed(subject, wrapped_key) where k.subject = changed.subject`;
