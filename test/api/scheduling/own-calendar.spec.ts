import type { RequestListener } from 'node:http';
import { BookingRules } from '../../../src/catalog/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { ReadOwnCalendarsTask } from '../../../src/scheduling/own-calendars/read-own-calendars.task.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { nextEvent, openSocket } from '../../support/clients/open-socket.js';
import { eventually } from '../../support/eventually.js';
import { officeBookingForm } from '../../support/fixtures/booking-form.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startCalendarServer } from '../../support/processes/calendar-server.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

// The day after the test clock's today.
const date = '2026-03-03';

interface State {
  is_connected: boolean;
  host: string | null;
  ending: string | null;
  read_at_local: string | null;
  failing_since_local: string | null;
  failure: string | null;
  busy_times: number;
  bookings: { id: string; date: string; time: string }[];
}

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'SUMMARY:Dentist Dr Secret', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

const event = (from: string, to: string) => [`DTSTART:20260303T${from}00`, `DTEND:20260303T${to}00`];

let office: Awaited<ReturnType<typeof startOffice>>;
let mails: Awaited<ReturnType<typeof startSmtpSink>>;
let server: Awaited<ReturnType<typeof startCalendarServer>>;
let path: string;

const send =
  (text: string, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(text);

beforeEach(async () => {
  mails = await startSmtpSink();
  office = await startOffice({ env: { CALENDARS_FROM_PRIVATE_ADDRESSES: 'true', SMTP_URL: mails.url } });
  server = await startCalendarServer(send(calendar(event('1000', '1130'))));
  path = `/therapists/${office.mei}/own-calendar`;
  for (const id of [office.mei, office.tom]) await office.shop.shift(id, date, '09:00-17:00');
});

afterEach(() => office.server.close());

const connect = (by = office.staff, url = `${server.url}/private-k3y/basic.ics`) =>
  by.send<State>('PUT', path, { url });
const readNow = async () => (await office.staff.post<State>(`${path}/readings`)).body;
/** Lets time pass. A session does not last as long. */
async function pass(duration: Parameters<typeof office.clock.advance>[0]) {
  office.clock.advance(duration);
  for (const [browser, name] of [
    [office.staff, 'mei'],
    [office.ada, 'ada'],
  ] as const) {
    const credentials = { email: `${name}@spa.test`, password: 'twelve characters' };
    expect(await browser.post('/auth/sign-in', credentials)).toMatchObject({ status: 200 });
  }
}

const readAll = () => office.worker.get(ReadOwnCalendarsTask).run();

/** Lists the starts that visitors may choose with the therapist. */
async function freeStarts(therapistId = office.mei): Promise<string[]> {
  const { status, body } = await office.visitor.get<{ slots: { start_time: string; available: boolean }[] }>(
    `/availability/slots?therapist_id=${therapistId}&date=${date}&service_id=${office.swedish}`,
  );
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.slots.filter(({ available }) => available).map(({ start_time }) => start_time);
}

it('a therapist connects their calendar: its times are offered to nobody, and nothing else of it is kept', async () => {
  expect(await freeStarts()).toEqual(expect.arrayContaining(['09:00', '10:00', '11:00', '12:00']));
  const { status, body } = await connect();
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { is_connected: true, ending: '.ics', failure: null, busy_times: 1, bookings: [] },
  });
  expect(body).toMatchObject({ host: new URL(server.url).host, read_at_local: '2026-03-02T10:00:00' });
  // Swedish lasts an hour: 09:00 ends as the busy time begins.
  expect(await freeStarts()).toEqual(['09:00', '12:00', '13:00', '14:00', '16:00']);
  expect(await freeStarts(office.tom)).toContain('10:00');
  const stored = await sql(office.shop.em, 'select to_jsonb(c)::text as row from own_calendars c');
  const times = await sql(office.shop.em, 'select to_jsonb(b)::text as row from own_calendar_busy b');
  const logged = await sql(office.shop.em, 'select type, data::text as row from event_log where stream = $1', [
    (await sql<{ id: string }>(office.shop.em, 'select id from own_calendars'))[0]!.id,
  ]);
  expect(logged.map(({ type }) => type)).toEqual(['OwnCalendarConnected', 'OwnCalendarBusyChanged']);
  expect(times).toHaveLength(1);
  expect(JSON.stringify([stored, times, logged, body])).not.toMatch(/Dentist|k3y/);
});

