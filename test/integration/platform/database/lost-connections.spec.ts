import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { databaseOptions } from '../../../../src/platform/database/database-options.js';
import { sql } from '../../../../src/platform/database/sql.js';
import { createDatabase } from '../../../support/database/create-database.js';

const open = async (database: string, pool: number) => {
  const orm = await MikroORM.init(databaseOptions({ DATABASE_URL: database, DATABASE_POOL: pool }, []));
  await orm.connect();
  return orm;
};

it('the database closes although connections to it are just being opened', async () => {
  const orm = await open(await createDatabase(), 10);
  const asked = Array.from({ length: 8 }, () => sql(orm.em.fork(), 'select 1'));
  const settled = Promise.allSettled(asked);
  await new Promise(setImmediate);
  await orm.close();
  await settled;
});

it('transactions go on after their connections were cut, however often', async () => {
  const database = await createDatabase();
  const orm = await open(database, 4);
  const knife = new pg.Client({ connectionString: database });
  await knife.connect();
  let isOver = false;
  const transact = () => orm.em.fork().transactional((em) => sql(em, 'select pg_sleep(0.002), $1::int', [1]));
  const workers = Array.from({ length: 8 }, async () => {
    while (!isOver) await transact().catch(() => undefined);
  });
  for (let cut = 0; cut < 30; cut++) {
    await knife.query('select pg_sleep(0.02)');
    await knife.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  await expect(Promise.all(Array.from({ length: 8 }, transact))).resolves.toHaveLength(8);
  isOver = true;
  await Promise.all([...workers, knife.end()]);
  await orm.close();
});

it('an address that asks for TLS reaches no server without it, not even in the clear', async () => {
  const opened = open(`${await createDatabase()}?sslmode=verify-full`, 2);
  await expect(opened).rejects.toThrow('The server does not support SSL connections');
});

it('options of an address are kept beside those of the product', async () => {
  const orm = await open(`${await createDatabase()}?options=-c%20search_path%3Dspa`, 1);
  const shown = `select current_setting('search_path') as path, current_setting('jit') as jit, current_setting('parallel_setup_cost') as cost`;
  expect(await sql(orm.em.fork(), shown)).toEqual([{ path: 'spa', jit: 'off', cost: '20000' }]);
  await orm.close();
});
