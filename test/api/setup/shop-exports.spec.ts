import { unzipSync } from 'fflate';
import type { LastShopExportAnswerDto } from '../../../src/setup/export/last-shop-export.dto.js';
import { eventually } from '../../support/eventually.js';
import { startOffice } from '../../support/fixtures/start-office.js';

let office: Awaited<ReturnType<typeof startOffice>>;

beforeAll(async () => {
  office = await startOffice();
});

const last = async () => (await office.ada.get<LastShopExportAnswerDto>('/shop-exports/last')).body.last;

it('is one archive, and the log says who has it', async () => {
  expect(await last()).toBeNull();
  await office.book({ booking_date: '2026-03-03' });

  const { status, headers, body } = await office.ada.post<Buffer>('/shop-exports');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toBe('attachment; filename="shop-2026-03-02.zip"');
  expect(headers.get('cache-control')).toBe('no-store');
  const files = unzipSync(body);
  const lines = Object.entries(files).filter(([name]) => name.endsWith('.csv'));
  // Booking, client, two treatments, two therapists.
  expect(headers.get('x-record-count')).toBe('6');
  expect(lines).toHaveLength(9);

  expect(await last()).toEqual({
    exported_at_local: '2026-03-02T10:00:00',
    exported_by: 'ada@spa.test',
    client_count: 1,
    booking_count: 1,
  });
  const entry = await eventually(
    async () => (await office.listLogEntries()).find(({ action_type }) => action_type === 'export_shop'),
    'the entry of the export',
  );
  expect(entry).toMatchObject({
    kind: 'export',
    admin_email: 'ada@spa.test',
    details: { client_count: 1, booking_count: 1 },
    sentence: [{ text: 'Exported the shop’s data: 1 client and 1 booking' }],
  });
});

it('comes from nowhere else: a foreign page and staff are refused, and nothing is logged', async () => {
  const before = await last();
  const foreign = await office.ada.post('/shop-exports', undefined, { origin: 'https://elsewhere.test' });
  expect(foreign.status).toBe(403);
  expect((await office.staff.post('/shop-exports')).status).toBe(403);
  expect((await office.visitor.post('/shop-exports')).status).toBe(401);
  expect(await last()).toEqual(before);
});
