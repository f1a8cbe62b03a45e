import { randomUUID } from 'node:crypto';
import { ShopDetails, ShopSettings } from '../../../src/catalog/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';

const date = '2026-03-05';
const nextDay = '2026-03-06';
const starts = Array.from({ length: 8 }, (_, i) => `${String(9 + i).padStart(2, '0')}:00`);

interface OwnBooking {
  booking: Record<string, unknown> & { version: number; status: string; booking_time: string };
}
interface Refusal {
  code: string;
  detail: string;
  errors?: { field: string }[];
}

describe('the holder of a private link', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let clock: FixedClock;
  let visitor: Visitor;
  let massage: string, mei: string, ana: string, anyone: string;

  const book = async (time: string, therapist_id = mei) => {
    const form = bookingForm({ service_id: massage, therapist_id, booking_date: date, booking_time: time });
    return (await visitor.post<BookingAnswer>('/bookings', form)).body;
  };
  const see = async ({ session_id }: BookingAnswer) =>
    (await visitor.post<OwnBooking>('/complete-booking', { sessionId: session_id })).body.booking;
  const move = (own: BookingAnswer, to: object, key?: string) => {
    const where = { therapist_id: mei, booking_date: date, booking_time: '15:00', ...to };
    const body = { sessionId: own.session_id, version: own.booking.version, ...where };
    return visitor.post<OwnBooking & Refusal>('/own-booking-move', body, key ? { 'idempotency-key': key } : {});
  };
  const cancel = (own: BookingAnswer, more: object = {}, key?: string) => {
    const body = { sessionId: own.session_id, version: own.booking.version, ...more };
    return visitor.post<OwnBooking & Refusal>('/own-booking-cancellation', body, key ? { 'idempotency-key': key } : {});
  };
  const reservations = (own: BookingAnswer) =>
    sql(
      shop.em,
      `select kind, to_char(starts_at, 'YYYY-MM-DD HH24:MI') as start from reservations where booking_id = $1`,
      [own.booking.id],
    );
  const eventsOf = (own: BookingAnswer) =>
    sql<{ type: string; actor_kind: string }>(
      shop.em,
      'select type, actor_kind from event_log where stream = $1 order by version',
      [own.booking.id],
    );

  beforeEach(async () => {
    clock = new FixedClock();
    server = await startApp({ clock });
    shop = createShopBuilder(server);
    visitor = new Visitor(server.url, { origin: 'http://localhost:3000' });
    await shop.timeSlots(...starts);
    massage = await shop.service('Hot Stone');
    [mei, ana] = [await shop.therapist('Mei'), await shop.therapist('Ana', { availableSlots: 1 })];
    anyone = await shop.anyAvailable();
    for (const day of [date, nextDay]) for (const one of [mei, ana]) await shop.shift(one, day, '09:00-17:00');
  });

  afterEach(() => server.close());

  it('says that they will come, once, for the time they saw; reading the booking says nothing', async () => {
    const own = await book('10:00');
    const attend = (more: object = {}) =>
      visitor.post<OwnBooking & Refusal>('/own-booking-attendance', {
        sessionId: own.session_id,
        booking_date: date,
        booking_time: '10:00',
        ...more,
      });
    expect(await see(own)).toMatchObject({ is_attendance_confirmed: false });
    expect(await attend({ booking_time: '11:00' })).toMatchObject({ status: 409, body: { code: 'booking-modified' } });
    for (let press = 0; press < 2; press++)
      expect(await attend()).toMatchObject({ status: 200, body: { booking: { is_attendance_confirmed: true } } });
    const said = (await eventsOf(own)).filter(({ type }) => type === 'BookingAttendanceConfirmed');
    expect(said).toEqual([{ type: 'BookingAttendanceConfirmed', actor_kind: 'visitor' }]);

    const moved = await move({ ...own, booking: { ...own.booking, ...(await see(own)) } }, {});
    expect(moved).toMatchObject({ status: 200, body: { booking: { is_attendance_confirmed: false } } });
    clock.set('2026-03-05T04:30:00Z');
    expect(await attend({ booking_time: '15:00' })).toMatchObject({ status: 409, body: { code: 'has-started' } });
    expect(await attend({ sessionId: 'x' })).toMatchObject({ status: 404 });
    expect(await attend({ booking_date: 'soon' })).toMatchObject({ status: 422 });
  });

  it('moves a confirmed booking to a free slot, which then is held, and the old one is free', async () => {
    const own = await book('10:00');
    const moved = await move(own, { therapist_id: ana, booking_date: nextDay });
    expect(moved).toMatchObject({
      status: 200,
      body: { booking: { status: 'confirmed', therapist_name: 'Ana', booking_date: nextDay, booking_time: '15:00' } },
    });
    expect(await reservations(own)).toEqual([{ kind: 'held', start: `${nextDay} 15:00` }]);
    expect((await book('10:00')).booking.status).toBe('confirmed');
    expect((await eventsOf(own)).at(-1)).toEqual({ type: 'BookingRescheduled', actor_kind: 'visitor' });
  });

  it('keeps a confirmed slot when the new one is not free, and names the reason', async () => {
    const [own] = [await book('10:00'), await book('15:00'), await book('12:00', ana)];
    expect(await move(own, {})).toMatchObject({ status: 409, body: { code: 'time_conflict' } });
    expect(await move(own, { therapist_id: ana })).toMatchObject({ status: 409, body: { code: 'fully_booked' } });
    expect(await move(own, { booking_date: '2026-03-10' })).toMatchObject({
      status: 409,
      body: { code: 'not_rostered' },
    });
    expect(await move(own, { therapist_id: anyone })).toMatchObject({ status: 409, body: { code: 'unassigned' } });
    expect(await see(own)).toMatchObject({ status: 'confirmed', booking_time: '10:00', version: own.booking.version });
    expect(await reservations(own)).toEqual([{ kind: 'held', start: `${date} 10:00` }]);
  });

  it('gives a confirmed slot up for a request only when told to', async () => {
    const [own] = [await book('10:00'), await book('15:00')];
    const moved = await move(own, { as_request: true });
    expect(moved).toMatchObject({
      status: 200,
      body: { booking: { status: 'pending', pending_reason: 'time_conflict' } },
    });
    expect(await reservations(own)).toEqual([{ kind: 'requested', start: `${date} 15:00` }]);
  });

  it('has a request confirmed by moving it to a free slot, and goes on waiting elsewhere for the reason there', async () => {
    const own = await book('10:00', anyone);
    const asked = await move(own, { booking_date: '2026-03-10' });
    expect(asked.body.booking).toMatchObject({ status: 'pending', pending_reason: 'not_rostered' });
    const confirmed = await move({ ...own, booking: { ...own.booking, version: asked.body.booking.version } }, {});
    expect(confirmed.body.booking).toMatchObject({ status: 'confirmed', pending_reason: null, booking_time: '15:00' });
    expect(await reservations(own)).toEqual([{ kind: 'held', start: `${date} 15:00` }]);
  });

  it.each([
    ['booking_date', { booking_date: '2026-05-02' }],
    ['booking_date', { booking_date: '2026-03-01' }],
    ['booking_time', { booking_date: '2026-03-02', booking_time: '10:00' }],
    ['booking_time', { booking_time: '10:30' }],
    ['booking_time', { booking_time: 'noon' }],
    ['therapist_id', { therapist_id: '0b5f9c3e-53c4-4a11-9d2f-3f7a5a0c9e01' }],
    ['therapist_id', { therapist_id: 'me' }],
    ['version', { version: 'old' }],
    ['as_request', { as_request: 'yes' }],
  ])('is told that %s is wrong in %j', async (field, to) => {
    const own = await book('10:00');
    const refused = await move(own, to);
    expect([refused.status, refused.body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
    expect(await see(own)).toMatchObject({ booking_time: '10:00', version: own.booking.version });
  });

  it('cannot move to a therapist who takes no bookings', async () => {
    const own = await book('10:00');
    const gone = await shop.therapist('Gone', { isActive: false });
    expect(await move(own, { therapist_id: gone })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'therapist_id' }] },
    });
  });

  it('cancels, with a reason or without, and frees the slot', async () => {
    const [own, other] = [await book('10:00'), await book('11:00')];
    expect(await cancel(own, { reason: ' Ill ' })).toMatchObject({
      status: 200,
      body: { booking: { status: 'cancelled', cancellation_reason: 'Ill' } },
    });
    expect((await cancel(other)).body.booking.cancellation_reason).toBe('Cancelled by the client');
    expect((await eventsOf(own)).at(-1)).toEqual({ type: 'BookingCancelled', actor_kind: 'visitor' });
    expect((await book('10:00')).booking.status).toBe('confirmed');
    const again = { ...own, booking: await see(own) } as unknown as BookingAnswer;
    expect(await cancel(again)).toMatchObject({ status: 409, body: { code: 'already-cancelled' } });
    expect(await move(again, {})).toMatchObject({ status: 409, body: { code: 'booking-closed' } });
  });

  it('may change it up to the cut-off on the shop’s wall clock, and is given the phone number from then on', async () => {
    const details = await server.get(ShopSettings).read(ShopDetails);
    await shop.saveSetting('shop_details', { ...details, phone: '(02) 5550 4821' });
    const own = await book('10:00');
    expect(await see(own)).toMatchObject({ changeable_until: '2026-03-04T10:00' });
    clock.set('2026-03-03T22:59:00Z');
    const moved = await move(own, { booking_time: '11:00' });
    expect(moved.status).toBe(200);
    clock.set('2026-03-04T00:00:00Z');
    const late = { ...own, booking: { ...own.booking, version: moved.body.booking.version } };
    for (const refused of [await move(late, {}), await cancel(late)])
      expect(refused).toMatchObject({
        status: 409,
        body: {
          code: 'cut-off-passed',
          detail: expect.stringContaining('Wednesday, March 4, 11:00 AM. Please call us on (02) 5550 4821'),
        },
      });
    expect(await see(own)).toMatchObject({ status: 'confirmed', booking_time: '11:00' });
  });

  it('counts the hours before the start on the wall clock when daylight saving ends in between', async () => {
    clock.set('2026-04-01T00:00:00Z');
    await shop.shift(mei, '2026-04-05', '09:00-17:00');
    const form = bookingForm({
      service_id: massage,
      therapist_id: mei,
      booking_date: '2026-04-05',
      booking_time: '10:00',
    });
    const own = (await visitor.post<BookingAnswer>('/bookings', form)).body;
    // 10:00 the day before, still in summer time: 25 hours ahead of the start.
    clock.set('2026-04-03T22:59:00Z');
    expect((await move(own, { booking_date: '2026-04-05', booking_time: '11:00' })).status).toBe(200);
    clock.set('2026-04-04T00:00:00Z');
    const late = { ...own, booking: { ...own.booking, version: (own.booking.version as number) + 1 } };
    expect(await cancel(late)).toMatchObject({ status: 409, body: { code: 'cut-off-passed' } });
  });

  it('who sends the same again with the same key is answered the same, and changes it once', async () => {
    const own = await book('10:00');
    const [moving, cancelling] = [randomUUID(), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => move(own, {}, moving)));
    expect(answers.map(({ status, body }) => [status, body.booking?.booking_time])).toEqual(
      Array(3).fill([200, '15:00']),
    );
    expect(await move(own, { booking_time: '16:00' }, moving)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
    const now = { ...own, booking: answers[0]!.body.booking } as unknown as BookingAnswer;
    for (let sending = 0; sending < 2; sending++)
      expect(await cancel(now, {}, cancelling)).toMatchObject({
        status: 200,
        body: { booking: { status: 'cancelled' } },
      });
    expect((await eventsOf(own)).map(({ type }) => type)).toEqual([
      'BookingRequested',
      'BookingConfirmed',
      'BookingRescheduled',
      'BookingCancelled',
    ]);
    expect(await move(own, {}, 'no-uuid')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Idempotency-Key' }] },
    });
  });

  it('who saw an older version is told, and nothing changes', async () => {
    const own = await book('10:00');
    await move(own, {});
    expect(await move(own, { booking_time: '16:00' })).toMatchObject({
      status: 409,
      body: { code: 'booking-modified' },
    });
    expect(await cancel(own)).toMatchObject({ status: 409, body: { code: 'booking-modified' } });
    expect(await see(own)).toMatchObject({ status: 'confirmed', booking_time: '15:00' });
  });

  it('nobody without the link changes anything', async () => {
    const own = await book('10:00');
    for (const session_id of ['guessed', own.booking.id, `${own.session_id.slice(0, -6)}AAAAAA`]) {
      expect(await move({ ...own, session_id }, {})).toMatchObject({ status: 404 });
      expect(await cancel({ ...own, session_id })).toMatchObject({ status: 404 });
    }
    expect(await see(own)).toMatchObject({ status: 'confirmed', booking_time: '10:00' });
  });

  it('of many who move to one slot one gets it, and the others keep theirs', async () => {
    const owns = await Promise.all(starts.slice(0, 6).map((time) => book(time)));
    const answers = await Promise.all(owns.map((own) => move(own, { booking_time: '16:00' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'time_conflict')).toHaveLength(5);
    const kept = await Promise.all(owns.map(see));
    expect(kept.map(({ status }) => status)).toEqual(Array(6).fill('confirmed'));
    expect(new Set(kept.map(({ booking_time }) => booking_time)).size).toBe(6);
  });

  it('against a new booking for the same slot: one of the two has it', async () => {
    const own = await book('10:00');
    const [moved, booked] = await Promise.all([move(own, { booking_time: '16:00' }), book('16:00')]);
    const hasMoved = moved.status === 200;
    expect(booked.booking.status).toBe(hasMoved ? 'pending' : 'confirmed');
    expect(await see(own)).toMatchObject({ status: 'confirmed', booking_time: hasMoved ? '16:00' : '10:00' });
  });

  it('who swap their slots at the same moment neither hang nor lose one', async () => {
    const [first, second] = [await book('10:00'), await book('10:00', ana)];
    const answers = await Promise.all([
      move(first, { therapist_id: ana, booking_date: date, booking_time: '11:00' }),
      move(second, { therapist_id: mei, booking_date: date, booking_time: '11:00' }),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    for (const own of [first, second]) expect((await see(own)).status).toBe('confirmed');
  });
});
