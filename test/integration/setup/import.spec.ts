import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { ActionLogEntriesQuery } from '../../../src/audit/action-log/action-log-entries.query.js';
import { findClientIds } from '../../support/fixtures/find-client-ids.js';
import { CompleteBooking, ErasePersonalData, ImportBookings } from '../../../src/booking/index.js';
import { system, type Actor } from '../../../src/kernel/actor.js';
import { PastDayQuery } from '../../../src/booking/queries/as-of/past-day.query.js';
import { ChangeClientAlert } from '../../../src/clients/index.js';
import { BookingCsvQuery } from '../../../src/booking/queries/list/booking-csv.query.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { catchUp } from '../../../src/platform/projections/catch-up.js';
import { AddClosure } from '../../../src/scheduling/index.js';
import { HideSetupChecklist } from '../../../src/setup/checklist/hide-setup-checklist.js';
import { ConfirmTestMail } from '../../../src/setup/checklist/confirm-test-mail.js';
import { RequestTestMail } from '../../../src/setup/checklist/request-test-mail.js';
import { SetupChecklistQuery } from '../../../src/setup/checklist/setup-checklist.query.js';
import {
  type ImportAnswers,
  type ImportKind,
  type ImportStepDto,
  PastImportsQuery,
  ShopImporter,
  StartImportUndo,
} from '../../../src/setup/index.js';
import { StartImport } from '../../../src/setup/import/start-import.js';
import { UndoImports } from '../../../src/setup/undo/undo-imports.task.js';
import { dumpDatabaseText, findTerms } from '../../support/database/dump-text.js';
import { eventually } from '../../support/eventually.js';
import { createUser } from '../../support/fixtures/create-user.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startApp, startWorker, type TestProcess } from '../../support/processes/start-app.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

const clients = `external_id;First Name;LAST NAME;phone;email;notes
C-1;Wilhelmina;Quasthoff;0491 571 266;W.Quasthoff@Example.test;"Allergic
to lavender"
C-2;Kamala;Rao;+61 491 570 158;;
C-3;;Nobody;0491 570 159;;
C-2;Kamala;Again;0491 570 158;;
`;

/** The clock is set to Monday 2026-03-02, 10:00. */
const bookings = `external_id,date,time,service,therapist,client_name,phone,email,notes,status,price
B-1,2025-11-04,14:30,swedish,mei tanaka,Wilhelmina Quasthoff,,w.quasthoff@example.test,,completed,"1,250.00"
B-2,2025-11-04,14:30,Swedish,Mei Tanaka,Georgia Marsh,0491570156,,,confirmed,
B-3,3/3/2026,10:00,Swedish,Mei Tanaka,Georgia Marsh,0491570156,,,confirmed,89.50
B-4,3/3/2026,10:00 AM,Swedish,Mei Tanaka,Ann Lowe,0491570157,,,confirmed,
B-5,3/3/2026,11:00,Swedish,Any Available,Ann Lowe,0491570157,,,pending,
B-6,4/3/2026,11:00,Swedish,Mei Tanaka,Ann Lowe,0491570157,,,confirmed,
B-7,3/3/2026,11:00,Swedish,Mei Tanaka,Ann Lowe,0491570157,,,completed,
B-8,3/3/2026,11:00,Shiatsu,Mei Tanaka,Ann Lowe,0491570157,,,confirmed,
B-9,1/3/2026,09:00,Swedish,Mei Tanaka,Ann Lowe,0491570157,,,cancelled,
B-10,3/3/2026,11:00,Swedish,Mei Tanaka,Ann Lowe,0491570157,,,No-show,
`;

let server: TestProcess;
let mail: Awaited<ReturnType<typeof startSmtpSink>>;
let em: EntityManager;
let shop: ReturnType<typeof createShopBuilder>;
let admin: Actor;

/** How the dates of the files here are written. */
const dayFirst: ImportAnswers = { dateOrder: 'day-first', defaults: ['duration'] };

