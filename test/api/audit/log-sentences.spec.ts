import { CommandBus } from '@nestjs/cqrs';
import { jest } from '@jest/globals';
import { ErasePersonalData } from '../../../src/booking/index.js';
import { system } from '../../../src/kernel/actor.js';
import { sql } from '../../../src/platform/database/sql.js';
import { PreparedStatementClient } from '../../../src/platform/database/prepared-statement-client.js';
import type { BookingTimelineDto } from '../../../src/booking/queries/timeline/booking-timeline.dto.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { eventually } from '../../support/eventually.js';
import { type ActionLog, startOffice } from '../../support/fixtures/start-office.js';

interface Entry extends ActionLog {
  id: string;
  sentence: { text: string; kind: string | null; id: string | null }[];
}

const SAFARI_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let office: Awaited<ReturnType<typeof startOffice>>;

const read = async (query: string) =>
  (await office.ada.get<{ items: Entry[] }>(`/admin-action-logs?${query}`)).body.items;
const tell = ({ sentence }: Entry) => sentence.map(({ text }) => text).join('');
const settle = () =>
  eventually(async () => {
    const [row] = await sql<{ is_idle: boolean }>(
      office.shop.em,
      'select (select count(*) from event_log) = (select count(*) from admin_action_logs) as is_idle',
    );
    return row!.is_idle || undefined;
  }, 'an entry for each event');

beforeAll(async () => {
  office = await startOffice();
  await office.shop.shift(office.mei, '2026-03-03', '09:00-17:00');
  const { ada } = office;
  const zara = await office.book({ booking_date: '2026-03-03', first_name: 'Zara', last_name: 'Ibrahim' });
  const move = { therapist_id: office.mei, booking_date: '2026-03-03', booking_time: '16:00' };
  const version = async () => (await office.getBooking(zara)).version;
  await ada.send('PUT', `/bookings/${zara}/appointment`, { ...move, version: await version() });
  await ada.post(`/bookings/${zara}/cancellation`, { reason: 'no one free', version: await version() });
  await settle();
});

it('says what happened to whom and when, as it was then, and names it for links', async () => {
  const entries = (await read('who=everyone')).filter(({ action_type }) => action_type.startsWith('booking_'));
  expect(entries.map(tell)).toEqual([
    'Cancelled Zara I., Swedish, Tue 3 Mar 4:00 PM: no one free',
    'Moved Zara I., Swedish, Tue 3 Mar 9:00 AM to Tue 3 Mar 4:00 PM with Mei',
    'Confirmed Zara I., Swedish, Tue 3 Mar 9:00 AM, at once, with the request',
    'Booked Zara I., Swedish, Tue 3 Mar 9:00 AM with Mei',
  ]);
  expect(entries[3]!.sentence.filter(({ kind }) => kind)).toEqual([
    { text: 'Zara I.', kind: 'client', id: expect.any(String) },
    { text: 'Swedish, Tue 3 Mar 9:00 AM', kind: 'booking', id: entries[3]!.details.booking_id },
    { text: 'Mei', kind: 'therapist', id: office.mei },
  ]);
});

it('is found by the words of a reason, by the client, by the account and by days', async () => {
  expect((await read('search=one free')).map(tell)).toEqual([
    'Cancelled Zara I., Swedish, Tue 3 Mar 4:00 PM: no one free',
  ]);
  const [newest] = await read('kind=delete');
  const client = newest!.sentence.find(({ kind }) => kind === 'client')!.id!;
  await eventually(async () => {
    const { status, body } = await office.ada.get<{ items: Entry[] }>(
      `/admin-action-logs?who=everyone&client_id=${client}`,
    );
    return (status === 200 && body.items.length === 4) || undefined;
  }, 'the client to be known');
  const accounts = (await office.ada.get<{ id: string; email: string }[]>('/accounts')).body;
  const idOf = (name: string) => accounts.find(({ email }) => email.startsWith(name))!.id;
  expect((await read(`account_id=${idOf('ada')}&kind=delete`)).length).toBe(1);
  expect(await read(`account_id=${idOf('bea')}&kind=delete`)).toEqual([]);
  expect((await read('from=2026-03-02&to=2026-03-02&kind=delete')).length).toBe(1);
  expect(await read('from=2026-03-03&who=everyone')).toEqual([]);
  expect(await read('to=2026-03-01&who=everyone')).toEqual([]);
  expect(await office.ada.get('/admin-action-logs?from=yesterday')).toMatchObject({ status: 422 });
  expect(await office.ada.get(`/admin-action-logs?client_id=${office.mei}`)).toMatchObject({ status: 404 });
});

it('reads a page in five statements', async () => {
  const countStatements = async () => {
    const query = jest.spyOn(PreparedStatementClient.prototype, 'query');
    await read('who=everyone');
    const asked = query.mock.calls
      .map(([statement]) => JSON.stringify(statement))
      .filter((text) => /select/i.test(text) && !/sessions/.test(text));
    query.mockRestore();
    return asked.length;
  };
  // Followers of the log query beside the test in the same process until they have caught up.
  const count = await eventually(async () => {
    const asked = await countStatements();
    return asked <= 5 ? asked : undefined;
  }, 'a page in five statements');
  expect(count).toBeGreaterThan(2);
});

