import { ReservationsCheck } from '../../../src/booking/integrity/reservations.check.js';
import { ReleaseLapsedHolds } from '../../../src/booking/tasks/release-lapsed-holds.task.js';
import { sql } from '../../../src/platform/database/sql.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { eventually } from '../../support/eventually.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

const slot = { booking_date: '2026-03-05', booking_time: '10:00' };
const rules = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15, confirm_by_mail: true } as const;

/** The clock is set to Monday 2026-03-02, 10:00; the shop confirms bookings by a link in a mail. */
describe('a time that is kept until its client has opened the mailed link', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
  let people = 0;

  const book = (form: object = {}) => {
    const client_phone = `0491 57${String(++people).padStart(4, '0')}`;
    const wanted = { service_id: office.swedish, therapist_id: office.mei, ...slot };
    return office.visitor.post<BookingAnswer & { errors?: { field: string }[] }>(
      '/bookings',
      bookingForm(wanted, { client_phone, client_email: `client${people}@example.test`, ...form }),
    );
  };
  const show = async (sessionId: string) =>
    (await office.visitor.post<{ booking: object }>('/complete-booking', { sessionId })).body.booking;
  const tokenOf = async (email: string) => {
    const mail = await eventually(
      () => smtp.to(email).find(({ subject }) => subject?.startsWith('Confirm Your Booking: ')),
      'the mail with the link',
    );
    expect(mail.text).toContain('until 10:15 AM');
    return /verify-booking#token=([\w.-]+)/.exec(mail.text!)![1]!;
  };
  const verify = (token: string) =>
    office.visitor.post<{ booking: object; code?: string }>('/verify-booking-email', { token });
  const lapse = () =>
    Promise.all([office.server, office.worker].map((one) => one.get(ReleaseLapsedHolds, { strict: false }).run()));
  const shopMails = () => smtp.mails.filter(({ subject }) => /New Booking|Booking Cancelled/.test(subject ?? ''));
  const expectConsistent = async () => {
    const { violations } = await office.server.get(ReservationsCheck, { strict: false }).run(office.shop.em);
    expect(violations).toEqual([]);
  };

  beforeEach(async () => {
    people = 0;
    smtp = await startSmtpSink();
    office = await startOffice({ env: { SMTP_URL: smtp.url } });
    await office.shop.shift(office.mei, slot.booking_date, '09:00-17:00');
    await office.shop.saveSetting('booking_rules', rules);
  });

  it('is taken for everybody else, and the link confirms it', async () => {
    const { status, body } = await book();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reason: 'available',
      booking: { status: 'pending', pending_reason: 'unverified', held_until: '2026-03-02T10:15' },
    });
    const other = await book();
    expect(other.body).toMatchObject({ reason: 'time_conflict', booking: { status: 'pending', held_until: null } });

    const token = await tokenOf('client1@example.test');
    expect(shopMails()).toEqual([]);
    expect((await verify(token)).body).toMatchObject({ booking: { status: 'confirmed' } });
    office.clock.advance({ minutes: 20 });
    await lapse();
    expect(await show(body.session_id)).toMatchObject({ status: 'confirmed', held_until: null });
    await expectConsistent();
  });

  it('waits for the shop where that has closed the day meanwhile: a link confirms nothing on a closure', async () => {
    const { body } = await book();
    const token = await tokenOf('client1@example.test');
    const day = { first_date: slot.booking_date, last_date: slot.booking_date };
    expect(await office.ada.post('/closures', { name: 'Stocktake', ...day })).toMatchObject({ status: 201 });
    expect((await verify(token)).body).toMatchObject({ booking: { status: 'pending' } });
    expect(await show(body.session_id)).toMatchObject({ status: 'pending', is_email_verified: true });
    await expectConsistent();
  });

  it('is free again after 15 minutes, once, and its link says so; nobody is written to', async () => {
    const { body } = await book();
    const token = await tokenOf('client1@example.test');
    office.clock.advance({ minutes: 14 });
    await lapse();
    expect(await show(body.session_id)).toMatchObject({ status: 'pending' });

    office.clock.advance({ minutes: 1 });
    await lapse();
    await lapse();
    expect(await show(body.session_id)).toMatchObject({
      status: 'cancelled',
      cancellation_reason: 'Not confirmed by email within 15 minutes',
    });
    expect(await verify(token)).toMatchObject({ status: 410, body: { code: 'hold-lapsed' } });
    const events = await sql(
      office.shop.em,
      `select type, actor_kind from event_log where stream = $1 order by version`,
      [body.booking.id],
    );
    expect(events).toEqual([
      { type: 'BookingRequested', actor_kind: 'visitor' },
      { type: 'BookingCancelled', actor_kind: 'system' },
    ]);
    const again = await book();
    expect(again.body).toMatchObject({ reason: 'available', booking: { held_until: '2026-03-02T10:30' } });
    await eventually(() => smtp.to(`client${people}@example.test`)[0], 'the next mail');
    expect(smtp.to('client1@example.test')).toHaveLength(1);
    expect(shopMails()).toEqual([]);
    await expectConsistent();
  });

  it('is no late cancellation of its client once it has lapsed', async () => {
    const soon = { booking_date: '2026-03-03', booking_time: '09:00' };
    await office.shop.shift(office.mei, soon.booking_date, '09:00-17:00');
    const { body } = await book(soon);
    office.clock.advance({ minutes: 15 });
    await lapse();
    expect(await show(body.session_id)).toMatchObject({ status: 'cancelled' });
    // Her access token has expired with the hold.
    await office.ada.post('/auth/refresh');
    const { id } = await eventually(async () => {
      const found = await office.ada.get<{ items: { id: string }[] }>('/clients?text=client1@example.test');
      return found.body.items[0];
    }, 'the client to be found');
    expect((await office.ada.get(`/clients/${id}`)).body).toMatchObject({ bookings: 1, late_cancellations: 0 });
    const then = await eventually(async () => {
      const past = await office.ada.get(`/clients/${id}/as-of?at=2026-03-02T10:15`);
      return past.status === 200 ? past.body : undefined;
    }, 'the client as of now');
    expect(then).toMatchObject({ bookings: 1, late_cancellations: 0 });
  });

  it('is not released by two workers and a link at one moment', async () => {
    const { body } = await book();
    const token = await tokenOf('client1@example.test');
    office.clock.advance({ minutes: 15 });
    const [, answer] = await Promise.all([lapse(), verify(token), lapse()]);
    const { status } = (await show(body.session_id)) as { status: string };
    expect([answer.status, status]).toEqual(answer.status === 200 ? [200, 'confirmed'] : [410, 'cancelled']);
    await expectConsistent();
  });

  it('needs an address, and is no matter of the desk or of who has opened such a link before', async () => {
    const { status, body } = await book({ client_email: undefined });
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'client_email']);

    const wanted = { service_id: office.swedish, therapist_id: office.mei, ...slot };
    const form = { ...wanted, status: 'confirmed', client_name: 'Georgia Marsh', client_phone: '0412 345 678' };
    const byDesk = await office.ada.post<{ status: string }>('/office-bookings', { ...form, booking_time: '14:00' });
    expect(byDesk.body.status).toBe('confirmed');

    const first = await book();
    await verify(await tokenOf(`client${people}@example.test`));
    const again = await office.visitor.post<BookingAnswer>('/own-booking-again', {
      sessionId: first.body.session_id,
      therapist_id: office.mei,
      booking_date: '2026-03-05',
      booking_time: '12:00',
      seen_price: 89.5,
    });
    expect(again.body.booking).toMatchObject({ status: 'confirmed', held_until: null });
  });

  it('cannot be moved before the address is proved, may be confirmed by the shop, and comes back from the log', async () => {
    const { body } = await book();
    const move = await office.visitor.post<{ code: string }>('/own-booking-move', {
      sessionId: body.session_id,
      version: 1,
      therapist_id: office.mei,
      booking_date: '2026-03-05',
      booking_time: '14:00',
      as_request: false,
    });
    expect([move.status, move.body.code]).toEqual([409, 'not-verified-yet']);
    const rebuilder = office.server.get(ProjectionRebuilder, { strict: false });
    const registry = office.server.get(ProjectionRegistry, { strict: false });
    const list = registry.all().find(({ name }) => name === 'booking_list')!;
    expect(await rebuilder.run(list)).toEqual({ bookings: 0 });
    const confirmed = await office.ada.post<object>(`/bookings/${body.booking.id}/confirmation`, { version: 1 });
    expect(confirmed.status).toBe(200);
    office.clock.advance({ minutes: 15 });
    await lapse();
    expect(await show(body.session_id)).toMatchObject({ status: 'confirmed' });
    await expectConsistent();
  });

  it('is kept again when the shop undoes that it confirmed it, even where it could not confirm it any more', async () => {
    const { body } = await book();
    const { id } = body.booking;
    const confirmed = await office.ada.post<{ version: number }>(`/bookings/${id}/confirmation`, { version: 1 });
    const [first_date, last_date] = [slot.booking_date, slot.booking_date];
    const leave = { therapist_id: office.mei, first_date, last_date, kind: 'annual', keep: true };
    expect((await office.ada.post('/leave', leave)).status).toBe(201);
    const undone = await office.ada.post(`/bookings/${id}/undo`, { version: confirmed.body.version });
    expect([undone.status, undone.body]).toMatchObject([200, { status: 'pending' }]);
    expect(await show(body.session_id)).toMatchObject({ status: 'pending', held_until: '2026-03-02T10:15' });
    await expectConsistent();
  });

  describe('in a shop with one room', () => {
    beforeEach(async () => {
      await office.shop.shift(office.tom, slot.booking_date, '09:00-17:00');
      await office.ada.post('/rooms', { rooms: [{ name: 'Oak', places: 1 }] });
    });
    const verified = async () => (await verify(await tokenOf('client1@example.test'))).body.booking;
    const byDesk = (form: object = {}) =>
      office.ada.post<{ status: string; id: string; version: number }>('/office-bookings', {
        service_id: office.swedish,
        therapist_id: office.tom,
        ...slot,
        status: 'confirmed',
        client_name: 'Georgia Marsh',
        client_phone: '0412 345 678',
        ...form,
      });

    it('keeps the room from visitors as well, so that the link confirms it there', async () => {
      await book();
      const other = await book({ therapist_id: office.tom });
      expect(other.body).toMatchObject({ reason: 'no_room', booking: { status: 'pending', held_until: null } });
      const free = await office.visitor.get<{ slots: { start_time: string; available: boolean }[] }>(
        `/availability/slots?therapist_id=${office.tom}&date=${slot.booking_date}&service_id=${office.swedish}`,
      );
      expect(free.body.slots.find(({ start_time }) => start_time === slot.booking_time)?.available).toBe(false);
      expect(await verified()).toMatchObject({ status: 'confirmed' });
      const rooms = await sql<{ name: string }>(
        office.shop.em,
        'select r.name from bookings b join rooms r on r.id = b.room_id',
      );
      expect(rooms).toEqual([{ name: 'Oak' }]);
      await expectConsistent();
    });

    it('does not keep it from the shop, and is a request without a room then', async () => {
      await book();
      expect((await byDesk()).body.status).toBe('confirmed');
      expect(await verified()).toMatchObject({ status: 'pending' });
      const kept = `select from reservations where kind = 'requested' and room_id is not null`;
      expect(await sql(office.shop.em, kept)).toEqual([]);
      await expectConsistent();
    });

    it('is kept again when the shop undoes that it confirmed it', async () => {
      const { body } = await book();
      const confirmed = await office.ada.post<{ version: number }>(`/bookings/${body.booking.id}/confirmation`, {
        version: 1,
      });
      const undone = { version: confirmed.body.version };
      expect((await office.ada.post(`/bookings/${body.booking.id}/undo`, undone)).status).toBe(200);
      await expectConsistent();
      expect((await book({ therapist_id: office.tom })).body).toMatchObject({ reason: 'no_room' });
      expect(await verified()).toMatchObject({ status: 'confirmed' });
      await expectConsistent();
    });
  });
});
