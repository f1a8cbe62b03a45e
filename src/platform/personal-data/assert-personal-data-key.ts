import pg from 'pg';
import type { Config } from '../config.js';
import { PersonalData, type WrappedKey } from './personal-data.js';

/** A rotation of keys goes by subject: one that was cut off shows at the ends. */
const endsSql = /* sql */ `
  (select subject, wrapped_key from personal_data_keys order by subject limit 1)
  union all (select subject, wrapped_key from personal_data_keys order by subject desc limit 1)`;

/**
 * Compares the keys of the settings with a database of this version, before anything is read, written or backed up
 * under others.
 * @throws Error with a sentence when they do not open what is stored
 */
export async function assertPersonalDataKey(config: Config): Promise<void> {
  const client = new pg.Client({ connectionString: config.DATABASE_URL });
  try {
    await client.connect();
    const { rows } = await client.query<WrappedKey>(endsSql);
    const personalData = new PersonalData(config);
    for (const kept of rows) personalData.rewrap(kept);
  } finally {
    await client.end();
  }
}
