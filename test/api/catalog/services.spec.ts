import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { eventually } from '../../support/eventually.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';

let made = 0;
const form = { name: 'Hot Stone', description: 'Warm basalt stones', price: 89.5, duration: 75 };

describe('the services of the office', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let em: EntityManager;
  let admin: Visitor, staff: Visitor, nobody: Visitor;

  /** With a unique name unless one is given. */
  const create = async (more: object = {}) =>
    (await admin.post<Service>('/services', { ...form, name: `Hot Stone ${(made += 1)}`, ...more })).body;
  const listed = async (query = '') => (await admin.get<Service[]>(`/office/services${query}`)).body;
  const listEvents = (stream: string) =>
    sql<{ type: string }>(em, 'select type, actor_email, data from event_log where stream = $1 order by version', [
      stream,
    ]);

  beforeAll(async () => {
    server = await startApp();
    shop = createShopBuilder(server);
    em = shop.em;
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    staff = (await createSignedInUser(server, 'mei@spa.test', 'staff')).browser;
    nobody = (await createSignedInUser(server, 'noa@spa.test', null)).browser;
  });

  it('an admin adds and edits one; the table, the public and the log know it', async () => {
    const { id } = await create({ name: 'Hot Stone' });
    const edited = await admin.send<Service>('PUT', `/services/${id}`, {
      ...form,
      name: '  Hot Stone Ritual ',
      price: 120,
      version: 1,
    });
    expect(edited).toMatchObject({ status: 200, body: { id, name: 'Hot Stone Ritual', price: 120, version: 2 } });
    expect(await sql(em, 'select name, description, price, duration from services where id = $1', [id])).toEqual([
      { name: 'Hot Stone Ritual', description: 'Warm basalt stones', price: '120.00', duration: 75 },
    ]);
    expect((await new Visitor(server.url).get('/services')).body).toContainEqual(
      expect.objectContaining({ id, price: 120 }),
    );
    expect(await listEvents(id)).toMatchObject([
      { type: 'ServiceAdded', actor_email: 'ada@spa.test', data: { service_id: id, price: 89.5, duration: 75 } },
      {
        type: 'ServiceEdited',
        data: {
          service_id: id,
          name: 'Hot Stone Ritual',
          before: { name: 'Hot Stone', price: 89.5 },
          after: { name: 'Hot Stone Ritual', price: 120 },
        },
      },
    ]);
  });

  it.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', '\u2066\u200b', 'Name must be at least 2 characters'],
    ['name', ' A ', 'Name must be at least 2 characters'],
    ['name', undefined, 'Name must be at least 2 characters'],
    ['description', '123456789', 'Description must be at least 10 characters'],
    ['price', -1, 'Price must be positive'],
    ['price', 1.234, 'Price must be a number with at most two decimals'],
    ['price', '89', 'Price must be a number with at most two decimals'],
    ['duration', 14, 'Duration must be at least 15 minutes'],
    ['duration', 60.5, 'Duration must be a whole number of minutes'],
  ])('%s cannot be %j', async (field, value, message) => {
    const answer = await admin.post('/services', { ...form, [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  it('takes the smallest that can be, and knows defaults for what is left out', async () => {
    const smallest = { name: 'Al', description: '1234567890', price: 0, duration: 15 };
    expect(await create(smallest)).toMatchObject(smallest);
    expect(await create({ price: undefined, duration: undefined })).toMatchObject({ price: 0, duration: 60 });
  });

  it('of two admins who edit the same version one is told', async () => {
    const { id, name } = await create();
    const answers = await Promise.all(
      [10, 20, 30].map((price) => admin.send('PUT', `/services/${id}`, { ...form, name, price, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'modified' } });
    expect(await listEvents(id)).toHaveLength(2);
  });

  it('is a specialty of whoever gives it, under its name of now, as long as it is offered', async () => {
    const specialtiesOf = async (id: string) =>
      (await sql<{ specialties: string[] }>(em, 'select specialties from therapists where id = $1', [id]))[0]!
        .specialties;
    const [{ id }] = [await create({ name: 'Cupping' }), await create({ name: 'Thai' })];
    const mei = await shop.therapist('Mei', { specialties: ['Thai', 'Cupping'] });
    const tom = await shop.therapist('Tom', { specialties: ['Thai'] });
    await admin.send('PUT', `/services/${id}`, { ...form, name: 'Fire Cupping', version: 1 });
    expect(await specialtiesOf(mei)).toEqual(['Fire Cupping', 'Thai']);
    expect(await specialtiesOf(tom)).toEqual(['Thai']);
    await sql(em, 'update services set retired_at = now() where id = $1', [id]);
    expect(await specialtiesOf(mei)).toEqual(['Thai']);
    expect(await admin.post(`/services/${id}/restoration`, { version: 2 })).toMatchObject({ status: 200 });
    expect(await specialtiesOf(mei)).toEqual(['Fire Cupping', 'Thai']);
    expect(await admin.send('DELETE', `/services/${id}?version=3`)).toMatchObject({ body: { outcome: 'deleted' } });
    expect(await specialtiesOf(mei)).toEqual(['Thai']);
  });

  it('is retired, not deleted, as the only one that somebody gives: without a list they would give all', async () => {
    const { id } = await create({ name: 'Ear Candling' });
    const mei = await shop.therapist('Mei', { specialties: ['Ear Candling'] });
    expect(await admin.send('DELETE', `/services/${id}?version=1`)).toMatchObject({
      body: { outcome: 'retired', idle_therapists: ['Mei'] },
    });
    const [{ gives }] = (await sql<{ gives: number }>(
      em,
      'select count(*)::int as gives from therapist_treatments where therapist_id = $1',
      [mei],
    )) as [{ gives: number }];
    expect(gives).toBe(1);
  });

  it('saving without a change changes nothing', async () => {
    const { id, name } = await create();
    const same = { ...form, name, version: 1 };
    expect(await admin.send('PUT', `/services/${id}`, same)).toMatchObject({ body: { version: 1 } });
    expect(await listEvents(id)).toHaveLength(1);
  });

  it('deletes what nobody has booked', async () => {
    const { id, name } = await create();
    for (const query of ['', '?version=one'])
      expect(await admin.send('DELETE', `/services/${id}${query}`)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'version' }] },
      });
    expect(await admin.send('DELETE', `/services/${id}?version=2`)).toMatchObject({
      status: 409,
      body: { code: 'modified' },
    });
    expect(await admin.send('DELETE', `/services/${id}?version=1`)).toMatchObject({
      status: 200,
      body: { outcome: 'deleted' },
    });
    expect(await sql(em, 'select from services where id = $1', [id])).toEqual([]);
    expect((await listEvents(id)).at(-1)).toMatchObject({ type: 'ServiceDeleted', data: { name } });
    expect(await admin.send('DELETE', `/services/${id}?version=1`)).toMatchObject({ status: 404 });
  });

  it('retires what was booked: offered no more, listed only when asked for', async () => {
    const { id } = await create({ name: 'Reflexology' });
    await shop.timeSlots('14:00');
    const slot = {
      service_id: id,
      therapist_id: await shop.anyAvailable(),
      booking_date: '2026-03-03',
      booking_time: '14:00',
    };
    const visitor = new Visitor(server.url);
    const book = () =>
      visitor.post('/bookings', bookingForm(slot), {
        'idempotency-key': randomUUID(),
        origin: 'http://localhost:3000',
      });
    expect(await book()).toMatchObject({ status: 201 });
    expect(await admin.send('DELETE', `/services/${id}?version=1`)).toMatchObject({ body: { outcome: 'retired' } });
    expect((await listEvents(id)).at(-1)).toMatchObject({ type: 'ServiceRetired' });
    expect(await listed()).not.toContainEqual(expect.objectContaining({ id }));
    expect(await listed('?include_retired=true')).toContainEqual(expect.objectContaining({ id, is_retired: true }));
    expect(await book()).toMatchObject({ status: 422, body: { errors: [{ field: 'service_id' }] } });
    expect(await admin.send('PUT', `/services/${id}`, { ...form, version: 2 })).toMatchObject({ status: 404 });
  });

  it('a booking that comes in while its service is deleted keeps it', async () => {
    const { id } = await create({ name: 'Shiatsu' });
    const slot = {
      service_id: id,
      therapist_id: await shop.anyAvailable(),
      booking_date: '2026-03-04',
      booking_time: '14:00',
    };
    const visitor = new Visitor(server.url);
    const booking = visitor.post('/bookings', bookingForm(slot), {
      'idempotency-key': randomUUID(),
      origin: 'http://localhost:3000',
    });
    const [{ status }, { body }] = await Promise.all([
      booking,
      admin.send<{ outcome: string }>('DELETE', `/services/${id}?version=1`),
    ]);
    const kept = await sql(em, 'select from services where id = $1', [id]);
    expect([status, body.outcome, kept.length]).toEqual(status === 201 ? [201, 'retired', 1] : [422, 'deleted', 0]);
  });

  it('refuses the name of another one, whatever its case and spaces, naming it', async () => {
    const [one, other] = [await create({ name: 'Lomi Lomi' }), await create()];
    const taken = { status: 409, body: { code: 'service-exists', errors: [{ field: 'name' }] } };
    const refused = await admin.post<{ detail: string }>('/services', { ...form, name: ' lomi   LOMI ' });
    expect(refused).toMatchObject(taken);
    expect(refused.body.detail).toContain('“Lomi Lomi”');
    const edit = (id: string, name: string) => admin.send('PUT', `/services/${id}`, { ...form, name, version: 1 });
    expect(await edit(other.id, 'LOMI LOMI')).toMatchObject(taken);
    expect(await edit(one.id, 'Lomi lomi')).toMatchObject({ status: 200 });
  });

  it('of several who add one name at once, one is taken', async () => {
    const answers = await Promise.all(
      ['Thai', 'thai', ' THAI', 'Thai '].map((name) => admin.post('/services', { ...form, name: `${name} Yoga` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('leaves those that shared a name before alone until one is renamed', async () => {
    const { id, name } = await create();
    await sql(em, 'update services set owns_name = false where id = $1', [id]);
    const twin = await create({ name: 'Twin' });
    await sql(em, 'update services set name = $2, owns_name = false where id = $1', [twin.id, name]);
    const edit = (more: object) => admin.send('PUT', `/services/${twin.id}`, { ...form, name, version: 1, ...more });
    expect(await edit({ price: 12 })).toMatchObject({ status: 200 });
    expect(await edit({ name: `${name} again`, version: 2 })).toMatchObject({ status: 200 });
  });

  it('restores a retired one with whoever gives it, unless another has its name by now', async () => {
    const [first, second] = [await create({ name: 'Watsu' }), await create()];
    const mei = await shop.therapist('Mei');
    const treatments = [{ service_id: first.id, duration: 75 }, { service_id: second.id }];
    const set = (version: number, list: object[]) =>
      admin.send<Service>('PUT', `/therapists/${mei}/treatments`, { treatments: list, version });
    const { version } = (await set(1, treatments)).body;
    await sql(em, 'update services set retired_at = now() where id = $1', [first.id]);
    expect(await set(version, [{ service_id: second.id, duration: 45 }])).toMatchObject({ status: 200 });
    const restore = (seen: number) => admin.post(`/services/${first.id}/restoration`, { version: seen });
    expect(await restore(7)).toMatchObject({ status: 409, body: { code: 'modified' } });
    const rival = await create({ name: 'watsu' });
    expect(await restore(1)).toMatchObject({ status: 409, body: { code: 'service-exists' } });
    await admin.send('DELETE', `/services/${rival.id}?version=1`);
    expect(await restore(1)).toMatchObject({ status: 200, body: { id: first.id, is_retired: false, name: 'Watsu' } });
    expect(await restore(2)).toMatchObject({ status: 404 });
    expect((await listEvents(first.id)).at(-1)).toMatchObject({ type: 'ServiceRestored', actor_email: 'ada@spa.test' });
    const given = (await admin.get<{ therapist_id: string; treatments: object[] }[]>('/office/treatments')).body;
    expect(given.find(({ therapist_id }) => therapist_id === mei)?.treatments).toContainEqual(
      expect.objectContaining({ service_id: first.id, duration: 75 }),
    );
  });

  it('names the variants of a treatment by their minutes or their own label, and offers the shortest first', async () => {
    const variant = { ...form, name: undefined, group: 'Remedial Massage' };
    const long = (await admin.post<Service>('/services', { ...variant, duration: 120 })).body;
    expect(long).toMatchObject({
      name: 'Remedial Massage, 120 minutes',
      group: 'Remedial Massage',
      variant: '120 minutes',
    });
    const short = (await admin.post<Service>('/services', { ...variant, group: 'remedial  MASSAGE', duration: 60 }))
      .body;
    expect(short).toMatchObject({ name: 'Remedial Massage, 60 minutes', group: 'Remedial Massage' });
    const before = await create({ name: 'Remedial Assessment' });
    const offered = (await new Visitor(server.url).get<Service[]>('/services')).body.map(({ id }) => id);
    expect(offered.filter((id) => [long.id, short.id, before.id].includes(id))).toEqual([short.id, long.id, before.id]);
    const office = (await listed()).map(({ id }) => id);
    expect(office.filter((id) => [long.id, short.id, before.id].includes(id))).toEqual([before.id, short.id, long.id]);
    const tom = await shop.therapist('Tom', { specialties: [before.name, long.name, short.name] });
    await shop.shift(tom, '2026-03-05', '09:00-17:00');
    const cards = (await new Visitor(server.url).get<{ id: string }[]>('/therapists')).body;
    expect(cards.find(({ id }) => id === tom)).toMatchObject({
      specialties: ['Remedial Assessment', 'Remedial Massage'],
    });
    const edit = (more: object) =>
      admin.send<Service>('PUT', `/services/${short.id}`, { ...variant, duration: 75, ...more });
    expect(await edit({ version: 1 })).toMatchObject({ body: { name: 'Remedial Massage, 75 minutes' } });
    expect(await edit({ variant: ' Express ', version: 2 })).toMatchObject({
      body: { name: 'Remedial Massage, Express', variant: 'Express' },
    });
    expect(await edit({ variant: '120 Minutes', version: 3 })).toMatchObject({
      status: 409,
      body: { code: 'service-exists', errors: [{ field: 'variant' }] },
    });
    expect(await edit({ group: 'Remedial massage', variant: 'Express', version: 3 })).toMatchObject({
      body: { name: 'Remedial massage, Express', group: 'Remedial massage' },
    });
    expect((await listed()).find(({ id }) => id === long.id)).toMatchObject({
      ...{ name: 'Remedial massage, 120 minutes', group: 'Remedial massage', version: 2 },
    });
    expect((await listEvents(long.id)).at(-1)).toMatchObject({
      type: 'ServiceEdited',
      data: { before: { group: 'Remedial Massage' }, after: { name: 'Remedial massage, 120 minutes' } },
    });
    expect(await edit({ group: 'Remedial Massage', variant: 'Express', version: 4 })).toMatchObject({ status: 200 });
    const kept = { group: undefined, name: 'Remedial Massage, Express', variant: undefined, version: 5 };
    expect(await edit({ ...kept, price: 77 })).toMatchObject({
      body: { name: 'Remedial Massage, Express', group: 'Remedial Massage', variant: 'Express' },
    });
    expect(await edit({ group: null, name: 'Remedial Express', version: 6 })).toMatchObject({
      body: { name: 'Remedial Express', group: null, variant: null },
    });
    expect((await listEvents(short.id)).slice(2)).toMatchObject([
      { data: { before: { variant: '75 minutes' }, after: { name: 'Remedial Massage, Express', variant: 'Express' } } },
      { data: { after: { group: 'Remedial massage' } } },
      { data: { after: { group: 'Remedial Massage' } } },
      { data: { after: { price: 77 } } },
      { data: { before: { group: 'Remedial Massage', variant: 'Express' }, after: { group: null, variant: null } } },
    ]);
  });

  it('of two who spell a treatment otherwise at once, each at another variant, one is told', async () => {
    const variant = { ...form, name: undefined, group: 'Sport Massage' };
    const add = async (duration: number) => (await admin.post<Service>('/services', { ...variant, duration })).body.id;
    const ids = [await add(30), await add(60)];
    const blocker = new pg.Client({ connectionString: server.database });
    await blocker.connect();
    // Both begin before either is done.
    await blocker.query('begin');
    await blocker.query('select from services where id = any ($1) for update', [ids]);
    const edit = (id: string, group: string, duration: number) =>
      admin.send('PUT', `/services/${id}`, { ...variant, group, duration, version: 1 });
    const edits = [edit(ids[1]!, 'sport massage', 60), edit(ids[0]!, 'SPORT massage', 30)];
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => (await sql(em, waiting)).length === 2, 'both to wait');
    await blocker.query('commit');
    await blocker.end();
    expect((await Promise.all(edits)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['group', 'A', 'Name must be at least 2 characters'],
    ['group', 'a'.repeat(61), 'A name with variants must be at most 60 characters'],
    ['variant', 'a'.repeat(39), 'Variant must be at most 38 characters'],
    ['name', 'A', 'Name must be at least 2 characters'],
  ])('the %s of a variant cannot be %j', async (field, value, message) => {
    const group = field === 'name' ? undefined : 'Remedial Massage';
    const answer = await admin.post('/services', { ...form, group, [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  it('lists by name, to whoever is signed in', async () => {
    const names = (await listed()).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-AU').compare));
    for (const browser of [staff, nobody]) expect((await browser.get('/office/services')).status).toBe(200);
    expect((await new Visitor(server.url).get('/office/services')).status).toBe(401);
  });

  it('only admins write', async () => {
    const { id } = await create();
    for (const browser of [staff, nobody]) {
      expect((await browser.post('/services', form)).status).toBe(403);
      expect((await browser.send('PUT', `/services/${id}`, { ...form, version: 1 })).status).toBe(403);
      expect((await browser.send('DELETE', `/services/${id}?version=1`)).status).toBe(403);
    }
    expect(await listEvents(id)).toHaveLength(1);
  });

  it('the action log names what was done to which service, with before and after', async () => {
    const { id, name } = await create();
    await admin.send('PUT', `/services/${id}`, { ...form, name, price: 99, version: 1 });
    await admin.send('DELETE', `/services/${id}?version=2`);
    await startWorker({ database: server.database });
    const entries = await eventually(async () => {
      const rows = await sql(
        em,
        `select action_type, admin_email, kind, details from admin_action_logs where details ->> 'service_id' = $1 order by seq`,
        [id],
      );
      return rows.length === 3 ? rows : undefined;
    }, 'three entries');
    expect(entries).toMatchObject([
      { action_type: 'service_create', kind: 'create', admin_email: 'ada@spa.test' },
      { action_type: 'service_update', kind: 'update', details: { before: { price: 89.5 }, after: { price: 99 } } },
      { action_type: 'service_delete', kind: 'delete', details: { name } },
    ]);
  });
});

interface Service {
  id: string;
  name: string;
  version: number;
}
