import type { OfficeBookingDto } from '../../../src/booking/queries/office-booking.dto.js';
import type { DueDepositDto } from '../../../src/booking/due-deposits/due-deposit.dto.js';
import type { ActionLogPageDto } from '../../../src/audit/action-log/action-log.dto.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { Visitor } from '../../support/clients/visitor.js';
import { waitForDeliveries } from '../../support/deliveries.js';
import { eventually } from '../../support/eventually.js';
import { type DepositSlot, SHOP_EMAIL, startDepositOffice } from '../../support/fixtures/start-deposit-office.js';

let its: Awaited<ReturnType<typeof startDepositOffice>>;

beforeAll(async () => {
  its = await startDepositOffice();
});

const confirm = (booking: string, version: number, more: object = {}) =>
  its.office.desk.post<OfficeBookingDto & { code?: string }>(`/bookings/${booking}/confirmation`, { version, ...more });
const read = async (booking: string) => (await its.office.desk.get<OfficeBookingDto>(`/bookings/${booking}`)).body;
const subjects = async (email: string) => {
  await waitForDeliveries(its.office.shop.em);
  return its.smtp.to(email).map(({ subject }) => subject!.split(':')[0]);
};
const give = (slot: DepositSlot, more: object = { without_deposit: 'A regular' }) =>
  its.office.ada.post<OfficeBookingDto & { code?: string; detail?: string }>('/office-bookings', {
    ...{ service_id: its.office.swedish, ...slot, status: 'confirmed' },
    ...{ client_name: 'Ida Long', client_phone: '9999 1111' },
    ...more,
  });
const cancel = (id: string, version: number) =>
  its.office.ada.post(`/bookings/${id}/cancellation`, { reason: 'Plans change', version });

/** A request for a time that was taken, and has come free since. */
async function request(who: object = {}) {
  const slot = its.slots.pop()!;
  const { body: taken } = await give(slot);
  const { body, email } = await its.book(slot, who);
  expect(body).toMatchObject({ reason: 'time_conflict', booking: { status: 'pending', deposit: null } });
  await cancel(taken.id, taken.version);
  const { id, version } = body.booking as { id: string; version: number; status: string };
  return { id, version, session: body.session_id, email, slot };
}

/** A request that the desk has accepted on condition that its deposit is paid. */
async function ask() {
  const asked = await request();
  const { status, body } = await confirm(asked.id, asked.version);
  expect(status).toBe(200);
  return { ...asked, booking: body };
}

describe('a booking that a program makes where a deposit is due', () => {
  it('is held, and its client mailed where to pay, which needs an address', async () => {
    const key = await its.office.ada.post<{ key: string }>('/api-keys', { name: 'Website', scopes: ['book'] });
    const program = new Visitor(its.office.server.url, { authorization: `Bearer ${key.body.key}` });
    const { booking_date, booking_time, therapist_id } = its.slots.pop()!;
    const book = (client_email: string | null) =>
      program.post<{ pending_reason: string }>('/v1/bookings', {
        ...{ starts_at: `${booking_date}T${booking_time}:00+11:00`, therapist_id, service_id: its.office.swedish },
        ...{ first_name: 'Pam', last_name: 'Stone', client_phone: '0491 578 888', client_email },
      });
    expect(await book(null)).toMatchObject({ status: 422, body: { errors: [{ field: 'client_email' }] } });
    expect(await book('pam@example.test')).toMatchObject({ status: 201, body: { pending_reason: 'unpaid' } });
    expect(await subjects('pam@example.test')).toEqual(['Pay Your Deposit']);
    const { text } = its.smtp.to('pam@example.test')[0]!;
    expect(text).toMatch(/Pay the deposit\W+http\S+session_id=/);
  });
});

