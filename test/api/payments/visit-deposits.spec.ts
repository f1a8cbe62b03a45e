import { CommandBus } from '@nestjs/cqrs';
import { BookingLinkService, CompleteBooking } from '../../../src/booking/index.js';
import { system } from '../../../src/kernel/actor.js';
import { sql } from '../../../src/platform/database/sql.js';
import type { DepositPreviewDto } from '../../../src/payments/deposit-preview/deposit-preview.dto.js';
import { eventually } from '../../support/eventually.js';
import { startDepositOffice } from '../../support/fixtures/start-deposit-office.js';
import type { OfficeBooking } from '../../support/fixtures/start-office.js';

let its: Awaited<ReturnType<typeof startDepositOffice>>;

beforeAll(async () => {
  its = await startDepositOffice();
  await its.office.shop.saveSetting('booking_rules', {
    ...{ slot_occupancy: 'full_duration', cleanup_buffer_minutes: 0, visitors_book_visits: true },
  });
  for (const therapist of [its.office.mei, its.office.tom])
    for (const date of ['2026-03-11', '2026-03-12', '2026-03-13'])
      await its.office.shop.shift(therapist, date, '09:00-17:00');
});

/** A visit of two guests that waits for its deposit. */
async function holdTwo(booking_date: string) {
  const { office } = its;
  const parts = [office.mei, office.tom].map((therapist_id, nth) => ({
    ...{ service_id: office.swedish, therapist_id, guest: nth + 1 },
  }));
  const person = { first_name: 'Vera', last_name: 'Long', client_phone: '0491 570 156' };
  const { status, body } = await office.visitor.post<{ session_id: string }>('/visits', {
    ...{ booking_date, booking_time: '10:00', parts },
    ...person,
  });
  expect(status).toBe(201);
  const { items } = (await office.ada.get<{ items: OfficeBooking[] }>(`/bookings?date=${booking_date}&status=all`))
    .body;
  const of = (therapist: string) => items.find(({ therapist_id }) => therapist_id === therapist)!;
  return { session: body.session_id, first: of(office.mei), rest: of(office.tom) };
}

/** The same, of which the shop has cancelled the treatment that the deposit is kept with. */
async function leaveOne(booking_date: string) {
  const { office } = its;
  const { session, first, rest } = await holdTwo(booking_date);
  const cancelled = await office.ada.post(`/bookings/${first.id}/cancellation`, {
    reason: 'Ill',
    version: first.version,
  });
  expect(cancelled.status).toBe(200);
  return { session, rest, restSession: toSession(rest) };
}

/** The session of the private page of a treatment. */
const toSession = ({ id }: { id: string }) => its.office.server.get(BookingLinkService).createSessionToken(id);

const becomes = (id: string, status: string) =>
  eventually(async () => {
    const booking = await its.office.getBooking(id);
    return booking.status === status ? booking : undefined;
  }, `a booking that is ${status}`);

it('a visit is paid once, whichever of its pages the deposit is paid on, until its hold is over', async () => {
  const { session, first, rest } = await holdTwo('2026-03-09');
  await its.openPage(session);
  await its.press(await its.openPage(toSession(rest)));
  await becomes(first.id, 'confirmed');
  await becomes(rest.id, 'confirmed');
  const payments = await sql(
    its.office.shop.em,
    `select booking_id, status, held_cents::int from online_payments where booking_id in ($1, $2) order by asked_at`,
    [first.id, rest.id],
  );
  expect(payments).toEqual([
    { booking_id: first.id, status: 'expired', held_cents: 0 },
    { booking_id: first.id, status: 'paid', held_cents: 8950 },
  ]);
});

it('a page that is opened again and again puts nothing off', async () => {
  const { session, rest } = await holdTwo('2026-03-10');
  its.office.clock.advance({ minutes: 33 });
  await its.openPage(session);
  await its.openPage(toSession(rest));
  its.office.clock.advance({ minutes: -33 });
  await its.runTasks(36);
  await becomes(rest.id, 'cancelled');
});