async function run(kind: ImportKind | null, text: string, isDryRun = false, answers = dayFirst) {
  const open = () => [Buffer.from(text)] as unknown as AsyncIterable<Buffer>;
  const steps: ImportStepDto[] = [];
  for await (const step of server.get(ShopImporter).run({ kind, open, by: admin, isDryRun, answers })) steps.push(step);
  const { new: added, changed, unchanged, refused, questions, notices } = steps.at(-1)!;
  const refusedLines = steps.flatMap(({ refused_lines }) => refused_lines);
  return { added, changed, unchanged, refused, refusedLines, questions, notices };
}

const count = async (from: string) => Number((await sql<{ n: bigint }>(em, `select count(*) as n from ${from}`))[0]!.n);

beforeAll(async () => {
  mail = await startSmtpSink();
  const env = { SMTP_URL: mail.url };
  server = await startApp({ env });
  await startWorker({ database: server.database, env });
  shop = createShopBuilder(server);
  em = shop.em;
  const id = await createUser(server, {
    email: 'ada@longwater.test',
    password: 'ferries leave at seven',
    role: 'admin_staff',
  });
  admin = { kind: 'user', id, email: 'ada@longwater.test' };
  await shop.service('Swedish');
  const mei = await shop.therapist('Mei Tanaka');
  await shop.timeSlots('10:00', '11:00');
  await shop.shift(mei, '2026-03-03', '09:00-17:00');
});

it('refuses an open booking at a time that the clock leaves out', async () => {
  const line = (id: string, date: string, status: string) =>
    `${id},${date},02:30,Swedish,Any Available,Ann Lowe,0491570157,,,${status},`;
  const lines = [line('D-1', '4/10/2026', 'pending'), line('D-2', '4/10/2026', 'cancelled')];
  const { added, refusedLines } = await run('bookings', [bookings.split('\n')[0]!, ...lines].join('\n'), true);
  expect(added).toBe(1);
  expect(refusedLines).toMatchObject([{ line: 2, column: 'time' }]);
});

it('finds the variant of a treatment by the minutes of the line', async () => {
  for (const [variant, minutes] of [
    ['60 minutes', 60],
    ['90 minutes', 90],
    ['Former', 90],
  ] as const) {
    const id = await shop.service(`Remedial, ${variant}`, { durationMinutes: minutes });
    if (variant === 'Former') await sql(em, 'update services set retired_at = now() where id = $1', [id]);
    const columns = [id, variant];
    await sql(em, `update services set group_name = 'Remedial', variant = $2 where id = $1`, columns);
  }
  const line = (id: string, service: string, minutes: string) =>
    `${id},1/3/2026,09:00,${service},Mei Tanaka,Ann Lowe,0491570157,cancelled,${minutes}`;
  const header = 'external_id,date,time,service,therapist,client_name,phone,status,duration,end_time';
  const lines = [
    line('E-1', 'remedial', '90,'),
    line('E-2', 'Remedial', ','),
    line('E-3', '"Remedial, 60 minutes"', '45,'),
    line('E-4', 'remedial', ',10:30'),
  ];
  const { added, refusedLines } = await run('bookings', [header, ...lines].join('\n'), true, {
    ...dayFirst,
    defaults: ['price'],
  });
  expect(added).toBe(3);
  expect(refusedLines).toEqual([{ line: 3, column: 'service', reason: 'There is no service named "Remedial"' }]);
});

it('a dry run names every refused line, and writes nothing', async () => {
  const before = await count('event_log');
  const ofClients = await run(null, clients, true);
  const ofBookings = await run(null, `\uFEFF${bookings.replaceAll('\n', '\r\n')}`, true);

  expect(ofClients).toMatchObject({ added: 2, refused: 2 });
  expect(ofClients.refusedLines).toEqual([
    { line: 5, column: 'first_name', reason: 'Is missing' },
    { line: 6, column: 'external_id', reason: 'Is the same as in line 4' },
  ]);
  expect(ofBookings).toMatchObject({ added: 5, refused: 5 });
  expect(ofBookings.refusedLines).toEqual([
    { line: 5, column: 'time', reason: 'This therapist is not available at the selected time.' },
    { line: 7, column: 'date', reason: 'This therapist is not scheduled to work on the selected date.' },
    { line: 8, column: 'status', reason: 'A booking can be completed once its start has passed' },
    { line: 9, column: 'service', reason: 'There is no service named "Shiatsu"' },
    { line: 11, column: 'status', reason: 'A booking can be missed once its start has passed' },
  ]);
  expect(await count('event_log')).toBe(before);
  expect(await count('reservations')).toBe(0);
  expect(await count('clients')).toBe(0);
});