describe('a request that is confirmed where a deposit is due', () => {
  it('holds its slot and stays pending, and its client is mailed what to pay, where and until when', async () => {
    const { booking, email, slot, id, session } = await ask();
    expect(booking).toMatchObject({
      ...{ status: 'pending', pending_reason: 'unpaid' },
      awaited_deposit: { amount: 44.75, due_at: '2026-03-03T10:00' },
    });
    expect((await its.book(slot)).body).toMatchObject({ reason: 'time_conflict' });
    expect((await give(slot)).status).toBe(409);
    expect((await subjects(email)).at(-1)).toBe('Pay Your Deposit');
    const { text } = its.smtp.to(email).at(-1)!;
    expect(text).toMatch(/for you until .+ \d+:\d\d [AP]M\. The deposit confirms it\./);
    expect(text).toContain('$44.75 AUD');
    expect(text).not.toContain('Due at the shop');
    const { body: link } = await its.office.desk.get<{ url: string }>(`/bookings/${id}/deposit-link`);
    expect(link.url).toContain(session);
    expect(await its.show(session)).toMatchObject({ status: 'pending', deposit: 44.75, pending_reason: 'unpaid' });
  });

  it('is confirmed by the payment, and mailed once', async () => {
    const { session, email, id } = await ask();
    await its.press(await its.openPage(session));
    expect(await its.becomes(session, 'confirmed')).toMatchObject({ total_paid: 44.75, is_email_verified: true });
    expect(await subjects(email)).toEqual(['Booking Request Received', 'Pay Your Deposit', 'Booking Confirmed']);
    expect((await its.office.desk.get(`/bookings/${id}/deposit-link`)).status).toBe(404);
  });

  it('waits until its deadline, whoever leaves the page before, and is then a request again of which both are told', async () => {
    const { session, email, id, slot } = await ask();
    const left = await its.press(await its.openPage(session), 'leave');
    // Back to the request, which is not cancelled.
    expect(left.headers.get('location')).toContain('/booking-success');
    await its.own(session, 's/leave');
    await its.seen(session, ({ status }) => status === 'expired', 'the end of the page');
    await waitForDeliveries(its.office.shop.em);
    await its.runTasks(23 * 60);
    expect(await read(id)).toMatchObject({ pending_reason: 'unpaid' });
    await its.runTasks(24 * 60);
    expect(await read(id)).toMatchObject({
      ...{ status: 'pending', pending_reason: 'deposit_lapsed', awaited_deposit: null },
    });
    expect((await subjects(email)).at(-1)).toBe('Your Time Is No Longer Held');
    expect(await subjects(SHOP_EMAIL)).toContain('Deposit Not Paid');
    // Free for the shop, still asked for by the request.
    const { status, body } = await give(slot);
    expect(status).toBe(201);
    await cancel(body.id, body.version);
    const again = await confirm(id, (await read(id)).version);
    expect(again.body).toMatchObject({ status: 'pending', pending_reason: 'unpaid' });
  });

  it('that is paid after all is confirmed where its time is free, and else the money goes back', async () => {
    its.gateway.switches.webhook = 'never';
    const [free, taken] = [await ask(), await ask()];
    for (const { session } of [free, taken]) await its.press(await its.openPage(session));
    const paid = (await its.listCheckouts()).slice(0, 2);
    // As if the gateway had first said that the pages were over.
    for (const checkout of paid) await its.tell({ ...checkout, payment_status: 'unpaid', status: 'expired' });
    await waitForDeliveries(its.office.shop.em);
    await its.runTasks(25 * 60);
    for (const { id } of [free, taken]) expect(await read(id)).toMatchObject({ pending_reason: 'deposit_lapsed' });
    expect((await give(taken.slot)).status).toBe(201);
    for (const checkout of paid) await its.tell(checkout);
    await its.becomes(free.session, 'confirmed');
    await its.refunded(taken.session, 44.75);
    expect(await read(taken.id)).toMatchObject({ status: 'pending', pending_reason: 'deposit_lapsed' });
    its.gateway.switches.webhook = 'once';
  });

  it('is confirmed without the deposit for a reason, which the log keeps', async () => {
    const { session, id, email, booking } = await ask();
    await its.openPage(session);
    expect(await confirm(id, booking.version)).toMatchObject({ status: 409, body: { code: 'payment-awaited' } });
    expect((await confirm(id, booking.version, { without_deposit: ' ' })).status).toBe(422);
    const waived = await confirm(id, booking.version, { without_deposit: 'A regular of ours' });
    expect(waived).toMatchObject({ status: 200, body: { status: 'confirmed', awaited_deposit: null } });
    expect(await its.show(session)).toMatchObject({ deposit: null, total_paid: 0 });
    expect((await subjects(email)).at(-1)).toBe('Booking Confirmed');
    const { body: log } = await its.office.ada.get<ActionLogPageDto>('/admin-action-logs');
    expect(JSON.stringify(log)).toContain('without its deposit: A regular of ours');
    // Nobody can pay it any more.
    await its.runTasks(0);
    await its.seen(session, ({ status }) => status === 'expired', 'the end of the page');
  });

  it('that is taken back while its client pays gives the money back', async () => {
    const { session, id, email, booking } = await ask();
    const page = await its.openPage(session);
    const undone = await its.office.desk.post(`/bookings/${id}/undo`, { version: booking.version });
    expect(undone.status).toBe(200);
    await its.press(page);
    await its.refunded(session, 44.75);
    expect(await read(id)).toMatchObject({ status: 'pending', awaited_deposit: null });
    expect((await subjects(email)).at(-1)).toBe('Your Deposit Goes Back');
    expect(its.smtp.to(email).at(-1)!.text).toContain('Your request is still with us.');
  });

  it('whose deposit the bank has taken back gives it back once the shop has won, and not before', async () => {
    const { session, id, email } = await ask();
    await its.press(await its.openPage(session));
    await its.becomes(session, 'confirmed');
    const [checkout] = await its.listCheckouts();
    const atGateway = `${its.gateway.url}/sessions/${checkout!.id}`;
    await its.press(atGateway, 'dispute');
    const { id: payment } = await its.seen(
      session,
      ({ disputes }) => disputes.some(({ taken }) => taken > 0),
      'a loss',
    );
    await cancel(id, (await read(id)).version);
    await its.runTasks(3);
    const waived = await its.office.desk.post(`/online-payments/${payment}/deposit`, {
      ...{ decision: 'waive', reason: 'As agreed' },
    });
    expect(waived).toMatchObject({ status: 409, body: { code: 'no-deposit' } });
    expect(await its.payments(session)).toMatchObject([{ held: 44.75, refunds: [] }]);
    expect(await subjects(email)).not.toContain('Your Deposit Goes Back');
    await its.press(atGateway, 'win-dispute');
    await its.refunded(session, 44.75);
    expect(await subjects(email)).toContain('Your Deposit Goes Back');
  });

  it('is held for its deposit until it begins at the latest', async () => {
    const { clock } = its.office;
    const late = await request();
    const days = Date.parse(late.slot.booking_date) - Date.parse('2026-03-02');
    const minutes = days / 60_000 + (Number(late.slot.booking_time.slice(0, 2)) - 10) * 60 - 20;
    clock.advance({ minutes });
    await its.office.signIn();
    const { body } = await confirm(late.id, late.version);
    expect(body.awaited_deposit?.due_at).toBe(`${late.slot.booking_date}T${late.slot.booking_time}`);
    clock.advance({ minutes: -minutes });
  });

  it('asks for what was agreed when it was made, not for what is asked for today', async () => {
    const { office } = its;
    const agreed = await request();
    await office.changeSettings({ ...its.deposit, depositPercentage: 20 });
    expect((await confirm(agreed.id, agreed.version)).body).toMatchObject({ awaited_deposit: { amount: 44.75 } });
    await office.changeSettings({});
    const free = await request();
    await office.changeSettings(its.deposit);
    expect((await confirm(free.id, free.version)).body).toMatchObject({ status: 'confirmed' });
  });

  it('is confirmed at once where none is due', async () => {
    const { office } = its;
    await office.changeSettings({ ...its.deposit, depositFromPrice: 100 });
    const cheap = await request();
    expect((await confirm(cheap.id, cheap.version)).body).toMatchObject({ status: 'confirmed' });
    await office.changeSettings(its.deposit);
  });
});

