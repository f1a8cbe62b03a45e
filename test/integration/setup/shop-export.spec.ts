import { CommandBus } from '@nestjs/cqrs';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import {
  type ImportKind,
  type ImportStepDto,
  PastImportsQuery,
  ShopImporter,
  StartImportUndo,
} from '../../../src/setup/index.js';
import { UndoImports } from '../../../src/setup/undo/undo-imports.task.js';
import { ExportShop } from '../../../src/setup/export/export-shop.js';
import { PaymentSettings, ShopSettings } from '../../../src/catalog/index.js';
import { CancelBooking, CompleteBooking, ErasePersonalData } from '../../../src/booking/index.js';

import { AddClientNote, ChangeClientAlert, ChangeClientProfile } from '../../../src/clients/index.js';
import { type Actor, system } from '../../../src/kernel/actor.js';
import { sql } from '../../../src/platform/database/sql.js';
import { catchUp } from '../../../src/platform/projections/catch-up.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { readCsv } from '../../../src/setup/import/read-csv.js';
import { createUser } from '../../support/fixtures/create-user.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { startApp, type TestProcess } from '../../support/processes/start-app.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;

type Tables = Record<string, Record<string, string>[]>;

async function exportShop(
  server: Pick<TestProcess, 'get'>,
): Promise<{ files: Record<string, string>; tables: Tables }> {
  const { content } = await server.get(CommandBus).execute(new ExportShop(system));
  const parts = Object.entries(unzipSync(await buffer(content)));
  const files = Object.fromEntries(parts.map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
  const tables: Tables = {};
  for (const [name, text] of Object.entries(files)) if (name.endsWith('.csv')) tables[name] = await parse(text);
  return { files, tables };
}

async function parse(text: string): Promise<Record<string, string>[]> {
  const rows: string[][] = [];
  for await (const { cells } of readCsv([Buffer.from(text)] as unknown as AsyncIterable<Buffer>)) rows.push(cells);
  const [titles = [], ...lines] = rows;
  return lines.map((cells) => Object.fromEntries(titles.map((title, nth) => [title, cells[nth] ?? ''])));
}

async function importFile(server: Pick<TestProcess, 'get'>, by: Actor, text: string) {
  const open = () => [Buffer.from(text)] as unknown as AsyncIterable<Buffer>;
  const steps: ImportStepDto[] = [];
  const answers = { dateOrder: null, defaults: [] };
  const kind = null as ImportKind | null;
  for await (const step of server.get(ShopImporter).run({ kind, open, by, isDryRun: false, answers })) steps.push(step);
  const { new: added, unchanged, questions } = steps.at(-1)!;
  return {
    kind: steps.at(-1)!.kind,
    added,
    unchanged,
    questions,
    refused: steps.flatMap((step) => step.refused_lines),
  };
}

/** Names and notes that programs read as something else. */
const AWKWARD = [
  { client_name: '=SUM(A1) "Lee", Ann', notes: '=1+1\nsecond line, "quoted"; ‘t’ \u{1F469}\u200D\u{1F467} end' },
  { client_name: "'t Hart", notes: "'=not a formula" },
  { client_name: 'None', notes: '-5 minutes late' },
  { client_name: 'Zo\u00EB M\u00C3\u00BCller', notes: '+61 is Australia' },
  { client_name: 'Quill, Zara', notes: '@home' },
];

let exported: Awaited<ReturnType<typeof exportShop>>;

beforeAll(async () => {
  office = await startPaymentsOffice();
  const { addBooking, ada, clock, date, shop, pay, server, mei, swedish, cupping, tom } = office;
  const commands = server.get(CommandBus);
  // Who waits is offered nothing by the worker before the export.
  const rules = { slot_occupancy: 'start_only', cleanup_buffer_minutes: 0, desk_picks_offers: true } as const;
  await shop.saveSetting('booking_rules', rules);
  for (const day of ['2026-03-02', '2026-03-04']) await shop.shift(mei, day, '09:00-17:00');
  const bookings: string[] = [];
  for (const [nth, more] of AWKWARD.entries()) {
    const client_phone = nth < 2 ? '0491 570 156' : `0491 570 11${nth}`;
    const booking_date = nth % 2 ? date : '2026-03-04';
    bookings.push(await addBooking(`${10 + nth}:00`, { ...more, booking_date, client_phone }));
  }
  const mail = { client_name: 'Only Mail', client_phone: '9999 8888 or 12/34', client_email: 'Only.Mail@example.test' };
  await addBooking('09:00', { therapist_id: tom, service_id: cupping, ...mail });
  await ada.post('/walk-ins', { service_id: swedish, therapist_id: mei });
  await commands.execute(new CancelBooking({ bookingId: bookings[4]! }, 'Ill', system, false));
  await pay(bookings[1]!, { method: 'cash', amount: 89.5 });
  await pay(bookings[2]!, { method: 'card', amount: 99.5, tip: 10 });
  clock.set('2026-03-03T00:30:00.000Z');
  await commands.execute(new CompleteBooking(bookings[1]!, system));
  const [client] = await sql<{ id: string }>(
    shop.em.fork(),
    `select client_id as id from bookings where first_name = 'None'`,
  );
  await commands.execute(new ChangeClientAlert(client!.id, '=Allergic to "lavender"', system));
  await commands.execute(new AddClientNote(client!.id, { kind: 'health', text: 'Left\n\nknee' }, system));
  await commands.execute(new AddClientNote(client!.id, { kind: 'note', text: '=Quiet room' }, system));
  const profile = { tags: ['VIP', 'Regular'], preferredTherapistId: mei, preferredPressure: 'firm' as const };
  const birthday = { month: 2, day: 29, year: null };
  await commands.execute(new ChangeClientProfile(client!.id, { ...profile, birthday }, system));
  const windows = [{ date, from: '09:00', to: '15:00' }];
  const waiting = { first_name: '=Wanda', last_name: 'Long', client_phone: '0491 570 158' };
  const joined = await office.visitor.post('/waiting-list', {
    ...{ ...waiting, client_email: 'wanda@example.test', service_id: swedish, therapist_id: mei, windows },
  });
  expect(joined.status).toBe(201);
  exported = await exportShop(server);
});

it('writes every file, with a text that explains it', () => {
  expect(Object.keys(exported.files)).toEqual([
    ...[
      'README.txt',
      'add-ons.csv',
      'bookings.csv',
      'clients.csv',
      'gift-certificates.csv',
      'roster.csv',
      'sales.csv',
      'services.csv',
    ],
    'therapists.csv',
    'waiting-list.csv',
  ]);
  expect(exported.files['README.txt']).toContain('as it was on 2026-03-03, 11:30.');
  expect(exported.files['README.txt']).toContain('time zone Australia/Sydney');
  expect(exported.files['clients.csv']).toMatch(/^\uFEFFexternal_id,/);
  expect(exported.files['bookings.csv']).toContain('"\'=1+1\nsecond line, ""quoted""');
  expect(exported.files['bookings.csv']!.split('\r\n')).toHaveLength(9);
});

describe('in an empty shop', () => {
  let other: TestProcess;
  let admin: Actor;
  let shop: ReturnType<typeof createShopBuilder>;

  beforeAll(async () => {
    other = await startApp({ clock: office.clock });
    shop = createShopBuilder(other);
    const id = await createUser(other, {
      email: 'new@longwater.test',
      password: 'ferries leave at seven',
      role: 'admin_staff',
    });
    admin = { kind: 'user', id, email: 'new@longwater.test' };
    await shop.saveSetting('payment_settings', await office.server.get(ShopSettings).read(PaymentSettings));
    await shop.timeSlots('09:00', '10:00', '11:00', '12:00', '13:00', '14:00');
  });

  it('are treatments, therapists and shifts what they were', async () => {
    for (const kind of ['services', 'therapists', 'roster'] as const) {
      const lines = exported.tables[`${kind}.csv`]!.length;
      const outcome = { kind, questions: [], refused: [] };
      const file = exported.files[`${kind}.csv`]!;
      expect(await importFile(other, admin, file)).toEqual({ ...outcome, added: lines, unchanged: 0 });
      expect(await importFile(other, admin, file)).toEqual({ ...outcome, added: 0, unchanged: lines });
    }
    const again = await exportShop(other);
    for (const name of ['services.csv', 'therapists.csv', 'roster.csv'] as const)
      expect(again.tables[name]!.map(withoutAccount)).toEqual(exported.tables[name]!.map(withoutAccount));
  });

  it('goes a whole import of them again, but what is in use since', async () => {
    const imports = other.get(PastImportsQuery);
    const undo = async (kind: ImportKind) => {
      const { id } = (await imports.list()).find((each) => each.kind === kind && each.state === 'imported')!;
      await other.get(CommandBus).execute(new StartImportUndo(id, admin));
      await other.get(UndoImports).run();
      return (await imports.list()).find((each) => each.id === id)!;
    };
    const given = exported.tables['therapists.csv']!.flatMap(({ treatments }) => treatments!.split('; ')).filter(
      Boolean,
    );
    const count = exported.tables['services.csv']!.length;
    const rostered = new Set(exported.tables['roster.csv']!.map(({ therapist }) => therapist));
    const all = exported.tables['therapists.csv']!.length;
    expect(await undo('services')).toMatchObject({ undone: count - new Set(given).size, kept: new Set(given).size });
    expect(await undo('therapists')).toMatchObject({ undone: all - rostered.size, kept: rostered.size });
    expect(await undo('roster')).toMatchObject({ undone: exported.tables['roster.csv']!.length, kept: 0 });
    const kept = (await imports.list()).find((each) => each.kind === 'therapists')!;
    await other.get(CommandBus).execute(new StartImportUndo(kept.id, admin));
    await other.get(UndoImports).run();
    expect((await imports.list()).find((each) => each.id === kept.id)).toMatchObject({ undone: all, kept: 0 });
    for (const kind of ['services', 'therapists', 'roster'] as const)
      expect(await importFile(other, admin, exported.files[`${kind}.csv`]!)).toMatchObject({ refused: [] });
  });

  const IMPORTED = {
    'clients.csv': [
      'external_id',
      'first_name',
      'last_name',
      'phone',
      'email',
      'notes',
      'alert',
      'other_contacts',
    ].concat(['tags', 'preferred_therapist', 'preferred_pressure', 'birthday']),
    'bookings.csv': [
      ...['external_id', 'date', 'time', 'duration', 'status', 'service', 'therapist', 'client_ref', 'first_name'],
      ...['last_name', 'email', 'phone', 'notes', 'price', 'currency'],
    ],
  };
  const pick = ({ tables }: typeof exported, name: keyof typeof IMPORTED) =>
    tables[name]!.map((line) => IMPORTED[name].map((column) => line[column])).toSorted((one, two) =>
      one[0]!.localeCompare(two[0]!),
    );

  it('are clients and bookings what they were, without loss', async () => {
    for (const [kind, file] of [
      ['clients', 'clients.csv'],
      ['bookings', 'bookings.csv'],
    ] as const) {
      const lines = exported.tables[file]!.length;
      expect(await importFile(other, admin, exported.files[file]!)).toEqual({
        kind,
        added: lines,
        unchanged: 0,
        questions: [],
        refused: [],
      });
      expect(await importFile(other, admin, exported.files[file]!)).toEqual({
        kind,
        added: 0,
        unchanged: lines,
        questions: [],
        refused: [],
      });
    }
    await catchUp(other.app);
    const again = await exportShop(other);
    for (const name of ['clients.csv', 'bookings.csv'] as const)
      expect(pick(again, name)).toEqual(pick(exported, name));
    const reports = await other.get(IntegrityChecks).run(() => undefined);
    expect(reports.flatMap(({ violations }) => violations)).toEqual([]);
  });
});

it('says who waits, for what and when', () => {
  expect(exported.tables['waiting-list.csv']).toMatchObject([
    {
      ...{ status: 'waiting', service: 'Swedish', therapist: 'Mei', times: '2026-03-03 09:00-15:00' },
      ...{ first_name: '=Wanda', last_name: 'Long', phone: '0491 570 158', email: 'wanda@example.test' },
    },
  ]);
});

it('says what was paid for each booking and how, and what of a sale was tip and tax', () => {
  const paid = exported.tables['bookings.csv']!.map(({ first_name, paid: amount, paid_by }) => [
    first_name,
    amount,
    paid_by,
  ]);
  expect(paid).toContainEqual(["'t", '89.50', 'cash']);
  expect(paid).toContainEqual(['None', '89.50', 'card']);
  expect(paid).toContainEqual(['Zo\u00EB', '0.00', '']);
  expect(exported.tables['sales.csv']).toMatchObject([
    { receipt_number: '1', lines: 'Swedish 89.50', total: '89.50', tip: '0.00', tax: '8.14', paid: '89.50' },
    { receipt_number: '2', lines: 'Swedish 89.50; Tip 10.00', tip: '10.00', payments: '2026-03-02 card 99.50' },
  ]);
});

it('in the same shop nothing is entered twice, and nobody who was erased comes back', async () => {
  const { server, shop } = office;
  const count = async () => (await sql<{ n: string }>(shop.em.fork(), 'select count(*) as n from event_log'))[0]!.n;
  const events = await count();
  for (const file of ['clients.csv', 'bookings.csv'] as const) {
    const unchanged = exported.tables[file]!.length;
    expect(await importFile(server, system, exported.files[file]!)).toMatchObject({ added: 0, unchanged, refused: [] });
  }
  expect(await count()).toBe(events);

  // The one is on record, of the other there was a booking alone.
  for (const id of ['None', 'Quill,'].map((name) => clientOf(name)))
    await server.get(CommandBus).execute(new ErasePersonalData({ clientIds: [id] }, system));
  const refused = { reason: expect.stringContaining('erased, and is not brought back') };
  for (const file of ['clients.csv', 'bookings.csv'] as const) {
    const again = await importFile(server, system, exported.files[file]!);
    expect(again).toMatchObject({ added: 0, refused: [refused, refused] });
  }
});

/** Ids are those of a shop, and accounts are no part of an export. */
const withoutAccount = ({ id: _, email: __, ...line }: Record<string, string>) => line;

const clientOf = (firstName: string) =>
  exported.tables['clients.csv']!.find((client) => client.first_name === firstName)!.external_id!;
