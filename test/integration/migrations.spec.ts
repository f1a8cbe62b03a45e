import pg from 'pg';
import { migrate } from '../../src/platform/database/migrate.js';
import { createDatabase } from '../support/database.js';

it('processes that start together migrate one after the other', async () => {
  const database = await createDatabase();
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');

  await Promise.all([migrate(database), migrate(database), migrate(database)]);

  const { rows } = await client.query('select count(*)::int as n, count(distinct name)::int as names from schema_migrations');
  expect(rows[0].n).toBe(rows[0].names);
  await client.end();
});
