import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { nextEvent, openSocket } from '../../support/clients/open-socket.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createUser } from '../../support/fixtures/create-user.js';

const password = 'twelve characters';
// The day after the test clock's today.
const date = '2026-03-03';

describe('blocking times of a day', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor, staff: Visitor;
  let mei: string, tom: string;

  async function signedIn(email: string, role: 'staff' | 'admin_staff') {
    const userId = await createUser(server, { email, password, role });
    const browser = new Visitor(server.url, { origin: 'http://localhost:3000' });
    expect(await browser.post('/auth/sign-in', { email, password })).toMatchObject({ status: 200 });
    return { browser, userId };
  }

  async function reserve(start: string, kind: string, therapistId = mei) {
    const id = randomUUID();
    await sql(shop.em, 'insert into reservations values ($1, $2, $3, $4, $4)', [
      id,
      therapistId,
      kind,
      `${date} ${start}`,
    ]);
    return id;
  }

  const block = (by: Visitor, therapistId: string, start_time: string, end_time: string, more = {}) =>
    by.post<{ id: string }>(`/therapists/${therapistId}/blocks`, { blocked_date: date, start_time, end_time, ...more });

  beforeAll(async () => {
    server = await startApp();
    shop = createShopBuilder(server);
    admin = (await signedIn('ada@spa.test', 'admin_staff')).browser;
    const { browser, userId } = await signedIn('mei@spa.test', 'staff');
    staff = browser;
    mei = await shop.therapist('Mei', { userId });
    tom = await shop.therapist('Tom');
  });

  it('staff block and free their own day; the log says who, and keeps no reason', async () => {
    const { status, body } = await block(staff, mei, '09:00', '10:00', { reason: 'Dentist' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { therapist_id: mei, start_time: '09:00', reason: 'Dentist' },
    });
    expect((await staff.send('DELETE', `/blocks/${body.id}?version=1`)).status).toBe(204);
    expect((await staff.send('DELETE', `/blocks/${body.id}?version=1`)).status).toBe(404);
    const logged = await sql(
      shop.em,
      'select type, actor_email, data from event_log where stream = $1 order by version',
      [body.id],
    );
    expect(logged).toMatchObject([
      { type: 'TherapistDayBlocked', actor_email: 'mei@spa.test' },
      { type: 'TherapistDayUnblocked', actor_email: 'mei@spa.test' },
    ]);
    expect(JSON.stringify(logged)).not.toContain('Dentist');
  });

  it('staff may not touch the day of others, an admin may', async () => {
    expect(await block(staff, tom, '09:00', '10:00')).toMatchObject({ status: 403 });
    const { status, body } = await block(admin, tom, '09:00', '10:00');
    expect(status).toBe(201);
    expect(await staff.send('DELETE', `/blocks/${body.id}?version=1`)).toMatchObject({ status: 403 });
    expect(
      await block(new Visitor(server.url, { origin: 'http://localhost:3000' }), tom, '11:00', '12:00'),
    ).toMatchObject({ status: 401 });
  });

  it('can be moved, but not over a booking; the log has both places', async () => {
    const [bookingId, day] = [await reserve('20:00', 'requested', tom), '2026-03-04'];
    const { body } = await block(admin, tom, '18:00', '18:30', { reason: 'Training' });
    const to = { blocked_date: date, start_time: '19:30', end_time: '20:30', version: 1 };
    expect(await admin.send('PUT', `/blocks/${body.id}`, to)).toMatchObject({
      status: 409,
      body: { code: 'bookings-in-the-way', in_the_way: [bookingId] },
    });
    expect(await staff.send('PUT', `/blocks/${body.id}`, to)).toMatchObject({ status: 403 });
    const wanted = { ...to, blocked_date: day, reason: null };
    const moved = { ...wanted, version: 2 };
    expect(await admin.send('PUT', `/blocks/${body.id}`, wanted)).toMatchObject({ status: 200, body: moved });
    expect((await admin.get(`/therapists/${tom}/blocks?from=${day}`)).body).toEqual([
      { id: body.id, therapist_id: tom, ...moved },
    ]);
    const [logged] = await sql(shop.em, `select data from event_log where type = 'TherapistBlockEdited'`);
    expect(logged).toMatchObject({
      data: {
        block_id: body.id,
        blocked_date: day,
        start_time: '19:30',
        before: { blocked_date: date, start_time: '18:00' },
      },
    });
    await admin.send('DELETE', `/blocks/${body.id}?version=2`);
  });

  it('is changed and taken away by who saw it as it is, and nobody else', async () => {
    const { body } = await block(admin, tom, '06:00', '06:30');
    const path = `/blocks/${body.id}`;
    const to = { blocked_date: date, start_time: '06:00', end_time: '07:00' };
    const unseen = { status: 422, body: { errors: [{ field: 'version' }] } };
    expect(await admin.send('PUT', path, to)).toMatchObject(unseen);
    expect(await admin.send('DELETE', path)).toMatchObject(unseen);
    const answers = await Promise.all([
      admin.send('PUT', path, { ...to, version: 1 }),
      admin.send('PUT', path, { ...to, start_time: '06:15', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await admin.send('PUT', path, { ...to, start_time: '06:25', version: 1 });
    expect(late.body).toMatchObject({
      code: 'modified',
      detail: expect.stringMatching(
        /^This block is 6:\d\d AM – 7:00 AM on Tue Mar 3 by now, yours was 6:25 AM – 7:00 AM/,
      ),
    });
    const modified = { status: 409, body: { code: 'modified' } };
    expect(await admin.send('DELETE', `${path}?version=1`)).toMatchObject(modified);
    expect((await admin.send('DELETE', `${path}?version=2`)).status).toBe(204);
  });

  it('are listed by day and time, to their therapist and to admins', async () => {
    for (const start of ['15:00', '09:00'])
      await block(admin, mei, start, `${start.slice(0, 3)}20`, { blocked_date: '2026-03-10' });
    const list = (by: Visitor) =>
      by.get<{ start_time: string }[]>(`/therapists/${mei}/blocks?from=2026-03-10&to=2026-03-10`);
    expect((await list(staff)).body.map(({ start_time }) => start_time)).toEqual(['09:00', '15:00']);
    expect((await list(admin)).body).toHaveLength(2);
    expect(await staff.get(`/therapists/${tom}/blocks`)).toMatchObject({ status: 403 });
    expect(await admin.get(`/therapists/${randomUUID()}/blocks`)).toMatchObject({ status: 404 });
  });

  it('is not entered twice: neither the same nor within another', async () => {
    const day = { blocked_date: '2026-03-12' };
    await block(admin, tom, '09:00', '12:00', day);
    const refused = { status: 409, body: { code: 'already-blocked', errors: [{ field: 'start_time' }] } };
    expect(await block(admin, tom, '09:00', '12:00', day)).toMatchObject(refused);
    expect(await block(admin, tom, '10:00', '11:00', day)).toMatchObject(refused);
    const { body } = await block(admin, tom, '11:00', '13:00', day);
    const within = { ...day, start_time: '11:00', end_time: '11:30', version: 1 };
    expect(await admin.send('PUT', `/blocks/${body.id}`, within)).toMatchObject(refused);
    const longer = { ...day, start_time: '11:00', end_time: '14:00', version: 1 };
    expect(await admin.send('PUT', `/blocks/${body.id}`, longer)).toMatchObject({ status: 200 });
  });

  it('names the pending and confirmed bookings that conflict', async () => {
    const held = await reserve('14:00', 'held');
    const requested = await reserve('15:30', 'requested');
    await reserve('16:00', 'held');
    expect(await block(staff, mei, '14:00', '16:00')).toMatchObject({
      status: 409,
      body: {
        code: 'bookings-in-the-way',
        detail: 'There are 2 bookings at that time: 2:00 PM, 3:30 PM',
        in_the_way: [held, requested],
      },
    });
    expect(await block(staff, mei, '14:30', '15:30')).toMatchObject({ status: 201 });
  });

  it.each([
    ['blocked_date', '2026-03-01', 'Cannot set availability for past dates'],
    ['end_time', '09:00', 'End time must be after start time'],
    ['start_time', '9am', 'start_time must be a time such as 14:30'],
    ['end_time', '', 'end_time must be a time such as 14:30, or 24:00 for midnight'],
    ['end_time', undefined, 'end_time must be a time such as 14:30, or 24:00 for midnight'],
    ['end_time', '10:07', 'end_time must be a multiple of five minutes, such as 14:30'],
    ['reason', 'x'.repeat(501), 'The reason must have at most 500 characters'],
  ])('what cannot be meant is refused, naming %s', async (field, value, message) => {
    const times = { blocked_date: date, start_time: '09:00', end_time: '10:00' };
    const answer = await staff.post(`/therapists/${mei}/blocks`, { ...times, [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  it('a blocked start cannot be booked until it is free again', async () => {
    await shop.shift(tom, date, '9:00 AM - 5:00 PM');
    await shop.timeSlots('12:00');
    const check = async () =>
      (await admin.get(`/availability/check?therapist_id=${tom}&booking_date=${date}&booking_time=12:00`)).body;
    expect(await check()).toEqual({ available: true, reason: 'available' });
    const { body } = await block(admin, tom, '12:00', '13:00');
    expect(await check()).toEqual({ available: false, reason: 'time_conflict' });
    await admin.send('DELETE', `/blocks/${body.id}?version=1`);
    expect(await check()).toEqual({ available: true, reason: 'available' });
  });

  it('either the booking is seen or its time is blocked, when both happen at once', async () => {
    await shop.timeSlots('13:00');
    const service_id = await shop.service('Swedish');
    for (let round = 0; round < 8; round += 1) {
      const therapist_id = await shop.therapist(`Ana ${round}`);
      await shop.shift(therapist_id, date, '09:00-17:00');
      const form = bookingForm({ service_id, therapist_id, booking_date: date, booking_time: '13:00' });
      const [blocked, booked] = await Promise.all([
        block(admin, therapist_id, '13:00', '14:00'),
        admin.post<BookingAnswer>('/bookings', form),
      ]);
      const outcome = [blocked.status, booked.body.booking.status];
      expect(outcome).toEqual(blocked.status === 201 ? [201, 'pending'] : [409, 'confirmed']);
    }
  });

  it('open time grids of the day, and landing pages, hear of it', async () => {
    await startWorker({ database: server.database });
    const socket = openSocket(server.url, { origin: 'http://localhost:3000' });
    await nextEvent(socket, 'connect');
    await socket.emitWithAck('watch-day', { therapist_id: tom, date });
    const heard = [nextEvent(socket, 'day-changed'), nextEvent(socket, 'landing-changed')];
    await block(admin, tom, '17:00', '18:00');
    expect(await Promise.all(heard)).toEqual([{ therapist_id: tom, date, cause: 'block' }, {}]);
  });

  it('nobody has the day of Any Available or of an unknown id', async () => {
    const [unassigned] = await sql<{ id: string }>(shop.em, 'select id from therapists where is_unassigned');
    for (const id of [unassigned!.id, randomUUID(), 'me'])
      expect((await block(admin, id, '09:00', '10:00')).status).toBe(404);
  });
});