it.each(['slot', 'full'])(
  'a treatment that would run into it is not offered, whatever bookings take: %s',
  async (how) => {
    if (how === 'full')
      await office.shop.saveSetting(
        'booking_rules',
        Object.assign(new BookingRules(), { slot_occupancy: 'full_duration' }),
      );
    server.answer(send(calendar(event('1030', '1040'))));
    await connect();
    const starts = await freeStarts();
    expect(starts).not.toContain('10:00');
    expect(starts).toContain('11:00');
    const cupping = await office.visitor.get<{ available: boolean; reason: string }>(
      `/availability/check?therapist_id=${office.mei}&booking_date=${date}&booking_time=09:00&service_id=${office.cupping}`,
    );
    // Cupping lasts 90 minutes, until 10:30.
    expect(cupping.body).toMatchObject({ available: true });
  },
);

it('the desk sees the cause, and is refused what it would be over a block', async () => {
  await connect();
  const why = `/bookings/slot-explanation?therapist_id=${office.mei}&date=${date}&time=10:00`;
  expect((await office.ada.get(why)).body).toMatchObject({
    is_free: false,
    causes: [{ kind: 'own_calendar', name: null, from: '10:00', to: '11:30' }],
  });
  const form = officeBookingForm(office, date, { booking_time: '10:00' });
  const ofBlocked = await office.ada.post(`/therapists/${office.mei}/blocks`, {
    blocked_date: date,
    start_time: '13:00',
    end_time: '14:00',
  });
  expect(ofBlocked.status).toBe(201);
  const overBlock = await office.ada.post<{ code: string }>('/office-bookings', { ...form, booking_time: '13:00' });
  const overBusy = await office.ada.post<{ code: string }>('/office-bookings', form);
  expect(overBlock.status).not.toBe(201);
  expect([overBusy.status, overBusy.body.code]).toEqual([overBlock.status, overBlock.body.code]);
  const { body } = await office.ada.get<{ therapists: { name: string; busy: object[] }[] }[]>(
    `/office/days?from=${date}&to=${date}`,
  );
  expect(body[0]!.therapists.map(({ name, busy }) => [name, busy])).toEqual([
    ['Mei', [{ start_time: '10:00', end_time: '11:30' }]],
    ['Tom', []],
  ]);
});

it('a request of a client for a busy time waits for the shop as one for a blocked time does', async () => {
  await connect();
  const id = await office.book({ booking_date: date, booking_time: '10:00' });
  expect(await office.getBooking(id)).toMatchObject({ status: 'pending' });
});

it('a busy time over a booking leaves it as it is, and is told', async () => {
  const id = await office.book({ booking_date: date, booking_time: '11:00' });
  await office.book({ booking_date: date, booking_time: '12:00' });
  const { body } = await connect();
  expect(body.bookings).toEqual([{ id, date, time: '11:00' }]);
  expect(await office.getBooking(id)).toMatchObject({ status: 'confirmed', booking_time: '11:00' });
});

it('a later reading replaces all its times; a page that shows the day reads it again', async () => {
  await connect();
  const socket = openSocket(office.server.url);
  await socket.emitWithAck('watch-day', { therapist_id: office.mei, date });
  const pushed = nextEvent(socket, 'day-changed');
  server.answer(send(calendar(event('1600', '1700'))));
  await pass({ minutes: 11 });
  await readAll();
  expect(await freeStarts()).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00']);
  expect(await pushed).toMatchObject({ therapist_id: office.mei, date, cause: 'block' });
});

it('is read every ten minutes, and only when its server says that it has changed', async () => {
  server.answer((request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end(calendar(event('1000', '1130')));
  });
  await connect();
  const asked = () => server.requests.length;
  await pass({ minutes: 9 });
  await readAll();
  expect(asked()).toBe(1);
  await pass({ minutes: 1 });
  await readAll();
  expect(asked()).toBe(2);
  expect((await office.staff.get<State>(path)).body).toMatchObject({
    read_at_local: '2026-03-02T10:10:00',
    busy_times: 1,
  });
  // On another day it is read as a whole: there are days that were not read before.
  await pass({ hours: 24 });
  await readAll();
  expect(server.requests.at(-1)!.headers).not.toHaveProperty('if-none-match');
});

