import { sql } from '../../../src/platform/database/sql.js';
import { catchUp } from '../../../src/platform/projections/catch-up.js';
import type { ImportStepDto } from '../../../src/setup/index.js';
import { startOffice } from '../../support/fixtures/start-office.js';

/** The clock is set to Monday 2026-03-02, 10:00. */
let office: Awaited<ReturnType<typeof startOffice>>;

beforeAll(async () => {
  office = await startOffice();
});

/** Options of the route, but for the dry run. */
type Options = Record<string, string> & { kind?: string };

const post = (file: string | Buffer, { kind = 'file', ...options }: Options = {}) => {
  const query = new URLSearchParams(options).toString();
  return office.ada.send<string | object>('POST', `/imports/${kind}?${query}`, Buffer.from(file as string), {
    'content-type': 'application/octet-stream',
  });
};

async function send(file: string | Buffer, options?: Options) {
  const { status, body } = await post(file, options);
  expect({ status, problem: status === 200 ? null : body }).toEqual({ status: 200, problem: null });
  const lines = (typeof body === 'string' ? body : JSON.stringify(body)).trim().split('\n');
  const steps = lines.map((line) => JSON.parse(line) as ImportStepDto);
  return {
    ...steps.at(-1)!,
    refused_lines: steps.flatMap(({ refused_lines }) => refused_lines),
    doubtful_lines: steps.flatMap(({ doubtful_lines }) => doubtful_lines),
  };
}

const query = <Row extends object>(statement: string, parameters: unknown[] = []) =>
  sql<Row>(office.shop.em.fork(), statement, parameters);
const countEvents = async () => (await query<{ n: number }>('select count(*)::int as n from event_log'))[0]!.n;

const WITHOUT_KEYS = `First Name,Last Name,Phone,Email,Notes,Days Since Last Appointment
Oma,Reed,'+61491570110,oma@example.test,Quiet room,41
Tom,Reed,call him,tom@example.test,,41
Una,,,,,41
`;

it('shows what becomes of an untouched file, then brings it in, once', async () => {
  const events = await countEvents();
  const preview = await send(WITHOUT_KEYS, { dry_run: 'true' });
  expect(preview).toMatchObject({ kind: 'clients', new: 3, refused: 0, doubtful: 2, questions: [] });
  expect(preview.columns.map(({ title, meaning, examples }) => [title, meaning, examples[0]])).toEqual([
    ['First Name', 'first_name', 'Oma'],
    ['Last Name', 'last_name', 'Reed'],
    ['Phone', 'phone', expect.stringContaining('61491570110')],
    ['Email', 'email', 'oma@example.test'],
    ['Notes', 'notes', 'Quiet room'],
    ['Days Since Last Appointment', '', '41'],
  ]);
  expect(preview.doubtful_lines).toEqual([
    { line: 3, column: 'phone', reason: expect.stringMatching(/^"call him" is not a phone number.*: left out$/) },
    { line: 4, column: null, reason: 'Has neither a phone nor an email address that can be used' },
  ]);
  expect(await countEvents()).toBe(events);

  expect(await send(WITHOUT_KEYS)).toMatchObject({ new: 3, doubtful: 2 });
  const written = await countEvents();
  expect(await send(WITHOUT_KEYS)).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  expect(await countEvents()).toBe(written);
  const keys = await query<{ external_id: string }>(`select external_id from clients where external_id like 'auto-%'`);
  expect(keys.map(({ external_id }) => /^auto-[\da-f]{24}$/.test(external_id))).toEqual([true, true, true]);
});

it('brings in what another program calls services and staff, which its bookings name then', async () => {
  const menu = `Service Name,Category,Duration (mins),Price,Description
Hot Stone,Massage,1h 15min,A$129.00,Warm basalt
Swedish,Massage,90,99,
Facial,Beauty,,,
,Massage,60,80,
`;
  const events = await countEvents();
  const preview = await send(menu, { dry_run: 'true' });
  expect(preview).toMatchObject({ kind: 'services', new: 2, unchanged: 1, refused: 1, ignored_columns: ['category'] });
  expect(preview.refused_lines).toEqual([{ line: 5, column: 'name', reason: 'Is missing' }]);
  expect(preview.doubtful_lines).toEqual([
    { line: 3, column: 'name', reason: 'Is here already, with 60 minutes and 89.50: kept as it is' },
    { line: 4, column: 'duration', reason: 'Has no length: 60 minutes are taken' },
    { line: 4, column: 'price', reason: 'Has no price: it is free until one is entered' },
  ]);
  expect(await countEvents()).toBe(events);
  expect(await send(menu)).toMatchObject({ new: 2, unchanged: 1, refused: 1 });

  const team = `First Name,Last Name,Email,Phone,Job Title,Services
Ida,Norling,ida.norling@example.test,0491570156,Therapist,"Hot Stone, Swedish"
Per,Lund,,,Therapist,Reiki
Any,Available,,,Therapist,
`;
  expect(await send(team)).toMatchObject({
    ...{ kind: 'therapists', new: 1, refused: 2, doubtful: 1 },
    refused_lines: [
      { line: 3, column: 'treatments', reason: 'There is no service named "Reiki": import them first' },
      { line: 4, column: 'name', reason: expect.stringContaining('Any Available is the name') },
    ],
  });
  const past = `Client,Service,Date,Time,Duration,Staff,Price,Status
Oma Reed,Hot Stone,9 Feb 2026,2:30pm,1h 15m,Ida Norling,A$129.00,Checked out
`;
  expect(await send(past, { dry_run: 'true' })).toMatchObject({ new: 1, refused: 0, unknown_names: [] });
});

