import { zipSync } from 'fflate';
import { parseBookingLine } from '../booking-line.js';
import { findDateOrder } from '../cell-rules.js';
import { parseClientLine } from '../client-line.js';
import { toCells } from '../line-reader.js';
import { openTable } from './open-table.js';

const SERVICES = [{ id: 's1', name: 'Hot Stone', durationMinutes: 60, priceCents: 11000, currency: 'AUD' }];
const THERAPISTS = [
  { id: 't0', name: 'Any Available', isUnassigned: true },
  { id: 't1', name: 'Ines Falk', isUnassigned: false },
];

/** Reads a file as the import does, without a shop: each line with what is read of it, or why it is refused. */
async function read(file: string | Buffer, names = {}) {
  const bytes = Buffer.from(file as string);
  const request = { open: () => chunk(bytes), kind: null, columns: null, leaveOut: new Set<number>() };
  const table = await openTable(request);
  const rows: { line: number; cells: ReturnType<typeof toCells> }[] = [];
  for await (const { line, cells } of table.lines) rows.push({ line, cells: toCells(table.columns, cells) });
  const orders = rows.map(({ cells }) => findDateOrder(cells.date ?? ''));
  const catalog = {
    ...{ services: SERVICES, therapists: THERAPISTS, names, country: 'AU', isTherapistOpen: true },
    dateOrder: orders.includes('month-first') ? ('month-first' as const) : ('day-first' as const),
    toLocal: (instant: Date) => ({
      date: instant.toISOString().slice(0, 10),
      time: instant.toISOString().slice(11, 16),
    }),
    onUnknownName: () => undefined,
  } as unknown as Parameters<typeof parseBookingLine>[1];
  const toKey = (texts: readonly string[]) => `auto-${texts.join('-').length}`;
  const more = { therapists: [], today: '2026-03-02' };
  return rows.map(({ line, cells }) => {
    const read =
      table.kind === 'clients'
        ? parseClientLine(cells, { country: 'AU', isOwn: table.isOwn, isExport: table.isExport, toKey, ...more })
        : parseBookingLine(cells, catalog);
    const refused = read.refused.map(({ column, reason }) => `${column}: ${reason}`);
    const doubts = read.doubts.map(({ reason }) => reason);
    if ('client' in read && read.client) {
      const { firstName, lastName, phone, email, notes } = read.client.details;
      return [line, read.client.externalId, `${firstName}|${lastName}`, phone, email, notes, ...doubts];
    }
    if ('booking' in read && read.booking) {
      const { externalId, clientRef, appointment, service, client, status } = read.booking;
      const start = `${appointment.date} ${appointment.time}`;
      const name = `${client.firstName} ${client.lastName}`.trim();
      return [
        line,
        externalId ?? clientRef,
        start,
        service.durationMinutes,
        service.totalCents,
        status,
        name,
        ...doubts,
      ];
    }
    return [line, 'refused', ...refused];
  });
}

async function* chunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}

const crlf = (...lines: string[]) => lines.map((line) => `${line}\r\n`).join('');
const OMA = ['0491 570 110', 'oma@example.test'] as const;

