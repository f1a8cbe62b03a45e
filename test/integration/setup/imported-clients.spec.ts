import { ClientNotesQuery } from '../../../src/clients/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { catchUp } from '../../../src/platform/projections/catch-up.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import {
  columnsFor,
  IMPORT_KINDS,
  type ImportColumn,
  type ImportKind,
} from '../../../src/setup/import/import-kinds.js';
import type { ImportStepDto } from '../../../src/setup/index.js';
import { eventually } from '../../support/eventually.js';
import { dumpDatabaseText, findTerms } from '../../support/database/dump-text.js';
import { startOffice } from '../../support/fixtures/start-office.js';

interface Client {
  id: string;
  notes: { id: string; kind: string; text: string; author: string | null; source: string | null; at_local: string }[];
  [more: string]: unknown;
}

/** The clock is set to Monday 2026-03-02, 10:00. */
let office: Awaited<ReturnType<typeof startOffice>>;

beforeAll(async () => {
  office = await startOffice();
});

async function send(kind: ImportKind, text: string, isDryRun = false) {
  const path = `/imports/${kind}?dry_run=${isDryRun}&defaults=duration,status,price`;
  const { status, body } = await office.ada.send<string | object>('POST', path, Buffer.from(text), {
    'content-type': 'text/csv',
  });
  const lines = (typeof body === 'string' ? body : JSON.stringify(body)).trim().split('\n');
  const steps = lines.map((line) => JSON.parse(line) as ImportStepDto);
  expect({ status, problem: status === 200 ? null : body }).toEqual({ status: 200, problem: null });
  return {
    ...steps.at(-1)!,
    refused_lines: steps.flatMap(({ refused_lines }) => refused_lines),
    shared_contacts: steps.flatMap(({ shared_contacts }) => shared_contacts),
  };
}

const em = () => office.shop.em.fork();
const idOf = async (externalId: string) =>
  (await sql<{ id: string }>(em(), 'select id from clients where external_id = $1', [externalId]))[0]!.id;
const get = async (id: string) => (await office.ada.get<Client>(`/clients/${id}`)).body;
const notesOf = async (externalId: string) => (await get(await idOf(externalId))).notes;

async function rebuild() {
  const projection = office.server
    .get(ProjectionRegistry)
    .all()
    .find(({ name }) => name === 'clients')!;
  return office.server.get(ProjectionRebuilder).run(projection);
}

const toFile = (...lines: string[]) => ['external_id,first_name,last_name,phone,email,notes', ...lines, ''].join('\n');
const ferdinanda = (notes: string, phone = '0491 570 110') =>
  toFile(`NOTE1,Ferdinanda,Notetaker,${phone},ferdi@example.com,${notes}`);

const ALMOND = 'ALLERGIC TO ALMOND OIL';

it('shows an imported note on the client’s page under its day, and the same file again does not double it', async () => {
  await send('clients', ferdinanda(ALMOND));
  expect(await notesOf('NOTE1')).toEqual([
    {
      ...{ id: expect.any(String), kind: 'note', text: ALMOND, author: 'ada@spa.test', source: 'import' },
      at_local: expect.stringMatching(/^2026-03-02T10:0/),
    },
  ]);
  expect(await send('clients', ferdinanda(ALMOND))).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await send('clients', ferdinanda(ALMOND, '0491 570 112'))).toMatchObject({ changed: 1 });
  expect((await notesOf('NOTE1')).map(({ text }) => text)).toEqual([ALMOND]);
});

it('adds a note that the file changed, and keeps the earlier one', async () => {
  await send('clients', ferdinanda('Nuts of any kind', '0491 570 112'));
  await send('clients', ferdinanda('', '0491 570 112'));
  expect((await notesOf('NOTE1')).map(({ text }) => text)).toEqual(['Nuts of any kind', ALMOND]);
});

it('leaves an imported note removed that the desk removed, whatever else of the line changes', async () => {
  await send('clients', ferdinanda('Nuts of any kind', '0491 570 112'));
  for (const { id } of await notesOf('NOTE1'))
    expect((await office.ada.send('DELETE', `/clients/${await idOf('NOTE1')}/notes/${id}`)).status).toBe(200);
  expect(await send('clients', ferdinanda('Nuts of any kind', '0491 570 113'))).toMatchObject({ changed: 1 });
  expect(await notesOf('NOTE1')).toEqual([]);
});

