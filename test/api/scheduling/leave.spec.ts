import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createUser } from '../../support/fixtures/create-user.js';

const password = 'twelve characters';
// Tuesday, the day after the test clock's today.
const date = '2026-03-03';

interface Leave {
  id: string;
  status: string;
  version: number;
  bookings: { id: string; time: string }[];
  note: string | null;
  reply: string | null;
  decided_by: string | null;
}

interface Slots {
  slots: { start_time: string; available: boolean; reason: string | null }[];
}

describe('leave', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor, staff: Visitor;
  let mei: string, tom: string, service: string;

  async function signedIn(email: string, role: 'staff' | 'admin_staff') {
    const userId = await createUser(server, { email, password, role });
    const browser = new Visitor(server.url, { origin: 'http://localhost:3000' });
    expect(await browser.post('/auth/sign-in', { email, password })).toMatchObject({ status: 200 });
    return { browser, userId };
  }

  const ask = (by: Visitor, therapist_id: string, more: object = {}) =>
    by.post<Leave>('/leave', { therapist_id, first_date: date, last_date: date, kind: 'annual', ...more });
  const decide = (by: Visitor, { id, version }: Leave, what: string, more: object = {}) =>
    by.post<Leave>(`/leave/${id}/${what}`, { version, ...more });
  const reasons = async (therapistId = mei, day = date) => {
    const { body } = await admin.get<Slots>(`/availability/slots?therapist_id=${therapistId}&date=${day}`);
    return Object.fromEntries(body.slots.map(({ start_time, reason }) => [start_time, reason]));
  };
  const book = async (therapist_id: string, booking_time: string, booking_date = date) => {
    const form = bookingForm({ service_id: service, therapist_id, booking_date, booking_time });
    return new Visitor(server.url).post<BookingAnswer>('/bookings', form);
  };

  beforeAll(async () => {
    server = await startApp({ env: { BOOKING_RATE_PER_MINUTE: '1000', BOOKINGS_PER_PHONE_PER_DAY: '1000' } });
    shop = createShopBuilder(server);
    admin = (await signedIn('ada@spa.test', 'admin_staff')).browser;
    const { browser, userId } = await signedIn('mei@spa.test', 'staff');
    staff = browser;
    service = await shop.service('Swedish');
    await shop.timeSlots('09:00', '11:00', '13:00', '15:00');
    mei = await shop.therapist('Mei', { userId });
    tom = await shop.therapist('Tom');
    for (const day of [date, '2026-03-04', '2026-03-10']) {
      await shop.shift(mei, day, '09:00-17:00');
      await shop.shift(tom, day, '09:00-17:00');
    }
  });

  afterEach(() => sql(shop.em, 'delete from leave'));

  it('staff ask for their own, which closes nothing until an admin approves', async () => {
    const { status, body } = await ask(staff, mei, { note: ' Wedding of my sister ' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { status: 'asked', note: 'Wedding of my sister', therapist_name: 'Mei', decided_by: null, version: 1 },
    });
    expect((await reasons())['09:00']).toBeNull();
    expect(await ask(staff, tom)).toMatchObject({ status: 403 });
    expect(await decide(staff, body, 'approval')).toMatchObject({ status: 403 });
    const approved = await decide(admin, body, 'approval');
    expect(approved).toMatchObject({
      status: 200,
      body: { status: 'approved', decided_by: 'ada@spa.test', version: 2 },
    });
    expect(await reasons()).toEqual({ '09:00': 'day_off', '11:00': 'day_off', '13:00': 'day_off', '15:00': 'day_off' });
    const logged = await sql(shop.em, 'select type, data from event_log where stream = $1 order by version', [body.id]);
    expect(logged).toMatchObject([
      { type: 'LeaveRequested', data: { therapist_name: 'Mei', first_date: date } },
      { type: 'LeaveApproved', data: { kept_bookings: [] } },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/Wedding|annual/);
    const [stored] = await sql<{ text: string }>(shop.em, 'select leave::text as text from leave');
    expect(stored?.text).not.toContain('Wedding');
  });

  it('wins over the shift until it is taken back, for its hours alone', async () => {
    const { body } = await ask(admin, mei, { start_time: '11:30', end_time: '14:00' });
    expect(body.status).toBe('approved');
    // An hour's treatment that starts at 11:00 would overlap it.
    expect(await reasons()).toEqual({ '09:00': null, '11:00': 'day_off', '13:00': 'day_off', '15:00': null });
    const times = await admin.get<{ times: { start_time: string; reason: string }[] }>(
      `/office/times?therapist_id=${mei}&date=${date}`,
    );
    expect(times.body.times.map(({ reason }) => reason)).toEqual(['available', 'on_leave', 'on_leave', 'available']);
    const why = `/bookings/slot-explanation?therapist_id=${mei}&date=${date}&time=13:00`;
    expect((await admin.get(why)).body).toMatchObject({
      is_free: false,
      causes: [{ kind: 'on_leave', from: '11:30', to: '14:00' }],
    });
    expect(await decide(admin, body, 'withdrawal')).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
    expect(await reasons()).toEqual({ '09:00': null, '11:00': null, '13:00': null, '15:00': null });
  });

  it('comes back each week and takes no other day', async () => {
    await ask(admin, mei, { repeats_until: '2026-03-10' });
    expect((await reasons())['09:00']).toBe('day_off');
    expect((await reasons(mei, '2026-03-04'))['09:00']).toBeNull();
    expect((await reasons(mei, '2026-03-10'))['09:00']).toBe('day_off');
    const listed = async (day: string) => (await admin.get<Leave[]>(`/leave?from=${day}&to=${day}`)).body.length;
    expect([await listed(date), await listed('2026-03-04'), await listed('2026-03-10')]).toEqual([1, 0, 1]);
  });

  it('lasts for weeks', async () => {
    const weeks = await ask(admin, mei, { last_date: '2026-03-31' });
    expect(weeks).toMatchObject({ status: 201, body: { status: 'approved' } });
    expect((await reasons(mei, '2026-03-31'))['09:00']).toBe('day_off');
  });

  it('nobody on leave is offered, shown as there, or booked', async () => {
    await ask(admin, mei);
    const offered = async (more = '') => {
      const { body } = await admin.get<{ id: string }[]>(`/availability/therapists?date=${date}${more}`);
      return body.some(({ id }) => id === mei);
    };
    expect([await offered(), await offered('&time=09:00')]).toEqual([false, false]);
    const roster = await admin.get<{ therapist_id: string }[]>(`/roster?date=${date}`);
    expect(roster.body.map(({ therapist_id }) => therapist_id)).toEqual([tom]);
    const cards = await admin.get<{ id: string; next_shift?: { date: string } }[]>('/therapists');
    expect(cards.body.find(({ id }) => id === mei)).toMatchObject({
      next_shift: { date: '2026-03-04', start: '09:00' },
    });
    expect(await book(mei, '09:00')).toMatchObject({
      status: 201,
      body: { booking: { status: 'pending' }, reason: 'not_rostered' },
    });
  });

  it('names the bookings within it, keeps them where it is told to, and shows them uncovered', async () => {
    const booked = (await book(tom, '13:00')).body.booking.id;
    const days = `therapist_id=${tom}&first_date=${date}&last_date=${date}`;
    expect((await admin.get(`/leave/bookings?${days}`)).body).toEqual([{ id: booked, date, time: '13:00' }]);
    expect((await admin.get(`/leave/bookings?${days}&start_time=09:00&end_time=13:00`)).body).toEqual([]);
    const refused = { status: 409, body: { code: 'bookings-uncovered', in_the_way: [booked] } };
    expect(await ask(admin, tom)).toMatchObject(refused);
    const { body } = await ask(admin, tom, { keep: true });
    expect(body.bookings).toEqual([{ id: booked, date, time: '13:00' }]);
    const [row] = (await admin.get<{ items: object[] }>(`/bookings?therapist_id=${tom}&status=active`)).body.items;
    expect(row).toMatchObject({ id: booked, status: 'confirmed', is_uncovered: true });
    await decide(admin, body, 'withdrawal');
    const [after] = (await admin.get<{ items: object[] }>(`/bookings?therapist_id=${tom}&status=active`)).body.items;
    expect(after).toMatchObject({ is_uncovered: false });
  });

  it('is declined with a reason, and taken back from either side', async () => {
    const { body: asked } = await ask(staff, mei, { note: 'Please' });
    const { body: declined } = await decide(admin, asked, 'refusal', { reason: 'Everybody is away' });
    expect(declined).toMatchObject({ status: 'declined', note: 'Please', reply: 'Everybody is away' });
    expect(await decide(staff, declined, 'withdrawal')).toMatchObject({ status: 403 });
    expect(await decide(admin, declined, 'refusal')).toMatchObject({ status: 409, body: { code: 'leave-decided' } });
    const stale = {
      code: 'modified',
      detail: expect.stringContaining('declined by now, yours was approved') as string,
    };
    expect(await decide(admin, asked, 'approval')).toMatchObject({ status: 409, body: stale });
    const { body: again } = await decide(admin, declined, 'reopening');
    expect(again).toMatchObject({ status: 'asked', reply: null, decided_by: null });
    const { body: withdrawn } = await decide(staff, again, 'withdrawal');
    expect(withdrawn.status).toBe('withdrawn');
    expect((await decide(staff, withdrawn, 'reopening')).body).toMatchObject({ status: 'asked', note: 'Please' });
  });

  it.each<[string, object, string]>([
    ['an unknown therapist', { therapist_id: randomUUID() }, 'therapist_id'],
    ['an end before the beginning', { last_date: '2026-03-01' }, 'last_date'],
    ['hours without an end', { start_time: '09:00' }, 'end_time'],
    ['hours beside the grid of the shop', { start_time: '09:07', end_time: '12:00' }, 'start_time'],
    ['a repeat that ends too soon', { last_date: '2026-03-04', repeats_until: date }, 'repeats_until'],
    ['no such kind', { kind: 'moon' }, 'kind'],
    ['a day that is none', { first_date: '2026-02-30' }, 'first_date'],
    ['a long note', { note: 'x'.repeat(501) }, 'note'],
  ])('%s is refused', async (_, change, field) => {
    expect(await ask(admin, mei, change)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('is not entered twice, and what has passed cannot be asked for', async () => {
    await ask(staff, mei);
    const exists = { status: 409, body: { code: 'leave-exists', errors: [{ field: 'first_date' }] } };
    expect(await ask(staff, mei)).toMatchObject(exists);
    expect(await ask(admin, mei)).toMatchObject(exists);
    const past = { first_date: '2026-02-27', last_date: '2026-02-27' };
    expect(await ask(staff, mei, past)).toMatchObject({ status: 422, body: { errors: [{ field: 'last_date' }] } });
    expect(await ask(admin, mei, { ...past, kind: 'sick' })).toMatchObject({ status: 201 });
  });

  it('a decision is not taken back beside the same leave that was entered since', async () => {
    const days = { first_date: '2026-03-30', last_date: '2026-03-31' };
    const { body: entered } = await ask(admin, mei, days);
    const { body: withdrawn } = await decide(admin, entered, 'withdrawal');
    const { body: again } = await ask(admin, mei, days);
    const exists = { status: 409, body: { code: 'leave-exists' } };
    expect(await decide(admin, withdrawn, 'approval')).toMatchObject(exists);
    expect(await decide(admin, withdrawn, 'reopening')).toMatchObject(exists);
    await decide(admin, again, 'withdrawal');
    expect(await decide(admin, withdrawn, 'approval')).toMatchObject({ status: 200, body: { status: 'approved' } });
  });

  it('staff see their own leave, admins all of it', async () => {
    await ask(staff, mei);
    await ask(admin, tom, { first_date: '2026-03-20', last_date: '2026-03-21' });
    expect((await staff.get<Leave[]>('/leave')).body).toMatchObject([{ therapist_id: mei }]);
    expect((await staff.get<Leave[]>(`/leave?therapist_id=${tom}`)).body).toMatchObject([{ therapist_id: mei }]);
    expect((await admin.get<Leave[]>('/leave?open=true')).body).toHaveLength(2);
  });

  it('a booking and the approval that race for a day have one of two outcomes', async () => {
    for (const [nth, day] of ['2026-03-12', '2026-03-13', '2026-03-16', '2026-03-17', '2026-03-18'].entries()) {
      await shop.shift(mei, day, '09:00-17:00');
      const { body: asked } = await ask(staff, mei, { first_date: day, last_date: day });
      const racing = [() => book(mei, '09:00', day), () => decide(admin, asked, 'approval')] as const;
      const [booked, approved] =
        nth % 2
          ? await Promise.all([racing[0](), racing[1]()])
          : await Promise.all([racing[1](), racing[0]()]).then(([one, other]) => [other, one] as const);
      const outcome = `${booked.body.booking.status} ${approved.status}`;
      expect(['confirmed 409', 'pending 200']).toContain(outcome);
      if (approved.status === 409)
        expect(approved.body).toMatchObject({ code: 'bookings-uncovered', in_the_way: [booked.body.booking.id] });
    }
  });
});
