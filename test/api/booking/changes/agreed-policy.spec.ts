import { BookingRules, ShopSettings } from '../../../../src/catalog/index.js';
import { CancellationPolicy } from '../../../../src/catalog/settings/cancellation-policy.dto.js';
import { sql } from '../../../../src/platform/database/sql.js';
import { Relay } from '../../../../src/platform/event-log/relay/relay.js';
import { ProjectionRebuilder } from '../../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../../src/platform/projections/projection-registry.js';
import { Projector } from '../../../../src/platform/projections/projector.js';
import { type BookingAnswer, bookingForm, officeBookingForm } from '../../../support/fixtures/booking-form.js';
import { startOffice } from '../../../support/fixtures/start-office.js';

const day = '2026-03-05';
const soon = '2026-03-04';
const client = 'georgia@example.test';
const agreed = { notice_hours: 24, refund_percentage: 100, text: 'A day ahead, please.' };
const stricter = { notice_hours: 96, refund_percentage: 50, text: 'Four days ahead.' };

interface OwnBooking {
  booking: { version: number; status: string; changeable_until: string; cancellation_policy: typeof agreed };
  code: string;
  detail: string;
}

/** The clock is set to Monday 2026-03-02, 10:00. */
let office: Awaited<ReturnType<typeof startOffice>>;

const save = (policy: typeof agreed) =>
  office.shop.saveSetting('cancellation_policy', {
    hoursBeforeBooking: policy.notice_hours,
    refundPercentage: policy.refund_percentage,
    policyText: policy.text,
  });
const form = (more: object = {}) =>
  bookingForm(
    { service_id: office.swedish, therapist_id: office.mei, booking_date: day, booking_time: '09:00' },
    { client_email: client, ...more },
  );
const book = async (more: object = {}) => (await office.visitor.post<BookingAnswer>('/bookings', form(more))).body;
const see = async (sessionId: string) =>
  (await office.visitor.post<OwnBooking>('/complete-booking', { sessionId })).body.booking;

beforeEach(async () => {
  office = await startOffice();
  await save(agreed);
  for (const date of [soon, day])
    for (const one of [office.mei, office.tom]) await office.shop.shift(one, date, '09:00-17:00');
});

it('decides until when its client may move or cancel, whatever the shop says afterwards', async () => {
  const own = await book();
  expect(own.booking).toMatchObject({ cancellation_policy: agreed, changeable_until: '2026-03-04T09:00' });
  await save(stricter);
  expect(await see(own.session_id)).toMatchObject({
    cancellation_policy: agreed,
    changeable_until: '2026-03-04T09:00',
  });

  const to = { therapist_id: office.mei, booking_date: day, booking_time: '10:00' };
  const body = { sessionId: own.session_id, version: own.booking.version, ...to };
  const moved = await office.visitor.post<OwnBooking>('/own-booking-move', body);
  expect(moved.body.booking).toMatchObject({ cancellation_policy: agreed, changeable_until: '2026-03-04T10:00' });

  const again = { sessionId: own.session_id, ...to, booking_time: '12:00', seen_price: 89.5 };
  const repeated = await office.visitor.post<BookingAnswer>('/own-booking-again', again);
  expect(repeated.body.booking).toMatchObject({ cancellation_policy: stricter, changeable_until: '2026-03-01T12:00' });

  const { version } = moved.body.booking;
  const cancel = { sessionId: own.session_id, version };
  expect((await office.visitor.post('/own-booking-cancellation', cancel)).status).toBe(200);
});

it('binds the shop as it was when it raised the notice: a deadline that had passed stays passed', async () => {
  const own = await book({ booking_date: soon });
  await save({ ...agreed, notice_hours: 0 });
  office.clock.set('2026-03-03T00:00:00Z');
  const cancel = { sessionId: own.session_id, version: own.booking.version };
  expect(await office.visitor.post<OwnBooking>('/own-booking-cancellation', cancel)).toMatchObject({
    status: 409,
    body: { code: 'cut-off-passed', detail: expect.stringContaining('Tuesday, March 3, 9:00 AM') },
  });
});

