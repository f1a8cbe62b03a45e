import { addDays } from '../../../src/kernel/local-time.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { officeBookingForm } from '../../support/fixtures/booking-form.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

describe('the booking editor', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  // Every test has a day of its own, so that they may run in any order.
  let date = '2026-03-02';

  const form = (more: object = {}) => officeBookingForm(office, date, more);
  const add = (more: object = {}, by = office.ada) => by.post<OfficeBooking>('/office-bookings', form(more));
  const put = ({ id, version }: OfficeBooking, more: object, by = office.ada) =>
    by.send<OfficeBooking>('PUT', `/bookings/${id}`, { ...form(), version, ...more });
  const post = ({ id, version }: OfficeBooking, what: string, more: object = {}) =>
    office.ada.post<OfficeBooking>(`/bookings/${id}/${what}`, { version, ...more });

  beforeAll(async () => {
    office = await startOffice();
  });

  beforeEach(async () => {
    date = addDays(date, 1);
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  });

  it('adds a booking that is confirmed, or refused with the reason', async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'confirmed',
      client_email: null,
      client_phone: '9999 8888',
      user_id: expect.any(String),
    });
    expect(await add()).toMatchObject({ status: 409, body: { code: 'time_conflict' } });
    expect(await add({ booking_date: '2027-01-01' })).toMatchObject({ status: 409, body: { code: 'not_rostered' } });
    const entry = await eventually(
      async () => (await office.findLogEntries(body.id)).find(({ kind }) => kind === 'create'),
      'the entry',
    );
    expect(entry).toMatchObject({ action_type: 'booking_create', admin_email: 'ada@spa.test' });
  });

  it('adds a booking of another length than its treatment has, which takes that long', async () => {
    const { status, body } = await add({ booking_duration: 90 });
    expect([status, body.booking_duration]).toEqual([201, 90]);
    expect((await office.getBooking(body.id)).booking_duration).toBe(90);
    expect(await add({ booking_time: '11:00', booking_duration: 4 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'booking_duration' }] },
    });
  });

  it('books a walk-in for a time of today that has begun, and years ahead, never for yesterday', async () => {
    const today = '2026-03-02';
    await office.shop.shift(office.tom, today, '09:00-17:00');
    expect(await add({ therapist_id: office.tom, booking_date: today, booking_time: '10:00' })).toMatchObject({
      status: 201,
    });
    expect(await add({ therapist_id: office.anybody, booking_date: '2028-06-01', status: 'pending' })).toMatchObject({
      status: 201,
      body: { status: 'pending', pending_reason: 'unassigned' },
    });
    expect(await add({ booking_date: '2026-03-01' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'booking_date' }] },
    });
  });

  it('makes one booking of two sendings with one key', async () => {
    const key = { 'idempotency-key': '0190a1b2-0000-7000-8000-0000000000aa' };
    const [first, second] = [
      await office.ada.post<OfficeBooking>('/office-bookings', form(), key),
      await office.ada.post<OfficeBooking>('/office-bookings', form(), key),
    ];
    expect(second.body.id).toBe(first.body.id);
    expect(await office.bea.post('/office-bookings', form(), key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it.each([
    ['client_name', '  '],
    ['client_name', '\u200f'],
    ['client_phone', '1234567'],
    ['client_phone', '1'.repeat(21)],
    ['client_email', 'nobody'],
    ['service_id', ''],
    ['therapist_id', null],
    ['booking_date', '2026-02-30'],
    ['booking_time', '9'],
    ['status', 'gone'],
    ['service_id', '00000000-0000-4000-8000-000000000000'],
    ['therapist_id', '00000000-0000-4000-8000-000000000000'],
  ])('refuses %s %j by its name', async (field, value) => {
    expect(await add({ [field]: value })).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('changes slot, service, client and status at once, keeps what service and price were, and mails once', async () => {
    const request = await office.getBooking(
      await office.book({
        booking_date: date,
        therapist_id: office.anybody,
        notes: 'Left shoulder',
        client_email: 'g@client.test',
      }),
    );
    const { status, body } = await put(request, {
      service_id: office.cupping,
      booking_time: '11:00',
      client_name: 'Georgia Lowe',
      client_email: 'g@client.test',
      status: 'pending',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'confirmed',
      therapist_id: office.mei,
      booking_time: '11:00',
      service_name: 'Cupping',
      total_price: 120.05,
      client_name: 'Georgia Lowe',
      notes: null,
    });
    const told = await sql<{ type: string }>(
      office.shop.em,
      `select type from event_log where stream = $1 and version > 1 and not data ? 'isPart'`,
      [request.id],
    );
    expect(told).toEqual([{ type: 'BookingConfirmed' }]);
  });

  it('refuses a therapist who is taken meanwhile and stores nothing of it', async () => {
    const request = await office.getBooking(
      await office.book({ booking_date: date, therapist_id: office.anybody, booking_time: '10:00' }),
    );
    await add({ booking_time: '10:00' });
    const answer = await put(request, { booking_time: '10:00', client_name: 'Somebody Else' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'time_conflict' } });
    expect(await office.getBooking(request.id)).toEqual(request);
  });

  it('does not take its own slot for a conflict, and frees the one it left', async () => {
    const { body } = await add({ booking_time: '12:00' });
    const kept = await put(body, { booking_time: '12:00', client_phone: '7777 6666' });
    expect(kept).toMatchObject({ status: 200, body: { status: 'confirmed', client_phone: '7777 6666' } });
    expect(await put(kept.body, { booking_time: '13:00' })).toMatchObject({
      status: 200,
      body: { booking_time: '13:00' },
    });
    expect(await add({ booking_time: '12:00' })).toMatchObject({ status: 201 });
  });

  it('lets one of two admins win and tells the other', async () => {
    const { body } = await add({ booking_time: '14:00' });
    const answers = await Promise.all([
      put(body, { booking_time: '14:00', client_name: 'By Ada' }),
      put(body, { booking_time: '14:00', client_name: 'By Bea' }, office.bea),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('booking-modified');
    expect((await office.getBooking(body.id)).client_name).toBe(
      answers.find(({ status }) => status === 200)!.body.client_name,
    );
  });

  it('gives a slot to an admin or to a visitor, never to both', async () => {
    for (const booking_time of ['09:00', '10:00', '11:00']) {
      const [added, id] = await Promise.all([add({ booking_time }), office.book({ booking_date: date, booking_time })]);
      const confirmed = [added.body.status, (await office.getBooking(id)).status].filter(
        (status) => status === 'confirmed',
      );
      expect(confirmed).toHaveLength(1);
    }
  });

  it('assigns a request with one move, which confirms it', async () => {
    const request = await office.getBooking(await office.book({ booking_date: date, therapist_id: office.anybody }));
    const appointment = {
      therapist_id: office.tom,
      booking_date: date,
      booking_time: '09:00',
      version: request.version,
    };
    const { body } = await office.ada.send<OfficeBooking>('PUT', `/bookings/${request.id}/appointment`, appointment);
    expect(body).toMatchObject({ status: 'confirmed', therapist_id: office.tom, client_name: 'Georgia Marsh' });
  });

  it('moves a request to a free therapist and leaves it one, until it is confirmed or put back', async () => {
    const id = await office.book({ booking_date: date, therapist_id: office.anybody });
    const kindOf = () => sql(office.shop.em, 'select kind from reservations where booking_id = $1', [id]);
    const move = async (more: object = {}) =>
      office.ada.send<OfficeBooking>('PUT', `/bookings/${id}/appointment`, {
        ...{ therapist_id: office.tom, booking_date: date, booking_time: '10:00' },
        ...{ version: (await office.getBooking(id)).version, stays_request: true, ...more },
      });
    const { body } = await move();
    expect(body).toMatchObject({ status: 'pending', therapist_id: office.tom, booking_time: '10:00' });
    expect(await kindOf()).toEqual([{ kind: 'requested' }]);
    expect((await post(body, 'undo')).body).toMatchObject({ status: 'pending', therapist_id: office.anybody });
    expect(await kindOf()).toEqual([{ kind: 'unassigned' }]);

    await move();
    expect((await move({ booking_time: '11:00' })).body).toMatchObject({ status: 'pending', booking_time: '11:00' });
    expect(await move({ stays_request: 'no' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'stays_request' }] },
    });
    const confirmed = await post(await office.getBooking(id), 'confirmation');
    expect(confirmed.body).toMatchObject({ status: 'confirmed', therapist_id: office.tom, booking_time: '11:00' });
    expect(await kindOf()).toEqual([{ kind: 'held' }]);
  });

  it('brings a cancelled booking back while its slot is free, with the notes that the client wrote', async () => {
    const { body } = await add({ notes: 'Left shoulder' });
    const cancelled = await post(body, 'cancellation', { reason: 'Ill' });
    const renamed = await put(cancelled.body, {
      status: 'cancelled',
      client_name: 'Georgia Lowe',
      notes: cancelled.body.notes,
    });
    expect(renamed.body).toMatchObject({ status: 'cancelled', notes: 'Left shoulder\nCancellation reason: Ill' });
    const other = await add();
    expect(await post(renamed.body, 'reopening')).toMatchObject({ status: 409, body: { code: 'time_conflict' } });
    await post(other.body, 'cancellation', { reason: 'Ill' });
    const back = await post(renamed.body, 'reopening');
    expect(back.body).toMatchObject({ status: 'confirmed', notes: 'Left shoulder', cancellation_reason: null });
    expect(await add()).toMatchObject({ status: 409 });
  });

  it('cancels with a reason only', async () => {
    const { body } = await add();
    expect(await put(body, { status: 'cancelled' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'status' }] },
    });
  });

  it('completes what has started, by itself or with its day, and takes that back', async () => {
    const today = { booking_date: '2026-03-02', therapist_id: await office.shop.therapist('Ines') };
    await office.shop.shift(today.therapist_id, today.booking_date, '09:00-17:00');
    const [first, second, later] = await Promise.all(
      ['09:00', '10:00', '16:00'].map(async (booking_time) => (await add({ ...today, booking_time })).body),
    );
    expect(await post(later!, 'completion')).toMatchObject({ status: 409, body: { code: 'not-started' } });
    const { body } = await office.ada.post<{ bookings: OfficeBooking[] }>('/bookings/completions');
    const mine = body.bookings.filter(({ therapist_id }) => therapist_id === today.therapist_id);
    expect(mine.map(({ id, status }) => [id, status])).toEqual([
      [first!.id, 'completed'],
      [second!.id, 'completed'],
    ]);
    const undone = await office.ada.post<{ bookings: OfficeBooking[] }>('/bookings/completions/reversal', {
      bookings: [mine[0], { ...mine[1], version: 1 }],
    });
    expect(undone.body.bookings.map(({ id, status }) => [id, status])).toEqual([[first!.id, 'confirmed']]);
    expect(
      await put(undone.body.bookings[0]!, { ...today, status: 'completed', client_phone: '5555 4444' }),
    ).toMatchObject({
      status: 200,
      body: { status: 'completed', client_phone: '5555 4444' },
    });
  });

  it('says before saving who else asks for a slot, and when the service would outlast the shift', async () => {
    const review = async (more: object) => {
      const { client_name, client_phone, status, ...slot } = form(more);
      return (
        await office.ada.get(`/bookings/slot-review?${new URLSearchParams(slot as Record<string, string>).toString()}`)
      ).body;
    };
    const held = (await add({ booking_time: '11:00' })).body;
    const request = await office.book({ booking_date: date, booking_time: '11:00' });
    const [taken, moving] = [
      await review({ booking_time: '11:00' }),
      await review({ booking_time: '11:00', exclude_booking_id: held.id }),
    ];
    expect(taken).toMatchObject({ available: false, reason: 'time_conflict', other_requests: [{ id: request }] });
    expect(moving).toMatchObject({
      available: true,
      reason: 'available',
      runs_past_shift: false,
      shift_ends_at: '17:00',
    });
    expect(await review({ booking_time: '16:00' })).toMatchObject({
      available: true,
      runs_past_shift: false,
      other_requests: [],
    });
    const long = await review({ booking_time: '16:00', service_id: office.cupping });
    expect(long).toMatchObject({ available: true, runs_past_shift: true, shift_ends_at: '17:00' });
    expect(await review({ booking_date: '2028-01-01' })).toMatchObject({
      available: false,
      reason: 'not_rostered',
      shift_ends_at: null,
    });
    expect(await review({ therapist_id: office.anybody })).toMatchObject({ available: true, reason: 'unassigned' });
    expect(await review({ service_id: office.mei })).toMatchObject({ errors: [{ field: 'service_id' }] });
  });
});
