import type { RequestListener } from 'node:http';
import { sql } from '../../../src/platform/database/sql.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { eventually } from '../../support/eventually.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startCalendarServer } from '../../support/processes/calendar-server.js';

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
let server: Awaited<ReturnType<typeof startCalendarServer>>;
let path: string;

const send =
  (text: string, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(text);

beforeEach(async () => {
  office = await startOffice({ env: { CALENDARS_FROM_PRIVATE_ADDRESSES: 'true', BOOKING_RATE_PER_MINUTE: '1000' } });
  server = await startCalendarServer(send(calendar(event('1000', '1130'))));
  path = `/therapists/${office.mei}/own-calendar`;
});

afterEach(() => office.server.close());

const connect = (by = office.staff, url = `${server.url}/private-k3y/basic.ics`) =>
  by.send<State>('PUT', path, { url });
const read = async () => (await office.staff.post<State>(`${path}/readings`)).body;

/** Lists the starts that visitors may choose with the therapist. */
async function freeStarts(therapistId = office.mei): Promise<string[]> {
  const { status, body } = await office.visitor.get<{ slots: { start_time: string; is_available: boolean }[] }>(
    `/availability/slots?therapist_id=${therapistId}&date=${date}&service_id=${office.swedish}`,
  );
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.slots.filter(({ is_available }) => is_available).map(({ start_time }) => start_time);
}

it('a therapist connects their calendar: what is in it is offered to nobody, and only times are kept', async () => {
  const before = await freeStarts();
  expect(before).toEqual(expect.arrayContaining(['09:00', '10:00', '11:00', '12:00']));
  const { status, body } = await connect();
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { is_connected: true, ending: '.ics', failure: null, busy_times: 1, bookings: [] },
  });
  expect(body.host).toBe(new URL(server.url).host);
  const after = await freeStarts();
  expect(after).not.toContain('10:00');
  expect(after).not.toContain('11:00');
  expect(after).toContain('12:00');
  expect(await freeStarts(office.tom)).toContain('10:00');
  const stored = await sql(office.shop.em, 'select to_jsonb(c)::text as row from own_calendars c');
  const times = await sql(office.shop.em, 'select to_jsonb(b)::text as row from own_calendar_busy b');
  const logged = await sql(office.shop.em, 'select data::text as row from event_log');
  expect(times).toHaveLength(1);
  expect(JSON.stringify([stored, times, logged, body])).not.toMatch(/Dentist|k3y/);
});
