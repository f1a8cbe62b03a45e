import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';

// Monday, 10:00 in Sydney, by the test clock.
const today = '2026-03-02';

interface Time {
  start_time: string;
  free: boolean;
  reason: string;
  only_requested: boolean;
  is_past: boolean;
  runs_past_shift: boolean;
}

describe('what the office asks before it books', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor, visitor: Visitor;
  let mei: string, service: string;

  const times = async (query = '', therapist = mei) =>
    (await admin.get<{ times: Time[] }>(`/office/times?therapist_id=${therapist}&date=${today}${query}`)).body.times;
  const inWords = ({ start_time, free, reason, only_requested }: Time) =>
    `${start_time} ${free ? 'free' : reason}${only_requested ? ', requested' : ''}`;
  const reserve = async (therapistId: string, start: string, kind: string) => {
    const id = randomUUID();
    await sql(
      shop.em,
      `insert into reservations (booking_id, therapist_id, kind, starts_at, ends_at, duration_minutes)
       values ($1, $2, $3, $4, $4, 60)`,
      [id, therapistId, kind, `${today} ${start}`],
    );
    return id;
  };

  beforeEach(async () => {
    server = await startApp();
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    visitor = new Visitor(server.url);
    await shop.timeSlots('09:00', '12:00', '13:00', '16:30', '17:00');
    service = await shop.service('Swedish');
    mei = await shop.therapist('Mei');
  });

  it('a therapist who is not rostered has no free time', async () => {
    expect((await times()).map(inWords)).toEqual(
      ['09:00', '12:00', '13:00', '16:30', '17:00'].map((time) => `${time} not_rostered`),
    );
  });

  it('times within the shift are free unless taken; the booking that is edited keeps its own', async () => {
    await shop.shift(mei, today, '09:00-17:00');
    await reserve(mei, '12:00', 'held');
    const requested = await reserve(mei, '13:00', 'requested');
    const seen = [
      '09:00 free',
      '12:00 time_conflict',
      '13:00 time_conflict, requested',
      '16:30 free',
      '17:00 time_conflict',
    ];
    expect((await times()).map(inWords)).toEqual(seen);
    expect((await times(`&exclude_booking_id=${requested}`)).map(inWords)[2]).toBe('13:00 free');
  });

  it('the time that has begun can be given to whoever walks in; what runs past the shift is told', async () => {
    await shop.shift(mei, today, '09:00-17:00');
    const pick = (list: Time[], field: 'is_past' | 'runs_past_shift') =>
      list.filter((time) => time[field]).map(({ start_time }) => start_time);
    expect(pick(await times(), 'is_past')).toEqual(['09:00']);
    expect(pick(await times(), 'runs_past_shift')).toEqual(['16:30']);
    expect(pick(await times('&duration=30'), 'runs_past_shift')).toEqual([]);
  });

  it('Any Available has every time', async () => {
    expect(
      (await times('', await shop.anyAvailable())).every(({ free, reason }) => free && reason === 'unassigned'),
    ).toBe(true);
    expect(await admin.get(`/office/times?therapist_id=${randomUUID()}&date=${today}`)).toMatchObject({ status: 404 });
  });

  it('names who could take a booking: whom nobody asked for first, then the most slots remaining, then by name', async () => {
    const people = ['Ana', 'Ben', 'Cem', 'Dee', 'Eva'];
    const [ana, ben, cem, dee] = await Promise.all(people.map((name) => shop.therapist(name)));
    for (const id of [ana!, ben!, cem!, dee!, mei]) await shop.shift(id, today, '09:00-17:00');
    await reserve(ana!, '12:00', 'requested');
    await reserve(ben!, '13:00', 'held');
    await reserve(cem!, '12:00', 'held');
    const { body } = await admin.get<{ name: string; only_requested: boolean; slots_remaining: number }[]>(
      `/office/free-therapists?date=${today}&time=12:00&duration=60`,
    );
    expect(body.map(({ name, only_requested, slots_remaining }) => [name, only_requested, slots_remaining])).toEqual([
      ['Dee', false, 8],
      ['Mei', false, 8],
      ['Ben', false, 7],
      ['Ana', true, 7],
    ]);
  });

  it('counts the whole duration where the shop does', async () => {
    await shop.shift(mei, today, '09:00-17:00');
    await shop.saveSetting('booking_rules', { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 0 });
    await sql(
      shop.em,
      `insert into reservations (booking_id, therapist_id, kind, starts_at, ends_at, duration_minutes)
       values ($1, $2, 'held', $3, $4, 60)`,
      [randomUUID(), mei, `${today} 13:00`, `${today} 14:00`],
    );
    const free = async (duration: number) =>
      (await admin.get(`/office/free-therapists?date=${today}&time=12:00&duration=${duration}`)).body;
    expect(await free(60)).toHaveLength(1);
    expect(await free(90)).toHaveLength(0);
  });

  it("shows a day's people with shifts and blocks, and whoever has left but still has a booking", async () => {
    const [tom, joel] = [await shop.therapist('Tom'), await shop.therapist('Joel')];
    await shop.therapist('Gone', { isActive: false });
    await shop.shift(tom, today, '1:00 PM - 5:00 PM');
    await shop.shift(tom, today, '9-12');
    await reserve(joel, '12:00', 'held');
    await sql(shop.em, 'update therapists set is_active = false where id = $1', [joel]);
    const block = { blocked_date: today, start_time: '15:00', end_time: '16:00', reason: 'Dentist' };
    await admin.post(`/therapists/${tom}/blocks`, block);
    const { body } = await admin.get<{ therapists: object[] }[]>(`/office/days?from=${today}&to=${today}`);
    expect(body).toMatchObject([{ date: today, closure: null, is_open: true }]);
    expect(body[0]?.therapists).toMatchObject([
      {
        name: 'Tom',
        shifts: [
          { start_time: '09:00', end_time: '12:00' },
          { start_time: '13:00', end_time: '17:00' },
        ],
        blocks: [{ start_time: '15:00', end_time: '16:00', reason: 'Dentist' }],
        slots_remaining: 8,
      },
      { name: 'Joel', is_active: false, slots_remaining: 7, shifts: [], blocks: [] },
      { name: 'Mei', shifts: [] },
    ]);
  });

  it('flags bookings that no shift covers any more, to the office alone', async () => {
    await shop.shift(mei, '2026-03-03', '09:00-17:00');
    const slot = { service_id: service, therapist_id: mei, booking_date: '2026-03-03', booking_time: '12:00' };
    const booked = await visitor.post<{ booking: object }>('/bookings', bookingForm(slot));
    expect(booked.body.booking).not.toHaveProperty('is_uncovered');
    const flags = async () => {
      const { body } = await admin.get<{ items: { is_uncovered: boolean }[] }>('/bookings?date=2026-03-03');
      return body.items.map(({ is_uncovered }) => is_uncovered);
    };
    expect(await flags()).toEqual([false]);
    const [entry] = (await admin.get<{ id: string }[]>('/roster-entries')).body;
    expect((await admin.send('DELETE', `/roster-entries/${entry!.id}?version=1&keep=true`)).status).toBe(204);
    expect(await flags()).toEqual([true]);
    await shop.shift(mei, '2026-03-03', '11:00-13:00');
    expect(await flags()).toEqual([false]);
  });

  it.each([
    '/office/times?date=2026-03-02',
    '/office/free-therapists?date=2026-03-02&time=9',
    '/office/days?from=tomorrow&to=tomorrow',
    '/office/days?from=2026-03-02&to=2026-03-01',
    '/office/days?from=2026-03-02&to=2026-03-09',
  ])('refuses what cannot be meant: %s', async (path) => expect(await admin.get(path)).toMatchObject({ status: 422 }));
});