describe('whoever confirms a request follows the same rule', () => {
  it('the desk that moves it to a free time, and takes that back', async () => {
    const { id, version, slot } = await request();
    const to = its.slots.pop()!;
    const moved = await its.office.desk.send<OfficeBookingDto>('PUT', `/bookings/${id}/appointment`, {
      ...to,
      version,
    });
    expect(moved.body).toMatchObject({ status: 'pending', pending_reason: 'unpaid', booking_time: to.booking_time });
    const undone = await its.office.desk.post<OfficeBookingDto>(`/bookings/${id}/undo`, {
      version: moved.body.version,
    });
    expect(undone.body).toMatchObject({ status: 'pending', booking_time: slot.booking_time, awaited_deposit: null });
    expect((await give(to)).status).toBe(201);
  });

  it('the client who moves it to a free time', async () => {
    const { session, version, email } = await request();
    const to = its.slots.pop()!;
    const moved = await its.office.visitor.post('/own-booking-move', { sessionId: session, ...to, version });
    expect(moved).toMatchObject({ status: 200, body: { booking: { status: 'pending', pending_reason: 'unpaid' } } });
    expect((await subjects(email)).at(-1)).toBe('Pay Your Deposit');
  });

  it('the client who moves requests to free times has as long to pay as who books, and may hold two', async () => {
    const who = { client_phone: '0491 579 999', client_email: 'many@example.test' };
    const moves = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const { session, version } = await request(who);
      const slot = { sessionId: session, ...its.slots.pop()!, version };
      moves.push(await its.office.visitor.post<{ code?: string }>('/own-booking-move', slot));
      if (nth === 0)
        expect(await its.show(session)).toMatchObject({ pending_reason: 'unpaid', held_until: '2026-03-02T10:35' });
    }
    expect(moves.map(({ status, body }) => body.code ?? status)).toEqual([200, 200, 'too-many-unpaid']);
  });

  it('the client who moves it while the gateway does not answer has a day to pay', async () => {
    const { session, version } = await request();
    const slot = { sessionId: session, ...its.slots.pop()!, version };
    its.gateway.switches.gateway = 'fails';
    expect((await its.office.visitor.post('/own-booking-move', slot)).status).toBe(200);
    its.gateway.switches.gateway = 'up';
    expect(await its.show(session)).toMatchObject({ pending_reason: 'unpaid', held_until: '2026-03-03T10:00' });
  });

  it('the client who proves the address by the mailed link', async () => {
    const { email, id } = await request();
    await waitForDeliveries(its.office.shop.em);
    const mail = its.smtp.to(email)[0]!;
    const token = /verify-booking#token=([^\s"]+)/.exec(mail.text!)![1]!;
    const { status } = await its.office.visitor.post('/verify-booking-email', { token: decodeURIComponent(token) });
    expect(status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'pending', pending_reason: 'unpaid' });
  });
});

