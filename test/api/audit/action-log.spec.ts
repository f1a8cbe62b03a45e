import { eventually } from '../../support/eventually.js';
import { type ActionLog, startOffice } from '../../support/fixtures/start-office.js';
import { Visitor } from '../../support/clients/visitor.js';

interface Entry extends ActionLog {
  id: string;
}

let office: Awaited<ReturnType<typeof startOffice>>;
let bookingId: string;

const found = async (query: string) =>
  (await office.ada.get<{ items: Entry[] }>(`/admin-action-logs?${query}`)).body.items;

beforeAll(async () => {
  office = await startOffice();
  await office.shop.shift(office.mei, '2026-03-03', '09:00-17:00');
  bookingId = await office.book({ booking_date: '2026-03-03', first_name: 'Wilhelmina', last_name: 'Quasthoff' });
  const { version } = await office.getBooking(bookingId);
  const move = { version, therapist_id: office.mei, booking_date: '2026-03-03', booking_time: '10:00' };
  expect(await office.ada.send('PUT', `/bookings/${bookingId}/appointment`, move)).toMatchObject({ status: 200 });
  await eventually(
    async () => ((await office.findLogEntries(bookingId)).length >= 3 ? true : undefined),
    'the entries',
  );
});

it('is searched by the names of clients, although it keeps them sealed', async () => {
  const entries = await found('who=everyone&search=quasthoff');
  expect(new Set(entries.map(({ details }) => details.booking_id))).toEqual(new Set([bookingId]));
  expect(await found('who=everyone&search=nobody-of-that-name')).toEqual([]);
});

it('is searched by the words in which it is read', async () => {
  const typesOf = async (search: string) =>
    new Set((await found(`who=everyone&search=${search}`)).map(({ action_type }) => action_type));
  expect(await typesOf('Booked')).toEqual(new Set(['booking_create']));
  expect(await typesOf('moved')).toEqual(new Set(['booking_update']));
});

it('is searched by the names of those who wait', async () => {
  const joined = await new Visitor(office.server.url).post('/waiting-list', {
    first_name: 'Ottilie',
    last_name: 'Vandersteen',
    client_phone: '0491 570 158',
    client_email: 'ottilie@example.test',
    service_id: office.swedish,
    windows: [{ date: '2026-03-03', from: '09:00', to: '17:00' }],
  });
  expect(joined).toMatchObject({ status: 201 });
  const findJoined = async () =>
    (await found('who=everyone&search=lie vander')).find(({ action_type }) => action_type === 'waiting_list_join');
  expect(await eventually(findJoined, 'the entry')).toMatchObject({ details: { client_last_name: 'Vandersteen' } });
});

it('is asked for by places of the log alone', async () => {
  for (const before of ['0', '1.5', '1e308', 'Infinity'])
    expect(await office.ada.get(`/admin-action-logs?before=${before}`)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'before' }] },
    });
});

it('tells what a booking was before a change', async () => {
  const moved = (await found('kind=update')).find(({ details }) => details.booking_time === '10:00')!;
  const { body } = await office.ada.get(`/admin-action-logs/${moved.id}/earlier`);
  expect(body).toMatchObject({ booking_time: '09:00' });
});

it('is exported for reading, and the export is logged', async () => {
  const { body, headers } = await office.ada.post<string>('/admin-action-logs/exports', {
    who: 'everyone',
    search: 'quasthoff',
  });
  expect(body).toContain('Quasthoff');
  expect(body.trimEnd().split('\r\n')).toHaveLength(1 + Number(headers.get('x-record-count')));
  const [logged] = await eventually(async () => {
    const entries = await found('kind=export');
    return entries.length > 0 ? entries : undefined;
  }, 'the export in the log');
  expect(logged).toMatchObject({
    action_type: 'export_action_log',
    details: { format: 'csv', who: 'everyone', by_search: true },
  });
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

it('names each thing that admins do, by the address they signed in with and nobody else’s', async () => {
  const { ada } = office;
  const act = async (method: string, path: string, body?: unknown) => {
    const answer = await ada.send<{ id: string; version: number }>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const slot = await act('POST', '/time-slots', { start_time: '07:00', end_time: '07:30', shift_type: 'Morning' });
  await act('PUT', `/time-slots/${slot.id}`, { start_time: '07:00', end_time: '07:45', version: 1 });
  await act('PUT', `/time-slots/${slot.id}/activity`, { is_active: false, version: 2 });
  await act('DELETE', `/time-slots/${slot.id}?version=3`);
  const therapist = await act('POST', '/therapists', { name: 'Ines', hourly_rate: 75.25, admin_email: 'bea@spa.test' });
  await act('PATCH', `/therapists/${therapist.id}`, { name: 'Ines Vidal', version: 1 });
  await act('POST', `/therapists/${therapist.id}/deactivation`, { version: 2 });
  const form = { name: 'Hot Stone', description: 'Warm basalt stones', price: 89.5, duration: 75 };
  const service = await act('POST', '/services', form);
  await act('PUT', `/services/${service.id}`, { ...form, price: 95, version: 1 });
  await act('DELETE', `/services/${service.id}?version=2`);
  const { version } = await office.getBooking(bookingId);
  await act('POST', `/bookings/${bookingId}/cancellation`, { reason: 'Ill', version });

  const entries = await eventually(async () => {
    const latest = (await office.listLogEntries()).slice(0, 11).toReversed();
    return latest.at(-1)?.action_type === 'booking_cancel' && latest[0]?.action_type === 'timeslot_create'
      ? latest
      : undefined;
  }, 'an entry for each');
  expect(entries.map(({ action_type, kind, details }) => [action_type, kind, Object.keys(details)])).toEqual([
    ['timeslot_create', 'create', expect.arrayContaining(['start_time', 'end_time'])],
    ['timeslot_update', 'update', expect.arrayContaining(['timeslot_id', 'before'])],
    ['timeslot_toggle', 'update', expect.arrayContaining(['timeslot_id', 'is_active'])],
    ['timeslot_delete', 'delete', expect.arrayContaining(['timeslot_id'])],
    ['therapist_create', 'create', expect.arrayContaining(['therapist_id', 'name'])],
    ['therapist_update', 'update', expect.arrayContaining(['therapist_id', 'before', 'after'])],
    ['therapist_deactivate', 'delete', expect.arrayContaining(['therapist_id'])],
    ['service_create', 'create', expect.arrayContaining(['service_id', 'name', 'price'])],
    ['service_update', 'update', expect.arrayContaining(['service_id', 'before', 'after'])],
    ['service_delete', 'delete', expect.arrayContaining(['service_id', 'name'])],
    ['booking_cancel', 'delete', expect.arrayContaining(['booking_id', 'client_name', 'reason'])],
  ]);
  expect(new Set(entries.map(({ admin_email }) => admin_email))).toEqual(new Set(['ada@spa.test']));
  expect((await found('kind=update')).filter(({ action_type }) => action_type === 'booking_update')).not.toEqual([]);
  expect(await found('search=timeslot_update')).toEqual([entries[1]]);
  expect(await found('search=TimeSlot_Update')).toEqual([entries[1]]);
});

it('shows one entry by its id, whoever filters what', async () => {
  const [entry] = await found('who=everyone&kind=create');
  expect((await office.ada.get(`/admin-action-logs/${entry!.id}`)).body).toEqual(entry);
  expect(await office.ada.get(`/admin-action-logs/${bookingId}`)).toMatchObject({ status: 404 });
});