it('says in which browser a private link was used', async () => {
  const { visitor, swedish, mei, getBooking } = office;
  const slot = { service_id: swedish, therapist_id: mei, booking_date: '2026-03-10', booking_time: '10:00' };
  const form = bookingForm(slot, { first_name: 'Ruth', last_name: 'Okafor' });
  const { session_id: sessionId, booking } = (await visitor.post<BookingAnswer>('/bookings', form)).body;
  const use = async (path: string, body: object, headers = {}) => {
    const { version } = await getBooking(booking.id);
    expect(await visitor.post(path, { sessionId, version, ...body }, headers)).toMatchObject({ status: 200 });
  };
  await use('/own-booking-move', { ...slot, booking_time: '11:00' }, { 'user-agent': 'curl/8' });
  await use('/own-booking-cancellation', {}, { 'user-agent': SAFARI_ON_IPHONE });
  await settle();
  const said = (await read('who=visitors')).filter(({ details }) => details.booking_id === booking.id);
  expect(said.map(tell).slice(0, 2)).toEqual([
    'Cancelled Ruth O., Swedish, Tue 10 Mar 11:00 AM by the private link, in Safari on iPhone: Cancelled by the client',
    'Moved Ruth O., Swedish, Tue 10 Mar 10:00 AM to Tue 10 Mar 11:00 AM with Mei by the private link, in an unknown browser',
  ]);
  const { events } = (await office.ada.get<BookingTimelineDto>(`/bookings/${booking.id}/timeline`)).body;
  expect(events.map(({ link_used_in }) => link_used_in)).toEqual([null, 'an unknown browser', 'Safari on iPhone']);
});

it('names nobody who was erased', async () => {
  const [newest] = await read('kind=delete');
  const command = new ErasePersonalData({ onlyIds: [String(newest!.details.booking_id)] }, system);
  await office.server.get(CommandBus).execute(command);
  await settle();
  const texts = (await read('who=everyone')).map(tell);
  expect(texts).toContain('Cancelled erased client, Swedish, Tue 3 Mar 4:00 PM');
  expect(texts.join()).not.toMatch(/Zara|one free/);
});

it('names what was deleted since, and turns on no time slot without saying which', async () => {
  const { ada } = office;
  const spare = { name: 'Spare', description: 'A service for nobody', price: 10, duration: 30 };
  const service = (await ada.post<{ id: string; version: number }>('/services', spare)).body;
  await ada.send('PUT', `/services/${service.id}`, { ...spare, price: 12, version: service.version });
  await ada.send('DELETE', `/services/${service.id}?version=${service.version + 1}`);
  const attic = { rooms: [{ name: 'Attic', places: 1 }] };
  const [room] = (await ada.post<{ rooms: { id: string; version: number }[] }>('/rooms', attic)).body.rooms;
  await ada.send('DELETE', `/rooms/${room!.id}?version=${room!.version}`);
  const times = { start_time: '06:30', end_time: '07:00', shift_type: 'Morning' };
  const slot = (await ada.post<{ id: string; version: number }>('/time-slots', times)).body;
  await ada.send('PUT', `/time-slots/${slot.id}/activity`, { is_active: false, version: slot.version });
  await settle();
  const said = (await read('search=')).filter(({ action_type }) => /^(service|room|timeslot)_/.test(action_type));
  expect(said.map(tell).slice(0, 7)).toEqual([
    'Turned off the time slot 6:30 AM to 7:00 AM',
    'Added the time slot 6:30 AM to 7:00 AM, Morning',
    'Deleted the room Attic',
    'Added the room Attic',
    'Deleted the service Spare',
    'Changed the service Spare: price from 10 to 12',
    'Added the service Spare',
  ]);
  expect(said[6]!.sentence.every(({ kind }) => kind === null)).toBe(true);
});

it('tells who held which role at a moment', async () => {
  const accounts = (await office.ada.get<{ id: string; email: string; version: number }[]>('/accounts')).body;
  const bea = accounts.find(({ email }) => email.startsWith('bea'))!;
  office.clock.set('2026-03-04T00:00:00.000Z');
  await office.ada.post('/auth/sign-in', { email: 'ada@spa.test', password: 'twelve characters' });
  const change = { role: 'reception', therapist_id: null, version: bea.version };
  expect(await office.ada.send('PUT', `/accounts/${bea.id}`, change)).toMatchObject({ status: 204 });
  const roleOf = async (moment: string) => {
    const { body } = await office.ada.get<{ accounts: { email: string; role: string; changed_by: string | null }[] }>(
      `/accounts/as-of?${moment}`,
    );
    return body.accounts.find(({ email }) => email.startsWith('bea'));
  };
  expect(await roleOf('date=2026-03-03')).toMatchObject({ role: 'admin_staff' });
  expect(await roleOf('date=2026-03-04')).toMatchObject({ role: 'reception', changed_by: 'ada@spa.test' });
  expect(await roleOf('date=2026-03-04&time=10:30')).toMatchObject({ role: 'admin_staff' });
  expect(await roleOf('date=2026-01-01')).toBeUndefined();
  expect(await office.ada.get('/accounts/as-of?date=someday')).toMatchObject({ status: 422 });
});

it('says that the client of a cancelled booking was not told', async () => {
  await office.shop.shift(office.mei, '2026-04-14', '09:00-17:00');
  const id = await office.book({
    booking_date: '2026-04-14',
    booking_time: '11:00',
    first_name: 'Ugo',
    last_name: 'Perri',
  });
  const { version } = await office.getBooking(id);
  await office.ada.post(`/bookings/${id}/cancellation`, { reason: 'by phone', notify_client: false, version });
  await settle();
  const [entry] = await read('kind=delete&search=by phone');
  expect(tell(entry!)).toBe('Cancelled Ugo P., Swedish, Tue 14 Apr 11:00 AM without telling the client: by phone');
});
