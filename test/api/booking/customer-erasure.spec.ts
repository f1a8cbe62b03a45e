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
/** The number without spaces stands in no file: nobody wrote it so. */
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
  expect([status, body]).toEqual([200, { bookings: 2, clients: 0 }]);
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
  // What the customer is called in addresses is made of their address or number, and would tell it to who tries them all.
  expect(findTerms(await dumpDatabaseText(server.database), [...words, customer])).toEqual([]);

  expect(await revenue()).toEqual(before);
  expect(await office.verify(`${kept.seq}:${kept.hash}`)).toContain('is as it was sealed');
  expect((await server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations)).toEqual([]);
  expect((await erase(name)).status).toBe(404);
}, 120_000);
