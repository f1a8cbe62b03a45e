import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SaleDto } from '../../../src/payments/queries/sale.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import type { Visitor } from '../../support/clients/visitor.js';
import { findTerms } from '../../support/database/dump-text.js';
import { eventually } from '../../support/eventually.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';

/** Clients, and what is written about them, in words that occur nowhere else. */
const zebedee = { client_name: 'Zebedee Quillfeather', client_phone: '0491 570 156', client_email: 'zq@first.example' };
const ottoline = {
  client_name: 'Ottoline Thistlewick',
  client_phone: '0491 570 157',
  client_email: 'ot@second.example',
};
const words = {
  names: ['Zebedee', 'Quillfeather', 'Ottoline', 'Thistlewick', 'Peregrine'],
  contacts: ['0491 570 156', 'zq@first.example', '0491 570 157', 'ot@second.example'],
  written: ['Bunions', 'Lumbago', 'Garrulous', 'Hagglesome', 'Flibbertigibbet', 'Dissatisfied', 'Pourboire'],
};
const personal = Object.values(words).flat();
const otherSpellings = ['0491570156', '61491570156', '0491570157'];

/** Routes that auditors may call and people without a role may not, as docs/permissions.md says. */
const routes = [...readFileSync('docs/permissions.md', 'utf8').matchAll(/^\| `([^`]+)` \|(.+)\|$/gm)]
  .map(([, route, cells]) => [route!, cells!.split('|').map((cell) => cell.trim())] as const)
  .filter(([, cells]) => cells[1] === '403' && cells[5] === 'yes')
  .map(([route]) => route);

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
let auditor: Visitor;
let calls: Record<string, string[]>;
let booking: string, client: string;

const change = async (id: string, method: string, path: string, body: object) => {
  const { version } = await office.getBooking(id);
  const { status } = await office.ada.send(method, `/bookings/${id}${path}`, { version, ...body });
  expect(status).toBe(200);
};
const idsOf = async (table: string) =>
  (await sql<{ id: string }>(office.shop.em, `select id from ${table}`)).map(({ id }) => id);

beforeAll(async () => {
  office = await startPaymentsOffice();
  const { ada, shop, date, mei, swedish } = office;
  auditor = (await createSignedInUser(office.server, 'audrey@spa.test', 'auditor')).browser;
  booking = await office.addBooking('09:00', { ...zebedee, notes: 'Bunions' });
  client = (await office.getBooking(booking)).client_id as string;
  await ada.send('PUT', `/clients/${client}/alert`, { alert: 'Garrulous' });
  await ada.post(`/clients/${client}/notes`, { kind: 'health', text: 'Lumbago' });
  const slot = { service_id: swedish, therapist_id: mei, booking_date: date, booking_time: '09:00' };
  const price = { price_kind: 'amount-off', price_value: 9.5, price_reason: 'Hagglesome' };
  const renamed = {
    ...slot,
    ...zebedee,
    client_name: 'Zebedee Peregrine',
    notes: 'Lumbago',
    status: 'confirmed',
    ...price,
  };
  await change(booking, 'PUT', '', renamed);
  await change(booking, 'PUT', '', { ...renamed, ...zebedee, notes: 'Bunions' });
  const adjustment = { amount: -10, reason: 'Pourboire' };
  const { body: sale } = await office.pay(booking, { amount: 70, adjustment });
  expect(sale).toMatchObject({ status: 'paid' } satisfies Partial<SaleDto>);
  await office.refund(sale, { amount: 5, reason: 'Dissatisfied' });
  const other = await office.addBooking('11:00', { ...ottoline, therapist_id: office.tom });
  await change(other, 'POST', '/cancellation', { reason: 'Flibbertigibbet' });
  await office.addBooking('13:00', ottoline);
  // A request, for a time that is taken.
  const [first_name, last_name] = ['Ottoline', 'Thistlewick'];
  await office.book({ ...ottoline, first_name, last_name, booking_date: date, booking_time: '13:00' });
  const waits = { ...ottoline, service_id: swedish, therapist_id: mei };
  const windows = [{ date, from: '16:00', to: '18:00' }];
  expect(await ada.post('/office-waiting-list', { ...waits, windows })).toMatchObject({ status: 201 });
  const gift = { amount: 50, method: 'card', buyer_name: 'Zebedee Peregrine', message: 'Lumbago' };
  expect((await office.desk.post('/gift-certificates', { id: randomUUID(), ...gift })).status).toBe(201);
  const today = '2026-03-02';
  const drawer = (await office.desk.post<{ id: string }>('/drawer-days', { id: randomUUID(), float: 200 })).body.id;
  await office.desk.post(`/drawer-days/${drawer}/counts`, { coins: [], terminal_total: 0 });
  const close = { banked: 0, reason: 'Ottoline Thistlewick has it' };
  expect(await office.desk.post(`/drawer-days/${drawer}/close`, close)).toMatchObject({ status: 200 });
  const journal = await ada.post('/journal-exports', { id: randomUUID(), start_date: today, end_date: today });
  expect(journal.status).toBe(201);
  const payout = { id: randomUUID(), date: today, amount: 87, fees: 2.5 };
  expect((await ada.post('/gateway-payouts', payout)).status).toBe(204);
  await eventually(async () => {
    const counts = 'select (select count(*) from event_log) = (select count(*) from admin_action_logs) as is_written';
    const [row] = await sql<{ is_written: boolean }>(shop.em, counts);
    return row!.is_written || undefined;
  }, 'an entry for each event');

  const [bookings, clients, sales, certificates, entries] = await Promise.all(
    ['bookings', 'clients', 'sales', 'gift_certificates', 'admin_action_logs'].map(idsOf),
  );
  const customers = await eventually(async () => {
    const { body } = await ada.get<{ items: { id: string }[] }>('/customers');
    return body.items.length === 2 ? body.items.map(({ id }) => id) : undefined;
  }, 'both customers');
  const period = 'start_date=2026-03-01&end_date=2026-03-07';
  const each = (ids: string[] | undefined, toPath: (id: string) => string) => ids!.map(toPath);
  calls = {
    'GET /admin-action-logs': [
      '/admin-action-logs?who=everyone',
      `/admin-action-logs?who=everyone&client_id=${client}`,
    ],
    'GET /admin-action-logs/chain': ['/admin-action-logs/chain'],
    'GET /admin-action-logs/{id}': each(entries, (id) => `/admin-action-logs/${id}`),
    'GET /admin-action-logs/{id}/earlier': each(entries, (id) => `/admin-action-logs/${id}/earlier`),
    'POST /admin-action-logs/chain/checks': ['/admin-action-logs/chain/checks'],
    'GET /bookings/{id}/timeline': each(bookings, (id) => `/bookings/${id}/timeline`),
    'GET /bookings/{id}/as-of': each(bookings, (id) => `/bookings/${id}/as-of`),
    'GET /office/bookings/as-of': ['/office/bookings/as-of?status=all'],
    'GET /office/customers/as-of': ['/office/customers/as-of'],
    'GET /office/roster/as-of': [`/office/roster/as-of?from=${date}`],
    'GET /office/waiting-list/as-of': ['/office/waiting-list/as-of'],
    'GET /office/requests/as-of': ['/office/requests/as-of'],
    'GET /office/today/as-of': ['/office/today/as-of'],
    'GET /office/days/as-of': [`/office/days/as-of?date=${date}`],
    'GET /office/days/as-of/slot': [`/office/days/as-of/slot?date=${date}&time=09:30&therapist_id=${mei}&minutes=60`],
    'GET /clients/{id}/as-of': each(clients, (id) => `/clients/${id}/as-of`),
    'GET /system-status': ['/system-status'],
    'GET /reports/money': [`/reports/money?${period}`],
    'GET /reports/money/bookings': ['unpaid', 'to_come', 'refunds', 'adjustments'].map(
      (cause) => `/reports/money/bookings?${period}&cause=${cause}&page=1`,
    ),
    'GET /payments/day': [`/payments/day?date=${today}`],
    'GET /drawer-days': [`/drawer-days?date=${today}`],
    'GET /drawer-days/closed': ['/drawer-days/closed?page=1'],
    'GET /drawer-days/work': [`/drawer-days/work?date=${date}`],
    'GET /journal-exports': ['/journal-exports'],
    'GET /book-entries': ['/book-entries'],
    'GET /journal-exports/{number}/file': [
      '/journal-exports/1/file?format=general',
      '/journal-exports/1/file?format=xero',
    ],
    'GET /gift-certificates': ['/gift-certificates'],
    'GET /gift-certificates/{id}': each(certificates, (id) => `/gift-certificates/${id}`),
    'GET /sales/{id}': each(sales, (id) => `/sales/${id}`),
    'GET /reports/revenue': [`/reports/revenue?${period}&status=all`],
    'GET /reports/performance': [`/reports/performance?${period}`],
    'GET /reports/performance/bookings': [`/reports/performance/bookings?${period}&figure=reported&page=1`],
    'GET /reports/week': ['/reports/week'],
    'GET /customers': ['/customers'],
    'GET /customers/{id}': each(customers, (id) => `/customers/${id}`),
    'GET /customers/{id}/bookings': each(customers, (id) => `/customers/${id}/bookings`),
  };
});

/** All answers of a route, as text. */
async function read(by: Visitor, route: string): Promise<string> {
  const [method] = route.split(' ') as [string];
  const answers = await Promise.all(
    calls[route]!.map(async (path) => {
      const { status, body } = await by.send(method, path);
      expect([path, status]).toEqual([path, 200]);
      return JSON.stringify(body);
    }),
  );
  return answers.join('\n');
}

it('every route that auditors may read is called here', () => {
  expect(Object.keys(calls).toSorted()).toEqual(routes.toSorted());
  expect(Object.values(calls).filter((paths) => paths.length === 0)).toEqual([]);
});

it.each(routes)('tells an auditor nothing of who the clients are: %s', async (route) => {
  expect(findTerms(await read(auditor, route), [...personal, ...otherSpellings])).toEqual([]);
});

it('all of it is there for an administrator to read in the same answers', async () => {
  const answers = await Promise.all(routes.map((route) => read(office.ada, route)));
  const found = findTerms(answers.join('\n'), personal);
  expect(personal.filter((word) => !found.includes(word))).toEqual([]);
});

it('lets an auditor follow one person through the log, and see who did what', async () => {
  type Entry = { action_type: string; admin_email: string | null; sentence: { text: string; kind: string | null }[] };
  const { body } = await auditor.get<{ items: Entry[] }>(`/admin-action-logs?who=everyone&client_id=${client}`);
  const named = body.items.flatMap(({ sentence }) => sentence.filter(({ kind }) => kind === 'client'));
  expect(named.length).toBeGreaterThan(4);
  const pseudonyms = new Set(named.map(({ text }) => text));
  expect([...pseudonyms]).toEqual([expect.stringMatching(/^Client [2-9A-Z]{6}$/)]);
  const { body: sale } = await auditor.get<{ items: Entry[] }>('/admin-action-logs?who=everyone&search=payment_refund');
  expect(sale.items.map(({ admin_email }) => admin_email)).toEqual(['rita@spa.test']);
  expect(sale.items[0]!.sentence.map(({ text }) => text).join('')).toMatch(
    /^Gave back \$5\.00 by card for Client \w{6}, Swedish, Tue 3 Mar 9:00 AM: Hidden$/,
  );

  const [customers, asOf] = await Promise.all([
    auditor.get<{ items: { name: string; phone: string; total_bookings: number }[] }>('/customers'),
    auditor.get<{ fields: { field: string; value: unknown }[] }>(`/bookings/${booking}/as-of`),
  ]);
  const [pseudonym] = pseudonyms;
  expect(customers.body.items).toContainEqual(expect.objectContaining({ name: pseudonym, phone: 'Hidden' }));
  const fields = Object.fromEntries(asOf.body.fields.map(({ field, value }) => [field, value]));
  expect(fields).toMatchObject({
    ...{ client_name: pseudonym, client_phone: 'Hidden', notes: 'Hidden', status: 'confirmed' },
    ...{
      total_price: '80',
      booking_date: office.date,
      booking_time: '09:00',
      therapist_name: 'Mei',
      service_name: 'Swedish',
    },
  });
});

it('finds nobody by a name, an address or a reason for an auditor', async () => {
  for (const path of [
    '/customers?search=Zeb',
    '/office/customers/as-of?search=zq@first',
    '/office/bookings/as-of?name=Ott',
  ])
    expect([path, (await auditor.get(path)).status]).toEqual([path, 403]);
  for (const word of ['Zebedee', 'Flibbertigibbet', '0491570156']) {
    const { body } = await auditor.get(`/admin-action-logs?who=everyone&search=${word}`);
    expect([word, body]).toEqual([word, { items: [], next_before: null }]);
  }
});