describe('a booking that the desk makes where a deposit is due', () => {
  const email = 'at.the.desk@example.test';
  const ida = { client_email: email };
  const log = async () => {
    await waitForDeliveries(its.office.shop.em);
    return JSON.stringify((await its.office.ada.get<ActionLogPageDto>('/admin-action-logs')).body);
  };
  const due = async (path: string) => (await its.office.desk.get<DueDepositDto>(path)).body.amount;
  const dueFor = ({ therapist_id }: DepositSlot, price = '') =>
    due(`/office-bookings/due-deposit?part=${its.office.swedish},${therapist_id}${price}`);

  it('says the deposit before, and is refused while nobody has decided about it', async () => {
    const slot = its.slots.pop()!;
    expect([await dueFor(slot), await dueFor(slot, ',50')]).toEqual([44.75, 25]);
    const refused = await give(slot, {});
    expect(refused).toMatchObject({ status: 409, body: { code: 'deposit-changed' } });
    expect(refused.body.detail).toContain('$44.75');
    expect((await give(slot, { without_deposit: ' ' })).status).toBe(422);
    const { id, version } = await request();
    expect(await due(`/bookings/${id}/due-deposit`)).toBe(44.75);
    await confirm(id, version, { without_deposit: 'A regular' });
    expect(await due(`/bookings/${id}/due-deposit`)).toBe(0);
    its.slots.push(slot);
  });

  it('holds its time until its client has paid by the mailed link, who hears of it once', async () => {
    const slot = its.slots.pop()!;
    const { status, body } = await give(slot, { ...ida, asks_deposit: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ status: 'pending', pending_reason: 'unpaid' },
      awaited_deposit: { amount: 44.75, due_at: '2026-03-03T10:00' },
    });
    expect((await give(slot)).status).toBe(409);
    expect(await subjects(email)).toEqual(['Pay Your Deposit']);
    const { body: link } = await its.office.desk.get<{ url: string }>(`/bookings/${body.id}/deposit-link`);
    const session = decodeURIComponent(/session_id=([^&]+)/.exec(link.url)![1]!);
    await its.press(await its.openPage(session));
    expect(await its.becomes(session, 'confirmed')).toMatchObject({ total_paid: 44.75 });
    expect(await subjects(email)).toEqual(['Pay Your Deposit', 'Booking Confirmed']);
  });

  it('is a request once its time is over, for which the desk asks again', async () => {
    const { body } = await give(its.slots.pop()!, {
      asks_deposit: true,
      price_kind: 'own',
      price_value: 50,
      price_reason: 'Agreed',
    });
    expect(body.awaited_deposit?.amount).toBe(25);
    await its.runTasks(24 * 60);
    const lapsed = await read(body.id);
    expect(lapsed).toMatchObject({ status: 'pending', pending_reason: 'deposit_lapsed' });
    expect(await due(`/bookings/${body.id}/due-deposit`)).toBe(25);
    expect((await confirm(body.id, lapsed.version)).body).toMatchObject({ pending_reason: 'unpaid' });
  });

  it('is confirmed at once without the deposit for a reason, which the log keeps', async () => {
    const { body } = await give(its.slots.pop()!, { without_deposit: ' An old friend ' });
    expect(body).toMatchObject({ status: 'confirmed', awaited_deposit: null });
    expect(await log()).toContain('without its deposit: An old friend');
  });

  it('with Any Available is asked for it once it is confirmed, or at once where it is promised', async () => {
    const { office } = its;
    const { booking_date, booking_time } = its.slots.pop()!;
    const open = { booking_date, booking_time, therapist_id: await office.shop.anyAvailable() };
    const { body: waiting } = await give(open, { status: 'pending' });
    expect(waiting).toMatchObject({ status: 'pending', pending_reason: 'unassigned' });
    expect((await confirm(waiting.id, waiting.version)).body).toMatchObject({ awaited_deposit: { amount: 44.75 } });
    expect((await give(open, { asks_deposit: true })).body).toMatchObject({ awaited_deposit: { amount: 44.75 } });
  });

  it('of two treatments asks once, for both', async () => {
    const { booking_date, booking_time } = its.slots.pop()!;
    const parts = [1, 2].map((guest) => ({
      ...{ service_id: its.office.swedish, guest },
      therapist_id: guest === 1 ? its.office.mei : its.office.tom,
    }));
    const client = { client_name: 'Two Friends', client_phone: '9999 2222', client_email: 'two@example.test' };
    const visit = { parts, booking_date, booking_time, ...client, status: 'confirmed', asks_deposit: true };
    const booked = await its.office.ada.post<{ bookings: OfficeBookingDto[] }>('/office-visits', visit);
    expect(booked.status).toBe(201);
    expect(booked.body.bookings.map(({ awaited_deposit }) => awaited_deposit?.amount)).toEqual([89.5, 89.5]);
    expect(await subjects('two@example.test')).toEqual(['Pay Your Deposit']);
  });
});

it('nothing is found in sound books', async () => {
  await waitForDeliveries(its.office.shop.em);
  const verify = async () =>
    (await its.office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations);
  await eventually(async () => ((await verify()).length === 0 ? true : undefined), 'the reports to follow the log');
});