it('a visit that its client moves to free therapists waits for its deposit as a whole, what stays included', async () => {
  const { office } = its;
  const { session, first, rest } = await holdTwo('2026-03-11');
  const waived = { version: first.version, without_deposit: 'Paid in the shop' };
  expect((await office.desk.post(`/bookings/${first.id}/confirmation`, waived)).status).toBe(200);
  // A visit that waits for a therapist again.
  for (const { id } of [first, rest]) {
    const { version, booking_date, booking_time } = await office.getBooking(id);
    const slot = { therapist_id: office.anybody, booking_date, booking_time, service_id: office.swedish };
    const who = { client_name: 'Vera Long', client_phone: '0491 570 156', client_email: 'vera@example.test' };
    const reopened = await office.ada.send('PUT', `/bookings/${id}`, { ...slot, ...who, status: 'pending', version });
    expect(reopened.status).toBe(200);
  }
  const { version, booking_date, booking_time } = await office.getBooking(rest.id);
  const to = { booking_date, booking_time };
  const assigned = { therapist_id: office.tom, ...to, version };
  expect((await office.ada.send('PUT', `/bookings/${rest.id}/appointment`, assigned)).status).toBe(200);
  const moved = await office.visitor.post('/own-visit-move', {
    ...{ sessionId: session, version: (await office.getBooking(first.id)).version, ...to },
    therapists: [{ booking_id: first.id, therapist_id: office.mei }],
  });
  expect(moved.status).toBe(200);
  for (const { id } of [first, rest])
    expect(await office.getBooking(id)).toMatchObject({ status: 'pending', pending_reason: 'unpaid' });
  await its.press(await its.openPage(toSession(rest)));
  await becomes(first.id, 'confirmed');
  await becomes(rest.id, 'confirmed');
});

describe('the rest of a visit whose treatment with the deposit was cancelled', () => {
  it('is confirmed by the deposit', async () => {
    const { restSession, rest } = await leaveOne('2026-03-05');
    const page = await its.openPage(restSession);
    await its.runTasks(0);
    await its.press(page);
    await becomes(rest.id, 'confirmed');
  });

  it('is paid with the deposit once it is completed, though the other was cancelled long before', async () => {
    const { office } = its;
    const { restSession, rest } = await leaveOne('2026-03-12');
    await its.press(await its.openPage(restSession));
    await becomes(rest.id, 'confirmed');
    office.clock.advance({ days: 11 });
    await office.server.get(CommandBus).execute(new CompleteBooking(rest.id, system));
    await its.runTasks(2);
    office.clock.advance({ days: -11 });
    expect(await office.checkout(rest.id)).toMatchObject({ sale: { status: 'paid' }, paid: 89.5 });
  });

  it('goes back a minute after the last of it was cancelled, not after the first', async () => {
    const { session, rest, restSession } = await leaveOne('2026-03-13');
    await its.press(await its.openPage(restSession));
    await becomes(rest.id, 'confirmed');
    const { version } = await its.office.getBooking(rest.id);
    its.office.clock.advance({ minutes: 2 });
    await its.office.ada.post(`/bookings/${rest.id}/cancellation`, { reason: 'Ill', version });
    await its.runTasks(0);
    expect(await its.payments(session)).toMatchObject([{ held: 89.5, refunds: [] }]);
    await its.runTasks(2);
    await its.refunded(session, 89.5);
    its.office.clock.advance({ minutes: -2 });
  });

  it('is free again when nobody pays', async () => {
    const { rest } = await leaveOne('2026-03-06');
    await its.runTasks(36);
    await becomes(rest.id, 'cancelled');
  });
});

describe('the preview of a deposit', () => {
  const terms = {
    ...{ depositPercentage: 100, depositAmount: 0, depositFromPrice: 0 },
    ...{ depositNewClientsOnly: false, depositServiceIds: [] as string[] },
  };
  const ask = async (more: object = {}) =>
    (await its.office.ada.post<DepositPreviewDto>('/deposit-preview', { ...terms, ...more })).body;

  it('tells what of the last three months’ bookings it would have kept', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth++) {
      const { body } = await its.book();
      await its.press(await its.openPage(body.session_id));
      ids.push((await becomes(body.booking.id, 'confirmed')).id);
    }
    const [took, missed, late, byShop] = ids as [string, string, string, string];
    for (const [id, by_client] of [
      [late, true],
      [byShop, false],
    ] as const) {
      const { version } = await its.office.getBooking(id);
      await its.office.ada.post(`/bookings/${id}/cancellation`, { reason: 'Ill', version, by_client });
    }
    const { em } = its.office.shop;
    await sql(em, `update bookings set booking_date = '2026-02-10' where id = any ($1::uuid[])`, [ids]);
    await sql(em, `update bookings set status = 'completed' where id = $1`, [took]);
    await sql(em, `update bookings set status = 'no_show' where id = $1`, [missed]);

    expect(await ask()).toEqual({
      ...{ start_date: '2025-12-01', end_date: '2026-02-28', currency: 'AUD' },
      ...{ booked: 4, asked: 4, asked_amount: 358 },
      kept: [
        { cause: 'no_show', bookings: 1, amount: 89.5 },
        { cause: 'late', bookings: 1, amount: 89.5 },
        { cause: 'in_time', bookings: 0, amount: 0 },
      ],
    });
    expect(await ask({ depositFromPrice: 100 })).toMatchObject({ booked: 4, asked: 0, asked_amount: 0 });
  });

  it('refuses terms that could not be saved', async () => {
    const { status, body } = await its.office.ada.post('/deposit-preview', { ...terms, depositPercentage: 101 });
    expect([status, body]).toMatchObject([422, { errors: [{ field: 'depositPercentage' }] }]);
  });
});
