import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { apiRoutes } from '../../support/clients/api-routes.js';
import { Visitor } from '../../support/clients/visitor.js';
import { waitForDeliveries } from '../../support/deliveries.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';

// The test clock shows Monday 2026-03-02, 10:00 in Sydney.
const date = '2026-03-03';
const at = (time: string) => `${date}T${time}:00+11:00`;

interface Booking {
  id: string;
  version: number;
  status: string;
  starts_at: string;
  therapist_id: string | null;
  price_cents: number;
}

interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}

const clock = new FixedClock();
let server: Awaited<ReturnType<typeof startApp>>;
let other: Awaited<ReturnType<typeof startApp>>;
let shop: ReturnType<typeof createShopBuilder>;
let admin: Visitor;
let swedish: string, mei: string, tom: string;
let keys = 0;

beforeAll(async () => {
  const env = { API_RATE_PER_MINUTE: '60', BOOKINGS_PER_PHONE_PER_DAY: '1000', TRUST_PROXY: '1' };
  server = await startApp({ clock, env });
  const { database } = server;
  other = await startApp({ database, clock, env });
  await startWorker({ database, clock });
  shop = createShopBuilder(server);
  admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
  await shop.timeSlots('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00');
  swedish = await shop.service('Swedish');
  [mei, tom] = [await shop.therapist('Mei'), await shop.therapist('Tom')];
  for (const id of [mei, tom]) await shop.shift(id, date, '09:00-18:00');
});

/** A program with a key of its own, from an address of its own. */
async function program(...scopes: string[]) {
  const name = `Website ${++keys}`;
  const { status, body } = await admin.post<{ id: string; key: string }>('/api-keys', { name, scopes });
  expect(status).toBe(201);
  const headers = { authorization: `Bearer ${body.key}`, 'x-forwarded-for': `10.1.0.${keys}` };
  return { ...body, name, headers, calls: new Visitor(server.url, headers) };
}

const form = (time: string, more: object = {}) => ({
  ...{ service_id: swedish, therapist_id: mei, starts_at: at(time) },
  ...{ first_name: 'Georgia', last_name: 'Marsh', client_phone: '0491 570 156' },
  ...more,
});

