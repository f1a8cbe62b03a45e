import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { system } from '../../../src/kernel/actor.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { BlockTherapistDay } from '../../../src/scheduling/index.js';
import { crawlAnonymously, crawlSignedIn } from '../../support/clients/crawl.js';
import { eventually } from '../../support/eventually.js';
import { startOfficeWithAuditChain } from '../../support/fixtures/office-with-audit-chain.js';
import { dumpDatabaseText, findTerms } from '../../support/database/dump-text.js';

const date = '2026-03-03';
const wilhelmina = {
  ...{ first_name: 'Wilhelmina', last_name: 'Quasthoff', notes: 'Allergic to lavender' },
  ...{ client_phone: '0491 571 266', client_email: 'W.Quasthoff@example.test' },
};
const reason = 'Sprained her ankle';
const words = ['Wilhelmina', 'Quasthoff', '0491 571 266', '0491571266', '0491 571 999', 'lavender', 'ankle'];
/** The number without spaces is in no file, because nobody wrote it that way. */
const told = words.filter((word) => word !== '0491571266');

interface PersonalDataFile {
  person: object;
  bookings: { id: string; history: { type: string }[]; mails: { state: string }[] }[];
  action_log: { action_type: string; details: Record<string, unknown> }[];
  blocks: { reason: string }[];
}

let office: Awaited<ReturnType<typeof startOfficeWithAuditChain>>;
let bookings: string[];
let client: string;
/** The customer of reports, whose id is made from the address. */
let customer: string;

beforeAll(async () => {
  office = await startOfficeWithAuditChain();
  const { book, ada, getBooking, server, mei } = office;
  const first = await book({ booking_date: date, booking_time: '12:00', ...wilhelmina, client_phone: '0491 571 999' });
  const second = await book({ booking_date: date, booking_time: '13:00', ...wilhelmina });
  bookings = [first, second];
  const { version, status } = await getBooking(first);
  const { first_name, last_name, notes, ...reached } = wilhelmina;
  const slot = { service_id: office.swedish, therapist_id: mei, booking_date: date, booking_time: '12:00' };
  const edit = { ...slot, client_name: `${first_name} ${last_name}`, notes, ...reached, status, version };
  expect(await ada.send('PUT', `/bookings/${first}`, edit)).toMatchObject({ status: 200 });
  expect((await ada.post(`/bookings/${second}/cancellation`, { reason, version: 2 })).status).toBe(200);
  const block = {
    id: randomUUID(),
    therapistId: mei,
    date,
    startTime: '15:00',
    endTime: '16:00',
    reason: 'Wilhelmina Quasthoff may come',
  };
  await server.get(CommandBus).execute(new BlockTherapistDay(block, system));
  await office.waitUntilChained();
  customer = await eventually(async () => {
    const { body } = await ada.get<{ items: { id: string; total_bookings: number }[] }>('/customers?search=Quasthoff');
    return body.items.find(({ total_bookings }) => total_bookings === 2)?.id;
  }, 'the customer to be listed');
  const { body } = await ada.get<{ items: { id: string }[] }>('/clients?text=Quasthoff');
  client = body.items[0]!.id;
});

