import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { eventually } from '../../support/eventually.js';
import { nextEvent, openSocket } from '../../support/clients/open-socket.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';

// The day after the test clock's today.
const date = '2026-03-03';

interface Entry {
  id: string;
  therapist_id: string;
  roster_date: string;
  shift_hours: string;
}

interface Booked {
  booking: { id: string; status: string };
}

describe('the roster, entry by entry', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor, staff: Visitor, visitor: Visitor;
  let mei: string, service: string;

  const shift = (more = {}) => ({
    therapist_id: mei,
    roster_date: date,
    start_time: '09:00',
    end_time: '17:00',
    ...more,
  });
  const add = (more = {}) => admin.post<Entry>('/roster-entries', shift(more));
  const edit = (id: string, more = {}) =>
    admin.send<Entry>('PUT', `/roster-entries/${id}`, { version: 1, ...shift(more) });
  const remove = (id: string, more = '', version = 1) =>
    admin.send('DELETE', `/roster-entries/${id}?version=${version}${more}`);
  const entriesOf = async (day: string) => (await staff.get<Entry[]>(`/roster-entries?from=${day}&to=${day}`)).body;
  const book = (time: string, booking_date = date, therapist_id = mei) =>
    visitor.post<Booked>(
      '/bookings',
      bookingForm({ service_id: service, therapist_id, booking_date, booking_time: time }),
    );
  const listEvents = (stream: string) =>
    sql<{ type: string; actor_email: string; data: Record<string, unknown> }>(
      shop.em,
      'select type, actor_email, data from event_log where stream = $1 order by version',
      [stream],
    );

  beforeAll(async () => {
    server = await startApp({ env: { BOOKING_RATE_PER_MINUTE: '1000' } });
    await startWorker({ database: server.database });
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    staff = (await createSignedInUser(server, 'mei@spa.test', 'staff')).browser;
    visitor = new Visitor(server.url);
    await shop.timeSlots('09:00', '10:00', '11:00', '14:00', '15:00', '16:00');
    service = await shop.service('Swedish');
  });

  // Each test has a therapist of its own, because bookings remain.
  beforeEach(async () => {
    mei = await shop.therapist('Mei');
  });

  it('takes a shift, custom unless said otherwise, and offers its times to the public', async () => {
    const { status, body } = await add({ start_time: '10:00', end_time: '16:00' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        therapist_name: 'Mei',
        shift_type: 'custom',
        shift_hours: '10:00 - 16:00',
        start_time: '10:00',
        end_time: '16:00',
      },
    });
    const grid = await visitor.get<{ slots: { start_time: string; available: boolean }[] }>(
      `/availability/slots?therapist_id=${mei}&date=${date}`,
    );
    const open = grid.body.slots.filter(({ available }) => available).map(({ start_time }) => start_time);
    expect(open).toEqual(['10:00', '11:00', '14:00', '15:00']);
    expect(await listEvents(body.id)).toMatchObject([
      {
        type: 'RosterEntryAdded',
        actor_email: 'ada@spa.test',
        data: { therapist_name: 'Mei', shift_hours: '10:00 - 16:00' },
      },
    ]);
  });

  it('ends at midnight, as slots, blocks and leave may', async () => {
    const slot = { start_time: '23:00', end_time: '24:00' };
    await admin.post('/time-slots', slot);
    expect((await visitor.get('/time-slots')).body).toContainEqual(expect.objectContaining(slot));
    const late = { start_time: '16:00', end_time: '24:00' };
    const hours = { shift_hours: '16:00 - 24:00', end_time: '24:00' };
    expect(await add(late)).toMatchObject({ status: 201, body: hours });
    expect(await entriesOf(date)).toContainEqual(expect.objectContaining(hours));
    const isFree = async () => {
      const path = `/availability/slots?therapist_id=${mei}&date=${date}`;
      const grid = await visitor.get<{ slots: { start_time: string; available: boolean }[] }>(path);
      return grid.body.slots.find(({ start_time }) => start_time === '23:00')?.available;
    };
    expect(await isFree()).toBe(true);
    const link = await admin.post<{ url: string }>(`/therapists/${mei}/calendar-link`);
    const feed = await visitor.get<string>(new URL(link.body.url).pathname.replace('/api', ''));
    expect(feed.body).toContain('DTEND;TZID=Australia/Sydney:20260304T000000');

    const block = await admin.post(`/therapists/${mei}/blocks`, { blocked_date: date, ...slot });
    expect(block).toMatchObject({ status: 201, body: slot });
    expect(await isFree()).toBe(false);
    const days = { therapist_id: mei, first_date: '2026-03-05', last_date: '2026-03-05', ...slot };
    expect(await admin.post('/leave', { ...days, kind: 'training' })).toMatchObject({ status: 201, body: slot });

    for (const end_time of ['24:05', '00:00'])
      expect(await add({ ...late, roster_date: '2026-03-04', end_time })).toMatchObject({ status: 422 });
    expect(await add({ start_time: '24:00', end_time: '24:00' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'start_time' }] },
    });
  });

  it('really edits one, and keeps both versions in the log', async () => {
    const { body } = await add();
    const tom = await shop.therapist('Tom');
    const to = {
      therapist_id: tom,
      roster_date: '2026-03-05',
      shift_type: 'evening',
      start_time: '12:00',
      end_time: '21:00',
    };
    expect(await edit(body.id, to)).toMatchObject({ status: 200, body: { id: body.id, therapist_name: 'Tom', ...to } });
    const both =
      'The shift of Tom on Thu Mar 5 is 12:00 PM – 9:00 PM by now, yours was 12:00 PM – 8:00 PM on Thu Mar 5';
    expect(await edit(body.id, { ...to, end_time: '20:00' })).toMatchObject({
      status: 409,
      body: { code: 'modified', detail: expect.stringContaining(both) },
    });
    expect(await edit(body.id, { ...to, version: undefined })).toMatchObject({ status: 422 });
    expect((await remove(body.id)).status).toBe(409);
    expect((await admin.send('DELETE', `/roster-entries/${body.id}`)).status).toBe(422);
    const [, changed] = await listEvents(body.id);
    expect(changed).toMatchObject({
      type: 'RosterEntryEdited',
      data: {
        therapist_name: 'Tom',
        shift_hours: '12:00 - 21:00',
        before: { therapist_name: 'Mei', shift_hours: '09:00 - 17:00' },
      },
    });
  });

  it('takes one out, and leaves the others', async () => {
    const [first, second] = [await add({ end_time: '12:00' }), await add({ start_time: '13:00' })];
    expect((await remove(first.body.id)).status).toBe(204);
    expect((await remove(first.body.id)).status).toBe(404);
    const left = (await entriesOf(date)).filter(({ therapist_id }) => therapist_id === mei);
    expect(left.map(({ id }) => id)).toEqual([second.body.id]);
  });

  it.each([
    ['therapist_id', randomUUID(), 'Selected therapist not found.'],
    ['therapist_id', undefined, 'Selected therapist not found.'],
    ['roster_date', '2026-02-30', 'roster_date must be a day such as 2026-11-26'],
    ['start_time', '9am', 'start_time must be a time such as 14:30'],
    ['start_time', '09:07', 'start_time must be a multiple of five minutes, such as 14:30'],
    ['end_time', '16:59', 'end_time must be a multiple of five minutes, such as 14:30'],
    ['end_time', '09:00', 'End time must be after start time'],
    ['shift_type', 'night', 'shift_type must be one of morning, afternoon, evening, full, custom'],
  ])('refuses what cannot be meant, naming %s', async (field, value, message) => {
    const { body } = await add();
    for (const answer of [await add({ [field]: value }), await edit(body.id, { [field]: value })])
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  it.each([
    ['shift-exists', '09:00', '17:00'],
    ['shift-overlaps', '08:00', '09:05'],
    ['shift-overlaps', '16:55', '18:00'],
    ['shift-overlaps', '10:00', '12:00'],
  ])('refuses hours at which the therapist works already: %s from %s to %s', async (code, start_time, end_time) => {
    await add();
    const other = (await add({ start_time: '17:00', end_time: '20:00' })).body;
    for (const answer of [await add({ start_time, end_time }), await edit(other.id, { start_time, end_time })])
      expect(answer).toMatchObject({
        status: 409,
        body: { code, detail: expect.stringContaining('Mei already works 9:00 AM – 5:00 PM on Tuesday, March 3') },
      });
    const type = { shift_type: 'evening', start_time: '17:00', end_time: '20:00' };
    expect(await edit(other.id, type)).toMatchObject({ status: 200 });
  });

  it('of two managers who enter one shift at the same moment, one is told', async () => {
    const answers = await Promise.all([add(), add(), add({ start_time: '10:00' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('lets one change what overlapped already, but not into another', async () => {
    const { body } = await add();
    const twin = randomUUID();
    await sql(
      shop.em,
      `insert into therapist_roster (id, therapist_id, therapist_name, roster_date, shift_hours)
       values ($1, $2, 'Mei', $3, '09:00 - 17:00')`,
      [twin, mei, date],
    );
    expect(await edit(twin, { shift_type: 'full' })).toMatchObject({ status: 200 });
    expect(await edit(body.id, { start_time: '10:00' })).toMatchObject({ status: 409 });
    expect((await remove(twin, '', 2)).status).toBe(204);
  });

  it('has no shift for nobody in particular, nor for whoever has left', async () => {
    await sql(shop.em, 'update therapists set is_active = false where id = $1', [mei]);
    for (const therapist_id of [mei, await shop.anyAvailable()])
      expect(await add({ therapist_id })).toMatchObject({
        status: 422,
        body: { detail: 'This therapist cannot be rostered' },
      });
  });

  it('is read by staff and kept by admins', async () => {
    const { body } = await add();
    expect((await entriesOf(date)).map(({ id }) => id)).toContain(body.id);
    expect(await staff.post('/roster-entries', shift())).toMatchObject({ status: 403 });
    expect(await staff.send('DELETE', `/roster-entries/${body.id}?version=1`)).toMatchObject({ status: 403 });
    expect(await visitor.get('/roster-entries')).toMatchObject({ status: 401 });
  });

  it('tells the open time grids of the day it was on and of the day it is on', async () => {
    const { body } = await add();
    const [day, socket] = ['2026-03-09', openSocket(server.url, { origin: 'http://localhost:3000' })];
    await nextEvent(socket, 'connect');
    for (const watched of [date, day]) await socket.emitWithAck('watch-day', { therapist_id: mei, date: watched });
    const heard: object[] = [];
    socket.on('day-changed', (change: object) => heard.push(change));
    await edit(body.id, { roster_date: day });
    const told = (changed: string) =>
      heard.some((change) => isDeepStrictEqual(change, { therapist_id: mei, date: changed, cause: 'roster' }));
    await eventually(() => (told(date) && told(day)) || undefined, 'both days are told');
  });

  describe('under open bookings', () => {
    it('names those that would lose their shift; told to keep them it goes through and flags them', async () => {
      const { body } = await add();
      const [early, late] = [(await book('10:00')).body.booking, (await book('16:00')).body.booking];
      expect(late.status).toBe('confirmed');
      const refused = await edit(body.id, { end_time: '16:00' });
      expect(refused).toMatchObject({
        status: 409,
        body: {
          code: 'bookings-uncovered',
          detail: 'There is a booking outside the shifts that would remain: 4:00 PM',
          in_the_way: [late.id],
        },
      });
      expect((await entriesOf(date)).find(({ id }) => id === body.id)?.shift_hours).toBe('09:00 - 17:00');
      expect(await edit(body.id, { end_time: '16:00', keep: true })).toMatchObject({ status: 200 });
      expect((await listEvents(body.id)).at(-1)?.data.kept_bookings).toEqual([late.id]);

      expect(await remove(body.id, '', 2)).toMatchObject({ status: 409, body: { in_the_way: [early.id] } });
      expect((await remove(body.id, '&keep=true', 2)).status).toBe(204);
    });

    it('tells the office of the bookings that were kept', async () => {
      const { body } = await add();
      const { id } = (await book('10:00')).body.booking;
      const socket = openSocket(server.url, { origin: 'http://localhost:3000', cookies: admin.cookies });
      await nextEvent(socket, 'connect');
      const heard: Record<string, unknown>[] = [];
      socket.on('booking-changed', (change: Record<string, unknown>) => heard.push(change));
      await remove(body.id, '&keep=true');
      const told = () => heard.find(({ booking_id, change }) => booking_id === id && change === 'updated');
      expect(await eventually(told, 'the booking')).toMatchObject({ therapist_id: mei, booking_date: date });
    });

    it('lets go what another shift of the day still covers', async () => {
      const whole = (await add()).body;
      // Stored before overlapping shifts were refused.
      await sql(
        shop.em,
        `insert into therapist_roster (id, therapist_id, therapist_name, roster_date, shift_hours)
         values ($1, $2, 'Mei', $3, '13:00 - 17:00')`,
        [randomUUID(), mei, date],
      );
      await book('14:00');
      expect((await remove(whole.id)).status).toBe(204);
    });

    it('does not count a request that no shift has ever covered', async () => {
      const { body } = await add({ end_time: '12:00' });
      await book('16:00');
      expect((await remove(body.id)).status).toBe(204);
    });

    it.each<[string, (id: string) => Promise<{ status: number }>]>([
      ['alone', (id) => remove(id)],
      ['with others', (id) => admin.post('/roster-changes', { removals: [{ id, version: 1 }] })],
    ])('either the booking is seen or the shift is gone, when it is removed %s at once', async (_, removeNow) => {
      for (let round = 0; round < 12; round += 1) {
        mei = await shop.therapist(`Mei ${round}`);
        const { body } = await add();
        const visitors = () => Promise.all(['10:00', '11:00', '14:00'].map((time) => book(time)));
        const [removed, booked] = await (round % 2
          ? Promise.all([removeNow(body.id), visitors()])
          : Promise.all([visitors(), removeNow(body.id)]).then(([all, one]) => [one, all] as const));
        const isRemoved = removed.status < 300;
        const isThere = (await entriesOf(date)).some(({ id }) => id === body.id);
        expect([isRemoved || removed.status, isThere]).toEqual(isRemoved ? [true, false] : [409, true]);
        const statuses = booked.map((answer) => answer.body.booking.status);
        const status = isRemoved ? 'pending' : 'confirmed';
        expect(statuses).toEqual([status, status, status]);
      }
    });
  });
});
