import { sql } from '../../../src/platform/database/sql.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { startApp } from '../../support/processes/start-app.js';
import { Visitor } from '../../support/clients/visitor.js';

// The day after the test clock's today.
const date = '2026-03-03';

interface Link {
  url: string;
  created_at: string | null;
}

describe('the calendar link of a therapist', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor, visitor: Visitor;
  let mei: string, service: string;
  let clock: FixedClock;

  const reset = async (id = mei) => (await admin.post<Link>(`/therapists/${id}/calendar-link`)).body;
  const fetchFeed = (url: string, headers = {}) =>
    visitor.send<string>('GET', new URL(url).pathname.replace('/api', ''), undefined, headers);

  beforeAll(async () => {
    clock = new FixedClock();
    server = await startApp({ clock, env: { BOOKING_RATE_PER_MINUTE: '1000' } });
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    visitor = new Visitor(server.url);
    await shop.timeSlots('09:00', '10:00', '11:00');
    service = await shop.service('Remedial');
  });

  beforeEach(async () => {
    mei = await shop.therapist('Mei');
    await shop.shift(mei, date, '09:00 - 17:00');
  });

  const book = (more = {}) =>
    visitor.post(
      '/bookings',
      bookingForm({ service_id: service, therapist_id: mei, booking_date: date, booking_time: '10:00', ...more }),
    );

  it('leads to shifts and bookings, with nothing of the client but the first name', async () => {
    const form = bookingForm(
      { service_id: service, therapist_id: mei, booking_date: date, booking_time: '10:00' },
      { client_email: 'georgia@example.com' },
    );
    expect((await visitor.post('/bookings', form)).status).toBe(201);
    const { status, headers, body } = await fetchFeed((await reset()).url);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VTIMEZONE',
        expect.stringMatching(/^NAME:Mei\\, /) as string,
        'SUMMARY:Shift',
        'DTSTART;TZID=Australia/Sydney:20260303T090000',
        'DTEND;TZID=Australia/Sydney:20260303T170000',
        `SUMMARY:Remedial\\, ${form.first_name}`,
        'DTSTART;TZID=Australia/Sydney:20260303T100000',
      ]),
    );
    for (const secret of ['Marsh', '0491', 'georgia@example.com']) {
      expect(body).not.toContain(secret);
    }
  });

  it('is answered once and stored as a hash', async () => {
    const { url, created_at } = await reset();
    const token = /([\w-]{43})\.ics$/.exec(url)?.[1];
    expect(token).toBeDefined();
    const link = (await admin.get(`/therapists/${mei}/calendar-link`)).body;
    expect(link).toEqual({ created_at });
    const stored = await sql<{ row: string }>(
      shop.em,
      'select to_jsonb(l)::text as row from therapist_calendar_links l',
      [],
    );
    expect(stored.some(({ row }) => row.includes(token!))).toBe(false);
    const log = await sql<{ row: string }>(shop.em, `select data::text as row from event_log where stream = $1`, [mei]);
    expect(log.some(({ row }) => row.includes(token!))).toBe(false);
  });

  it('leads nowhere once it was reset or removed, and while its therapist does not work here', async () => {
    const first = await reset();
    const second = await reset();
    expect(second.url).not.toBe(first.url);
    expect((await fetchFeed(first.url)).status).toBe(404);
    expect((await fetchFeed(second.url)).status).toBe(200);
    await admin.post(`/therapists/${mei}/deactivation`, { version: 1, keep: true });
    expect((await fetchFeed(second.url)).status).toBe(404);
    expect((await admin.post(`/therapists/${mei}/calendar-link`)).status).toBe(404);
    await admin.post(`/therapists/${mei}/reactivation`, { version: 2 });
    expect((await fetchFeed(second.url)).status).toBe(200);
    expect((await admin.send('DELETE', `/therapists/${mei}/calendar-link`)).status).toBe(204);
    expect((await fetchFeed(second.url)).status).toBe(404);
    const events = await sql<{ type: string }>(
      shop.em,
      `select type from event_log where stream = $1 and type like 'Calendar%' order by version`,
      [mei],
    );
    expect(events.map(({ type }) => type)).toEqual(['CalendarLinkReset', 'CalendarLinkReset', 'CalendarLinkRemoved']);
  });

  it('answers 304 until something changes', async () => {
    const { url } = await reset();
    const etag = (await fetchFeed(url)).headers.get('etag')!;
    const again = await fetchFeed(url, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.body]).toEqual([304, undefined]);
    await book();
    expect((await fetchFeed(url, { 'if-none-match': etag })).status).toBe(200);
  });

  it('of a shift tells what leave leaves of it, and when it was changed last', async () => {
    const { url } = await reset();
    const list = async () => {
      const lines = (await fetchFeed(url)).body.split('\r\n');
      const valuesOf = (name: string) =>
        lines.flatMap((line) => (line.startsWith(name) ? [line.replace(/.*[:T]/, '')] : []));
      return {
        uids: valuesOf('UID:'),
        starts: valuesOf('DTSTART;TZID'),
        ends: valuesOf('DTEND;TZID'),
        stamps: valuesOf('DTSTAMP:'),
      };
    };
    const before = await list();
    const days = { therapist_id: mei, kind: 'annual', first_date: date, last_date: date };
    await admin.post('/leave', { ...days, start_time: '12:00', end_time: '13:00' });
    const parts = await list();
    expect([parts.starts, parts.ends]).toEqual([
      ['090000', '130000'],
      ['120000', '170000'],
    ]);
    expect([parts.uids.length, new Set(parts.uids).size, parts.uids[0]]).toEqual([2, 2, before.uids[0]]);
    await admin.post('/leave', { ...days, start_time: '09:00', end_time: '17:00' });
    expect((await list()).starts).toEqual([]);

    const shift = { therapist_id: mei, roster_date: '2026-03-05', start_time: '09:00', end_time: '17:00' };
    const { id } = (await admin.post<{ id: string }>('/roster-entries', shift)).body;
    const added = await list();
    clock.advance({ minutes: 5 });
    const edited = { ...shift, start_time: '10:00', version: 1 };
    expect((await admin.send('PUT', `/roster-entries/${id}`, edited)).status).toBe(200);
    expect((await list()).stamps[0]! > added.stamps[0]!).toBe(true);
  });

  it('tells nothing to whoever guesses, and not often', async () => {
    for (const file of ['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '%00.ics'])
      expect((await visitor.get(`/therapist-calendars/${file}`)).status).toBe(404);
    const guesses = await Promise.all(
      Array.from({ length: 80 }, (_, nth) => visitor.get(`/therapist-calendars/${String(nth).padStart(43, 'b')}.ics`)),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  it('is looked after by its therapist and by admins', async () => {
    const { browser: staff, userId } = await createSignedInUser(server, 'tom@spa.test', 'staff');
    const own = await shop.therapist('Tom', { userId });
    expect((await staff.post(`/therapists/${own}/calendar-link`)).status).toBe(201);
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await staff.send(method, `/therapists/${mei}/calendar-link`)).status).toBe(403);
    expect((await admin.post(`/therapists/${await shop.anyAvailable()}/calendar-link`)).status).toBe(409);
  });
});
