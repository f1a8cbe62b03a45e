import pg from 'pg';
import { migrate } from '../../../../src/platform/database/migrations/migrate.js';
import { createDatabase } from '../../../support/database/create-database.js';
import { eventually } from '../../../support/eventually.js';
import { queryRows } from '../../../support/database/query-rows.js';

it('processes that start together migrate one after the other, each step by itself', async () => {
  const database = await createDatabase();
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');

  await Promise.all([migrate(database), migrate(database), migrate(database)]);

  const { rows } = await client.query(
    'select count(*)::int as n, count(distinct name)::int as names, count(distinct executed_at)::int as transactions from schema_migrations',
  );
  expect(rows[0].names).toBe(rows[0].n);
  expect(rows[0].transactions).toBe(rows[0].n);
  await client.end();
});

it('a migration that finds a table in use lets others pass, and is tried again', async () => {
  const database = await createDatabase();
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('begin; lock table schema_migrations');
  const migrated = migrate(database);
  await eventually(async () => (await isTriedAgain(database)) || undefined, 'the first attempt to be given up');
  await client.query('commit');
  await migrated;
  await client.end();
});

it('a migration whose table is in use is tried again, without those that were through', async () => {
  const database = await createDatabase();
  const names = (await queryRows<{ name: string }>(database, 'select name from schema_migrations order by name')).map(
    ({ name }) => name,
  );
  await queryRows(database, 'drop schema public cascade; create schema public');
  await migrate(database, names.slice(0, 1));
  await queryRows(database, refuseOnceSql(names[2]!));
  await queryRows(database, refuseOnceSql(names[4]!));

  await migrate(database, names.slice(1));

  expect(await queryRows(database, 'select name from schema_migrations order by name')).toEqual(
    names.map((name) => ({ name })),
  );
});

it('a portrait that an earlier version stored as a path to another folder is taken away', async () => {
  const database = await createDatabase();
  const migration = 'Migration20261204070100_pictures_of_this_site';
  const stored = [
    '/art/portraits/mei-tanaka.svg',
    `/api/photos/${'a1'.repeat(32)}.webp`,
    '/../../etc/passwd',
    '/art/../x.png',
    '/etc/passwd',
    null,
  ];
  const values = stored
    .map((path, nth) => `(gen_random_uuid(), 'T${nth}', 't${nth}', ${path === null ? 'null' : `'${path}'`})`)
    .join();
  await queryRows(database, `insert into therapists (id, name, slug, image_url) values ${values}`);
  await queryRows(database, `delete from schema_migrations where name = '${migration}'`);
  await migrate(database, [migration]);
  const kept = await queryRows<{ image_url: string | null }>(
    database,
    "select image_url from therapists where slug like 't_' order by name",
  );
  expect(kept.map(({ image_url }) => image_url)).toEqual([stored[0], stored[1], null, null, null, null]);
});

/** Answers the first attempt of a migration as PostgreSQL does when a table is in use. A sequence keeps count: it survives the rollback. */
const refuseOnceSql = (name: string) => `
  create sequence attempts_${name};
  create function refuse_${name}() returns trigger language plpgsql as $$ begin
    if nextval('attempts_${name}') = 1 then raise exception 'in use' using errcode = '55P03'; end if;
    return new;
  end $$;
  create trigger refuse_${name} before insert on schema_migrations for each row when (new.name = '${name}')
    execute function refuse_${name}()`;

/** Nobody waits for the table, although the migration holds its turn. */
async function isTriedAgain(database: string): Promise<boolean> {
  const [row] = await queryRows<{ turns: number; waiting: number; seconds: number }>(
    database,
    `select count(*) filter (where locktype = 'advisory')::int as turns, count(*) filter (where not granted)::int as waiting,
       (select extract(epoch from now() - max(xact_start))::float from pg_stat_activity where datname = current_database()
         and query like '%lock table%' and state = 'idle in transaction') as seconds
     from pg_locks where database = (select oid from pg_database where datname = current_database())`,
  );
  return row!.turns === 1 && row!.waiting === 0 && row!.seconds > 2;
}