it.each<[string, string | Buffer, unknown[][]]>([
  [
    'Square',
    crlf(
      'Reference ID,First Name,Last Name,Email Address,Phone Number,Company Name,Birthday,Memo,Square Customer ID,Email Subscription Status',
      `,Oma,Reed,oma@example.test,'+61491570110,,1970-02-03,quiet room,SQ1,subscribed`,
      ',,,,,Harbour Pilates,,,SQ2,unknown',
    ),
    [
      [2, 'SQ1', 'Oma|Reed', ...OMA, 'quiet room'],
      [3, 'SQ2', 'Harbour|Pilates', null, null, null, 'Has neither a phone nor an email address that can be used'],
    ],
  ],
  [
    'Acuity',
    crlf(
      'First Name,Last Name,Phone,Email,Notes,Days Since Last Appointment',
      `Oma,Reed,'+61491570110,oma@example.test,"a\r\nb",41`,
    ),
    [[2, 'auto-25', 'Oma|Reed', ...OMA, 'a\nb']],
  ],
  [
    'Vagaro',
    crlf(
      'First Name,Last Name,Cell Phone,Day Phone,Night Phone,Email,Birthday,Customer Notes',
      'Oma,Reed,(049) 157-0110,02 9876 5432,,oma@example.test,02/03/1970,',
    ),
    [
      [
        ...[2, 'auto-25', 'Oma|Reed', ...OMA, 'Also: 02 9876 5432', 'Also has 02 9876 5432: kept as a note'],
        '"02/03/1970" is not a birthday such as 1985-03-04: left out',
      ],
    ],
  ],
  [
    'Mindbody, with titles above the header',
    crlf(
      'Client List Report,,,,,',
      'Generated 28/11/2026 9:00 AM,,,,,',
      ',,,,,',
      'Barcode ID,Last Name,First Name,Mobile Phone,Email,Status',
      '100,Reed,Oma,0491 570 110,oma@example.test,Active',
      'Total: 1,,,,,',
    ),
    [[5, '100', 'Oma|Reed', ...OMA, null]],
  ],
  [
    'Phorest',
    crlf(
      'Client Id,First Name,Last Name,Mobile,Landline,Email,SMS Marketing Consent,Email Marketing Consent,Notes',
      'ph1,Oma,Reed,61491570110,,oma@example.test,true,true,"Said ""hush"""',
    ),
    [[2, 'ph1', 'Oma|Reed', ...OMA, 'Said "hush"']],
  ],
  [
    'Setmore, whose country has a column of its own',
    crlf(
      'Name,Email,Country Code,Phone,Company',
      'Oma Reed,oma@example.test,+61,491570110,',
      '"Reed, Tom",,+64,211234567,',
    ),
    [
      [2, 'auto-25', 'Oma|Reed', ...OMA, null],
      [
        3,
        'auto-24',
        'Tom|Reed',
        '+64 21 123 4567',
        null,
        null,
        'The first name is read as "Tom", the last name as "Reed"',
      ],
    ],
  ],
  [
    'SimplyBook',
    crlf('"id";"name";"email";"phone"', '"1";"Oma Reed";"oma@example.test";"+61491570110"'),
    [[2, '1', 'Oma|Reed', ...OMA, null]],
  ],
  [
    'Easy!Appointments',
    crlf(
      'id,first_name,last_name,email,phone_number,timezone',
      '7,Oma,Reed,oma@example.test,0491570110,Australia/Sydney',
    ),
    [[2, '7', 'Oma|Reed', ...OMA, null]],
  ],
  [
    'Outlook, in Windows-1252',
    Buffer.from(
      crlf(
        'First Name,Middle Name,Last Name,E-mail Address,E-mail 2 Address,Home Phone,Mobile Phone,Company',
        'Zo\u00EB,,M\u00FCller,oma@example.test,,,0491 570 110,Caf\u00E9',
      ),
      'latin1',
    ),
    [[2, 'auto-27', 'Zo\u00EB|M\u00FCller', ...OMA, null]],
  ],
  [
    'Google, whose contacts have kinds',
    crlf(
      'First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
      'Oma,Reed,* Home,oma@example.test,Mobile,0491 570 110',
    ),
    [[2, 'auto-25', 'Oma|Reed', ...OMA, null]],
  ],
  [
    'an iPhone',
    crlf(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Reed;Oma;;;',
      'FN:Oma Reed',
      'TEL;type=CELL:0491 570 110',
      'item1.EMAIL;type=INTERNET:oma@',
      ' example.test',
      'NOTE:one\\, two\\nthree',
      'END:VCARD',
    ),
    [[1, 'auto-25', 'Oma|Reed', ...OMA, 'one, two\nthree']],
  ],
  [
    'an old phone, whose card is quoted',
    crlf(
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Zo=',
      '=C3=AB;;;',
      'TEL;CELL:0491570110',
      'END:VCARD',
    ),
    [[1, 'auto-23', 'Zo\u00EB|M\u00FCller', '0491 570 110', null, null]],
  ],
  [
    'a workbook',
    toWorkbook([
      ['Client name', 'Mobile', 'Email'],
      ['Oma Reed', '61491570110', 'oma@example.test'],
    ]),
    [[2, 'auto-25', 'Oma|Reed', ...OMA, null]],
  ],
  [
    'Fresha, of appointments',
    crlf(
      'Appt. ref.,Created date,Client,Service,Scheduled date,Time,Duration,Team member,Price,Status',
      '#A1,11 Feb 2026,Oma Reed,Hot Stone,04 Mar 2026,2:30pm,1h 30min,Ines Falk,A$89.50,Completed',
      '#A2,11 Feb 2026,Walk-In,Steam,05 Mar 2026,10:00am,1h,Ines Falk,,No Show',
    ),
    [
      [2, '#A1', '2026-03-04 14:30', 90, 8950, 'completed', 'Oma Reed'],
      [3, 'refused', 'service: There is no service named "Steam"'],
    ],
  ],
  [
    'Easy!Appointments, of appointments that have keys alone',
    crlf(
      'id,start_datetime,end_datetime,notes,id_users_provider,id_users_customer,id_services',
      '91,2026-03-04 14:30:00,2026-03-04 15:15:00,,2,7,1',
    ),
    [[2, '91', '2026-03-04 14:30', 45, 11000, 'confirmed', '']],
  ],
  [
    'Acuity, of appointments whose start has its day',
    crlf(
      'Start Time,End Time,First Name,Last Name,Phone,Email,Type,Calendar,Appointment Price,Date Scheduled,Appointment ID',
      '"March 4, 2026 2:30 pm","March 4, 2026 3:30 pm",Oma,Reed,0491570110,,Hot Stone,Ines Falk,110.00,2026-02-01,55',
    ),
    [[2, '55', '2026-03-04 14:30', 60, 11000, 'confirmed', 'Oma Reed']],
  ],
  [
    'Outlook, of a calendar',
    crlf(
      'Subject,Start Date,Start Time,End Date,End Time,Description',
      'Oma Reed - Hot Stone,4/3/2026,2:30:00 PM,4/3/2026,3:30:00 PM,',
    ),
    [[2, null, '2026-03-04 14:30', 60, 11000, 'confirmed', 'Oma Reed']],
  ],
  [
    'Phorest, of appointments',
    crlf(
      'Appointment Date,Start Time,Client First Name,Client Last Name,Staff First Name,Staff Last Name,Service Name,Status',
      '04/03/2026,14:30,Oma,Reed,Ines,Falk,Hot Stone,PAID',
    ),
    [[2, null, '2026-03-04 14:30', 60, 11000, 'completed', 'Oma Reed']],
  ],
  [
    'a calendar',
    crlf(
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:abcdefghijkl@calendar.test',
      'DTSTART:20260304T143000Z',
      'DTEND:20260304T154500Z',
      'SUMMARY:Hot Stone with Oma Reed',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
    ),
    [[2, 'abcdefghijkl', '2026-03-04 14:30', 75, 11000, 'pending', 'Oma Reed']],
  ],
])('reads an untouched file of %s', async (_, file, rows) =>
  expect(await read(file, { service: { 1: 'Hot Stone' }, therapist: { 2: 'Ines Falk' } })).toEqual(rows),
);