it('one that cannot be read keeps its times, says so, and is told once after some hours', async () => {
  await connect();
  server.answer(send('Gone', 404));
  await pass({ minutes: 40 });
  expect(await readNow()).toMatchObject({
    is_connected: true,
    failure: 'answers 404',
    failing_since_local: '2026-03-02T10:40:00',
    read_at_local: '2026-03-02T10:00:00',
    busy_times: 1,
  });
  expect(await freeStarts()).not.toContain('10:00');
  const { body: status } = await office.ada.get<{ unread: { text: string }[] }>('/system-status');
  expect(status.unread).toEqual([
    {
      text:
        'The own calendar of Mei could not be read since 10:40 AM on Mon Mar 2: the address answers 404. ' +
        'The times known then stay busy.',
    },
  ]);
  for (const hours of [5, 1, 1]) {
    await pass({ hours });
    await readNow();
  }
  await eventually(() => mails.to('mei@spa.test').length > 0 || undefined, 'the mail');
  expect(mails.to('mei@spa.test').map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Your own calendar cannot be read'),
  ]);
  const failed = await sql(office.shop.em, `select from event_log where type = 'OwnCalendarFailed'`);
  expect(failed).toHaveLength(1);
  server.answer(send(calendar()));
  expect(await readNow()).toMatchObject({ failure: null, failing_since_local: null, busy_times: 0 });
  expect((await office.ada.get<{ unread: object[] }>('/system-status')).body.unread).toEqual([]);
});

it('one that is none is connected all the same, and says why it cannot be read', async () => {
  server.answer(send('<html>Please sign in</html>'));
  expect(await connect()).toMatchObject({
    status: 200,
    body: { is_connected: true, failure: 'answers with something that is no calendar', read_at_local: null },
  });
});

it('is removed with its times; its address cannot be read any more', async () => {
  await connect();
  expect((await office.staff.send('DELETE', path)).status).toBe(204);
  expect(await freeStarts()).toContain('10:00');
  expect((await office.staff.get<State>(path)).body).toMatchObject({ is_connected: false, host: null, busy_times: 0 });
  expect((await office.staff.post(`${path}/readings`)).status).toBe(404);
  expect((await office.staff.send('DELETE', path)).status).toBe(204);
  const keys = await sql(
    office.shop.em,
    `select from personal_data_keys where subject in (select stream from event_log where type = 'OwnCalendarConnected')`,
  );
  expect(keys).toEqual([]);
});

it('another one takes its place, with times of its own', async () => {
  await connect();
  server.answer(send(calendar(event('1400', '1500'))));
  expect(await connect(office.ada, `${server.url}/other`)).toMatchObject({ status: 200, body: { ending: 'ther' } });
  expect(await freeStarts()).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '16:00']);
});

it.each(['', 'calendar', 'file:///etc/passwd', 'https://user:pass@example.com/', 7])(
  'refuses %j as an address',
  async (url) => {
    expect(await office.staff.send('PUT', path, { url })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'url' }] },
    });
  },
);

it('therapists have to do with their own; the desk sees that there is one, and not where', async () => {
  await connect();
  const others = `/therapists/${office.tom}/own-calendar`;
  expect((await office.staff.get(others)).status).toBe(403);
  expect((await office.staff.send('PUT', others, { url: server.url })).status).toBe(403);
  const desk = (await createSignedInUser(office.server, 'desk@spa.test', 'reception')).browser;
  expect((await desk.get<State>(path)).body).toMatchObject({
    is_connected: true,
    host: null,
    ending: null,
    busy_times: 1,
  });
  expect((await desk.send('PUT', path, { url: server.url })).status).toBe(403);
  expect(
    (await office.ada.send('PUT', `/therapists/${office.anybody}/own-calendar`, { url: server.url })).body,
  ).toMatchObject({
    code: 'any-available-fixed',
  });
});
