import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrate } from '../../../src/platform/database/migrations/migrate.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createDatabase } from '../../support/database/create-database.js';
import { type startApp as Start, startApp } from '../../support/processes/start-app.js';

/** The demo shop as version 0.1.0 stored it in November 2026, written by pg_dump --inserts. */
const dump = join(import.meta.dirname, 'demo-shop-2026-11.sql.gz');

describe('a shop that an earlier version stored', () => {
  let server: Awaited<ReturnType<typeof Start>>;

  beforeAll(async () => {
    const database = await createDatabase('template0');
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await client.query(gunzipSync(readFileSync(dump)).toString());
    await client.end();
    await migrate(database);
    server = await startApp({ database });
  });

  it('passes every integrity check, its chain of log entries included', async () => {
    const reports = await server.get(IntegrityChecks).run();

    expect(reports.flatMap(({ violations }) => violations)).toEqual([]);
    expect(Object.assign({}, ...reports.map(({ counts }) => counts))).toMatchObject({ 'rows of bookings': 415 });
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
