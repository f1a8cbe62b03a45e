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
});

/** A visit of two guests that waits for its deposit, of which the shop has cancelled the treatment that the deposit is kept with. */
async function leaveOne(booking_date: string) {
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
  const [first, rest] = [of(office.mei), of(office.tom)];
  const cancelled = await office.ada.post(`/bookings/${first.id}/cancellation`, {
    reason: 'Ill',
    version: first.version,
  });
  expect(cancelled.status).toBe(200);
  return { session: body.session_id, rest };
}

const becomes = (id: string, status: string) =>
  eventually(async () => {
    const booking = await its.office.getBooking(id);
    return booking.status === status ? booking : undefined;
  }, `a booking that is ${status}`);

describe('the rest of a visit whose treatment with the deposit was cancelled', () => {
  it('is confirmed by the deposit', async () => {
    const { session, rest } = await leaveOne('2026-03-05');
    await its.press(await its.openPage(session));
    await becomes(rest.id, 'confirmed');
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
