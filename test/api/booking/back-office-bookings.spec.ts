import { addDays } from '../../../src/kernel/local-time.js';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';
import { type BookingAnswer, type BookingForm, bookingForm } from '../../support/fixtures/booking-form.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { nextEvent, openSocket } from '../../support/clients/open-socket.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { type Answer, Visitor } from '../../support/clients/visitor.js';
import { createUser } from '../../support/fixtures/create-user.js';

const password = 'twelve characters';
const origin = 'http://localhost:3000';

interface Booking {
  id: string;
  version: number;
  status: string;
  client_name: string;
  notes: string | null;
  booking_time: string;
}
type Page = { items: Booking[]; next_cursor: string | null };

describe('the office', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let visitor: Visitor, admin: Visitor, staff: Visitor, stranger: Visitor;
  let swedish: string, mei: string, tom: string, anybody: string;
  // Every test has a day of its own, so that they may run in any order.
  let date = '2026-03-02';

  const signedIn = async (email: string) => {
    const browser = new Visitor(server.url, { origin });
    expect(await browser.post('/auth/sign-in', { email, password })).toMatchObject({ status: 200 });
    return browser;
  };
  const book = async (more: Partial<BookingForm> = {}) => {
    const slot = { service_id: swedish, therapist_id: mei, booking_date: date, booking_time: '09:00' };
    return (await visitor.post<BookingAnswer>('/bookings', bookingForm(slot, more))).body.booking;
  };
  const list = async (query: string, by = admin) => (await by.get<Page>(`/bookings?${query}`)).body.items;
  const walk = async (query: string) => {
    const walked: Booking[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page = (await admin.get<Page>(`/bookings?${query}&limit=2${cursor && `&cursor=${cursor}`}`)).body;
      walked.push(...page.items);
      cursor = page.next_cursor;
    }
    return walked;
  };
  const seen = async (id: string) => (await list('status=all&limit=200')).find((booking) => booking.id === id)!;
  const cancel = (id: string, body: object, by = admin) =>
    by.post<Booking & { code: string }>(`/bookings/${id}/cancellation`, body);
  const confirm = (id: string, version: number, by = admin) =>
    by.post<Booking & { code: string }>(`/bookings/${id}/confirmation`, { version });

  beforeAll(async () => {
    const database = await createDatabase();
    server = await startApp({ database });
    await startWorker({ database });
    shop = createShopBuilder(server);
    await createUser(server, { email: 'ada@spa.test', password, role: 'admin_staff' });
    await createUser(server, { email: 'nora@spa.test', password, role: null });
    const userId = await createUser(server, { email: 'mei@spa.test', password, role: 'staff' });
    await shop.timeSlots('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '16:00');
    swedish = await shop.service('Swedish');
    mei = await shop.therapist('Mei', { userId });
    tom = await shop.therapist('Tom');
    anybody = await shop.anyAvailable();
    visitor = new Visitor(server.url, { origin });
    [admin, staff, stranger] = [
      await signedIn('ada@spa.test'),
      await signedIn('mei@spa.test'),
      await signedIn('nora@spa.test'),
    ];
  });

  beforeEach(async () => {
    date = addDays(date, 1);
    for (const therapist of [mei, tom]) await shop.shift(therapist, date, '09:00-17:00');
  });

  it('lists every booking to an admin, their own to staff, none to others', async () => {
    const mine = await book({ booking_time: '09:00' });
    const other = await book({ therapist_id: tom, booking_time: '10:00' });
    const open = await book({ therapist_id: anybody, booking_time: '11:00' });
    const ids = (bookings: Booking[]) => bookings.map(({ id }) => id);
    expect(ids(await list(`status=active&date=${date}`))).toEqual([mine.id, other.id, open.id]);
    expect(ids(await list(`status=active&date=${date}`, staff))).toEqual([mine.id]);
    expect(ids(await list(`status=pending&date=${date}`))).toEqual([open.id]);
    expect((await stranger.get('/bookings')).status).toBe(403);
    expect((await visitor.get('/bookings')).status).toBe(401);
  });

  it('finds by part of a name in any case, by day, and goes on where a page ended', async () => {
    await book({ first_name: 'Ann', last_name: '100%', booking_time: '13:00' });
    expect((await list('name=ANN')).map(({ client_name }) => client_name)).toEqual(['Ann 100%']);
    expect((await list(`name=${encodeURIComponent('%')}`)).map(({ client_name }) => client_name)).toEqual(['Ann 100%']);
    expect(await list(`date=${addDays(date, 1)}`)).toEqual([]);
    for (const booking_time of ['09:00', '11:00', '11:00', '14:00'])
      await book({ therapist_id: anybody, booking_time });
    const all = await list(`status=all&date=${date}`);
    expect(all).toHaveLength(5);
    expect(await walk(`status=all&date=${date}`)).toEqual(all);
    expect(await walk(`status=all&date=${date}&order=latest`)).toEqual(all.toReversed());
  });

  it.each([
    'status=gone',
    'order=random',
    'date=2026-02-30',
    'limit=0',
    'limit=x',
    'cursor=abc',
    `name=${'long'.repeat(60)}`,
  ])('refuses the list of %s by the name of the field', async (query) => {
    const answer = await admin.get<{ errors: { field: string }[] }>(`/bookings?${query}`);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: query.split('=')[0] }] } });
  });

  it('confirms a request, refuses a version that was overtaken, and one whose slot is gone', async () => {
    const held = await seen((await book({ booking_time: '10:00' })).id);
    const request = await seen((await book({ booking_time: '10:00', first_name: 'Late' })).id);
    expect(await confirm(request.id, request.version)).toMatchObject({ status: 409, body: { code: 'time_conflict' } });
    expect(await confirm(request.id, request.version + 1)).toMatchObject({
      status: 409,
      body: { code: 'booking-modified' },
    });
    await cancel(held.id, { reason: 'Ill', version: held.version });
    expect(await confirm(request.id, request.version)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  });

  it('lets an admin confirm Any Available, which holds nobody', async () => {
    const open = await seen((await book({ therapist_id: anybody, booking_time: '12:00' })).id);
    expect(await confirm(open.id, open.version)).toMatchObject({
      status: 200,
      body: { status: 'confirmed', is_unassigned: true },
    });
  });

  it('cancels once and with a reason, which joins the notes and frees the slot', async () => {
    const booking = await seen((await book({ booking_time: '11:00', notes: 'Left shoulder' })).id);
    const { version } = booking;
    const refused = (field: string) => ({ status: 422, body: { errors: [{ field }] } });
    expect(await cancel(booking.id, { reason: '  ', version })).toMatchObject(refused('reason'));
    for (const wrong of [undefined, null, 'two', 1.5])
      expect(await cancel(booking.id, { reason: 'Ill', version: wrong })).toMatchObject(refused('version'));
    const { status, body } = await cancel(booking.id, { reason: 'Client is ill', version });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'cancelled', notes: 'Left shoulder\nCancellation reason: Client is ill' });
    const again = (overtaken: number) => cancel(booking.id, { reason: 'Again', version: overtaken });
    expect(await again(version)).toMatchObject({ status: 409, body: { code: 'booking-modified' } });
    expect(await again(version + 1)).toMatchObject({ status: 409, body: { code: 'already-cancelled' } });
    const check = `/availability/check?therapist_id=${mei}&booking_date=${date}&booking_time=11:00`;
    expect((await visitor.get(check)).body).toEqual({ available: true, reason: 'available' });
  });

  it('keeps staff from changing bookings', async () => {
    const booking = await seen((await book({ booking_time: '14:00' })).id);
    expect((await cancel(booking.id, { reason: 'No', version: booking.version }, staff)).status).toBe(403);
    expect((await confirm(booking.id, booking.version, staff)).status).toBe(403);
    expect(await seen(booking.id)).toEqual(booking);
  });

  it('tells open grids and office pages, each what they may know', async () => {
    const [watching, listing, own] = [undefined, admin, staff].map((by) =>
      openSocket(server.url, { cookies: by?.cookies }),
    );
    await Promise.all([watching, listing, own].map((socket) => nextEvent(socket!, 'connect')));
    await watching!.emitWithAck('watch-day', { therapist_id: tom, date });
    const toVisitor: object[] = [];
    watching!.on('day-changed', (change: object) => toVisitor.push(change));
    const [toAdmin, toStaff] = [listing, own].map((socket) => {
      const heard: { booking_id: string }[] = [];
      socket!.on('booking-changed', (change: { booking_id: string }) => heard.push(change));
      return (id: string) => heard.find(({ booking_id }) => booking_id === id);
    });
    const { id } = await book({ therapist_id: tom, booking_time: '14:00' });
    // The push for the shift may still be under way.
    const ofBooking = () => toVisitor.find((change) => 'cause' in change && change.cause === 'booking');
    expect(await eventually(async () => ofBooking(), 'the word to the visitor')).toEqual({
      therapist_id: tom,
      date,
      cause: 'booking',
    });
    expect(await eventually(async () => toAdmin!(id), 'the word to the admin')).toEqual({
      booking_id: id,
      change: 'requested',
      therapist_id: tom,
      booking_date: date,
      by_user_id: null,
      by_role: null,
      version: 1,
    });
    expect(toStaff!(id)).toBeUndefined();
  });

  it('shows admins what happened, personal values opened, and nobody else', async () => {
    const { id, version } = await book({ therapist_id: anybody, booking_time: '10:00' });
    await cancel(id, { reason: 'Client is ill', version });
    const read = (
      query: string,
    ): Promise<Answer<{ items: { action_type: string; details: Record<string, unknown> }[] }>> =>
      admin.get(`/admin-action-logs?${query}`);
    const entry = await eventually(async () => {
      const { items } = (await read('kind=delete')).body;
      return items.find(({ details }) => details.booking_id === id);
    }, 'the entry of the cancellation');
    expect(entry).toMatchObject({
      action_type: 'booking_cancel',
      admin_email: 'ada@spa.test',
      details: { booking_id: id, client_name: 'Georgia Marsh', reason: 'Client is ill' },
    });
    expect((await read('search=ada@spa')).body.items.length).toBeGreaterThan(0);
    expect((await read('search=nobody-at-all')).body.items).toEqual([]);
    expect((await read('who=admins')).body.items.map(({ action_type }) => action_type)).not.toContain('booking_create');
    expect((await read('who=visitors&kind=create')).body.items.map(({ action_type }) => action_type)).toContain(
      'booking_create',
    );
    expect((await staff.get('/admin-action-logs')).status).toBe(403);
    expect((await visitor.get('/admin-action-logs')).status).toBe(401);
  });

  it('answers the public grid without a word about clients', async () => {
    await book();
    await sql(shop.em, `update time_slots set is_active = false where start_time = '16:00'`);
    const { body } = await visitor.get<{ slots: object[] }>(`/availability/slots?therapist_id=${mei}&date=${date}`);
    expect(body).toMatchObject({ therapist_id: mei, date, slots_remaining: expect.any(Number) });
    expect(body.slots).toContainEqual({
      start_time: '09:00',
      shift_type: 'Morning',
      available: false,
      is_on_request: false,
      reason: 'taken',
    });
    const free = { start_time: '11:00', shift_type: 'Morning', available: true, is_on_request: false, reason: null };
    expect(body.slots).toContainEqual(free);
    expect(body.slots).toHaveLength(6);
    expect(JSON.stringify(body)).not.toContain('Georgia');
  });
});
