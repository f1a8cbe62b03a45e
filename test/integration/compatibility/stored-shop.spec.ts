import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrate } from '../../../src/platform/database/migrations/migrate.js';
import { assertSchemaVersion } from '../../../src/platform/database/migrations/schema-version.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createDatabase } from '../../support/database/create-database.js';
import { queryRows } from '../../support/database/query-rows.js';
import { type startApp as Start, startApp } from '../../support/processes/start-app.js';

/**
 * A shop as version 32e1db67 stored it, whose tables the baseline makes: the demo shop of a few days, and in addition what
 * its pages and commands were made to write: a booking, a wait, leave, an imported client. Written by pg_dump --inserts,
 * without the queues.
 */
const dump = readFileSync(join(import.meta.dirname, 'shop-of-32e1db67.sql'), 'utf8');

async function restoreDump(): Promise<string> {
  const database = await createDatabase('template0');
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(dump);
  await client.end();
  return database;
}

describe('a shop that an earlier version stored', () => {
  let server: Awaited<ReturnType<typeof Start>>;

  beforeAll(async () => {
    const database = await restoreDump();
    await migrate(database);
    await assertSchemaVersion(database);
    server = await startApp({ database });
  });

  it('passes every integrity check, its chain of log entries included', async () => {
    const reports = await server.get(IntegrityChecks).run();

    expect(reports.flatMap(({ violations }) => violations)).toEqual([]);
    expect(Object.assign({}, ...reports.map(({ counts }) => counts))).toMatchObject({ 'rows of bookings': 53 });
  });

  it('rebuilds to the rows that it has', async () => {
    for (const projection of server.get(ProjectionRegistry).all()) {
      const differences = await server.get(ProjectionRebuilder).run(projection);
      expect(differences).toEqual(Object.fromEntries(projection.tables.map((table) => [table, 0])));
    }
  });

  it('keeps the bookings of one address or number together, and others apart', async () => {
    const mixed = await sql(
      server.get(EntityManager).fork(),
      `select client_id from bookings where first_name <> '' group by client_id having count(distinct customer_key(client_email, client_phone)) > 1
       union all
       select null from bookings where first_name <> '' group by customer_key(client_email, client_phone) having count(distinct client_id) > 1`,
    );
    expect(mixed).toEqual([]);
  });

  it('signs its people in and shows them bookings with names', async () => {
    const admin = new Visitor(server.url, { origin: 'http://localhost:3000' });
    const signIn = { email: 'admin@longwater.example', password: 'longwater-admin' };

    expect((await admin.post('/auth/sign-in', signIn)).status).toBe(200);
    const { body } = await admin.get<{ items: { client_name: string }[] }>('/bookings');
    expect(body.items.map(({ client_name }) => client_name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\S+ \S+/)]),
    );
  });

  it('gives what it has a slug each', async () => {
    const visitor = new Visitor(server.url);
    const { body } = await visitor.get<{ service_id: string; therapist_id: string }>(
      '/booking-link?service=hot-stone-massage&therapist=any-available',
    );
    expect(body).toMatchObject({
      service_id: expect.any(String),
      therapist_id: expect.any(String),
      notices: [],
    });
  });

  it('makes a list of treatments of the specialties that it had, so that a card and what is offered agree', async () => {
    const visitor = new Visitor(server.url);
    const { body: cards } = await visitor.get<{ name: string; specialties: string[] }[]>('/therapists');
    const linh = ['Aromatherapy Ritual', 'Hot Stone Massage', 'Remedial Massage'];
    expect(cards.find(({ name }) => name === 'Linh Pham')?.specialties).toEqual(linh);
    const { body: services } = await visitor.get<{ id: string; name: string }[]>('/services');
    for (const { id, name } of services) {
      const { body } = await visitor.get<{ name: string }[]>(`/availability/therapists?service_id=${id}`);
      expect([name, body.some((each) => each.name === 'Linh Pham')]).toEqual([name, linh.includes(name)]);
    }
  });
});

it('a shop that stopped before that version is refused, and its processes name the version between', async () => {
  const database = await restoreDump();
  await queryRows(database, `delete from schema_migrations where name > 'Migration20261203'`);
  const refusal =
    /^The database is of a version before 32e1db67 of 26 November 2026 \(its last migration is Migration20261202120000_names_of_subjects\)/;

  await expect(migrate(database)).rejects.toThrow(refusal);
  await expect(assertSchemaVersion(database)).rejects.toThrow(refusal);
});

it('a backup of that version makes the tables of the baseline, an earlier one is refused', async () => {
  const names = dump.match(/(?<=schema_migrations VALUES \(\d+, ')\w+/g)!;
  const database = await createDatabase('template0');
  await expect(migrate(database, names.slice(1))).rejects.toThrow(/^The backup is of a version before 32e1db67 /);
  await migrate(database, names);
  expect(await queryRows(database, 'select name from schema_migrations')).toEqual([
    { name: 'Migration20261203120000_baseline' },
  ]);
});
