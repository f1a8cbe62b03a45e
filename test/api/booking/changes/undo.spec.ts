import { ShopDetails } from '../../../../src/catalog/shop-details/shop-details.dto.js';
import { addDays } from '../../../../src/kernel/local-time.js';
import { IntegrityChecks } from '../../../../src/platform/integrity/integrity-checks.js';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from '../../../../src/platform/database/sql.js';
import { releaseDeliveries, waitForDeliveries, waitForOrder } from '../../../support/deliveries.js';
import { eventually } from '../../../support/eventually.js';
import { startSmtpSink } from '../../../support/processes/smtp-sink.js';
import { type OfficeBooking, startOffice } from '../../../support/fixtures/start-office.js';
import { mailTitle } from '../../../support/mail-title.js';

interface Timeline {
  events: { type: string; is_undone: boolean }[];
  undoable_version: number | null;
  mails: { event_type: string; recipient: string; state: string }[];
}

/** Long enough that mails leave only when the test releases them. */
const DELAY = '600';

describe('undoing what the office did', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let date = '2026-03-02';

  const post = ({ id, version }: OfficeBooking, what: string, more: object = {}, by = office.ada) =>
    by.post<OfficeBooking>(`/bookings/${id}/${what}`, { version, ...more });
  const move = ({ id, version }: OfficeBooking, to: object) =>
    office.ada.send<OfficeBooking>('PUT', `/bookings/${id}/appointment`, {
      therapist_id: office.mei,
      booking_date: date,
      booking_time: '09:00',
      version,
      ...to,
    });
  const em = () => office.server.get(MikroORM).em.fork();
  const timeline = async (id: string) => (await office.ada.get<Timeline>(`/bookings/${id}/timeline`)).body;
  const book = async (email: string, time = '09:00') =>
    office.getBooking(await office.book({ booking_date: date, booking_time: time, client_email: email }));
  /** Made by the office, whose mails are delayed. */
  const bookAtDesk = async (email: string, more: object = {}) => {
    const { body } = await office.ada.post<OfficeBooking>('/office-bookings', {
      service_id: office.swedish,
      therapist_id: office.mei,
      booking_date: date,
      booking_time: '09:00',
      client_name: 'Una Told',
      client_phone: '0491 570 156',
      client_email: email,
      status: 'confirmed',
      ...more,
    });
    return body;
  };

  const releaseMails = () => releaseDeliveries(office.worker);
  const subjects = (email: string) => sink.to(email).map(mailTitle);

  beforeAll(async () => {
    sink = await startSmtpSink();
    office = await startOffice({ env: { SMTP_URL: sink.url, OFFICE_MAIL_DELAY_SECONDS: DELAY } });
  });

  beforeEach(async () => {
    date = addDays(date, 1);
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  });

  it('brings a cancelled booking back, says so, and sends nothing to anybody', async () => {
    const booking = await book('slip@client.test');
    const cancelled = await post(booking, 'cancellation', { reason: 'The wrong row' });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', client_told_in_seconds: 600 });
    const undone = await post(cancelled.body, 'undo');
    expect(undone).toMatchObject({ status: 200, body: { status: 'confirmed', client_told_in_seconds: null } });
    expect(undone.body.cancellation_reason).toBeNull();
    await releaseMails();
    expect(subjects('slip@client.test')).toEqual(['Booking Confirmed']);
    const { events, undoable_version } = await timeline(booking.id);
    expect(events.slice(-2)).toMatchObject([
      { type: 'BookingCancelled', is_undone: true },
      { type: 'BookingChangeUndone', is_undone: false },
    ]);
    expect(undoable_version).toBeNull();
    const entry = await eventually(
      async () => (await office.findLogEntries(booking.id)).find(({ action_type }) => action_type === 'booking_undo'),
      'the entry',
    );
    expect(entry).toMatchObject({ kind: 'update', admin_email: 'ada@spa.test', details: { status: 'confirmed' } });
  });

  it('announces no mail in the history that will not go', async () => {
    const waiting = async (id: string) =>
      (await timeline(id)).mails.flatMap(({ event_type, recipient, state }) =>
        state === 'queued' ? [`${event_type} ${recipient}`] : [],
      );
    const booking = await book('quiet@client.test');
    await waitForDeliveries(em());
    // Without an address of its own the shop gets no mail either.
    await office.shop.saveSetting('shop_details', { ...new ShopDetails(), email: 'shop@spa.test' });
    const reason = 'The wrong row';
    const { body: silent } = await post(booking, 'cancellation', { reason, notify_client: false });
    await waitForOrder(em());
    expect(await waiting(booking.id)).toEqual(['BookingCancelled shop']);
    const { body: undone } = await post(silent, 'undo');
    await waitForOrder(em());
    expect(await waiting(booking.id)).toEqual([]);
    await post(undone, 'cancellation', { reason });
    await waitForOrder(em());
    expect(await waiting(booking.id)).toEqual(['BookingCancelled client', 'BookingCancelled shop']);
    await releaseMails();
    expect(await waiting(booking.id)).toEqual([]);
    expect(subjects('quiet@client.test')).toEqual(['Booking Confirmed', 'Booking Cancelled']);

    const ended = await bookAtDesk('ended@client.test', { booking_time: '11:00' });
    await waitForOrder(em());
    expect(await waiting(ended.id)).toEqual(['BookingRequested shop', 'BookingConfirmed client']);
    await post(ended, 'cancellation', { reason, notify_client: false });
    await waitForOrder(em());
    expect(await waiting(ended.id)).toEqual(['BookingCancelled shop']);
  });

  it('corrects what has been sent already', async () => {
    const booking = await book('told@client.test');
    await releaseMails();
    const { body: moved } = await move(booking, { booking_time: '11:00' });
    await releaseMails();
    const { body: undone } = await post(moved, 'undo');
    expect(undone).toMatchObject({ booking_time: '09:00', client_told_in_seconds: 600 });
    expect(subjects('told@client.test')).toHaveLength(2);
    await releaseMails();
    expect(subjects('told@client.test')).toEqual(['Booking Confirmed', 'Moved to', 'Moved to']);
    expect(sink.to('told@client.test').at(-1)?.text).toContain('9:00 AM');
  });

  it('shows in a mail that waits what was changed since without a word', async () => {
    const booking = await bookAtDesk('untold@client.test');
    const untold = { therapist_id: office.tom, booking_time: '11:00', notify_client: false };
    const { body: moved } = await move(booking, untold);
    expect(moved.client_told_in_seconds).toBeNull();
    await releaseMails();
    expect(subjects('untold@client.test')).toEqual(['Booking Confirmed']);
    const [only] = sink.to('untold@client.test');
    expect(only!.text).toContain('Tom will see you for Swedish');
    expect(only!.text).toContain('11:00 AM');
    expect(only!.text).not.toContain('9:00 AM');
    expect(only!.text).not.toContain('Moved from');

    const { body: told } = await move(moved, { booking_time: '13:00' });
    await move(told, { booking_time: '14:00', notify_client: false });
    await releaseMails();
    expect(subjects('untold@client.test')).toEqual(['Booking Confirmed', 'Moved to']);
    const last = sink.to('untold@client.test').at(-1)!.text!.replaceAll(/\s+/g, ' ');
    expect(last).toMatch(/Moved from [^.]* 11:00 AM with Tom to [^.]* 2:00 PM with Mei/);
  });

  it('says nothing of what was cancelled without a word, nor that it was booked a moment before', async () => {
    const booking = await bookAtDesk('silent@client.test');
    const silent = { reason: 'Called in', notify_client: false };
    const cancelled = await post(booking, 'cancellation', silent);
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', client_told_in_seconds: null } });
    await releaseMails();
    expect(subjects('silent@client.test')).toEqual([]);
    expect(await post(booking, 'cancellation', { ...silent, notify_client: 'no' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'notify_client' }] },
    });
  });

  it('tells what a silent cancellation had kept from the client once that is taken back', async () => {
    const silent = { reason: 'Called in', notify_client: false };
    const unknown = await bookAtDesk('unknown@client.test');
    const { body: ended } = await post(unknown, 'cancellation', silent);
    await releaseMails();
    expect((await post(ended, 'undo')).body).toMatchObject({ status: 'confirmed', client_told_in_seconds: 600 });
    await releaseMails();
    expect(subjects('unknown@client.test')).toEqual(['Booking Confirmed']);

    date = addDays(date, 1);
    await office.shop.shift(office.mei, date, '09:00-17:00');
    const known = await book('known@client.test');
    const { body: moved } = await move(known, { booking_time: '11:00' });
    const { body: gone } = await post(moved, 'cancellation', silent);
    await releaseMails();
    expect(subjects('known@client.test')).toEqual(['Booking Confirmed']);
    expect((await post(gone, 'undo')).body.client_told_in_seconds).toBe(600);
    await releaseMails();
    expect(subjects('known@client.test')).toEqual(['Booking Confirmed', 'Moved to']);
    expect(sink.to('known@client.test').at(-1)!.text).toContain('11:00 AM');

    const again = await office.getBooking(known.id);
    const { body: silently } = await post(again, 'cancellation', silent);
    await releaseMails();
    expect((await post(silently, 'undo')).body.client_told_in_seconds).toBeNull();
    await releaseMails();
    expect(subjects('known@client.test')).toHaveLength(2);
  });

  it('tells a walk-in for later that they are booked, and then that they are not, for no reason of the desk', async () => {
    const email = 'walked-in@client.test';
    const therapist_id = await office.shop.therapist('Ines');
    await office.shop.shift(therapist_id, '2026-03-02', '09:00-17:00');
    const { body: made } = await office.ada.post<OfficeBooking>('/walk-ins', {
      ...{ service_id: office.swedish, therapist_id, booking_time: '14:00' },
      ...{ client_name: 'Wanda Later', client_phone: '0491 570 157', client_email: email },
    });
    expect(made).toMatchObject({ status: 'confirmed', client_told_in_seconds: 600 });
    await releaseMails();
    const { id, version } = made;
    const { body: undone } = await office.ada.post<OfficeBooking>(`/walk-ins/${id}/undo`, { version });
    expect(undone).toMatchObject({ status: 'cancelled', client_told_in_seconds: 600 });
    await releaseMails();
    expect(subjects(email)).toEqual(['Booking Confirmed', 'Booking Cancelled']);
    expect(sink.to(email).at(-1)!.text).not.toContain('Reason');
  });

  it('says of a cancellation that was mailed that the booking is kept after all', async () => {
    const booking = await book('held@client.test');
    await releaseMails();
    const { body: cancelled } = await post(booking, 'cancellation', { reason: 'The wrong row' });
    await releaseMails();
    expect((await post(cancelled, 'undo')).body.client_told_in_seconds).toBe(600);
    await releaseMails();
    expect(subjects('held@client.test')).toEqual(['Booking Confirmed', 'Booking Cancelled', 'Booking Not Cancelled']);
    const last = sink.to('held@client.test').at(-1)!.text!.replaceAll(/\s+/g, ' ');
    expect(last).toContain('we cancelled your booking by mistake. It is confirmed as before: Swedish');
    expect(last).not.toContain('Reason');
  });

  it('answers at once what a client does', async () => {
    const id = await office.book({ booking_date: date, client_email: 'herself@client.test' });
    await eventually(() => sink.to('herself@client.test')[0], 'the mail');
    expect((await office.getBooking(id)).status).toBe('confirmed');
  });

  it('is refused in words when the slot is taken by now', async () => {
    const booking = await book('late@client.test');
    const { body: cancelled } = await post(booking, 'cancellation', { reason: 'Ill' });
    await book('quick@client.test');
    expect(await post(cancelled, 'undo')).toMatchObject({ status: 409, body: { code: 'time_conflict' } });
    expect(await office.getBooking(booking.id)).toMatchObject({ status: 'cancelled', version: cancelled.version });
  });

  it('goes back step by step, and does nothing the second time', async () => {
    const booking = await book('steps@client.test');
    const { body: moved } = await move(booking, { therapist_id: office.tom, booking_time: '12:00' });
    const { body: cancelled } = await post(moved, 'cancellation', { reason: 'Ill' });
    expect(await post(moved, 'undo')).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
    const { body: again } = await post(cancelled, 'undo');
    expect((await post(cancelled, 'undo')).body.version).toBe(again.version);
    expect((await timeline(booking.id)).undoable_version).toBe(moved.version);
    expect((await post(moved, 'undo')).body).toMatchObject({ therapist_id: office.mei, booking_time: '09:00' });
    expect(await post(booking, 'undo')).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
  });

  it('takes back that a booking took place although its shift is gone, but not where another has its time', async () => {
    const began = { booking_date: '2026-03-02', booking_time: '09:00' };
    for (const therapist of [office.mei, office.tom])
      await office.shop.shift(therapist, began.booking_date, '09:00-17:00');
    const done = await bookAtDesk('done@client.test', began);
    const replaced = await bookAtDesk('replaced@client.test', { ...began, therapist_id: office.tom });
    const [{ body: first }, { body: second }] = [await post(done, 'completion'), await post(replaced, 'completion')];
    const instead = await bookAtDesk('instead@client.test', { ...began, therapist_id: office.tom });
    expect([first.status, second.status, instead.status]).toEqual(['completed', 'completed', 'confirmed']);
    await sql(em(), 'delete from therapist_roster where roster_date = $1', [began.booking_date]);
    expect((await post(first, 'undo')).body).toMatchObject({ status: 'confirmed', booking_time: '09:00' });
    expect(await post(second, 'undo')).toMatchObject({ status: 409, body: { code: 'time_conflict' } });
  });

  it('makes an assigned request a request again', async () => {
    const id = await office.book({ booking_date: date, therapist_id: office.anybody, client_email: null });
    const request = await office.getBooking(id);
    const { body: assigned } = await move(request, {});
    expect(assigned).toMatchObject({ status: 'confirmed', therapist_id: office.mei });
    await post(assigned, 'undo');
    expect(await office.getBooking(id)).toMatchObject({
      status: 'pending',
      pending_reason: 'unassigned',
      therapist_id: office.anybody,
    });
    expect(await book('next@client.test')).toMatchObject({ status: 'confirmed', therapist_id: office.mei });
  });

  it('is for the desk alone, and refuses what is no version', async () => {
    const booking = await book('desk@client.test');
    const { body: cancelled } = await post(booking, 'cancellation', { reason: 'Ill' });
    expect(await post(cancelled, 'undo', {}, office.staff)).toMatchObject({ status: 403 });
    for (const version of ['latest', -1, 2_147_483_648])
      expect(await post(cancelled, 'undo', { version })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'version' }] },
      });
    expect(await office.ada.post('/bookings/completions/reversal', { bookings: [[]] })).toMatchObject({ status: 422 });
  });

  it('leaves stored data that holds', async () => {
    await releaseMails();
    expect((await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations)).toEqual([]);
  });
});