it('keeps an imported note with its record through a merge, in the export, and in the past', async () => {
  await send('clients', ferdinanda(ALMOND, '0491 570 113'));
  await send('clients', toFile('NOTE2,Ferdi,Notetaker,0491 570 114,,Likes lavender'));
  const [id, other_id] = [await idOf('NOTE1'), await idOf('NOTE2')];
  expect((await office.ada.post(`/clients/${id}/merges`, { other_id })).status).toBe(200);
  const merged = await get(id);
  expect(merged.notes.map(({ text }) => text).toSorted()).toEqual([ALMOND, 'Likes lavender']);
  expect(merged.external_ids).toEqual(['NOTE1', 'NOTE2']);

  const exported = await office.ada.post<{ client_records: object[] }>(`/clients/${id}/personal-data/exports`);
  expect(JSON.stringify(exported.body)).toContain(ALMOND);

  await catchUp(office.server.app);
  const { body } = await office.ada.get<Client>(`/clients/${id}/as-of?at=2026-03-02T10:30`);
  expect(body.notes.map(({ kind, source, author }) => [kind, source, author])).toEqual([
    ['note', 'import', 'ada@spa.test'],
    ['note', 'import', 'ada@spa.test'],
  ]);
});

it('reads imported notes from the log again, those of early imports included', async () => {
  expect(Object.values(await rebuild()).every((rows) => rows === 0)).toBe(true);
  const read = async () =>
    office.server.get(ClientNotesQuery).read([await idOf('NOTE2'), await idOf('EARLY')], ['note']);
  await send('clients', toFile('EARLY,Emil,Early,0491 570 115,,Left shoulder'));
  await send('clients', toFile('EARLY,Emil,Early,0491 570 116,,Right shoulder'));
  // Early events do not say whether they add a note: the last one's is the only one.
  await sql(em(), `update event_log set data = data - 'adds_note' where stream = $1`, [await idOf('EARLY')]);
  await rebuild();
  expect((await read()).map(({ text }) => text).toSorted()).toEqual(['Likes lavender', 'Right shoulder']);
  expect(await send('clients', toFile('EARLY,Emil,Early,0491 570 116,,Right shoulder'))).toMatchObject({
    unchanged: 1,
  });
});

it('erases imported notes with their client', async () => {
  const id = await idOf('NOTE1');
  const preview = await office.ada.get(`/clients/${id}/erasure`);
  expect(preview.body).toMatchObject({ clients: [{ notes: 2 }] });
  const { body } = await office.ada.get<{ name: string }>(`/clients/${id}`);
  const erased = await office.ada.post(`/clients/${id}/erasure`, { confirm_name: body.name });
  expect(erased.status).toBeLessThan(300);
  // Reports follow the log a moment later.
  const findLeft = async () =>
    findTerms(await dumpDatabaseText(office.server.database), [ALMOND, 'Likes lavender', 'Notetaker']);
  await eventually(
    async () => ((await findLeft()).length === 0 ? true : undefined),
    'nothing to be left of the client',
  );
});

/**
 * Places where each column of a file is seen: the answer that a page reads, and the text in it. The key of a booking is the only one without a
 * page: it tells whether a line is known, which the check of the next import says.
 */
const SHIFTS = '/roster-entries?from=2026-03-31&to=2026-03-31';