it('is the one that was on screen, or nothing is booked and the new one is named', async () => {
  await save(stricter);
  const refused = {
    status: 409,
    body: {
      code: 'policy-changed',
      detail: 'The cancellation policy has changed to: 50% refund with 96 hours’ notice. Four days ahead.',
    },
  };
  const parts = [office.mei, office.tom].map((therapist_id, nth) => ({
    service_id: office.swedish,
    therapist_id,
    guest: nth + 1,
  }));
  await office.shop.saveSetting('booking_rules', {
    ...(await office.server.get(ShopSettings).read(BookingRules)),
    visitors_book_visits: true,
  });
  const post = (path: string, body: object) => office.visitor.post<BookingAnswer>(path, body);
  const visit = { ...form(), parts };
  for (const [path, body] of [
    ['/bookings', form()],
    ['/visits', visit],
  ] as const) {
    expect(await post(path, { ...body, seen_policy: agreed })).toMatchObject(refused);
    expect((await sql(office.shop.em, 'select id from bookings')).length).toBe(path === '/visits' ? 1 : 0);
    expect(
      await post(path, { ...body, booking_time: path === '/visits' ? '11:00' : '09:00', seen_policy: stricter }),
    ).toMatchObject({
      status: 201,
      body: { booking: { cancellation_policy: stricter } },
    });
  }
  expect(await post('/bookings', { ...form(), seen_policy: { notice_hours: 'a day' } })).toMatchObject({
    status: 422,
    body: { errors: expect.arrayContaining([expect.objectContaining({ field: 'seen_policy.notice_hours' })]) },
  });
});

it('decides which cancellations were late, on the page of the client and in Performance', async () => {
  const booked = await office.ada.post<{ id: string; version: number }>(
    '/office-bookings',
    officeBookingForm(office, day),
  );
  await save(stricter);
  const after = await office.ada.post<{ id: string; version: number }>(
    '/office-bookings',
    officeBookingForm(office, day, { booking_time: '11:00' }),
  );
  for (const { body } of [booked, after])
    await office.ada.post(`/bookings/${body.id}/cancellation`, { reason: 'Ill', version: body.version });
  await save(agreed);
  while (await office.worker.get(Relay).step());
  while (await office.worker.get(Projector).step());

  const late = { late_cancellations: 1 };
  const { items } = (await office.ada.get<{ items: { id: string }[] }>('/clients?text=Georgia')).body;
  expect((await office.ada.get(`/clients/${items[0]!.id}`)).body).toMatchObject(late);
  const report = `/reports/performance?start_date=${day}&end_date=${day}`;
  expect((await office.ada.get(report)).body).toMatchObject({ total: late });
  const minute = '2026-03-02T10:00';
  expect((await office.ada.get(`${report}&as_of=${minute}`)).body).toMatchObject({ total: late });
});

it('of a booking from before it was kept is what the log of settings says, also once the list is rebuilt', async () => {
  const before = await book();
  office.clock.advance({ minutes: 5 });
  await save(stricter);
  office.clock.advance({ minutes: 5 });
  const after = await book({ booking_time: '11:00' });
  office.clock.advance({ minutes: 5 });
  await save({ ...agreed, notice_hours: 48 });
  const { em } = office.shop;
  await sql(em, `update event_log set data = data - 'policy' where type = 'BookingRequested'`);
  await sql(em, 'update bookings set policy = null');

  const expectKept = async () => {
    expect(await see(before.session_id)).toMatchObject({ cancellation_policy: agreed });
    expect(await see(after.session_id)).toMatchObject({ cancellation_policy: stricter });
  };
  await expectKept();
  const list = office.server
    .get(ProjectionRegistry)
    .all()
    .find(({ name }) => name === 'booking_list')!;
  expect(await office.server.get(ProjectionRebuilder).run(list)).toEqual({ bookings: 0 });
  await expectKept();

  // As if it had been made before the shop saved a policy.
  await sql(em, `update bookings set created_at = created_at - interval '1 day'`);
  const { hoursBeforeBooking, refundPercentage, policyText } = new CancellationPolicy();
  expect(await see(before.session_id)).toMatchObject({
    cancellation_policy: { notice_hours: hoursBeforeBooking, refund_percentage: refundPercentage, text: policyText },
  });
});