it('leaves out lines as chosen, and takes columns for what somebody says', async () => {
  const file = 'who,where\nPia Holm,0491 570 112\nPer Holm,0491 570 113\n';
  const asked = await send(file, { dry_run: 'true', kind: 'clients' });
  expect(asked).toMatchObject({ lines: 0, questions: [{ parameter: 'columns' }] });
  expect((await post(file, { kind: 'clients' })).status).toBe(422);
  const chosen = { kind: 'clients', columns: 'name,phone', leave_out: '3' };
  expect(await send(file, chosen)).toMatchObject({ new: 1, notices: ['1 line is left out as chosen.'] });
  expect(await send(file, { ...chosen, dry_run: 'true' })).toMatchObject({ new: 0, unchanged: 1 });
});

it('joins bookings to the clients whom they name by key or name, once the names of the shop are chosen', async () => {
  await send(`id,first_name,last_name,email,phone_number\n7,Ida,Falk,ida@example.test,0491570114\n8,Leo,Falk,,\n`);
  const bookings = `id,start_datetime,end_datetime,notes,id_users_provider,id_users_customer,id_services
91,2026-02-11 14:30:00,2026-02-11 15:15:00,,2,7,1
92,2026-02-12 14:30:00,2026-02-12 15:15:00,,2,8,1
93,2026-02-13 14:30:00,2026-02-13 15:15:00,,2,9,1
`;
  const defaults = 'status,price';
  const preview = await send(bookings, { dry_run: 'true', defaults });
  expect(preview).toMatchObject({
    kind: 'bookings',
    refused: 3,
    unknown_names: [
      { column: 'service', name: '1', lines: 3 },
      { column: 'therapist', name: '2', lines: 3 },
    ],
  });
  expect(preview.service_names).toContain('Swedish');
  const names = JSON.stringify({ service: { 1: 'Swedish' }, therapist: { 2: 'Mei' } });
  const imported = await send(bookings, { defaults, names });
  expect(imported).toMatchObject({ new: 2, refused: 1, unknown_names: [] });
  expect(imported.refused_lines).toEqual([
    { line: 4, column: 'client_name', reason: 'No client has the key 9: import the clients first' },
  ]);
  expect(await send(bookings, { defaults, names })).toMatchObject({ new: 0, unchanged: 2 });

  const byName = `Client,Service,Date,Time,Duration,Staff,Price,Status
Ida Falk,Swedish,13 Feb 2026,2:30pm,1h,No preference,A$89.50,Checked out
`;
  expect(await send(byName)).toMatchObject({ new: 1, refused: 0, doubtful: 1 });
  expect(await send(byName)).toMatchObject({ new: 0, unchanged: 1 });
  await catchUp(office.server.app);
  const visits = await query(
    `select c.external_id, b.client_name, b.client_email, b.booking_duration, b.status from bookings b
     join clients c on c.id = b.client_id where c.external_id in ('7', '8') order by b.booking_date`,
  );
  expect(visits).toEqual([
    {
      external_id: '7',
      client_name: 'Ida Falk',
      client_email: 'ida@example.test',
      booking_duration: 45,
      status: 'confirmed',
    },
    { external_id: '8', client_name: 'Leo Falk', client_email: null, booking_duration: 45, status: 'confirmed' },
    {
      external_id: '7',
      client_name: 'Ida Falk',
      client_email: 'ida@example.test',
      booking_duration: 60,
      status: 'completed',
    },
  ]);
});

it.each([
  ['columns=nonsense', 422],
  ['names=[]', 422],
  ['names={"service":{"a":1}}', 422],
  ['leave_out=x', 422],
])('refuses the option %s at its field', async (option, status) => {
  const [name, value] = option.split('=') as [string, string];
  const answer = await post(WITHOUT_KEYS, { dry_run: 'true', [name]: value });
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toContain(name);
});

it.each([
  ['a million columns', `${'a,'.repeat(1_000_000)}\n`],
  ['a web page', '<html><table></table></html>'],
  ['half an archive', 'PK\u0003\u0004nothing'],
  ['half a card', 'BEGIN:VCARD\nN:Reed;Oma\n'],
  ['half a calendar', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:x'],
])('refuses %s with a sentence', async (_, file) => {
  const { status, body } = await post(file, { dry_run: 'true' });
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain('"file"');
});
