import { randomUUID } from 'node:crypto';
import { addDays } from '../../../src/kernel/local-time.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { sql } from '../../../src/platform/database/sql.js';
import { releaseDeliveries } from '../../support/deliveries.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

interface Row {
  booking: { id: string; version: number; client_name: string };
  outcome: string;
  place: { therapist_id: string; booking_date: string; booking_time: string } | null;
}

interface Result {
  id: string;
  moved: string[];
  cancelled: string[];
  left: { booking_id: string; code: string }[];
  undone: string[] | null;
  left_moved: { booking_id: string; code: string }[] | null;
  client_told_in_seconds: number | null;
}

/** Long enough that mails leave only when the test releases them. */
const DELAY = '600';
const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];

describe('a therapist is sick', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let zoe: string;
  let date = '2026-03-09';
  let bookings: string[];

  const absence = () => ({ therapist_id: office.mei, first_date: date, last_date: date });
  const plan = async () =>
    (await office.ada.post<{ rows: Row[] }>('/what-if', { change: { absence: absence() } })).body.rows;
  const toMoves = (rows: readonly Row[]) =>
    rows.flatMap(({ booking: { id, version }, place }) => {
      if (!place) return [];
      const { therapist_id, booking_date, booking_time } = place;
      return [{ booking_id: id, version, therapist_id, booking_date, booking_time }];
    });
  const relocate = async (more: object, key: string = randomUUID()) => {
    const body = { absence: absence(), moves: [], ...more };
    return office.ada.post<Result>('/relocations', body, { 'idempotency-key': key });
  };
  const undo = async (id: string) => (await office.ada.post<Result>(`/relocations/${id}/reversal`, {})).body;
  const whereabouts = async () =>
    Promise.all(
      bookings.map(async (id) => {
        const { therapist_id, booking_date, booking_time, status } = await office.getBooking(id);
        return { id, therapist_id, booking_date, booking_time, status };
      }),
    );
  const countLeave = async () =>
    (await sql(office.shop.em, `select from leave where status = 'approved' and first_date = $1`, [date])).length;
  const subjectsTo = (email: string) => sink.to(email).map(({ subject }) => subject?.split(':')[0]);

  const releaseMails = () => releaseDeliveries(office.worker);

  beforeAll(async () => {
    sink = await startSmtpSink();
    const env = {
      ...{ SMTP_URL: sink.url, OFFICE_MAIL_DELAY_SECONDS: DELAY },
      ...{ BOOKING_RATE_PER_MINUTE: '1000', BOOKINGS_PER_PHONE_PER_DAY: '1000' },
    };
    office = await startOffice({ env });
    await office.shop.timeSlots('15:00', '17:00');
    const rules = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 0 } as const;
    await office.shop.saveSetting('booking_rules', rules);
    zoe = await office.shop.therapist('Zoe', { availableSlots: 20 });
  });

  // Eight with Mei; Tom and Zoe are there, Tom not in the morning, and Zoe has one at noon.
  beforeEach(async () => {
    date = addDays(date, 1);
    for (const id of [office.mei, zoe]) await office.shop.shift(id, date, '09:00-18:00');
    await office.shop.shift(office.tom, date, '12:00-18:00');
    bookings = [];
    for (const time of times)
      bookings.push(
        await office.book({
          booking_date: date,
          booking_time: time,
          client_email: `at${time.slice(0, 2)}.${date}@a.test`,
        }),
      );
    await office.book({ booking_date: date, booking_time: '12:00', therapist_id: zoe });
  });

  it('eight bookings move in one go, one mail each, and all of it is undone at once', async () => {
    const before = await whereabouts();
    const rows = await plan();
    expect(rows.map(({ outcome }) => outcome)).toEqual(times.map(() => 'same_time'));
    const { status, body } = await relocate({ moves: toMoves(rows) });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { left: [], cancelled: [], client_told_in_seconds: 600 },
    });
    expect(body.moved.toSorted()).toEqual(bookings.toSorted());
    expect(await countLeave()).toBe(1);
    const after = await whereabouts();
    expect(after.map(({ booking_time }) => booking_time)).toEqual(times);
    expect(after.filter(({ therapist_id }) => therapist_id === office.mei)).toEqual([]);
    await releaseMails();
    for (const time of times) expect(subjectsTo(`at${time.slice(0, 2)}.${date}@a.test`)).toHaveLength(2);

    expect((await office.ada.get(`/bookings/${bookings[0]}/relocation`)).body).toMatchObject({
      relocation: { id: body.id },
    });
    const undone = await undo(body.id);
    expect(undone.left_moved).toEqual([]);
    expect(undone.undone?.toSorted()).toEqual(bookings.toSorted());
    expect(await whereabouts()).toEqual(before);
    expect(await countLeave()).toBe(0);
    expect((await undo(body.id)).undone).toHaveLength(8);
    expect((await office.ada.get(`/bookings/${bookings[0]}/relocation`)).body).toEqual({ relocation: null });
  });

  it('leave of any kind is entered with the moves, and undone with them', async () => {
    const before = await whereabouts();
    const leave = { ...absence(), kind: 'annual', note: 'Wedding' };
    const body = { leave, moves: toMoves(await plan()) };
    const { status, body: done } = await office.ada.post<Result>('/relocations', body, {
      'idempotency-key': randomUUID(),
    });
    expect({ status, moved: done.moved.length, left: done.left }).toEqual({ status: 201, moved: 8, left: [] });
    const read = `/leave?from=${date}&to=${date}&open=true`;
    const entered = (await office.ada.get<object[]>(read)).body;
    expect(entered).toEqual([expect.objectContaining({ kind: 'annual', note: 'Wedding', status: 'approved' })]);
    await undo(done.id);
    expect(await whereabouts()).toEqual(before);
    expect((await office.ada.get<object[]>(read)).body).toEqual([]);
    const both = await office.ada.post<{ errors: { field: string }[] }>('/relocations', {
      leave,
      absence: absence(),
      moves: [],
    });
    expect({ status: both.status, field: both.body.errors[0]?.field }).toEqual({ status: 422, field: 'leave' });
  });

  it('is on leave also where the same day has been asked for and nobody has decided', async () => {
    const asked = { therapist_id: office.mei, first_date: date, last_date: date, kind: 'annual' };
    expect((await office.staff.post('/leave', asked)).status).toBe(201);
    const { body } = await relocate({});
    expect(await countLeave()).toBe(1);
    await undo(body.id);
    expect(await countLeave()).toBe(0);
  });

  it('what is undone before its mail has gone sends none', async () => {
    const { body } = await relocate({ moves: toMoves(await plan()) });
    await undo(body.id);
    await releaseMails();
    for (const time of times) expect(subjectsTo(`at${time.slice(0, 2)}.${date}@a.test`)).toHaveLength(1);
  });

  it('nobody is told where the shop does not want it', async () => {
    await relocate({ moves: toMoves(await plan()), notify_client: false });
    await releaseMails();
    for (const time of times) expect(subjectsTo(`at${time.slice(0, 2)}.${date}@a.test`)).toHaveLength(1);
  });

  it('a slot that a visitor takes meanwhile is theirs: that booking is named and stays, the others move', async () => {
    const rows = await plan();
    const first = rows[0]!;
    expect(first.place!.therapist_id).toBe(zoe);
    await office.book({ booking_date: date, booking_time: '09:00', therapist_id: zoe });
    const { body } = await relocate({ moves: toMoves(rows) });
    expect(body.left).toEqual([{ booking_id: first.booking.id, code: 'time_conflict' }]);
    expect(body.moved).toHaveLength(7);
    expect(await office.getBooking(first.booking.id)).toMatchObject({ therapist_id: office.mei, is_uncovered: true });
    const { violations } = await findViolations();
    expect(violations).toEqual([]);
    expect((await undo(body.id)).undone).toHaveLength(7);
  });

  it('visitors and the move at once: nobody is booked twice', async () => {
    const rows = await plan();
    const visits = rows.map(({ place }) =>
      office.book({
        booking_date: date,
        booking_time: place!.booking_time,
        therapist_id: place!.therapist_id,
      }),
    );
    const [{ body }] = await Promise.all([relocate({ moves: toMoves(rows) }), ...visits]);
    expect(body.moved.length + body.left.length).toBe(8);
    const { violations } = await findViolations();
    expect(violations).toEqual([]);
  });

  it('pressed twice, at once and again, it is done once', async () => {
    const key = randomUUID();
    const moves = toMoves(await plan());
    const [one, other] = await Promise.all([relocate({ moves }, key), relocate({ moves }, key)]);
    const again = await relocate({ moves }, key);
    expect(one.body.id).toBe(other.body.id);
    for (const { body } of [one, other, again]) expect(body.moved.toSorted()).toEqual(bookings.toSorted());
    expect(await countLeave()).toBe(1);
    const events = await sql(office.shop.em, `select from event_log where stream = $1`, [one.body.id]);
    expect(events).toHaveLength(1);
    const undone = await Promise.all([undo(one.body.id), undo(one.body.id)]);
    for (const { undone: ids } of undone) expect(ids).toHaveLength(8);
    expect(await countLeave()).toBe(0);
  });

  it('what is chosen by hand: kept, cancelled, at another time', async () => {
    const rows = await plan();
    const [kept, cancelled, late] = rows;
    const { id, version } = cancelled!.booking;
    const moves = toMoves([
      { ...late!, place: { therapist_id: office.tom, booking_date: date, booking_time: '17:00' } },
    ]);
    const refused = await relocate({ cancellations: [{ booking_id: id, version }] });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } });
    const { body } = await relocate({ moves, cancellations: [{ booking_id: id, version }], reason: 'Mei is ill' });
    expect(body).toMatchObject({ moved: [late!.booking.id], cancelled: [id], left: [] });
    expect(await office.getBooking(kept!.booking.id)).toMatchObject({ therapist_id: office.mei, is_uncovered: true });
    expect(await office.getBooking(late!.booking.id)).toMatchObject({ booking_time: '17:00' });
    expect((await undo(body.id)).undone).toHaveLength(2);
    expect(await office.getBooking(id)).toMatchObject({ status: 'confirmed' });
  });

  it('who is cancelled is not told where the shop does not want it, nor that it was taken back', async () => {
    const [first] = await plan();
    const { id, version } = first!.booking;
    const cancelled = { cancellations: [{ booking_id: id, version }], reason: 'Mei is ill' };
    expect(await relocate({ ...cancelled, notify_cancelled: 'no' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'notify_cancelled' }] },
    });
    const { body } = await relocate({ ...cancelled, notify_cancelled: false });
    expect(body).toMatchObject({ cancelled: [id], client_told_in_seconds: null });
    await releaseMails();
    await undo(body.id);
    await releaseMails();
    expect(await office.getBooking(id)).toMatchObject({ status: 'confirmed' });
    expect(subjectsTo(`at09.${date}@a.test`)).toHaveLength(1);
  });

  it('a visit moves as a whole, in one change, and comes back', async () => {
    for (const id of bookings) {
      const { version } = await office.getBooking(id);
      await office.ada.post(`/bookings/${id}/cancellation`, { reason: 'Free', version });
    }
    const { body: visit } = await office.ada.post<{ id: string; bookings: OfficeBooking[] }>('/office-visits', {
      parts: [office.swedish, office.swedish].map((service_id) => ({ service_id, therapist_id: office.mei })),
      ...{ booking_date: date, booking_time: '11:00', status: 'confirmed' },
      ...{ client_name: 'Georgia Marsh', client_phone: '0491 570 156', client_email: `visit.${date}@a.test` },
    });
    await releaseMails();
    const rows = await plan();
    // At noon Zoe is busy, and Tom is not there before.
    expect(rows.map(({ place }) => place?.booking_time)).toEqual(['11:00', '12:00']);
    bookings = visit.bookings.map(({ id }) => id);
    const before = await whereabouts();
    const { body } = await relocate({ moves: toMoves(rows) });
    expect(body.left).toEqual([]);
    expect((await whereabouts()).map(({ therapist_id }) => therapist_id)).toEqual([zoe, office.tom]);
    await releaseMails();
    expect(sink.to(`visit.${date}@a.test`)).toHaveLength(2);
    expect((await undo(body.id)).left_moved).toEqual([]);
    expect(await whereabouts()).toEqual(before);
  });

  const findViolations = async () => {
    const results = await office.server.get(IntegrityChecks).run();
    return { violations: results.flatMap(({ violations }) => violations) };
  };
});
