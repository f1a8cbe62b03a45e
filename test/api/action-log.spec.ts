import { eventually } from '../support/eventually.js';
import { type ActionLog, startOffice } from '../support/office.js';
import { Visitor } from '../support/visitor.js';

interface Entry extends ActionLog {
  id: string;
}

let office: Awaited<ReturnType<typeof startOffice>>;
let bookingId: string;

const found = async (query: string) => (await office.ada.get<{ items: Entry[] }>(`/admin-action-logs?${query}`)).body.items;

beforeAll(async () => {
  office = await startOffice();
  await office.shop.shift(office.mei, '2026-03-03', '09:00-17:00');
  bookingId = await office.book({ booking_date: '2026-03-03', first_name: 'Wilhelmina', last_name: 'Quasthoff' });
  const { version } = await office.seen(bookingId);
  const move = { version, therapist_id: office.mei, booking_date: '2026-03-03', booking_time: '10:00' };
  expect(await office.ada.send('PUT', `/bookings/${bookingId}/appointment`, move)).toMatchObject({ status: 200 });
  await eventually(async () => ((await office.logOf(bookingId)).length >= 3 ? true : undefined), 'the entries');
});

it('is searched by the names of clients, although it keeps them sealed', async () => {
  const entries = await found('who=everyone&search=quasthoff');
  expect(new Set(entries.map(({ details }) => details.booking_id))).toEqual(new Set([bookingId]));
  expect(await found('who=everyone&search=nobody-of-that-name')).toEqual([]);
});

it('tells what a booking was before a change', async () => {
  const moved = (await found('kind=update')).find(({ details }) => details.booking_time === '10:00')!;
  const { body } = await office.ada.get(`/admin-action-logs/${moved.id}/earlier`);
  expect(body).toMatchObject({ booking_time: '09:00' });
});

it('is exported for reading, and the export is logged', async () => {
  const { body, headers } = await office.ada.post<string>('/admin-action-logs/exports', { who: 'everyone', search: 'quasthoff' });
  expect(body).toContain('Quasthoff');
  expect(body.trimEnd().split('\r\n')).toHaveLength(1 + Number(headers.get('x-record-count')));
  const [logged] = await eventually(async () => {
    const entries = await found('kind=export');
    return entries.length > 0 ? entries : undefined;
  }, 'the export in the log');
  expect(logged).toMatchObject({ action_type: 'export_action_log', details: { format: 'csv', who: 'everyone', by_search: true } });
});

it('tells who signed in, who did not, and who signed out', async () => {
  const { browser, failed } = { browser: new Visitor(office.server.url), failed: new Visitor(office.server.url) };
  await failed.post('/auth/sign-in', { email: 'BEA@spa.test', password: 'another password' });
  await failed.post('/auth/sign-in', { email: 'nobody@spa.test', password: 'another password' });
  await browser.post('/auth/sign-in', { email: 'bea@spa.test', password: 'twelve characters' });
  await browser.post('/auth/sign-out');
  const entries = await eventually(async () => {
    const all = (await found('who=everyone&search=user_sign')).slice(0, 4);
    return all[0]?.action_type === 'user_sign_out' ? all : undefined;
  }, 'the entries');
  expect(entries.map(({ action_type, admin_email, details }) => [action_type, admin_email, details.email])).toEqual([
    ['user_sign_out', 'bea@spa.test', 'bea@spa.test'],
    ['user_sign_in', 'bea@spa.test', 'bea@spa.test'],
    ['user_sign_in_failed', null, null],
    ['user_sign_in_failed', null, 'bea@spa.test'],
  ]);
});
