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
});

it('a client gets all that is held about them in one file, and the log says whose without saying who', async () => {
  const { body, headers } = await office.ada.post<PersonalDataFile>(`/customers/${customer}/personal-data/exports`);
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

  const erase = (confirm_name?: string) => ada.post(`/customers/${customer}/erasure`, { confirm_name });
  const name = `${wilhelmina.first_name} ${wilhelmina.last_name}`;
  for (const typed of [undefined, '', name.toLowerCase(), 'Georgia Marsh'])
    expect(await erase(typed)).toMatchObject({ status: 422, body: { errors: [{ field: 'confirm_name' }] } });
  const { status, body } = await erase(` ${name} `);
  expect([status, body]).toEqual([
    200,
    { bookings: 2, clients: 0, cancelled: 0, sent_mails: 0, backup_at_local: null },
  ]);
  await eventually(
    async () => ((await ada.get(`/customers/${customer}`)).status === 404 ? true : undefined),
    'the customer to be gone',
  );
  await office.waitUntilChained();

  const known = { ids: [bookings[0]!, customer], dates: [date] };
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

describe('the identities of one person', () => {
  interface Preview {
    identities: { id: string; email: string | null; names: string[]; is_suggested: boolean }[];
    is_complete: boolean;
  }
  const phone = '0491 570 001';
  const preview = async (id: string) => (await office.ada.get<Preview>(`/customers/${id}/erasure`)).body;
  const statusOf = async (id: string) => (await office.getBooking(id)).status;
  let ids: Record<'nora' | 'withoutAddress' | 'paul' | 'paulsOther' | 'farAway', string>;
  let nora: string;

  beforeAll(async () => {
    const of = (first_name: string, client_email: string | null, client_phone = phone) => ({
      ...{ booking_date: '2026-03-05', first_name, last_name: 'Field', client_email, client_phone },
    });
    await office.shop.shift(office.mei, '2026-03-05', '9-17');
    ids = {
      nora: await office.book({ ...of('Nora', 'nora@example.test'), booking_time: '09:00' }),
      withoutAddress: await office.book({ ...of(' nora', null, '+61 491 570 001'), booking_time: '10:00' }),
      paul: await office.book({ ...of('Paul', 'paul@example.test'), booking_time: '11:00' }),
      paulsOther: await office.book({ ...of('Paul', 'paul@example.test', '0491 570 002'), booking_time: '12:00' }),
      farAway: await office.book({ ...of('Nora', 'far@example.test', '0491 570 002'), booking_time: '13:00' }),
    };
    nora = await eventually(async () => {
      const { body } = await office.ada.get<{ items: { id: string; email: string }[] }>('/customers?search=nora@');
      return body.items.find(({ email }) => email === 'nora@example.test')?.id;
    }, 'the customer to be listed');
  });

  it('are found over numbers however written, the nearest first, and suggested under the same name', async () => {
    const { identities, is_complete } = await preview(nora);
    expect(is_complete).toBe(true);
    const expected = { bookings: 1, upcoming: 1, is_own: false };
    expect(identities[0]).toMatchObject({ id: nora, ...expected, is_own: true, is_suggested: true, phones: [phone] });
    const near = identities.slice(1, 3).sort((one) => (one.email ? 1 : -1));
    expect(near).toMatchObject([
      { email: null, names: ['nora Field'], is_suggested: true },
      { email: 'paul@example.test', names: ['Paul Field'], is_suggested: false, bookings: 2 },
    ]);
    expect(identities[3]).toMatchObject({ email: 'far@example.test', ...expected, is_suggested: false });
  });

  it('are erased as far as they were named, with the appointments to come cancelled and nobody mailed', async () => {
    const { ada } = office;
    const { identities } = await preview(nora);
    const same = identities.find(({ email }) => email === null)!.id;
    const erase = (body: object) => ada.post(`/customers/${nora}/erasure`, { confirm_name: 'Nora Field', ...body });
    expect(await erase({ identities: [randomUUID()] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'identities' }] },
    });
    expect(await erase({ upcoming: 'perhaps' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'upcoming' }] },
    });
    expect(await erase({ identities: [same], upcoming: 'cancel' })).toMatchObject({
      status: 200,
      body: { bookings: 2, cancelled: 2 },
    });
    const kinds = await Promise.all(Object.values(ids).map(statusOf));
    expect(kinds).toEqual(['cancelled', 'cancelled', 'confirmed', 'confirmed', 'confirmed']);
    expect((await office.getBooking(ids.paul)).client_name).toBe('Paul Field');
    expect((await office.getBooking(ids.withoutAddress)).client_name).toBe('');
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
