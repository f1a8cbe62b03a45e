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