it.each([
  ['0491570110 / 0298765432', '0491 570 110', 'Also: 02 9876 5432'],
  ['02 9876 5432 ::: 0491570110', '0491 570 110', 'Also: 02 9876 5432'],
  ['0491570110 (mum)', '0491 570 110', null],
  ['m: 491570110.0', '0491 570 110', null],
  ['tel:+61491570110;ext=2', '0491 570 110', null],
  ['٠٤٩١٥٧٠١١٠', '0491 570 110', null],
  ['n/a', null, null],
])('reads the phone %j as %j', async (cell, phone, notes) => {
  const [row] = await read(crlf('id,name,phone,email', `1,Oma Reed,${cell},oma@example.test`));
  expect([row![3], row![5]]).toEqual([phone, notes]);
});

it('leaves out a contact that is none, with a sentence, and keeps the person with the other', async () => {
  const file = crlf(
    'id,name,phone,email',
    '1,Oma Reed,6.14916E+10,oma@example.test',
    '2,Tom Reed,12,',
    '3,Ann Reed,0491570110,ann@home',
  );
  expect(await read(file)).toEqual([
    [2, '1', 'Oma|Reed', null, OMA[1], null, '"6.14916E+10" is a number that a spreadsheet has cut short: left out'],
    [
      3,
      '2',
      'Tom|Reed',
      null,
      null,
      null,
      expect.stringMatching(/^"12" is not a phone number.*: left out$/),
      'Has neither a phone nor an email address that can be used',
    ],
    [4, '3', 'Ann|Reed', OMA[0], null, null, '"ann@home" is not an email address: left out'],
  ]);
});