const PLACES = {
  clients: {
    external_id: ['/clients/:id', 'C-77'],
    first_name: ['/clients/:id', 'Wilhelmina'],
    last_name: ['/clients/:id', 'Quasthoff'],
    phone: ['/clients/:id', '0491 571 266'],
    email: ['/clients/:id', 'wilhelmina@example.test'],
    notes: ['/clients/:id', 'Prefers the quiet room'],
  },
  bookings: {
    external_id: ['the check of the next import', '"unchanged":1'],
    date: ['/bookings/:id', '"booking_date":"2025-11-04"'],
    time: ['/bookings/:id', '"booking_time":"14:30"'],
    service: ['/bookings/:id', '"service_name":"Swedish"'],
    therapist: ['/bookings/:id', '"therapist_name":"Mei"'],
    client_name: ['/bookings/:id', '"client_name":"Ottilie Brandt"'],
    phone: ['/bookings/:id', '0491 571 267'],
    email: ['/bookings/:id', 'ottilie@example.test'],
    notes: ['/bookings/:id', 'Came by tram'],
    status: ['/bookings/:id', '"status":"no_show"'],
    price: ['/bookings/:id', '77.5'],
    duration: ['/bookings/:id', '"booking_duration":75'],
    end_time: ['/bookings/:id', '"booking_duration":75'],
  },
  services: {
    name: ['/office/services?include_retired=true', '"name":"Cedar, Long"'],
    group: ['/office/services?include_retired=true', '"group":"Cedar"'],
    variant: ['/office/services?include_retired=true', '"variant":"Long"'],
    description: ['/office/services?include_retired=true', 'Warm cedar on cold days'],
    duration: ['/office/services?include_retired=true', '"duration":95'],
    cleanup: ['/office/services?include_retired=true', '"cleanup":17'],
    price: ['/office/services?include_retired=true', '133.5'],
    status: ['/office/services?include_retired=true', '"is_retired":true'],
  },
  therapists: {
    name: ['/office/therapists', '"name":"Ilse Brandt"'],
    status: ['/office/therapists', '"is_active":false'],
    association: ['/office/therapists', 'Association of the North'],
    provider_number: ['/office/therapists', 'PN-771'],
    hourly_rate: ['/office/therapists', '"hourly_rate":91.5'],
    bookings_per_day: ['/office/therapists', '"available_slots":13'],
    treatments: ['/office/therapists', '"specialties":["Swedish"]'],
    bio: ['/office/therapists', 'Came from Bremen'],
  },
  roster: {
    therapist: [SHIFTS, '"Mei"'],
    first_date: [SHIFTS, '2026-03-31'],
    start_time: [SHIFTS, '07:10'],
    end_time: [SHIFTS, '08:20'],
  },
} as const satisfies { [Kind in ImportKind]: Record<ImportColumn<Kind>, readonly [string, string]> };

const FILES: Readonly<Record<ImportKind, { cells: Record<string, string>; table: string }>> = {
  clients: {
    table: 'select id from clients where external_id = $1',
    cells: {
      ...{ external_id: 'C-77', first_name: 'Wilhelmina', last_name: 'Quasthoff', phone: '0491 571 266' },
      ...{ email: 'wilhelmina@example.test', notes: 'Prefers the quiet room' },
    },
  },
  bookings: {
    table: 'select booking_id as id from imported_bookings where external_id = $1',
    cells: {
      ...{ external_id: 'B-77', date: '2025-11-04', time: '14:30', service: 'Swedish', therapist: 'Mei' },
      ...{ client_name: 'Ottilie Brandt', phone: '0491 571 267', email: 'ottilie@example.test' },
      ...{ notes: 'Came by tram', status: 'no_show', price: '77.50', duration: '75', end_time: '15:45' },
    },
  },
  services: {
    table: 'select id from services where name = $1',
    cells: {
      ...{ name: 'Cedar, Long', group: 'Cedar', variant: 'Long', description: 'Warm cedar on cold days' },
      ...{ duration: '95', cleanup: '17', price: '133.50', status: 'retired' },
    },
  },
  therapists: {
    table: 'select id from therapists where name = $1',
    cells: {
      ...{
        name: 'Ilse Brandt',
        status: 'inactive',
        association: 'Association of the North',
        provider_number: 'PN-771',
      },
      ...{ hourly_rate: '91.50', bookings_per_day: '13', treatments: 'Swedish', bio: 'Came from Bremen' },
    },
  },
  roster: {
    table: `select r.id from therapist_roster r join therapists t on t.id = r.therapist_id where r.roster_date = '2026-03-31' and t.name = $1`,
    cells: { therapist: 'Mei', first_date: '2026-03-31', start_time: '07:10', end_time: '08:20' },
  },
};

