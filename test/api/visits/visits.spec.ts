import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { toShownBookings } from '../../support/fixtures/shown-bookings.js';
import type { OfficeBooking } from '../../support/fixtures/start-office.js';
import { startVisitOffice, type Visit } from '../../support/fixtures/start-visit-office.js';

describe('a visit, as the office books it', () => {
  let office: Awaited<ReturnType<typeof startVisitOffice>>;

  const move = (visit: Visit, more: object = {}) => office.moveVisit(visit, { booking_time: '11:00', ...more });
  const held = (therapist: string) =>
    sql<{ start: string; until: string }>(
      office.shop.em,
      `select to_char(starts_at, 'HH24:MI') as start, to_char(ends_at, 'HH24:MI') as until from reservations
       where therapist_id = $1 and starts_at::date = $2::date order by starts_at`,
      [therapist, office.date],
    );

  beforeAll(async () => {
    office = await startVisitOffice();
  });

  beforeEach(() => office.openNextDay());

  it('has its treatments one after the other, with one total, each a booking of its own', async () => {
    const { status, body } = await office.addVisit([
      office.part(office.mei),
      office.part(office.tom, 1, office.cupping),
    ]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      total_price: 209.55,
      bookings: [
        {
          status: 'confirmed',
          therapist_id: office.mei,
          booking_time: '09:00',
          visit: { part: 1, parts: 2, guest: 1 },
        },
        {
          status: 'confirmed',
          therapist_id: office.tom,
          booking_time: '10:00',
          visit: { part: 2, parts: 2, guest: 1 },
        },
      ],
    });
    expect(body.bookings.map(({ visit }) => (visit as { id: string }).id)).toEqual([body.id, body.id]);
    expect(await office.getBooking(body.bookings[1]!.id)).toMatchObject({ booking_time: '10:00' });
  });

  it('needs no cleaning in between while the same therapist goes on, and gets it back when she does not', async () => {
    const { body } = await office.addVisit([office.part(office.mei), office.part(office.mei)]);
    expect(await held(office.mei)).toEqual([
      { start: '09:00', until: '10:00' },
      { start: '10:00', until: '11:15' },
    ]);
    const [, second] = body.bookings;
    await office.ada.post(`/bookings/${second!.id}/cancellation`, { reason: 'Enough', version: second!.version });
    expect(await held(office.mei)).toEqual([{ start: '09:00', until: '10:15' }]);
    expect(await office.getBooking(body.bookings[0]!.id)).toMatchObject({ status: 'confirmed' });
  });

  it('is in the way of none of its own treatments in the editor, and of everybody else', async () => {
    const { body } = await office.addVisit([office.part(office.mei), office.part(office.mei), office.part(office.tom)]);
    const review = async ({ id, booking_time, therapist_id }: OfficeBooking, by = id) => {
      const slot = { service_id: office.swedish, therapist_id, booking_date: office.date, booking_time };
      const query = new URLSearchParams({ ...slot, exclude_booking_id: by });
      return (await office.ada.get<{ available: boolean; reason: string }>(`/bookings/slot-review?${query.toString()}`))
        .body;
    };
    for (const own of body.bookings)
      expect(await review(own)).toMatchObject({ available: true, reason: 'available', in_the_way: [] });
    const [first, second, third] = body.bookings;
    expect(await review(second!, first!.id)).toMatchObject({ available: false, in_the_way: [{ id: second!.id }] });
    expect(await review(first!, third!.id)).toMatchObject({ available: false, in_the_way: [{ id: first!.id }] });
  });

  it('is for two at a time with two therapists, never with one', async () => {
    const { body } = await office.addVisit([office.part(office.mei), office.part(office.tom, 2, office.cupping)]);
    expect(body.bookings.map(({ booking_time }) => booking_time)).toEqual(['09:00', '09:00']);
    expect(
      await office.addVisit([office.part(office.mei), office.part(office.mei, 2)], { booking_time: '13:00' }),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'parts.1.therapist_id' }] },
    });
  });

  it('is booked whole or not at all, and the refusal names the treatment', async () => {
    await office.book({ booking_date: office.date, therapist_id: office.tom, booking_time: '10:00' });
    const why = 'Treatment 2, Swedish with Tom at 10:00 AM: Tom has Georgia Marsh, Swedish, from 10:00 AM to 11:00 AM.';
    expect(await office.addVisit([office.part(office.mei), office.part(office.tom)])).toMatchObject({
      status: 409,
      body: { code: 'time_conflict', detail: why, errors: [{ field: 'parts.1.therapist_id', message: why }] },
    });
    expect(await held(office.mei)).toEqual([]);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await office.addVisit([office.part(office.mei), office.part(nobody)])).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'parts.1.therapist_id' }] },
    });
    expect(await office.addVisit([office.part(office.mei), office.part(office.mei, 1, nobody)])).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'parts.1.service_id' }] },
    });
  });

  it.each([
    [[], 'parts'],
    [[{}], 'parts'],
    [Array.from({ length: 7 }, () => ({})), 'parts'],
    [[{ service_id: 'x' }, {}], 'parts.0.service_id'],
    [{}, 'parts'],
    ['two', 'parts'],
    [[null, 1], 'parts'],
  ])('refuses the treatments %j', async (parts, field) => {
    const { status, body } = await office.addVisit(parts as object);
    expect(status).toBe(422);
    expect((body as unknown as { errors: { field: string }[] }).errors[0]!.field).toContain(field);
  });

  it('is booked once under one key', async () => {
    const key = { 'idempotency-key': '0190a1b2-0000-7000-8000-0000000000ab' };
    const parts = [office.part(office.mei), office.part(office.tom)];
    const [first, second] = [await office.addVisit(parts, {}, key), await office.addVisit(parts, {}, key)];
    expect(second.body.id).toBe(first.body.id);
    expect(await held(office.mei)).toHaveLength(1);
    expect(await office.addVisit([office.part(office.tom), office.part(office.mei)], {}, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it('moves whole, onto its own former time as well, and stays where it is when one treatment cannot', async () => {
    const { body: visit } = await office.addVisit([
      office.part(office.mei),
      office.part(office.mei),
      office.part(office.tom),
    ]);
    const moved = await move(visit, { booking_time: '10:00' });
    expect(moved).toMatchObject({ status: 200 });
    expect(moved.body.bookings.map(({ booking_time }) => booking_time)).toEqual(['10:00', '11:00', '12:00']);
    await office.book({ booking_date: office.date, therapist_id: office.tom, booking_time: '16:00' });
    expect(await move(moved.body, { booking_time: '14:00' })).toMatchObject({
      status: 409,
      body: { code: 'time_conflict', errors: [{ field: 'bookings.2.therapist_id' }] },
    });
    const [first, second, third] = toShownBookings(moved.body);
    const nobody = { ...third!, therapist_id: '00000000-0000-4000-8000-000000000000' };
    expect(await move(moved.body, { bookings: [nobody, second!, first!] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'bookings.0.therapist_id' }] },
    });
    expect(await held(office.mei)).toEqual([
      { start: '10:00', until: '11:00' },
      { start: '11:00', until: '12:15' },
    ]);
    expect(await move(visit)).toMatchObject({ status: 409, body: { code: 'booking-modified' } });
  });

  it('is cancelled whole, once', async () => {
    const { body: visit } = await office.addVisit([office.part(office.mei), office.part(office.tom)]);
    expect(await office.cancelVisit(visit, { reason: ' ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reason' }] },
    });
    const { body } = await office.cancelVisit(visit);
    expect(body).toMatchObject({ total_price: 0, bookings: [{ status: 'cancelled' }, { status: 'cancelled' }] });
    expect([await held(office.mei), await held(office.tom)]).toEqual([[], []]);
    expect(await office.cancelVisit(visit)).toMatchObject({ status: 409 });
    expect(await office.cancelVisit({ ...body, bookings: [] })).toMatchObject({
      status: 409,
      body: { code: 'already-cancelled' },
    });
  });

  it('has an entry in the log for each treatment', async () => {
    const { body } = await office.addVisit([office.part(office.mei), office.part(office.tom)]);
    for (const { id } of body.bookings) {
      const created = async () => (await office.findLogEntries(id)).find(({ kind }) => kind === 'create');
      expect(await eventually(created, 'the entry')).toMatchObject({ admin_email: 'ada@spa.test' });
    }
    expect(await office.ada.get('/visits/00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
  });

  it('stays at a start that is no time slot any more, and does not come back to it', async () => {
    const { body: visit } = await office.addVisit([office.part(office.mei), office.part(office.mei)]);
    await sql(office.shop.em, `update time_slots set is_active = false where start_time = '09:00'`);
    const bookings = toShownBookings(visit).map((shown) => ({ ...shown, therapist_id: office.tom }));
    const moved = await move(visit, { booking_time: '09:00', bookings });
    expect(moved).toMatchObject({ status: 200 });
    expect(moved.body.bookings.map(({ therapist_id }) => therapist_id)).toEqual([office.tom, office.tom]);
    const { body: later } = await move(moved.body);
    expect(await move(later, { booking_time: '09:00' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'booking_time', message: 'This time is not offered' }] },
    });
  });
});