async function book(calls: Visitor, time: string, more: object = {}): Promise<Booking> {
  const { status, body } = await calls.post<Booking>('/v1/bookings', form(time, more));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

describe('keys', () => {
  it('are shown once, and listed by their beginning', async () => {
    const { id, key, name } = await program('read');
    expect(key).toMatch(/^spa_[\da-f]{8}_[\w-]{43}$/);
    const { body } = await admin.get<Page<Record<string, unknown>>>('/api-keys');
    const shown = { id, name, prefix: key.slice(0, 12), scopes: ['read'], created_by: 'ada@spa.test' };
    expect(body.items).toContainEqual({
      ...{ ...shown, created_at_local: '2026-03-02T10:00:00' },
      ...{ last_used_at_local: null, revoked_at_local: null },
    });
    const stored = await sql(shop.em, 'select k::text from api_keys k where id = $1', [id]);
    expect(JSON.stringify(stored)).not.toContain(key.slice(13));
  });

  it('have a name that no other key in use has, in whatever letters', async () => {
    const { id, name } = await program('read');
    const again = () => admin.post('/api-keys', { name: name.toUpperCase(), scopes: ['read'] });
    expect(await again()).toMatchObject({ status: 422, body: { errors: [{ field: 'name' }] } });
    await admin.send('DELETE', `/api-keys/${id}`);
    expect(await again()).toMatchObject({ status: 201 });
  });

  it.each([
    [{ name: 'Website', scopes: [] }, 'scopes'],
    [{ name: 'Website', scopes: ['read', 'read'] }, 'scopes'],
    [{ name: 'Website', scopes: ['admin'] }, 'scopes'],
    [{ name: 'Website', scopes: 'read' }, 'scopes'],
    [{ name: ' ', scopes: ['read'] }, 'name'],
  ])('%j is refused at %s', async (wanted, field) => {
    expect(await admin.post('/api-keys', wanted)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('end at once in every process when they are revoked', async () => {
    const { id, headers, calls } = await program('read');
    const elsewhere = new Visitor(other.url, headers);
    for (const each of [calls, elsewhere]) expect(await each.get('/v1/services')).toMatchObject({ status: 200 });
    expect(await admin.send('DELETE', `/api-keys/${id}`)).toMatchObject({ status: 204 });
    for (const each of [calls, elsewhere]) {
      const answer = await each.get('/v1/services');
      expect(answer).toMatchObject({ status: 401, body: { code: 'api-key-invalid' } });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect(await admin.send('DELETE', `/api-keys/${id}`)).toMatchObject({ status: 204 });
    expect(await admin.send('DELETE', `/api-keys/${randomUUID()}`)).toMatchObject({ status: 404 });
  });

  it('note their latest use by the minute, in one write', async () => {
    const { id, calls } = await program('read');
    const used = async () => {
      const [row] = await sql<{ used: string; xmin: string }>(
        shop.em,
        'select last_used_at::text as used, xmin::text from api_keys where id = $1',
        [id],
      );
      return row!;
    };
    await calls.get('/v1/services');
    const first = await used();
    expect(new Date(first.used).toISOString()).toBe('2026-03-01T23:00:00.000Z');
    await calls.get('/v1/services');
    expect(await used()).toEqual(first);
  });

  it.each([['Bearer nonsense'], ['Bearer '], ['Basic c3BhOnNwYQ=='], [`Bearer spa_00000000_${'x'.repeat(43)}`]])(
    '%j opens nothing',
    async (authorization) => {
      const { status } = await new Visitor(server.url, { authorization }).get('/v1/services');
      expect(status).toBe(401);
    },
  );

  it('open no route but theirs, and no session opens one of theirs', async () => {
    const { calls } = await program('read', 'book', 'manage');
    for (const { method, path, parameters } of apiRoutes) {
      const target = path.replaceAll(/{\w+}/g, () => randomUUID());
      const call = (who: Visitor) => who.send(method, target, method === 'GET' ? undefined : {});
      if (path.startsWith('/v1/')) {
        expect({ method, path, status: (await call(admin)).status }).toEqual({ method, path, status: 401 });
      } else if (parameters.length === 0) {
        // What visitors may call is theirs as any visitor's.
        const [byKey, byVisitor] = [await call(calls), await call(new Visitor(server.url, {}))];
        expect({ method, path, status: byKey.status }).toEqual({ method, path, status: byVisitor.status });
      }
    }
  }, 60_000);

  it('need a scope for each route', async () => {
    const allowed = async (...scopes: string[]) => {
      const { calls } = await program(...scopes);
      const routes = apiRoutes.filter(({ path }) => path.startsWith('/v1/'));
      const refused: string[] = [];
      for (const { method, path } of routes) {
        const target = path.replaceAll(/{\w+}/g, () => randomUUID());
        const { status } = await calls.send(method, target, method === 'GET' ? undefined : {});
        if (status === 403) refused.push(`${method} ${path}`);
      }
      return refused.toSorted();
    };
    const [readSales, readAll] = [
      ['GET /v1/sales', 'GET /v1/sales/{id}'],
      ['GET /v1/bookings', 'GET /v1/clients'],
    ];
    const [cancel, move] = ['POST /v1/bookings/{id}/cancellation', 'POST /v1/bookings/{id}/move'];
    expect(await allowed('read')).toEqual(['POST /v1/bookings', cancel, move, 'POST /v1/clients'].toSorted());
    expect(await allowed('manage')).toEqual([...readAll, ...readSales].toSorted());
    expect(await allowed('book')).toEqual(
      [...readAll, ...readSales, 'GET /v1/clients/{id}', 'POST /v1/clients'].toSorted(),
    );
    expect(await allowed('read', 'manage')).toEqual([]);
  });

  it('may call so many times a minute, each for itself', async () => {
    const [busy, quiet] = [await program('read'), await program('read')];
    const answers = await Promise.all(Array.from({ length: 61 }, () => busy.calls.get('/v1/services')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await quiet.calls.get('/v1/services')).toMatchObject({ status: 200 });
  });
});

describe('what is offered', () => {
  it('services and therapists', async () => {
    const { calls } = await program('book');
    const money = { price_cents: 8950, currency: 'USD' };
    expect((await calls.get('/v1/services')).body).toEqual({
      items: [
        { id: swedish, name: 'Swedish', group: null, variant: null, description: null, duration_minutes: 60, ...money },
      ],
    });
    expect((await calls.get('/v1/therapists')).body).toEqual({
      items: ['Mei', 'Tom'].map((name, nth) => ({ id: [mei, tom][nth], name, bio: null, services: [] })),
    });
  });

  it('the free times of a day, and the next ones', async () => {
    const { calls } = await program('book');
    const times = async (path: string) =>
      (await calls.get<Page<{ starts_at: string; therapists: { name: string }[] }>>(`/v1/free-times${path}`)).body
        .items;
    await book((await program('book')).calls, '09:00');
    const all = await times(`?service_id=${swedish}&date=${date}`);
    expect(all[0]).toEqual({ starts_at: at('09:00'), therapists: [{ id: tom, name: 'Tom' }] });
    expect(all).toHaveLength(8);
    const ofMei = await times(`?service_id=${swedish}&date=${date}&therapist_id=${mei}`);
    expect(ofMei[0]).toMatchObject({ starts_at: at('10:00') });
    expect(await times(`?service_id=${swedish}&date=2027-01-01`)).toEqual([]);
    expect(await times(`/next?service_id=${swedish}`)).toEqual(all.slice(0, 5));
    const unknown = await calls.get(`/v1/free-times?service_id=${swedish}&date=${date}&therapist_id=${randomUUID()}`);
    expect(unknown.status).toBe(404);
  });
});

describe('bookings', () => {
  it('are made once under one Idempotency-Key, by the key in its name', async () => {
    const { id, name, calls } = await program('book');
    const key = { 'idempotency-key': randomUUID() };
    const send = (calls: Visitor, more = {}) => calls.post<Booking>('/v1/bookings', form('10:00', more), key);
    const [first, second] = await Promise.all([send(calls), send(calls)]);
    expect(first).toMatchObject({ status: 201, body: { status: 'confirmed', starts_at: at('10:00') } });
    expect(second.body).toEqual(first.body);
    expect(first.headers.get('etag')).toBe(`"${first.body.version}"`);
    expect(await send(calls, { notes: 'Other' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
    const { calls: another } = await program('book');
    expect(await send(another)).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });

    const log = `select distinct actor_kind, actor_id, actor_email from event_log where stream = $1`;
    expect(await sql(shop.em, log, [first.body.id])).toEqual([{ actor_kind: 'key', actor_id: id, actor_email: name }]);
    await waitForDeliveries(shop.em);
    const { body } = await admin.get<{ items: object[] }>('/admin-action-logs?who=keys&search=booking_create');
    expect(body.items).toContainEqual(expect.objectContaining({ actor: 'key', admin_email: name }));
  });

  it('become requests where the therapist is taken, and without a therapist', async () => {
    const { calls } = await program('book');
    await book(calls, '11:00');
    const taken = await book(calls, '11:00', { first_name: 'Paul' });
    expect(taken).toMatchObject({ status: 'pending', pending_reason: 'time_conflict', therapist_id: mei });
    const open = await book(calls, '11:00', { therapist_id: undefined, first_name: 'Petra' });
    expect(open).toMatchObject({ status: 'pending', therapist_id: null, therapist_name: null });
  });

  it.each([
    [{ starts_at: '2026-03-03T10:00:00' }, 'starts_at'],
    [{ starts_at: '2026-03-03T10:00:30+11:00' }, 'starts_at'],
    [{ starts_at: '2026-02-30T10:00:00+11:00' }, 'starts_at'],
    [{ starts_at: '2026-13-03T10:00:00+11:00' }, 'starts_at'],
    [{ starts_at: '2026-03-01T10:00:00+11:00' }, 'starts_at'],
    [{ starts_at: '2026-12-01T10:00:00+11:00' }, 'starts_at'],
    [{ starts_at: at('10:10') }, 'starts_at'],
    [{ service_id: randomUUID() }, 'service_id'],
    [{ therapist_id: randomUUID() }, 'therapist_id'],
    [{ client_phone: '123' }, 'client_phone'],
    [{ first_name: ' ' }, 'first_name'],
    [{ client_email: 'georgia' }, 'client_email'],
    [{ seen_price_cents: 89.5 }, 'seen_price_cents'],
  ])('%j is refused at %s', async (more, field) => {
    const { calls } = await program('book');
    expect(await calls.post('/v1/bookings', form('12:00', more))).toMatchObject({
      status: 422,
      body: { code: 'invalid-input', errors: [{ field }] },
    });
  });

  it('take a start in any zone, and the price that was seen', async () => {
    const { calls } = await program('book');
    const seen = (seen_price_cents: number) =>
      calls.post<Booking>('/v1/bookings', form('', { starts_at: '2026-03-03T01:00:00Z', seen_price_cents }));
    expect(await seen(8900)).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    expect(await seen(8950)).toMatchObject({ status: 201, body: { starts_at: at('12:00'), price_cents: 8950 } });
  });

  it('are seen and changed by the key that made them, and by those that may do all', async () => {
    const [mine, others] = [await program('book'), await program('book')];
    const [reader, manager] = [await program('read'), await program('manage')];
    const { id, version } = await book(mine.calls, '13:00');
    const match = { 'if-match': `"${version}"` };
    const move = (calls: Visitor, time: string, headers = match) =>
      calls.post<Booking>(`/v1/bookings/${id}/move`, { starts_at: at(time) }, headers);
    const cancel = (calls: Visitor, headers = match) => calls.post(`/v1/bookings/${id}/cancellation`, {}, headers);
    expect(await others.calls.get(`/v1/bookings/${id}`)).toMatchObject({ status: 404 });
    expect(await move(others.calls, '14:00')).toMatchObject({ status: 404 });
    expect(await cancel(others.calls)).toMatchObject({ status: 404 });
    for (const { calls } of [mine, reader, manager])
      expect(await calls.get(`/v1/bookings/${id}`)).toMatchObject({ status: 200, body: { id } });
    const moved = await move(mine.calls, '14:00');
    expect(moved).toMatchObject({ status: 200, body: { starts_at: at('14:00'), status: 'confirmed' } });
    expect(await cancel(manager.calls)).toMatchObject({ status: 412, body: { code: 'booking-modified' } });
    const now = { 'if-match': moved.headers.get('etag')! };
    expect(await cancel(manager.calls, now)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  });

  it('are changed only on the ground of what is known', async () => {
    const { calls } = await program('book');
    const { id } = await book(calls, '15:00');
    const cancel = (headers: object) => calls.post(`/v1/bookings/${id}/cancellation`, {}, headers);
    expect(await cancel({})).toMatchObject({ status: 428, body: { code: 'precondition-required' } });
    for (const tag of ['*', 'W/"1"', '1'])
      expect(await cancel({ 'if-match': tag })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'If-Match' }] },
      });
  });

  it('are changed by their key until the deadline, by one that manages also behind it', async () => {
    const [mine, manager] = [await program('book'), await program('manage')];
    const today = '2026-03-02';
    await shop.shift(mei, today, '09:00-18:00');
    const { id, version } = await book(mine.calls, '', { starts_at: `${today}T15:00:00+11:00` });
    const cancel = (calls: Visitor) =>
      calls.post(`/v1/bookings/${id}/cancellation`, { reason: 'Ill' }, { 'if-match': `"${version}"` });
    expect(await cancel(mine.calls)).toMatchObject({ status: 409, body: { code: 'cut-off-passed' } });
    expect(await cancel(manager.calls)).toMatchObject({ status: 200, body: { cancellation_reason: 'Ill' } });
  });

  it('are listed page by page', async () => {
    const { calls } = await program('read');
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const path: string = `/v1/bookings?from=${date}&limit=2${cursor && `&cursor=${cursor}`}`;
      const { body }: { body: Page<Booking> } = await calls.get<Page<Booking>>(path);
      expect(body.items.length).toBeLessThanOrEqual(2);
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.next_cursor;
    }
    const all = await sql<{ id: string }>(
      shop.em,
      'select id from bookings where booking_date >= $1::date order by booking_date, booking_time, id',
      [date],
    );
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(4);
    expect(await calls.get('/v1/bookings?cursor=nonsense')).toMatchObject({ status: 422 });
  });
});

describe('clients', () => {
  const petra = { first_name: 'Petra', last_name: 'Novák', client_email: 'Petra@Example.test' };

  it('are created once, and found by address and number', async () => {
    const { calls } = await program('read', 'manage');
    const key = { 'idempotency-key': randomUUID() };
    const { status, body } = await calls.post<{ id: string }>('/v1/clients', petra, key);
    expect(status).toBe(201);
    expect(body).toEqual({ id: body.id, ...petra, client_email: 'petra@example.test', client_phone: null });
    for (const headers of [key, {}]) expect((await calls.post('/v1/clients', petra, headers)).body).toEqual(body);
    expect((await calls.get(`/v1/clients/${body.id}`)).body).toEqual(body);
    expect((await calls.get('/v1/clients?email=PETRA@example.test')).body).toEqual({
      items: [body],
      next_cursor: null,
    });
    await book((await program('book')).calls, '16:00');
    const { body: found } = await calls.get<Page<{ first_name: string }>>('/v1/clients?phone=%2B61491570156');
    expect(found.items.map(({ first_name }) => first_name)).toContain('Georgia');
    expect(await calls.get(`/v1/clients/${randomUUID()}`)).toMatchObject({ status: 404 });
    expect(await calls.post('/v1/clients', { ...petra, client_email: ' ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'client_phone' }] },
    });
  });

  it('are listed page by page, each person once', async () => {
    const { calls } = await program('read');
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const path: string = `/v1/clients?limit=1${cursor && `&cursor=${cursor}`}`;
      const { body }: { body: Page<{ id: string }> } = await calls.get<Page<{ id: string }>>(path);
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.next_cursor;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(1);
    expect(await calls.get('/v1/clients?cursor=nonsense')).toMatchObject({ status: 422 });
  });
});
