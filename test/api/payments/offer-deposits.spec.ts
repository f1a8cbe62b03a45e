import { OfferOpenings } from '../../../src/booking/waiting-list/offers/offer-openings.js';
import type { BookingPageDto } from '../../../src/booking/queries/office-booking.dto.js';
import type {
  OfficeWaitingListDto,
  OwnWaitingEntryDto,
} from '../../../src/booking/waiting-list/queries/waiting-entry.dto.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { eventually } from '../../support/eventually.js';
import { startDepositOffice } from '../../support/fixtures/start-deposit-office.js';

let its: Awaited<ReturnType<typeof startDepositOffice>>;

beforeAll(async () => {
  its = await startDepositOffice();
});

/** Somebody who waits for a day with a therapist, and is offered a time of it. */
async function offer(person: { client_phone: string; client_email: string }) {
  const { booking_date: date, therapist_id } = its.slots.pop()!;
  const { body: joined } = await its.office.visitor.post<{ token: string }>('/waiting-list', {
    ...{ service_id: its.office.swedish, therapist_id, windows: [{ date, from: '09:00', to: '15:00' }] },
    ...{ first_name: 'Wanda', last_name: 'Long', ...person },
  });
  const { token } = joined;
  await its.office.worker.get(OfferOpenings, { strict: false }).run();
  const entry = await eventually(async () => {
    const { body } = await its.office.visitor.post<OwnWaitingEntryDto>('/own-waiting-entry', { token });
    return body.status === 'offered' ? body : undefined;
  }, 'an offer');
  return { token, entry };
}

const accept = (token: string, more: object = {}) =>
  its.office.visitor.post<OwnWaitingEntryDto & { code?: string }>('/own-waiting-entry/acceptance', { token, ...more });

const findViolations = async () =>
  (await its.office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations);

it('the desk that books for somebody who waits asks for the deposit as well, or waives it', async () => {
  const slot = its.slots.pop()!;
  const window = { date: slot.booking_date, from: '09:00', to: '15:00' };
  const { body: list } = await its.office.desk.post<OfficeWaitingListDto>('/office-waiting-list', {
    ...{ service_id: its.office.swedish, client_name: 'Wes Long', client_phone: '0491 570 159', windows: [window] },
  });
  const { id } = list.items.find(({ client_name }) => client_name === 'Wes Long')!;
  const book = (more: object) =>
    its.office.desk.post<{ code?: string }>(`/office-waiting-list/${id}/booking`, { ...slot, ...more });
  expect((await book({})).body.code).toBe('deposit-changed');
  expect((await book({ asks_deposit: true })).status).toBe(200);
  const { body } = await its.office.desk.get<BookingPageDto>('/bookings?status=pending');
  expect(body.items.find(({ client_name }) => client_name === 'Wes Long')).toMatchObject({
    ...{ pending_reason: 'unpaid', awaited_deposit: { amount: 44.75 } },
  });
  expect(await findViolations()).toEqual([]);
});

describe('an offer that is accepted where a deposit is due', () => {
  it('is held until the deposit is paid, which confirms it', async () => {
    const { token } = await offer({ client_phone: '0491 570 156', client_email: 'wanda@example.test' });
    expect(await accept(token, { seen_deposit: 0 })).toMatchObject({ status: 409, body: { code: 'deposit-changed' } });
    const { status, body } = await accept(token, { seen_deposit: 44.75 });
    expect({ status, was: body.status }).toEqual({ status: 200, was: 'booked' });
    const session = body.session_id!;
    expect(await its.show(session)).toMatchObject({ status: 'pending', pending_reason: 'unpaid', deposit: 44.75 });
    await its.press(await its.openPage(session));
    await its.becomes(session, 'confirmed');
    expect(await findViolations()).toEqual([]);
  });

  it('is nobody’s any more when nobody pays', async () => {
    const { token } = await offer({ client_phone: '0491 570 157', client_email: 'walter@example.test' });
    const { body } = await accept(token);
    const session = body.session_id!;
    await its.runTasks(36);
    await its.becomes(session, 'cancelled');
    expect(await findViolations()).toEqual([]);
  });

  it('is confirmed at once where the shop asks for none', async () => {
    await its.office.changeSettings({});
    const { token } = await offer({ client_phone: '0491 570 158', client_email: 'wilma@example.test' });
    const { body } = await accept(token);
    expect(await its.show(body.session_id!)).toMatchObject({ status: 'confirmed', deposit: null });
    await its.office.changeSettings(its.deposit);
  });
});
