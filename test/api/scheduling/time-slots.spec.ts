import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';

interface Slot {
  id: string;
  start_time: string;
  end_time: string;
  shift_type: string;
  is_active: boolean;
  display_order: number;
  coming_bookings: number;
}

describe('keeping the time slots', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let staff: Visitor, visitor: Visitor;

  const add = (start_time: string, end_time: string, more = {}) =>
    staff.post<Slot>('/time-slots', { start_time, end_time, ...more });
  const all = async () => (await staff.get<Slot[]>('/office/time-slots')).body;
  const logged = (type: string) =>
    sql<{ actor_email: string; data: Record<string, unknown> }>(
      shop.em,
      'select actor_email, data from event_log where type = $1',
      [type],
    );

  beforeEach(async () => {
    server = await startApp();
    shop = createShopBuilder(server);
    staff = (await createSignedInUser(server, 'mei@spa.test', 'staff')).browser;
    visitor = new Visitor(server.url);
  });

  it('adds them active and behind all others, the log naming who', async () => {
    expect(await add('00:00', '01:00')).toMatchObject({
      status: 201,
      body: { is_active: true, shift_type: 'Morning', display_order: 1 },
    });
    const { body } = await add('23:00', '23:59', { shift_type: 'Evening' });
    expect(body).toMatchObject({ start_time: '23:00', end_time: '23:59', shift_type: 'Evening', display_order: 2 });
    expect(await logged('TimeSlotAdded')).toMatchObject([
      { actor_email: 'mei@spa.test', data: { start_time: '00:00', end_time: '01:00', shift_type: 'Morning' } },
      { data: { start_time: '23:00' } },
    ]);
  });

  it('gives each its own place in the order, however many come at once', async () => {
    await Promise.all(['09', '10', '11', '12'].map((hour) => add(`${hour}:00`, `${hour}:30`)));
    expect((await all()).map(({ display_order }) => display_order)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['start_time', '', 'Please fill in both start and end times'],
    ['end_time', undefined, 'Please fill in both start and end times'],
    ['start_time', '9am', 'Please use HH:MM format (e.g., 09:00)'],
    ['end_time', '25:00', 'Please use HH:MM format (e.g., 09:00)'],
    ['start_time', '09:07', 'Times are multiples of five minutes (e.g., 09:05)'],
    ['end_time', '09:58', 'Times are multiples of five minutes (e.g., 09:05)'],
    ['end_time', '09:00', 'End time must be after start time'],
    ['end_time', '08:00', 'End time must be after start time'],
    ['shift_type', 'Night', 'shift_type must be one of Morning, Afternoon, Evening'],
  ])('refuses what cannot be meant, naming %s', async (field, value, message) => {
    const answer = await add('09:00', '10:00', { [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  it('calls a slot after its start, unless somebody says otherwise', async () => {
    const types = [];
    for (const hour of ['11', '12', '16', '17', '21'])
      types.push((await add(`${hour}:00`, `${hour}:30`)).body.shift_type);
    expect(types).toEqual(['Morning', 'Afternoon', 'Afternoon', 'Evening', 'Evening']);
  });

  it('leaves a slot beside the grid its times, and takes them no more from others', async () => {
    const { id } = (await add('09:00', '10:00')).body;
    await sql(shop.em, `update time_slots set start_time = '09:07' where id = $1`, [id]);
    const edit = (start_time: string, version: number) =>
      staff.send('PUT', `/time-slots/${id}`, { start_time, end_time: '10:00', shift_type: 'Evening', version });
    expect(await edit('09:07', 1)).toMatchObject({ status: 200 });
    expect(await edit('09:08', 2)).toMatchObject({ status: 422, body: { errors: [{ field: 'start_time' }] } });
  });

  it('puts all of them in another order, unless one came or went meanwhile', async () => {
    const ids: string[] = [];
    for (const hour of ['09', '10', '11']) ids.push((await add(`${hour}:00`, `${hour}:30`)).body.id);
    const [first, second, third] = ids;
    const order = (wanted: unknown[]) => staff.send<Slot[]>('PUT', '/time-slots/order', { ids: wanted });
    expect((await order([third, first, second])).body.map(({ id }) => id)).toEqual([third, first, second]);
    expect(await logged('TimeSlotEdited')).toHaveLength(3);
    for (const some of [
      [first, second],
      [...ids, randomUUID()],
    ])
      expect(await order(some)).toMatchObject({ status: 409, body: { code: 'modified' } });
    for (const wrong of [[first, first, second], ['x'], 'all'])
      expect(await order(wrong as unknown[])).toMatchObject({ status: 422, body: { errors: [{ field: 'ids' }] } });
  });

  it('refuses the same twice, also by an edit and at the same moment', async () => {
    const answers = await Promise.all([add('09:00', '10:00'), add('09:00', '10:00')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { body } = await add('10:00', '11:00');
    const same = { start_time: '09:00', end_time: '10:00' };
    expect(await staff.send('PUT', `/time-slots/${body.id}`, { ...same, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'time-slot-exists', detail: 'This time slot already exists' },
    });
    expect(await add('09:00', '10:30')).toMatchObject({ status: 201 });
  });

  it('offers visitors a start once, though slots begin together and end apart', async () => {
    for (const [start, end] of [
      ['10:00', '11:00'],
      ['09:00', '10:00'],
      ['10:00', '10:30'],
    ] as const)
      await add(start, end);
    const starts = (slots: { start_time: string }[]) => slots.map(({ start_time }) => start_time);
    expect(starts((await visitor.get<Slot[]>('/time-slots')).body)).toEqual(['10:00', '09:00']);
    const address = `/availability/slots?therapist_id=${await shop.therapist('Mei')}&date=2026-03-03`;
    expect(starts((await visitor.get<{ slots: Slot[] }>(address)).body.slots)).toEqual(['10:00', '09:00']);
  });

  it('edits times and order, toggles, and keeps what was before in the log', async () => {
    const [first, second] = [(await add('09:00', '10:00')).body, (await add('10:00', '11:00')).body];
    const to = { start_time: '09:30', end_time: '10:30', shift_type: 'Afternoon', display_order: 3 };
    expect(await staff.send('PUT', `/time-slots/${first.id}`, { ...to, version: 1 })).toMatchObject({
      status: 200,
      body: { ...to, version: 2 },
    });
    for (const [version, status] of [
      [1, 409],
      [undefined, 422],
    ])
      expect(await staff.send('PUT', `/time-slots/${first.id}`, { ...to, version })).toMatchObject({ status });
    expect((await all()).map(({ id }) => id)).toEqual([second.id, first.id]);
    const toggle = (is_active: boolean, version?: number) =>
      staff.send('PUT', `/time-slots/${second.id}/activity`, { is_active, version });
    expect(await toggle(false)).toMatchObject({ status: 422, body: { errors: [{ field: 'version' }] } });
    expect(await toggle(false, 1)).toMatchObject({ status: 200, body: { is_active: false, version: 2 } });
    expect(await toggle(true, 1)).toMatchObject({ status: 409, body: { code: 'modified' } });
    await toggle(false, 2);
    expect((await visitor.get<Slot[]>('/time-slots')).body).toHaveLength(1);
    expect(await all()).toHaveLength(2);
    expect(await logged('TimeSlotEdited')).toMatchObject([
      { data: { timeslot_id: first.id, start_time: '09:30', before: { start_time: '09:00', display_order: 1 } } },
    ]);
    expect(await logged('TimeSlotToggled')).toMatchObject([
      { data: { timeslot_id: second.id, is_active: false, start_time: second.start_time, end_time: second.end_time } },
    ]);
  });

  it('counts the upcoming bookings that begin with each, and deletes for good unless there are any', async () => {
    const [used, unused] = [(await add('10:00', '11:00')).body, (await add('11:00', '12:00')).body];
    const slot = { service_id: await shop.service('Swedish'), therapist_id: await shop.therapist('Mei') };
    const form = bookingForm({ ...slot, booking_date: '2026-03-03', booking_time: '10:00' });
    const { body } = await visitor.post<{ booking: { id: string } }>('/bookings', form);
    expect((await all()).map(({ coming_bookings }) => coming_bookings)).toEqual([1, 0]);
    expect(await staff.send('DELETE', `/time-slots/${used.id}?version=1`)).toMatchObject({
      status: 409,
      body: { code: 'time-slot-in-use', in_the_way: [body.booking.id] },
    });
    expect((await staff.send('DELETE', `/time-slots/${unused.id}`)).status).toBe(422);
    expect((await staff.send('DELETE', `/time-slots/${unused.id}?version=2`)).status).toBe(409);
    expect((await staff.send('DELETE', `/time-slots/${unused.id}?version=1`)).status).toBe(204);
    expect((await staff.send('DELETE', `/time-slots/${unused.id}?version=1`)).status).toBe(404);
    await add('10:00', '10:30');
    expect((await staff.send('DELETE', `/time-slots/${used.id}?version=1`)).status).toBe(204);
    expect((await logged('TimeSlotRemoved')).map(({ data }) => data.timeslot_id)).toEqual([unused.id, used.id]);
  });

  it('either the booking is seen or its time is no longer offered, when both happen at once', async () => {
    const slot = { service_id: await shop.service('Swedish'), therapist_id: await shop.therapist('Mei') };
    for (let day = 3; day < 9; day += 1) {
      const { body } = await add('10:00', '11:00');
      const form = bookingForm({ ...slot, booking_date: `2026-03-0${day}`, booking_time: '10:00' });
      const [removed, booked] = await Promise.all([
        staff.send('DELETE', `/time-slots/${body.id}?version=1`),
        visitor.post('/bookings', form),
      ]);
      expect([204, 409]).toContain(removed.status);
      expect(booked.status).toBe(removed.status === 204 ? 422 : 201);
      await sql(shop.em, 'delete from reservations');
      await sql(shop.em, 'delete from time_slots');
    }
  });

  it('knows no other slot', async () => {
    const body = { start_time: '09:00', end_time: '10:00', is_active: true, version: 1 };
    expect(await staff.send('PUT', `/time-slots/${randomUUID()}`, body)).toMatchObject({ status: 404 });
    expect(await staff.send('PUT', `/time-slots/${randomUUID()}/activity`, body)).toMatchObject({ status: 404 });
  });
});
