import { sql } from '../../../src/platform/database/sql.js';
import type { OfficeBooking } from '../../support/fixtures/start-office.js';
import { startVisitOffice, type Visit } from '../../support/fixtures/start-visit-office.js';

/** A change that the shop made to a whole visit is undone as a whole, or not at all. */
describe('undoing what was done to a visit', () => {
  let office: Awaited<ReturnType<typeof startVisitOffice>>;

  const add = async (...parts: object[]) => (await office.addVisit(parts)).body;
  const times = (visit: Visit) => visit.bookings.map(({ status, booking_time }) => `${status} ${booking_time}`);
  const spans = () =>
    sql(
      office.shop.em,
      `select therapist_id, to_char(starts_at, 'HH24:MI') || '-' || to_char(ends_at, 'HH24:MI') as span from reservations
       where starts_at::date = $1::date order by starts_at, therapist_id`,
      [office.date],
    );

  beforeAll(async () => {
    office = await startVisitOffice();
  });

  beforeEach(() => office.openNextDay());

  it.each([0, 1])('brings all treatments back, asked from treatment %i, and only once', async (nth) => {
    const visit = await add(office.part(office.mei), office.part(office.mei), office.part(office.tom, 2));
    const before = await spans();
    for (const change of [office.moveVisit, office.cancelVisit]) {
      const { body } = await change(await office.getVisit(visit));
      expect(body.announcing_booking_id).toBe(visit.bookings[0]!.id);
      const { status } = await office.undo(body.bookings[nth]!);
      expect(status).toBe(200);
      expect(times(await office.getVisit(visit))).toEqual(['confirmed 09:00', 'confirmed 10:00', 'confirmed 09:00']);
      expect(await spans()).toEqual(before);
      const { status: again } = await office.undo(body.bookings[2]!);
      expect(again).toBe(200);
      expect((await office.getVisit(visit)).bookings.map(({ version }) => version)).toEqual(
        body.bookings.map(({ version }) => version + 1),
      );
    }
    await office.expectConsistent();
  });

  it('leaves everything as it is where one of the former places is taken by now, and names it', async () => {
    const visit = await add(office.part(office.mei), office.part(office.tom));
    const { body: moved } = await office.moveVisit(visit);
    await office.book({ booking_date: office.date, therapist_id: office.tom, booking_time: '10:00' });
    const before = await spans();
    expect(await office.undo(moved.bookings[0]!)).toMatchObject({
      status: 409,
      body: { code: 'time_conflict', detail: expect.stringMatching(/^Tom has Georgia Marsh, Swedish, from 10:00 AM/) },
    });
    expect(times(await office.getVisit(visit))).toEqual(['confirmed 12:00', 'confirmed 13:00']);
    expect(await spans()).toEqual(before);
  });

  it('holds the times of a visit that took place again, whatever the roster says by now', async () => {
    const began = '2026-03-02';
    await office.shop.shift(office.mei, began, '09:00-17:00');
    const parts = [office.part(office.mei), office.part(office.mei)];
    const { body: visit } = await office.addVisit(parts, { booking_date: began });
    const done = [];
    for (const { id, version } of visit.bookings)
      done.push((await office.ada.post<OfficeBooking>(`/bookings/${id}/completion`, { version })).body);
    expect(done.map(({ status }) => status)).toEqual(['completed', 'completed']);
    await sql(office.shop.em, 'delete from therapist_roster where roster_date = $1', [began]);
    for (const booking of done)
      expect(await office.undo(booking)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    await office.expectConsistent();
  });

  it('is refused once one treatment was changed by itself, until that is undone', async () => {
    const visit = await add(office.part(office.mei), office.part(office.mei));
    const { body: moved } = await office.moveVisit(visit);
    const [first, second] = moved.bookings;
    const place = { therapist_id: office.tom, booking_date: office.date, booking_time: '13:00' };
    const alone = await office.ada.send<OfficeBooking>('PUT', `/bookings/${second!.id}/appointment`, {
      ...place,
      version: second!.version,
    });
    expect(await office.undo(first!)).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
    expect(await office.undo(alone.body)).toMatchObject({ status: 200, body: { therapist_id: office.mei } });
    expect(await office.undo(first!)).toMatchObject({ status: 200 });
    expect(times(await office.getVisit(visit))).toEqual(['confirmed 09:00', 'confirmed 10:00']);
    await office.expectConsistent();
  });

  it('puts a treatment that was moved away by itself directly behind the one before it again', async () => {
    const visit = await add(office.part(office.mei), office.part(office.mei));
    const before = await spans();
    const [first, second] = visit.bookings;
    const toTom = (booking: OfficeBooking) =>
      office.ada.send<OfficeBooking>('PUT', `/bookings/${booking.id}/appointment`, {
        therapist_id: office.tom,
        booking_date: office.date,
        booking_time: booking.booking_time,
        version: booking.version,
      });
    const { body: moved } = await toTom(second!);
    expect(await office.undo(moved)).toMatchObject({ status: 200 });
    expect(await spans()).toEqual(before);
    const { body: gone } = await toTom(first!);
    expect(await office.undo(gone)).toMatchObject({ status: 200 });
    expect(await spans()).toEqual(before);
    await office.expectConsistent();
  });

  it('says in the history that it is undone with the visit', async () => {
    const { body } = await office.moveVisit(await add(office.part(office.mei), office.part(office.tom)));
    const [, second] = body.bookings;
    expect(await office.ada.get(`/bookings/${second!.id}/timeline`)).toMatchObject({
      body: { undoable_version: second!.version, is_undone_with_visit: true },
    });
  });
});