it('brings in nothing of a file whose end cannot be read, however far down that is', async () => {
  const header = 'external_id,first_name,phone,notes';
  const good = Array.from({ length: 600 }, (_, nth) => `L-${nth},Ann,0491 570 156,`);
  const neverClosed = [header, ...good, 'L-600,Ann,0491 570 156,"Left knee'].join('\n');
  await expect(run('clients', neverClosed)).rejects.toThrow('Line 602 has a quotation mark that is not closed');
  expect(await count('clients')).toBe(0);
});

it('brings in what the dry run said, once, in the name of the admin', async () => {
  expect(await run('clients', clients)).toMatchObject({ added: 2, refused: 2 });
  expect(await run('bookings', bookings)).toMatchObject({ added: 5, refused: 5 });
  const events = await count('event_log');

  expect(await run('clients', clients)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect(await run('bookings', bookings)).toMatchObject({ added: 0, unchanged: 5, refused: 5 });
  expect(await count('event_log')).toBe(events);

  const changed = await run('clients', clients.replace('Kamala;Rao', 'Kamala;Rao-Lowe'));
  expect(changed).toMatchObject({ changed: 1, unchanged: 1 });
  const altered = await run('bookings', bookings.replace('89.50', '95.00'));
  expect(altered.refusedLines).toContainEqual(
    expect.objectContaining({ line: 4, reason: expect.stringContaining('imported before, with other values') }),
  );
  const actions = await eventually(async () => {
    const rows = await sql<{ action_type: string; n: number }>(
      em,
      `select action_type, count(*)::int as n from admin_action_logs where admin_email = 'ada@longwater.test'
       and action_type in ('client_import', 'client_update', 'booking_import') group by 1 order by 1`,
    );
    return rows.reduce((sum, { n }) => sum + n, 0) === 8 ? rows : undefined;
  }, 'the entries of the action log');
  expect(actions).toEqual([
    { action_type: 'booking_import', n: 5 },
    { action_type: 'client_import', n: 2 },
    { action_type: 'client_update', n: 1 },
  ]);
});

it('lets the action log be searched by the names of imported clients', async () => {
  const page = await server.get(ActionLogEntriesQuery).page({ kind: 'all', who: 'everyone', search: 'Kamala' });
  expect(page.items.map(({ action_type }) => action_type)).toEqual(['client_update', 'client_import']);
});

it('holds the slots of what is to come, and mails nobody', async () => {
  const reserved = await sql(em, 'select kind, starts_at::text from reservations order by starts_at');
  expect(reserved).toEqual([
    { kind: 'held', starts_at: '2026-03-03 10:00:00' },
    { kind: 'unassigned', starts_at: '2026-03-03 11:00:00' },
  ]);
  expect(await count(`deliveries where state <> 'done'`)).toBe(0);
  expect(await count(`deliveries where subscriber like 'email-%'`)).toBe(0);
  expect(mail.mails).toEqual([]);
});

async function expectWholeModels() {
  await catchUp(server.app);
  for (const projection of server.get(ProjectionRegistry).all()) {
    const corrections = await server.get(ProjectionRebuilder).run(projection);
    expect([projection.name, Object.values(corrections).filter((rows) => rows !== 0)]).toEqual([projection.name, []]);
  }
  const reports = await server.get(IntegrityChecks).run(() => undefined);
  expect(reports.flatMap(({ violations }) => violations)).toEqual([]);
}

it('shows clients without a booking among the customers, and reads the same from the log again', async () => {
  await catchUp(server.app);
  const customers = await sql(em, 'select name, phone, total_bookings, latest_status from customers order by name');
  expect(customers).toEqual([
    { name: 'Ann Lowe', phone: '0491 570 157', total_bookings: 2, latest_status: 'pending' },
    { name: 'Georgia Marsh', phone: '0491 570 156', total_bookings: 2, latest_status: 'confirmed' },
    { name: 'Kamala Rao-Lowe', phone: '0491 570 158', total_bookings: 0, latest_status: null },
    { name: 'Wilhelmina Quasthoff', phone: '', total_bookings: 1, latest_status: 'completed' },
  ]);
  await expectWholeModels();
});

const unanswered: ImportAnswers = { dateOrder: null, defaults: [] };

/** The bookings that a file brought in, by their keys. */
const readImported = (ids: readonly string[]) =>
  sql(
    em,
    `select to_char(b.booking_date + b.booking_time, 'YYYY-MM-DD HH24:MI') as start, b.booking_duration as minutes
     from imported_bookings i join bookings b on b.id = i.booking_id where i.external_id = any ($1) order by i.external_id`,
    [ids],
  );

it('brings in nothing of a file that leaves something open, until it is answered', async () => {
  const text = `external_id,date,time,service,therapist,client_name,phone
Q-1,5/3/2026,11:00,Swedish,Any Available,Ann Lowe,0491570157
Q-2,5/5/2026,11:00,Swedish,Any Available,Ann Lowe,0491570157
`;
  const asked = await run('bookings', text, false, unanswered);
  expect(asked.questions.map(({ answers }) => answers.map(({ value }) => value))).toEqual([
    ['day-first', 'month-first'],
    ['duration'],
    ['status'],
    ['price'],
  ]);
  expect(await readImported(['Q-1', 'Q-2'])).toEqual([]);

  const defaults = ['duration', 'status', 'price'] as const;
  // 5/5/2026 is the same day in both orders.
  const clear = await run('bookings', text.replace('5/3/2026', '5/5/2026'), true, { dateOrder: null, defaults });
  expect(clear).toMatchObject({ questions: [], added: 2 });
  expect(await run('bookings', text, false, { dateOrder: 'month-first', defaults })).toMatchObject({ added: 2 });
  expect(await readImported(['Q-1', 'Q-2'])).toEqual([
    { start: '2026-05-03 11:00', minutes: 60 },
    { start: '2026-05-05 11:00', minutes: 60 },
  ]);
});

it('takes the order of all dates from one with a day above 12, and refuses a file of two orders', async () => {
  const text = `external_id,date,time,service,therapist,client_name,phone,status,price,duration
US-1,03/02/2026,09:00,Swedish,Mei Tanaka,Ann Lowe,0491570157,completed,80,60
US-2,12/25/2025,11:00,Swedish,Mei Tanaka,Ann Lowe,0491570157,completed,80,60
`;
  expect(await run('bookings', text, false, unanswered)).toMatchObject({ added: 2 });
  expect(await readImported(['US-1', 'US-2'])).toMatchObject([
    { start: '2026-03-02 09:00' },
    { start: '2025-12-25 11:00' },
  ]);
  const mixed = text.replace('03/02/2026', '25/12/2025');
  await expect(run('bookings', mixed, true, unanswered)).rejects.toThrow(
    '12/25/2025 in line 3 has the month first, unlike 25/12/2025 in line 2: a file has one order',
  );
  await expect(run('bookings', text, true, dayFirst)).rejects.toThrow('unlike the chosen order');
});

it('takes the length of a booking, or its end, and says how often it takes that of the treatment', async () => {
  const text = `external_id,date,time,service,therapist,client_name,phone,status,price,duration,end_time
L-1,2026-03-06,10:00,Swedish,Any Available,Ann Lowe,'+64211234567,confirmed,80,120,
L-2,2026-03-06,10:00,Swedish,Any Available,Ann Lowe,\u202a+61\u00a0491\u00a0570\u00a0157\u202c,confirmed,80,,11:30 AM
L-3,2026-02-27,22:30,Swedish,Any Available,Ann Lowe,0491570157,completed,80,90,24:00
L-4,2026-03-06,10:00,Swedish,Any Available,Ann Lowe,0491570157,confirmed,80,,
L-5,2026-03-06,10:00,Swedish,Any Available,Ann Lowe,0491570157,confirmed,80,120,18:00
L-6,2026-03-06,10:00,Swedish,Any Available,Ann Lowe,0491570157,confirmed,80,,09:00
`;
  const { refusedLines, notices } = await run('bookings', text, false, unanswered);
  expect(refusedLines).toEqual([
    {
      line: 6,
      column: 'end_time',
      reason: 'Does not fit the duration of 120 minutes: leave one of them empty',
    },
    { line: 7, column: 'end_time', reason: 'Must be later than the time' },
  ]);
  expect(notices).toEqual(['1 line has no length: that of the treatment is taken.']);
  expect((await readImported(['L-1', 'L-2', 'L-3', 'L-4'])).map(({ minutes }) => minutes)).toEqual([120, 90, 90, 60]);
});

/** The file of all bookings, as the office downloads it. */
let ownFile: string;
const exportBookings = async () =>
  (await (await server.get(BookingCsvQuery).read({ status: 'all' })).csv.toArray()).join('');

it('reads back the file of bookings that the product writes, without loss and without doubling', async () => {
  ownFile = await exportBookings();
  expect(ownFile).toContain("'+64 21 123 4567");
  const { added, unchanged, refused, refusedLines } = await run(null, ownFile, false, {
    dateOrder: null,
    defaults: ['duration'],
  });
  expect(refusedLines).toEqual([]);
  expect({ added, unchanged, refused }).toEqual({ added: 0, unchanged: await count('bookings'), refused: 0 });

  const moved = ownFile.replaceAll('2026-03-06,10:00', '2026-03-07,10:00');
  expect(await run(null, moved)).toMatchObject({ added: 3 });
  expect(await run(null, moved)).toMatchObject({ added: 0, refused: 0 });
});
describe('undoing a whole import', () => {
  const header = bookings.split('\n')[0]!;
  const file = `${header}
U-1,2025-11-05,14:30,Swedish,Mei Tanaka,Undine Takeback,0491570201,,left shoulder,completed,80.00
U-2,3/3/2026,10:00,Swedish,Any Available,Undine Takeback,0491570201,,,pending,
U-3,2025-11-06,14:30,Swedish,Mei Tanaka,Undine Takeback,0491570201,,,confirmed,
`;
  const people = `external_id,first_name,last_name,phone,email,notes
U-10,Gonzalo,Takeback,0491570202,gonzalo@example.test,likes it warm
U-11,Ursula,Changed,0491570203,,
U-12,Undine,Takeback,0491570201,,
`;
  const imports = () => server.get(PastImportsQuery);
  const latest = async (kind: ImportKind) => (await imports().list()).find((each) => each.kind === kind)!;
  const undo = async (id: string) => {
    await server.get(CommandBus).execute(new StartImportUndo(id, admin));
    await server.get(UndoImports).run();
  };
  const idOf = async (key: string) =>
    (await sql<{ id: string }>(em, 'select booking_id as id from imported_bookings where external_id = $1', [key]))[0]!
      .id;

  it('says before what would go, and what stays because it was changed', async () => {
    expect(await run('bookings', file)).toMatchObject({ added: 3, refused: 0 });
    await server.get(CommandBus).execute(new CompleteBooking(await idOf('U-3'), admin));

    const found = await latest('bookings');
    expect(found).toMatchObject({ made: 3, undone: 0, kept: 0, state: 'imported', started_by: 'ada@longwater.test' });
    expect(await imports().preview(found.id)).toEqual({
      ...{ kind: 'bookings', going: 2 },
      kept: [{ reason: 'changed', count: 1 }],
    });
  });

  it('takes bookings out of the calendar, the reports and the past days from then on, and mails nobody', async () => {
    const { id } = await latest('bookings');
    const [gone, kept] = [await idOf('U-1'), await idOf('U-3')];
    await catchUp(server.app);
    const [moment] = await sql<{ seq: string }>(em, 'select max(seq) as seq from log_order');
    const at = { date: '2025-11-05', seq: Number(moment!.seq) };
    const mails = mail.mails.length;
    const held = await count('reservations');

    await undo(id);
    expect(await latest('bookings')).toMatchObject({ made: 3, undone: 2, kept: 1, state: 'undone' });
    expect(await count('reservations')).toBe(held - 1);
    expect(await count(`bookings where id = '${gone}'`)).toBe(0);
    expect(await count(`bookings where id = '${kept}'`)).toBe(1);
    await expectWholeModels();
    expect(await count(`revenue_contributions where booking_id = '${gone}'`)).toBe(0);
    expect(await count(`performance_bookings where booking_id = '${gone}' and until_seq is null`)).toBe(0);
    expect(mail.mails).toHaveLength(mails);

    const before = await server.get(PastDayQuery).read(at);
    expect(before.therapists.flatMap((each) => each.bookings.map((booking) => booking.id))).toContain(gone);
    const { seq: _, ...now } = at;
    const after = await server.get(PastDayQuery).read(now);
    expect(after.therapists.flatMap((each) => each.bookings.map((booking) => booking.id))).not.toContain(gone);
    await eventually(
      async () => (await count(`admin_action_logs where action_type like '%import_undo%'`)) === 4 || undefined,
      'the entries of the action log',
    );
  });

  it('a second undo changes nothing, and the same file brings in again what went', async () => {
    const { id } = await latest('bookings');
    const undone = await count(`event_log where type = 'BookingImportUndone'`);
    await undo(id);
    expect(await count(`event_log where type = 'BookingImportUndone'`)).toBe(undone);
    expect(await run('bookings', file)).toMatchObject({ added: 2, unchanged: 1 });
    await undo((await latest('bookings')).id);
    await undo(id);
  });

  it('takes no file of the kind meanwhile', async () => {
    const { id } = await latest('bookings');
    const setUndone = (at: string) => sql(em, `update imports set undone_at = ${at} where id = $1`, [id]);
    await setUndone('null');
    for (const isDryRun of [true, false])
      await expect(run('bookings', file, isDryRun)).rejects.toMatchObject({ code: 'import-being-undone' });
    await setUndone('now()');
    const other = await server.get(CommandBus).execute(new StartImport('bookings', Buffer.from('other'), admin));
    await setUndone('null');
    const batch = { dryRun: null, recognized: new Set<string>(), importId: other };
    await expect(server.get(CommandBus).execute(new ImportBookings([], admin, batch))).rejects.toMatchObject({
      code: 'import-being-undone',
    });
    await setUndone('now()');
  });

  it('keeps a booking whose client was reminded', async () => {
    const line = 'U-4,2025-11-07,14:30,Swedish,Mei Tanaka,Undine Takeback,0491570201,,,confirmed,';
    expect(await run('bookings', `${header}\n${line}\n`)).toMatchObject({ added: 1 });
    const { id } = await latest('bookings');
    expect(await imports().preview(id)).toMatchObject({ going: 1, kept: [] });
    const reminded = [await idOf('U-4'), '2025-11-07 14:30'];
    await sql(em, `insert into client_reminders values ($1, 'ahead', $2::timestamp, '{text}', null, now())`, reminded);
    expect(await imports().preview(id)).toMatchObject({ going: 0, kept: [{ reason: 'reminded', count: 1 }] });
    await sql(em, 'delete from client_reminders where booking_id = $1', [reminded[0]]);
    await undo(id);
  });

  it('takes clients back with their notes, but those whom the desk has changed or booked', async () => {
    await run('clients', people);
    const [changed] = await sql<{ id: string }>(em, `select id from clients where external_id = 'U-11'`);
    await server.get(CommandBus).execute(new ChangeClientAlert(changed!.id, 'Is often late', admin));
    const { id } = await latest('clients');
    expect(await imports().preview(id)).toEqual({
      ...{ kind: 'clients', going: 1 },
      kept: [
        { reason: 'booked', count: 1 },
        { reason: 'changed', count: 1 },
      ],
    });
    await undo(id);

    expect(await latest('clients')).toMatchObject({ made: 3, undone: 1, kept: 2, state: 'undone' });
    expect(await count(`clients where external_id like 'U-1%'`)).toBe(2);
    await expectWholeModels();
    const text = await dumpDatabaseText(server.database);
    expect(findTerms(text, ['Gonzalo', 'gonzalo@example.test', 'likes it warm', '0491 570 202'])).toEqual([]);
    expect(await run('clients', people)).toMatchObject({ added: 1, unchanged: 2 });
  });
});

it('an erased client is gone from everywhere, and the same file does not bring them back', async () => {
  const clientIds = await findClientIds(em, 'W.Quasthoff@example.test');
  expect(await server.get(CommandBus).execute(new ErasePersonalData({ clientIds }, system))).toMatchObject({
    bookings: [expect.any(String)],
    clients: [expect.any(String)],
  });
  await catchUp(server.app);
  const text = await dumpDatabaseText(server.database);
  expect(findTerms(text, ['Quasthoff', 'quasthoff', 'Wilhelmina', '0491 571 266', 'lavender'])).toEqual([]);

  const again = await run('clients', clients);
  expect(again.refusedLines).toContainEqual(expect.objectContaining({ line: 2, column: 'external_id' }));
  const bookingsAgain = await run('bookings', bookings);
  expect(bookingsAgain.refusedLines).toContainEqual(expect.objectContaining({ line: 2, column: 'external_id' }));
  const own = await run('bookings', ownFile);
  expect(own).toMatchObject({ added: 0, refused: 1 });
  expect(own.refusedLines).toEqual([
    {
      line: expect.any(Number),
      column: null,
      reason: 'The client of this booking was erased, and is not brought back',
    },
  ]);
});

it('what a new shop still needs is told from what is stored, a mail that arrived included', async () => {
  const read = async () => {
    const { is_shown, steps } = await server.get(SetupChecklistQuery).read();
    return { is_shown, done: steps.filter(({ is_done }) => is_done).map(({ step }) => step) };
  };
  const commands = server.get(CommandBus);
  // Bookings that came in from elsewhere are no first booking of this shop.
  expect(await read()).toEqual({ is_shown: true, done: ['times', 'treatment'] });
  // Without a start time that is switched on nobody can book.
  await sql(em, 'update time_slots set is_active = false');
  expect(await read()).toEqual({ is_shown: true, done: ['treatment'] });

  await commands.execute(new RequestTestMail('ada@longwater.test', admin));
  const [sent] = await mail.received(1);
  const id = /test_mail=([\w-]{36})/.exec(sent!.text ?? '')![1]!;
  await expect(commands.execute(new ConfirmTestMail('5e70f000-0000-4000-8000-00000000ffff', admin))).rejects.toThrow(
    'There is no such test mail',
  );
  await commands.execute(new ConfirmTestMail(id, admin));
  await commands.execute(new ConfirmTestMail(id, admin));
  expect(await read()).toEqual({ is_shown: true, done: ['treatment', 'mail'] });
  expect(await count(`event_log where type = 'TestMailReceived'`)).toBe(1);

  // A day on which the shop is closed needs no roster.
  const { open_days } = await server.get(SetupChecklistQuery).read();
  const days = { firstDate: '2026-03-04', lastDate: '2026-03-04' };
  await commands.execute(
    new AddClosure('c105e000-0000-4000-8000-000000000001', { name: 'Stocktaking', ...days }, admin),
  );
  expect(await read()).toEqual({ is_shown: true, done: ['closures', 'treatment', 'mail'] });
  expect((await server.get(SetupChecklistQuery).read()).open_days).toBe(open_days - 1);

  await commands.execute(new HideSetupChecklist(admin));
  expect(await read()).toMatchObject({ is_shown: false });
});
