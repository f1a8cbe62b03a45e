import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../../../../src/platform/database/database-options.js';
import { registerCleanup } from '../../../support/register-cleanup.js';
import { createDatabase } from '../../../support/database/create-database.js';
import { queryRows } from '../../../support/database/query-rows.js';
import { breakingChanges, type DatabaseSchema, readSchema } from '../../../support/database/breaking-changes.js';

/**
 * What a migration takes from the version before it, and why nobody minds: `['table reports', 'column services.colour']`. Such a
 * migration comes a release after the last version that used it.
 */
const agreed: Record<string, string[]> = {};

describe('migrations', () => {
  it('leave the version before them what it reads and writes', async () => {
    const database = await createDatabase();
    await queryRows(database, 'drop schema public cascade; create schema public');
    const orm = await MikroORM.init({
      ...databaseOptions({ DATABASE_URL: database, DATABASE_POOL: 2 }, []),
      logger: () => undefined,
    });
    registerCleanup(() => orm.close());

    const contractions: Record<string, string[]> = {};
    let before: DatabaseSchema = await readSchema(database);
    for (const { name } of await orm.migrator.getPending()) {
      await orm.migrator.up({ migrations: [name] });
      const after = await readSchema(database);
      const taken = breakingChanges(before, after);
      if (taken.length > 0) contractions[name] = taken;
      before = after;
    }

    expect(contractions).toEqual(agreed);
  });

  it.each([
    ['drop table services cascade', 'table services is gone'],
    ['alter table services rename to offers', 'table services is gone'],
    ['alter table services drop column description', 'column services.description is gone'],
    ['alter table services rename column price to cost', 'column services.price is gone'],
    ['alter table services alter column duration type bigint', 'column services.duration is bigint, was integer'],
    ['alter table services alter column description set not null', 'column services.description has to be given'],
    ['alter table services add column colour text not null', 'column services.colour has to be given'],
    [`alter table services add constraint nice check (name <> '')`, 'constraint nice on services refuses more'],
    ['create unique index one_name on services (description)', 'unique index one_name on services refuses more'],
  ])('%s is refused', async (statement, complaint) => {
    const database = await createDatabase();
    const before = await readSchema(database);
    await queryRows(database, statement);
    expect(breakingChanges(before, await readSchema(database))).toContain(complaint);
  });

  it('may add tables with rules of their own, and columns that need not be given', async () => {
    const database = await createDatabase();
    const before = await readSchema(database);
    await queryRows(
      database,
      `create table colours (id uuid primary key, name text not null check (name <> ''));
      alter table services add column colour text, add column rank int not null default 0 check (rank >= 0)`,
    );
    expect(breakingChanges(before, await readSchema(database))).toEqual([]);
  });
});
