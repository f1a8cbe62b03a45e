import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { afterThisFile } from '../support/cleanup.js';
import { createDatabase } from '../support/database.js';
import { rowsOf } from '../support/rows-of.js';
import { contractionsOf, type Shape, shapeOf } from '../support/table-shape.js';

/**
 * What a migration takes from the version before it, and why nobody minds: `['table reports', 'column services.colour']`. Such a
 * migration comes a release after the last version that used it.
 */
const agreed: Record<string, string[]> = {
  // Older than the first release.
  Migration20261121000100_sessions: ['column sessions.session_version has to be given'],
};

describe('migrations', () => {
  it('leave the version before them what it reads and writes', async () => {
    const database = await createDatabase();
    await rowsOf(database, 'drop schema public cascade; create schema public');
    const orm = await MikroORM.init({ ...databaseOptions({ DATABASE_URL: database, DATABASE_POOL: 2 }, []), logger: () => undefined });
    afterThisFile(() => orm.close());

    const contractions: Record<string, string[]> = {};
    let before: Shape = await shapeOf(database);
    for (const { name } of await orm.migrator.getPending()) {
      await orm.migrator.up({ migrations: [name] });
      const after = await shapeOf(database);
      const taken = contractionsOf(before, after);
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
    const before = await shapeOf(database);
    await rowsOf(database, statement);
    expect(contractionsOf(before, await shapeOf(database))).toContain(complaint);
  });

  it('may add tables with rules of their own, and columns that need not be given', async () => {
    const database = await createDatabase();
    const before = await shapeOf(database);
    await rowsOf(database, `create table colours (id uuid primary key, name text not null check (name <> ''));
      alter table services add column colour text, add column rank int not null default 0 check (rank >= 0)`);
    expect(contractionsOf(before, await shapeOf(database))).toEqual([]);
  });
});