it.each(IMPORT_KINDS)('whatever an import of %s stores of a column is seen', async (kind) => {
  const { cells, table } = FILES[kind];
  const columns = columnsFor(kind);
  expect(Object.keys(cells).toSorted()).toEqual(columns.toSorted());
  const file = `${columns.join()}\n${columns.map((column) => `"${cells[column]}"`).join()}\n`;
  expect(await send(kind, file)).toMatchObject({ new: 1, refused_lines: [] });
  const [{ id }] = (await sql<{ id: string }>(em(), table, [cells.external_id ?? cells.name ?? cells.therapist])) as [
    { id: string },
  ];
  const places: Record<string, readonly [string, string]> = PLACES[kind];
  for (const column of columns) {
    const [place, shown] = places[column]!;
    const read = place.startsWith('/')
      ? (await office.ada.get(place.replace(':id', id))).body
      : await send(kind, file, true);
    expect({ column, isShown: JSON.stringify(read).includes(shown) }).toEqual({ column, isShown: true });
  }
});

const couple = toFile(
  'CP1,Hanna,Vogelsang,0491 570 121,vogelsang@example.com,pregnant - no hot stones',
  'CP2,Dieter,Vogelsang,0491 570 122,VOGELSANG@example.com,blood thinners',
);

it('a dry run names everybody who shares a contact, in the file or with a client of the shop', async () => {
  const dryRun = await send('clients', couple, true);
  expect(dryRun.shared_contacts).toEqual([
    {
      ...{ line: 3, name: 'Dieter Vogelsang', shares: ['email'] },
      ...{ other_name: 'Hanna Vogelsang', other_line: 2, other_id: null },
    },
  ]);
  const imported = await send('clients', couple);
  expect(imported).toMatchObject({ new: 2, shared_contacts: [] });
  // Who is stored as they are is no news.
  expect((await send('clients', couple, true)).shared_contacts).toEqual([]);

  const child = 'CP3,Lena,Vogelsang,+61 491 570 121,vogelsang@example.com,';
  const { shared_contacts } = await send('clients', toFile(child), true);
  expect(shared_contacts.map(({ line, name, ...other }) => [line, name, other.shares, other.other_name])).toEqual(
    expect.arrayContaining([
      [2, 'Lena Vogelsang', ['email', 'phone'], 'Hanna Vogelsang'],
      [2, 'Lena Vogelsang', ['email'], 'Dieter Vogelsang'],
    ]),
  );
  expect(shared_contacts.map(({ other_id }) => other_id).toSorted()).toEqual(
    [await idOf('CP1'), await idOf('CP2')].toSorted(),
  );
  const withAll = await send('clients', `${couple}${child}\n`, true);
  expect(withAll.shared_contacts).toHaveLength(2);
});

it('clients with ids of their own stay people of their own, each with their note', async () => {
  const [hanna, dieter] = [await get(await idOf('CP1')), await get(await idOf('CP2'))];
  expect(hanna.id).not.toBe(dieter.id);
  expect([hanna, dieter].map(({ name, notes }) => [name, notes.map(({ text }) => text)])).toEqual([
    ['Hanna Vogelsang', ['pregnant - no hot stones']],
    ['Dieter Vogelsang', ['blood thinners']],
  ]);
  expect(hanna.sharing).toMatchObject([{ id: dieter.id, shares: ['email'] }]);
});

it('says once a statement whose clients’ names and addresses are known, however many it wrote', async () => {
  const [row] = await sql<{ 'QUERY PLAN': { Triggers: { 'Trigger Name': string; Calls: number }[] }[] }>(
    em(),
    `explain (analyze, format json) insert into clients (id, first_name, last_name, customer_key, created_at, updated_at)
     select gen_random_uuid(), 'Many', 'Atonce' || nth, null, now(), now() from generate_series(1, 50) nth`,
  );
  expect(row!['QUERY PLAN'][0]!.Triggers.map((trigger) => [trigger['Trigger Name'], trigger.Calls])).toContainEqual([
    'clients_identified_on_insert',
    1,
  ]);
  const [known] = await sql<{ count: number }>(
    em(),
    `select count(*)::int as count from identities where kind = 'name' and value like 'Many Atonce%'`,
  );
  expect(known!.count).toBe(50);
});