it('a client gets all that is held about them in one file, and the log says whose without saying who', async () => {
  const { body, headers } = await office.ada.post<PersonalDataFile>(`/clients/${client}/personal-data/exports`);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="personal-data-2026-03-02.json"`);
  expect(headers.get('x-record-count')).toBe('2');
  expect(findTerms(JSON.stringify(body), words)).toEqual(told);
  expect(body.person).toEqual({
    name: 'Wilhelmina Quasthoff',
    email: wilhelmina.client_email,
    phone: wilhelmina.client_phone,
  });
  expect(body.bookings.map(({ id }) => id).sort()).toEqual(bookings.toSorted());
  expect(body.bookings.flatMap(({ history }) => history.map(({ type }) => type))).toContain('ClientDetailsChanged');
  expect(body.bookings.every(({ mails }) => mails.length > 0)).toBe(true);
  expect(body.action_log.map(({ action_type }) => action_type)).toEqual(
    expect.arrayContaining(['booking_create', 'booking_update', 'booking_cancel']),
  );
  expect(body.blocks).toMatchObject([{ reason: 'Wilhelmina Quasthoff may come' }]);
  expect(JSON.stringify(body)).not.toContain('Georgia');

  const entry = await eventually(
    async () => (await office.listLogEntries()).find(({ action_type }) => action_type === 'export_personal_data'),
    'the entry',
  );
  expect(entry.details).toEqual({ record_count: 2, booking_ids: expect.arrayContaining(bookings) as string[] });
});

it('nobody knows an erased customer any more, nobody else is touched, and every sum and seal is as it was', async () => {
  const { ada, server } = office;
  const revenue = async () => {
    const { body } = await ada.get<{ summary: object; services: object; days: object }>(
      '/reports/revenue?start_date=2026-03-01&end_date=2026-03-31&status=all',
    );
    return { summary: body.summary, services: body.services, days: body.days };
  };
  const before = await revenue();
  const kept = await office.waitUntilChained();

  const erase = (confirm_name?: string) => ada.post(`/clients/${client}/erasure`, { confirm_name });
  const name = `${wilhelmina.first_name} ${wilhelmina.last_name}`;
  for (const typed of [undefined, '', name.toLowerCase(), 'Georgia Marsh'])
    expect(await erase(typed)).toMatchObject({ status: 422, body: { errors: [{ field: 'confirm_name' }] } });
  const { status, body } = await erase(` ${name} `);
  expect([status, body]).toEqual([
    200,
    { bookings: 2, clients: 0, waiting: 0, cancelled: 0, sent_mails: 0, backup_at_local: null },
  ]);
  await eventually(
    async () => ((await ada.get(`/customers/${customer}`)).status === 404 ? true : undefined),
    'the customer to be gone',
  );
  await office.waitUntilChained();

  const known = { ids: [bookings[0]!, customer, client], dates: [date] };
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answers = [...(await crawlSignedIn(server.url, known, cookie)), ...(await crawlAnonymously(server.url, known))];
  for (const path of ['/bookings/exports', '/admin-action-logs/exports', '/admin-action-logs/exports/evidence']) {
    const { status, body } = await ada.post(path, { status: 'all', who: 'everyone' });
    expect(status).toBe(200);
    answers.push(String(body));
  }
  expect(answers.some((answer) => answer.includes('Georgia Marsh'))).toBe(true);
  expect(answers.filter((answer) => findTerms(answer, words).length > 0)).toEqual([]);
  // The hash that names a customer in URLs is made from the address or number, and could be found by trying all of
  // them.
  expect(findTerms(await dumpDatabaseText(server.database), [...words, customer])).toEqual([]);

  expect(await revenue()).toEqual(before);
  expect(await office.verify(`${kept.seq}:${kept.hash}`)).toContain('is as it was sealed');
  expect((await server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations)).toEqual([]);
  expect((await erase(name)).status).toBe(404);
});

describe('people who share an address or number', () => {
  interface Preview {
    clients: { id: string; names: string[]; bookings: number; is_own: boolean; is_suggested: boolean }[];
    is_complete: boolean;
  }
  const phone = '0491 570 001';
  const preview = async (id: string) => (await office.ada.get<Preview>(`/clients/${id}/erasure`)).body;
  const findClient = async (text: string) =>
    (await office.ada.get<{ items: { id: string }[] }>(`/clients?text=${encodeURIComponent(text)}`)).body.items[0]!.id;
  const statusOf = async (id: string) => (await office.getBooking(id)).status;
  let ids: Record<'nora' | 'withoutAddress' | 'paul' | 'sharing', string>;
  let nora: string;
  let paul: string;

  beforeAll(async () => {
    const of = (first_name: string, client_email: string | null, client_phone = phone) => ({
      ...{ booking_date: '2026-03-05', first_name, last_name: 'Field', client_email, client_phone },
    });
    await office.shop.shift(office.mei, '2026-03-05', '9-17');
    ids = {
      nora: await office.book({ ...of('Nora', 'nora@example.test'), booking_time: '09:00' }),
      withoutAddress: await office.book({ ...of(' nora', null, '+61 491 570 001'), booking_time: '10:00' }),
      paul: await office.book({ ...of('Paul', 'paul@example.test'), booking_time: '11:00' }),
      sharing: await office.book({ ...of('Paul', 'nora@example.test', '0491 570 002'), booking_time: '12:00' }),
    };
    [nora, paul] = [await findClient('nora field'), await findClient('0491 570 002')];
    const note = { kind: 'note', text: 'Prefers the quiet room' };
    expect((await office.ada.post(`/clients/${nora}/notes`, note)).status).toBe(200);
    const waits = { service_id: office.swedish, therapist_id: null, client_phone: phone, client_email: null };
    const windows = [{ date: '2026-03-06', from: '09:00', to: '17:00' }];
    for (const client_name of ['Nora Field', 'Paul Field'])
      expect((await office.ada.post('/office-waiting-list', { ...waits, client_name, windows })).status).toBe(201);
  });

  it('are shown before one of them is erased, with all that there is of them', async () => {
    const { clients, is_complete } = await preview(nora);
    expect(is_complete).toBe(true);
    expect(clients).toMatchObject([
      { ...{ id: nora, bookings: 2, upcoming: 2, notes: 1, waiting: 1 }, is_own: true, is_suggested: true },
      { names: ['Paul Field'], is_own: false, is_suggested: false },
      { names: ['Paul Field'], is_own: false, is_suggested: false },
    ]);
    expect(clients.map(({ id }) => id)).toContain(paul);
  });

  it('stay when one of them is erased, from bookings, notes and the waiting list alike', async () => {
    const { ada } = office;
    const erase = (body: object) => ada.post(`/clients/${nora}/erasure`, { confirm_name: 'Nora Field', ...body });
    for (const also of [[randomUUID()], null])
      expect(await erase({ also })).toMatchObject({ status: 422, body: { errors: [{ field: 'also' }] } });
    expect(await erase({ upcoming: 'perhaps' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'upcoming' }] },
    });
    expect(await erase({ upcoming: 'cancel' })).toMatchObject({
      status: 200,
      body: { bookings: 2, clients: 1, waiting: 1, cancelled: 2 },
    });
    const kinds = await Promise.all(Object.values(ids).map(statusOf));
    expect(kinds).toEqual(['cancelled', 'cancelled', 'confirmed', 'confirmed']);
    expect((await office.getBooking(ids.sharing)).client_name).toBe('Paul Field');
    expect((await office.getBooking(ids.withoutAddress)).client_name).toBe('');
    const waiting = await ada.get<{ items: { client_name: string }[] }>('/office-waiting-list');
    expect(waiting.body.items.map(({ client_name }) => client_name)).toEqual(['Paul Field']);
    // Their slots are free again.
    expect(await statusOf(await office.book({ booking_date: '2026-03-05', booking_time: '09:00' }))).toBe('confirmed');
    await office.waitUntilChained();
    const entries = await eventually(async () => {
      const found = (await office.findLogEntries(ids.nora)).map(({ action_type }) => action_type);
      return found.includes('booking_erase_person') ? found : undefined;
    }, 'the entries');
    expect(entries).toContain('booking_cancel');
    expect((await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations)).toEqual([]);
  });
});
