import { jest } from '@jest/globals';
import { formatCursor } from '../../../src/booking/queries/list/cursor.js';
import { addDays } from '../../../src/kernel/local-time.js';
import { PreparedStatementClient } from '../../../src/platform/database/prepared-statement-client.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

type Page = { items: OfficeBooking[]; next_cursor: string | null; previous_cursor: string | null };

describe("the office's lists of bookings", () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
  // Every test has a day of its own, so that they may run in any order.
  let date = '2026-03-02';

  const page = async (query: string) => (await office.ada.get<Page>(`/bookings?${query}`)).body;
  const ids = ({ items }: Page) => items.map(({ id }) => id);
  const book = (booking_time: string, more: object = {}) => office.book({ booking_date: date, booking_time, ...more });
  const file = async (path: string, body?: object) => {
    const cookie = [...office.ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${office.server.url}/api${path}`, {
      method: 'POST',
      headers: { origin: office.server.url, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { answer, text: bytes.toString('utf8') };
  };
  const exportsOf = async (type: string) =>
    (await office.listLogEntries()).filter(({ action_type }) => action_type === type);

  beforeAll(async () => {
    smtp = await startSmtpSink();
    office = await startOffice({ env: { SMTP_URL: smtp.url, BOOKING_RATE_PER_MINUTE: '1000' } });
  });

  beforeEach(async () => {
    date = addDays(date, 1);
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  });

  it('goes forwards and backwards over the same pages', async () => {
    const all: string[] = [];
    for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00']) all.push(await book(time));
    const range = `from=${date}&to=${date}&limit=2`;
    const first = await page(range);
    const second = await page(`${range}&cursor=${first.next_cursor}`);
    const third = await page(`${range}&cursor=${second.next_cursor}`);
    expect([first, second, third].map(ids)).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
    expect([first.previous_cursor, third.next_cursor]).toEqual([null, null]);
    expect(await page(`${range}&before=${third.previous_cursor}`)).toEqual(second);
    expect(ids(await page(`${range}&before=${second.previous_cursor}`))).toEqual(ids(first));
    expect((await page(`${range}&before=${second.previous_cursor}`)).previous_cursor).toBeNull();
    const latest = await page(`${range}&order=latest`);
    expect(ids(await page(`${range}&order=latest&cursor=${latest.next_cursor}`))).toEqual([all[2], all[1]]);
  });

  it('reuses the plan of a page, however few bookings are left behind its cursor', async () => {
    const id = await book('09:00');
    const [end] = await sql<{ id: string }>(office.shop.em, cancelledCopiesSql, [id]);
    await sql(office.shop.em, 'analyze bookings');
    const query = jest.spyOn(PreparedStatementClient.prototype, 'query');
    const cursor = formatCursor({ booking_date: date, booking_time: '09:00', id: end!.id });
    expect((await page(`status=cancelled&limit=10&cursor=${cursor}`)).items).toHaveLength(9);
    const [, values] = query.mock.calls.find(([text]) => /from bookings b/.test(String(text)))! as unknown[];
    const text = String(query.mock.calls.find(([each]) => /from bookings b/.test(String(each)))![0]);
    query.mockRestore();
    const plans = await office.shop.em.fork().transactional(async (em) => {
      for (let time = 0; time < 8; time++) await sql(em, text, values as unknown[]);
      return sql(em, 'select custom_plans::int as by_values from pg_prepared_statements where statement = $1', [text]);
    });
    // PostgreSQL plans a statement five times by its values, to compare.
    expect(plans).toEqual([{ by_values: 5 }]);
  });

  it('shows one therapist, and a day as a whole', async () => {
    const [mine, other, gone] = [
      await book('09:00'),
      await book('09:00', { therapist_id: office.tom }),
      await book('11:00'),
    ];
    await office.ada.post(`/bookings/${gone}/cancellation`, { reason: 'Ill', version: 2 });
    expect(ids(await page(`date=${date}&therapist_id=${office.tom}`))).toEqual([other]);
    const { body } = await office.ada.get<Page & { cancelled: Page['items'] }>(
      `/bookings/days?from=${date}&to=${date}`,
    );
    expect(ids(body).sort()).toEqual([mine, other].sort());
    expect(body.cancelled.map(({ id }) => id)).toEqual([gone]);
    const refused = async (query: string, field: string) =>
      expect(await office.ada.get(`/bookings/days?${query}`)).toMatchObject({
        status: 422,
        body: { errors: [{ field }] },
      });
    await refused(`to=${date}`, 'from');
    await refused(`from=${date}&to=2030-01-01`, 'to');
  });

  it('gives therapists the whole of their own day, and nothing of others', async () => {
    const mine = await Promise.all(Array.from({ length: 205 }, () => book('09:00')));
    await book('09:00', { therapist_id: office.tom });
    const { body } = await office.staff.get<Page>(`/bookings/days?from=${date}&to=${date}`);
    expect(ids(body).sort()).toEqual(mine.sort());
  });

  it('shows the confirmed bookings of a day state, in the file as well', async () => {
    const expected = await book('09:00');
    await book('11:00', { therapist_id: office.anybody });
    const gone = await book('12:00');
    await office.ada.post(`/bookings/${gone}/cancellation`, { reason: 'Ill', version: 2 });
    expect(ids(await page(`date=${date}&status=all&day_state=expected`))).toEqual([expected]);
    // Nobody is late on a day to come.
    for (const state of ['late', 'arrived', 'in_service'])
      expect(ids(await page(`date=${date}&day_state=${state}`))).toEqual([]);
    const { answer } = await file('/bookings/exports', { date, status: 'all', day_state: 'expected' });
    expect(answer.headers.get('x-record-count')).toBe('1');
  });

  it.each(['therapist_id=x', 'to=x', 'before=abc', 'day_state=x'])('refuses %s by its name', async (query) => {
    const answer = await office.ada.get(`/bookings?${query}`);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: query.split('=')[0] }] } });
  });

  it('writes the filtered list as CSV, one booking a row, and logs it', async () => {
    await book('09:00', { first_name: '=Ann', last_name: 'Lee, "A"', client_email: 'ann@client.test' });
    await book('10:00', { therapist_id: office.anybody });
    const { answer, text } = await file('/bookings/exports', { date, status: 'confirmed', name: 'lee' });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="bookings-2026-03-02.csv"');
    expect(answer.headers.get('x-record-count')).toBe('1');
    expect(text).toBe(
      '\uFEFFDate,Time,Client Name,Email,Phone,Service,Therapist,Status,Price\r\n' +
        `${date},09:00,"'=Ann Lee, ""A""",ann@client.test,0491 570 156,Swedish,Mei,confirmed,89.50\r\n`,
    );
    const details = { record_count: 1, date, status: 'confirmed', by_name: true };
    const entry = await eventually(
      async () => (await exportsOf('export_bookings_csv')).find((each) => each.details.date === date),
      'the entry of the export',
    );
    expect(entry).toMatchObject({ kind: 'export', admin_email: 'ada@spa.test', details });
  });

  it("writes today's bookings of every status, and logs how many of which day", async () => {
    const today = '2026-03-02';
    const therapist_id = await office.shop.therapist('Ines');
    await office.shop.shift(therapist_id, today, '09:00-17:00');
    const gone = await office.book({ booking_date: today, booking_time: '14:00', therapist_id });
    await office.ada.post(`/bookings/${gone}/cancellation`, { reason: 'Ill', version: 2 });
    await book('09:00');
    const { answer, text } = await file('/bookings/exports/today');
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows.every((row) => row.startsWith(today))).toBe(true);
    expect(rows.some((row) => row.includes('Ines,cancelled'))).toBe(true);
    expect(answer.headers.get('x-record-count')).toBe(String(rows.length));
    const [entry] = await eventually(async () => {
      const found = await exportsOf('export_today_bookings_csv');
      return found.length > 0 ? found : undefined;
    }, 'the entry of the export');
    expect(entry!.details).toEqual({ record_count: rows.length, export_date: today });
  });

  it('lists requests with their age, oldest first, and those whose time has passed apart', async () => {
    const old = await book('09:00', { therapist_id: office.anybody });
    office.clock.advance({ minutes: 3 });
    const young = await book('10:00', { therapist_id: office.anybody });
    const { body } = await office.ada.get<{ items: OfficeBooking[]; total: number }>('/bookings/requests?limit=500');
    const mine = body.items.filter(({ booking_date }) => booking_date === date);
    expect(mine.map(({ id, waiting_minutes }) => [id, waiting_minutes])).toEqual([
      [old, 3],
      [young, 0],
    ]);
    expect(body.total).toBe(body.items.length);
    const missed = {
      therapist_id: office.anybody,
      booking_date: '2026-03-02',
      booking_time: '09:00',
      status: 'pending',
    };
    const form = { service_id: office.swedish, client_name: 'Ann', client_phone: '9999 8888' };
    const { id } = (await office.ada.post<OfficeBooking>('/office-bookings', { ...form, ...missed })).body;
    const unanswered = await office.ada.get<{ items: OfficeBooking[] }>('/bookings/requests?kind=unanswered');
    expect(unanswered.body.items.map((each) => each.id)).toContain(id);
    expect(unanswered.body.items.map((each) => each.id)).not.toContain(old);
  });

  it('names who else asks for anybody at the time of a request', async () => {
    const anybody = { therapist_id: office.anybody };
    const [one, other] = [await book('09:00', anybody), await book('09:00', anybody)];
    const later = await book('11:00', anybody);
    type Request = OfficeBooking & { outlook: { rivals: { id: string; is_confirmed: boolean }[] } };
    const { body } = await office.ada.get<{ items: Request[] }>('/bookings/requests?limit=500');
    const rivalsOf = (id: string) => body.items.find((each) => each.id === id)!.outlook.rivals;
    expect(rivalsOf(one)).toMatchObject([{ id: other, is_confirmed: false }]);
    expect(rivalsOf(other)).toMatchObject([{ id: one }]);
    expect(rivalsOf(later)).toEqual([]);
  });

  it('names nobody of a couple as asking for the time of the other', async () => {
    const part = { service_id: office.swedish, therapist_id: office.anybody };
    const couple = await office.ada.post<{ bookings: OfficeBooking[] }>('/office-visits', {
      ...{ booking_date: date, booking_time: '09:00', client_name: 'Kim Rao', client_phone: '0412 345 678' },
      ...{ status: 'pending', parts: [1, 2].map((guest) => ({ ...part, guest })) },
    });
    const other = await book('09:00', { therapist_id: office.anybody });
    type Request = OfficeBooking & { outlook: { rivals: { id: string }[] } };
    const { body } = await office.ada.get<{ items: Request[] }>('/bookings/requests?limit=500');
    for (const { id } of couple.body.bookings)
      expect(body.items.find((each) => each.id === id)!.outlook.rivals).toMatchObject([{ id: other }]);
  });

  it('tells what happened to a booking, by whom, and which mails went out', async () => {
    const id = await book('12:00', { client_email: 'timeline@client.test' });
    const { version } = await office.getBooking(id);
    const to = { therapist_id: office.tom, booking_date: date, booking_time: '13:00', version };
    await office.ada.send('PUT', `/bookings/${id}/appointment`, to);
    const timeline = await eventually(async () => {
      const { body } = await office.ada.get<Timeline>(`/bookings/${id}/timeline`);
      const sent = body.mails.filter(({ state }) => state === 'sent');
      return sent.length === 2 ? { ...body, sent } : undefined;
    }, 'both mails to the client');
    expect(timeline.events.map(({ type, actor, admin_email }) => [type, actor, admin_email])).toEqual([
      ['BookingRequested', 'visitor', null],
      ['BookingConfirmed', 'visitor', null],
      ['BookingRescheduled', 'user', 'ada@spa.test'],
    ]);
    expect(timeline.events[0]!.changes).toContainEqual({ field: 'client_name', before: null, after: 'Georgia Marsh' });
    expect(timeline.events[2]!.changes).toEqual([
      { field: 'therapist_name', before: 'Mei', after: 'Tom' },
      { field: 'booking_time', before: '12:00', after: '13:00' },
    ]);
    expect(timeline.sent.map(({ recipient, event_type }) => [recipient, event_type])).toEqual([
      ['client', 'BookingConfirmed'],
      ['client', 'BookingRescheduled'],
    ]);

    expect(await office.ada.post(`/bookings/${id}/letters`)).toMatchObject({ status: 200 });
    await eventually(
      () => (smtp.to('timeline@client.test').length === 3 ? true : undefined),
      'the mail that was sent again',
    );
    const silent = await book('14:00');
    expect(await office.ada.post(`/bookings/${silent}/letters`)).toMatchObject({
      status: 409,
      body: { code: 'no-address' },
    });
    expect(await office.ada.get(`/bookings/${office.mei}/timeline`)).toMatchObject({ status: 404 });
  });
});

/** Three thousand copies of a booking, cancelled; returns the tenth from the end of their list. */
const cancelledCopiesSql = /* sql */ `
  with copied as (
    insert into bookings
    select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'status', 'cancelled'))).*
    from bookings b, generate_series(1, 3000) where b.id = $1::uuid
    returning id
  )
  select id from copied order by id desc offset 9 limit 1`;

interface Timeline {
  events: { type: string; actor: string; admin_email: string | null; changes: object[] }[];
  mails: { recipient: string; event_type: string; state: string }[];
}
