import type { ListedClientDto, ListedClientsDto } from '../../../src/reporting/client-list/client-list.dto.js';
import type { ClientDto } from '../../../src/reporting/clients/client.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import type { Visitor } from '../../support/clients/visitor.js';
import type { OfficeBooking } from '../../support/fixtures/start-office.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';

/** Of 2026-03-03, unless a test says otherwise: noon, when the bookings of the morning have begun. */
let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
let admin: Visitor;
/** Ids of the clients, by first name. */
let ids: Record<string, string>;

const follow = async () => {
  while (await office.worker.get(Relay).step());
  while (await office.worker.get(Projector).step());
};
const list = async (query = '', by: Visitor = admin) => {
  const { status, body } = await by.get<ListedClientsDto>(`/clients/list${query}`);
  expect(status).toBe(200);
  return body;
};
const names = async (query = '') => (await list(query)).items.map(({ name }) => name.split(' ')[0]);
const one = async (name: string, query = ''): Promise<ListedClientDto> =>
  (await list(query)).items.find((client) => client.name.startsWith(name))!;
const setProfile = (name: string, profile: object) =>
  admin.send<ClientDto>('PUT', `/clients/${ids[name]}/profile`, { tags: [], ...profile });

/** Counts what the table of bookings says about a client at noon, without any read model. */
const countBookings = async (id: string) => {
  const [row] = await sql<Pick<ListedClientDto, 'visits' | 'no_shows' | 'last_visit_date' | 'next_visit_date'>>(
    office.shop.em,
    `select count(*) filter (where has_begun and status in ('confirmed', 'completed'))::int as visits,
      count(*) filter (where status = 'no_show')::int as no_shows,
      max(booking_date) filter (where has_begun and status in ('confirmed', 'completed'))::text as last_visit_date,
      min(booking_date) filter (where not has_begun and status in ('pending', 'confirmed'))::text as next_visit_date
    from (select *, booking_date + booking_time <= '2026-03-03 12:00' as has_begun from bookings where client_id = $1) b`,
    [id],
  );
  return row;
};

beforeAll(async () => {
  office = await startPaymentsOffice();
  const { addBooking, shop, mei, tom, clock, server } = office;
  await shop.shift(mei, '2026-03-04', '09:00-17:00');
  const person = (name: string, phone: string) => ({ client_name: `${name} Rao`, client_phone: phone });
  const ann = person('Ann', '0491 570 101');
  const bea = person('Bea', '0491 570 102');
  const cho = person('Cho', '0491 570 103');
  const ofAnn = await addBooking('09:00', ann);
  await addBooking('10:00', ann);
  await addBooking('16:00', ann);
  const ofBea = await addBooking('09:00', { ...bea, therapist_id: tom });
  await addBooking('10:00', { ...bea, therapist_id: tom });
  await addBooking('16:00', { ...cho, booking_date: '2026-03-04' });
  const cancelled = await addBooking('11:00', { ...cho, therapist_id: tom });
  const { version } = await office.getBooking(cancelled);
  expect((await office.ada.post(`/bookings/${cancelled}/cancellation`, { reason: 'Ill', version })).status).toBe(200);
  clock.set('2026-03-03T01:00:00Z');
  ({ browser: admin } = await createSignedInUser(server, 'eva@spa.test', 'admin_staff'));
  await office.signIn();
  const { body: missed } = await admin.get<OfficeBooking>(`/bookings/${ofBea}`);
  const noShow = { version: missed.version, state: 'no_show' };
  expect((await admin.send('PUT', `/bookings/${ofBea}/day-state`, noShow)).status).toBe(200);
  expect((await office.pay(ofAnn, { amount: 89.5 })).status).toBe(201);
  await follow();
  ids = Object.fromEntries((await list()).items.map(({ id, name }) => [name.split(' ')[0]!, id]));
});

it('lists every client once by name, with the figures that their bookings say', async () => {
  expect(await names()).toEqual(['Ann', 'Bea', 'Cho']);
  for (const name of ['Ann', 'Bea', 'Cho']) expect(await one(name)).toMatchObject((await countBookings(ids[name]!))!);
  expect(await one('Ann')).toMatchObject({ visits: 2, no_shows: 0, next_visit_date: '2026-03-03', paid: 89.5 });
  expect(await one('Bea')).toMatchObject({ visits: 1, no_shows: 1, next_visit_date: null, paid: 0 });
  expect(await one('Cho')).toMatchObject({ visits: 0, last_visit_date: null, next_visit_date: '2026-03-04' });
});

it('finds by name, by missed bookings and by what is to come', async () => {
  expect(await names('?text=bea')).toEqual(['Bea']);
  expect(await names('?no_show=true')).toEqual(['Bea']);
  expect(await names('?no_show=false')).toEqual(['Ann', 'Cho']);
  expect(await names('?upcoming=true')).toEqual(['Ann', 'Cho']);
  expect(await names('?upcoming=false&no_show=true')).toEqual(['Bea']);
  expect(await names('?upcoming=false&no_show=false')).toEqual([]);
});