it('reads the header only once where files were put together, and puts right what was decoded twice', async () => {
  const file = crlf(
    '\uFEFFid,first name,last name,phone',
    '1,Zo\u00C3\u00AB,Reed,0491570110',
    '\uFEFFid,first name,last name,phone',
    '2,Tom,Reed,0491570111',
  );
  expect((await read(file)).map(([line, , name]) => [line, name])).toEqual([
    [2, 'Zo\u00EB|Reed'],
    [4, 'Tom|Reed'],
  ]);
});

it.each<[string, string | Buffer, RegExp]>([
  ['nothing', '', /is empty/],
  ['a text', 'Dear shop\nplease find attached\n', /No line of the file names columns/],
  ['a web page', '<html><table><tr><td>name</td></tr></table></html>', /a web page/],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /old kind/],
  ['a list of sales', crlf('Sale no.,Client,Quantity,Gross sales', '1,Oma,1,20'), /lists products or sales/],
  ['an archive without a sheet', Buffer.from(zipSync({ 'a.xml': Buffer.from('<a/>') })), /without a sheet/],
  ['half a workbook', Buffer.from(toWorkbook([['name', 'phone']]).subarray(0, 200)), /damaged/],
  ['a million columns', toWorkbook([['name']], '<row r="1"><c r="AAAAA1"/></row>'), /cannot be read|columns/],
  [
    'a cell at the end of the sheet',
    toWorkbook([['name']], '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    /more than 500 columns/,
  ],
  [
    'a row at the end of the sheet',
    toWorkbook([['name']], '<row r="1048576"><c r="Z1048576"><v>1</v></c></row>'),
    /too large/,
  ],
  ['definitions', toWorkbook([['name']], '', '<!DOCTYPE lol [<!ENTITY a "aaaa">]>'), /definitions/],
  [
    'a bomb',
    Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(80 * 1024 * 1024) })),
    /too large once it is unpacked/,
  ],
  ['a million columns of text', `${'a,'.repeat(1_000_000)}\n`, /longer than 100000/],
  ['cards that are cut off', 'BEGIN:VCARD\nN:Reed;Oma\n', /does not end/],
])('refuses %s in words', async (_, file, reason) => expect(read(file)).rejects.toThrow(reason));

/** Makes a workbook with one sheet of texts. */
function toWorkbook(rows: string[][], more = '', prologue = ''): Buffer {
  const cells = (row: string[], nth: number) =>
    row
      .map((text, at) => `<c r="${String.fromCharCode(65 + at)}${nth + 1}" t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('');
  const data = rows.map((row, nth) => `<row r="${nth + 1}">${cells(row, nth)}</row>`).join('');
  const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${prologue}<worksheet xmlns="${spreadsheet}"><sheetData>${data}${more}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)]))),
  );
}
