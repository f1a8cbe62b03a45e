import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../../../src/platform/database/database-options.js';
import { sql } from '../../../src/platform/database/sql.js';
import { createDatabase } from '../../support/database.js';

it('the database closes although connections to it are just being opened', async () => {
  const orm = await MikroORM.init(databaseOptions({ DATABASE_URL: await createDatabase(), DATABASE_POOL: 10 }, []));
  await orm.connect();
  const asked = Array.from({ length: 8 }, () => sql(orm.em.fork(), 'select 1'));
  const settled = Promise.allSettled(asked);
  await new Promise(setImmediate);
  await orm.close();
  await settled;
});