it('sorts by visits, last visit and what was paid, each client on one page alone', async () => {
  for (const [sort, sorted] of [
    ['visits', ['Ann', 'Bea', 'Cho']],
    [
      'paid',
      [
        'Ann',
        ...[ids.Bea!, ids.Cho!]
          .toSorted()
          .toReversed()
          .map((id) => (id === ids.Bea ? 'Bea' : 'Cho')),
      ],
    ],
    ['name', ['Ann', 'Bea', 'Cho']],
  ] as const) {
    expect(await names(`?sort=${sort}`)).toEqual(sorted);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: ListedClientsDto = await list(`?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.items.map(({ name }) => name.split(' ')[0]!));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(sorted);
  }
  expect((await names('?sort=last_visit')).at(-1)).toBe('Cho');
});

it.each([
  ['?cursor=nobody', 'cursor'],
  ['?cursor=00000000-0000-4000-8000-000000000000', 'cursor'],
  ['?not_seen_days=0', 'not_seen_days'],
  ['?not_seen_days=1.5', 'not_seen_days'],
  ['?sort=tags', 'sort'],
  ['?birthday=today', 'birthday'],
  ['?upcoming=perhaps', 'upcoming'],
  ['?therapist_id=mei', 'therapist_id'],
])('refuses %s', async (query, field) => {
  const { status, body } = await admin.get<{ errors?: { field: string }[]; field?: string }>(`/clients/list${query}`);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain(field);
});

it('shows what clients paid to administrators alone', async () => {
  expect((await list('', office.desk)).items.map(({ paid }) => paid)).toEqual([null, null, null]);
  expect((await office.desk.get('/clients/list?sort=paid')).status).toBe(403);
});

describe('tags, preferences and birthdays', () => {
  it('are shown on the page and in the list, and found there', async () => {
    const birthday = { month: 3, day: 31, year: 1984 };
    const { status, body } = await setProfile('Ann', {
      tags: [' VIP ', 'vip', 'Deep  tissue'],
      preferred_therapist_id: office.mei,
      preferred_pressure: 'firm',
      birthday,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      profile: { tags: ['Deep tissue', 'VIP'], preferred_pressure: 'firm', birthday },
      preferred_therapist_name: 'Mei',
    });
    await setProfile('Bea', { tags: ['vip'], birthday: { month: 4, day: 1, year: null } });
    expect(await one('Ann')).toMatchObject({ tags: ['Deep tissue', 'VIP'], preferred_pressure: 'firm', birthday });
    expect(await names('?tag=Vip')).toEqual(['Ann', 'Bea']);
    expect(await names('?tag=deep%20tissue')).toEqual(['Ann']);
    expect(await names('?tag=deep')).toEqual([]);
    expect(await names('?birthday=this-month')).toEqual(['Ann']);
    expect(await names(`?therapist_id=${office.mei}`)).toEqual(['Ann']);
    expect(await names(`?therapist_id=${office.tom}`)).toEqual([]);
    expect((await admin.get('/clients/tags')).body).toMatchObject({
      items: [expect.stringMatching(/vip/i), 'Deep tissue'],
    });
    const { body: owners } = await admin.get('/clients/contact-owners?name=Ann%20Rao&phone=0491570101');
    expect(owners).toMatchObject({ client: { preferences: { therapist_name: 'Mei', pressure: 'firm' } } });
  });

  it('are not replaced unseen', async () => {
    const { profile: seen } = (await admin.get<ClientDto>(`/clients/${ids.Bea}`)).body;
    expect((await setProfile('Bea', { ...seen, tags: ['Member'], seen })).status).toBe(200);
    const late = await setProfile('Bea', { ...seen, tags: ['Late'], seen });
    expect(late).toMatchObject({ status: 409, body: { code: 'modified' } });
    expect((await one('Bea')).tags).toEqual(['Member']);
  });

  it.each([
    [{ tags: Array.from({ length: 13 }, (_, nth) => `Tag ${nth}`) }, 'tags'],
    [{ tags: ['x'.repeat(31)] }, 'tag'],
    [{ tags: 'VIP' }, 'tags'],
    [{ preferred_pressure: 'hard' }, 'preferred_pressure'],
    [{ preferred_therapist_id: '00000000-0000-4000-8000-000000000000' }, 'preferred_therapist_id'],
    [{ birthday: { month: 2, day: 30, year: null } }, 'birthday'],
    [{ birthday: { month: 3, day: 4, year: 2026 } }, 'birthday'],
    [{ birthday: { month: 13, day: 1, year: null } }, 'month'],
  ])('refuse %j', async (profile, field) => {
    const { status, body } = await setProfile('Cho', profile);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(field);
  });

  it('of merged records count together, and each has its own again once they are separated', async () => {
    await setProfile('Ann', { tags: ['VIP'], preferred_pressure: 'firm' });
    await setProfile('Cho', {
      tags: ['vip', 'Quiet room'],
      preferred_pressure: 'light',
      preferred_therapist_id: office.tom,
    });
    await admin.post(`/clients/${ids.Ann}/merges`, { other_id: ids.Cho });
    expect(await names()).toEqual(['Ann', 'Bea']);
    expect(await one('Ann')).toMatchObject({
      ...{ visits: 2, tags: ['Quiet room', 'VIP'], preferred_pressure: 'firm', preferred_therapist_name: 'Tom' },
      ...{ next_visit_date: '2026-03-03', paid: 89.5 },
    });
    expect(await names(`?therapist_id=${office.tom}`)).toEqual(['Ann']);
    const { body } = await setProfile('Ann', { tags: ['Quiet room'], preferred_pressure: 'medium' });
    expect(body.profile).toMatchObject({
      tags: ['Quiet room'],
      preferred_pressure: 'medium',
      preferred_therapist_id: null,
    });
    await admin.send('DELETE', `/clients/${ids.Ann}/merges/${ids.Cho}`);
    expect(await one('Cho')).toMatchObject({
      tags: ['Quiet room'],
      preferred_pressure: 'light',
      preferred_therapist_name: null,
    });
    expect(await one('Ann')).toMatchObject({ tags: ['Quiet room'], preferred_pressure: 'medium' });
  });
});

it('exports the list as CSV, formulas as text, and logs what was asked for but neither text nor tag', async () => {
  await setProfile('Bea', { tags: ['=1+1'], birthday: { month: 2, day: 9, year: null } });
  const answer = await admin.post<string>('/clients/exports', { tag: '=1+1', sort: 'name' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-record-count')).toBe('1');
  expect(answer.body).toBe(
    'Name,Email,Phone,Tags,Preferred Therapist,Preferred Pressure,Birthday,Last Visit,Next Visit,Visits,No-shows,Paid\r\n' +
      "Bea Rao,,0491 570 102,'=1+1,,,02-09,2026-03-03,,1,1,0.00\r\n",
  );
  expect((await office.desk.post('/clients/exports', {})).status).toBe(403);
  await follow();
  const { body } = await admin.get<{ items: { action_type: string; details: object }[] }>(
    '/admin-action-logs?who=everyone',
  );
  const entry = body.items.find(({ action_type }) => action_type === 'export_clients_csv')!;
  expect(entry.details).toMatchObject({ record_count: 1, by_tag: true, by_text: false });
  expect(JSON.stringify(entry)).not.toContain('1+1');
});

it('is read the same from the log again, profiles too', async () => {
  const before = await list();
  const rebuilt = await office.server.get(ProjectionRebuilder).runAll(office.server.get(ProjectionRegistry).all());
  expect(Object.entries(rebuilt).filter(([, differing]) => differing > 0)).toEqual([]);
  expect((await list()).items).toEqual(before.items);
});

it('finds those who have not been here for a number of days, and forgets an erased client', async () => {
  await setProfile('Ann', { tags: ['VIP'], birthday: { month: 1, day: 1, year: 1990 } });
  office.clock.set('2026-05-02T01:00:00Z');
  const { browser } = await createSignedInUser(office.server, 'flo@spa.test', 'admin_staff');
  admin = browser;
  // Cho's booking of March 4 has begun by now.
  expect(await names('?not_seen_days=59')).toEqual(['Ann', 'Bea', 'Cho']);
  expect(await names('?not_seen_days=60')).toEqual(['Ann', 'Bea']);
  expect(await names('?not_seen_days=61')).toEqual([]);
  const erased = await admin.post(`/clients/${ids.Ann}/erasure`, { confirm_name: 'Ann Rao' });
  expect(erased.status).toBe(200);
  await follow();
  expect(await names()).toEqual(['Bea', 'Cho']);
  const left = await sql(office.shop.em, 'select from client_tags where client_id = $1', [ids.Ann]);
  expect(left).toEqual([]);
  expect(await sql(office.shop.em, 'select birth_year from clients where id = $1', [ids.Ann])).toEqual([
    { birth_year: null },
  ]);
});

it('refuses a tag that is too long as the database counts, and takes what merged records have together for seen', async () => {
  const long = `${'x'.repeat(29)}\u2764\uFE0F`;
  expect(await setProfile('Cho', { tags: [long] })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'tags' }] },
  });
  const many = Array.from({ length: 13 }, (_, nth) => `tag ${nth}`);
  expect(await setProfile('Cho', { tags: many })).toMatchObject({ status: 422, body: { errors: [{ field: 'tags' }] } });
  expect((await setProfile('Cho', { tags: ['one'], seen: { tags: many } })).status).toBe(409);
});
