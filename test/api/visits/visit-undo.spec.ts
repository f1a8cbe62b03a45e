import { addDays } from '../../../src/kernel/local-time.js';
import { sql } from '../../../src/platform/database/sql.js';
import { ReservationsCheck } from '../../../src/booking/integrity/reservations.check.js';
import { toShownBookings } from '../../support/fixtures/shown-bookings.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

interface Visit {
  id: string;
  code: string;
  announcing_booking_id: string;
  client_told_in_seconds: number | null;
  bookings: OfficeBooking[];
}

/** A change that the shop made to a whole visit is undone as a whole, or not at all. */
describe('undoing what was done to a visit', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let date = '2026-03-02';

  const add = async (parts: object[], more: object = {}) => {
    const form = { booking_date: date, booking_time: '09:00', client_name: 'Georgia Marsh', client_phone: '9999 8888' };
    const { body } = await office.ada.post<Visit>('/office-visits', { ...form, parts, status: 'confirmed', ...more });
    return body;
  };
  const part = (therapist_id: string, guest = 1) => ({ service_id: office.swedish, therapist_id, guest });
  const move = (visit: Visit, more: object = {}) =>
    office.ada.send<Visit>('PUT', `/visits/${visit.id}/appointment`, {
      booking_date: date,
      booking_time: '12:00',
      bookings: toShownBookings(visit),
      ...more,
    });
  const cancel = (visit: Visit) =>
    office.ada.post<Visit>(`/visits/${visit.id}/cancellation`, { reason: 'Ill', bookings: toShownBookings(visit) });
  const undo = ({ id, version }: { id: string; version: number }) =>
    office.ada.post<OfficeBooking>(`/bookings/${id}/undo`, { version });
  const read = async ({ id }: Visit) => (await office.ada.get<Visit>(`/visits/${id}`)).body;
  const times = (visit: Visit) => visit.bookings.map(({ status, booking_time }) => `${status} ${booking_time}`);
  const spans = () =>
    sql(
      office.shop.em,
      `select therapist_id, to_char(starts_at, 'HH24:MI') || '-' || to_char(ends_at, 'HH24:MI') as span from reservations
       where starts_at::date = $1::date order by starts_at, therapist_id`,
      [date],
    );
  const expectConsistent = async () =>
    expect((await office.server.get(ReservationsCheck, { strict: false }).run(office.shop.em)).violations).toEqual([]);

  beforeAll(async () => {
    office = await startOffice();
    const rules = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15 } as const;
    await office.shop.saveSetting('booking_rules', rules);
  });

  beforeEach(async () => {
    date = addDays(date, 1);
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  });

  it.each([0, 1])('brings all treatments back, asked from treatment %i, and only once', async (nth) => {
    const visit = await add([part(office.mei), part(office.mei), part(office.tom, 2)]);
    const before = await spans();
    for (const change of [move, cancel]) {
      const { body } = await change(await read(visit));
      expect(body.announcing_booking_id).toBe(visit.bookings[0]!.id);
      const { status } = await undo(body.bookings[nth]!);
      expect(status).toBe(200);
      expect(times(await read(visit))).toEqual(['confirmed 09:00', 'confirmed 10:00', 'confirmed 09:00']);
      expect(await spans()).toEqual(before);
      const { status: again } = await undo(body.bookings[2]!);
      expect(again).toBe(200);
      expect((await read(visit)).bookings.map(({ version }) => version)).toEqual(
        body.bookings.map(({ version }) => version + 1),
      );
    }
    await expectConsistent();
  });

  it('leaves everything as it is where one of the former places is taken by now, and names it', async () => {
    const visit = await add([part(office.mei), part(office.tom)]);
    const { body: moved } = await move(visit);
    await office.book({ booking_date: date, therapist_id: office.tom, booking_time: '10:00' });
    const before = await spans();
    expect(await undo(moved.bookings[0]!)).toMatchObject({
      status: 409,
      body: { code: 'time_conflict', detail: expect.stringMatching(/^Tom has Georgia Marsh, Swedish, from 10:00 AM/) },
    });
    expect(times(await read(visit))).toEqual(['confirmed 12:00', 'confirmed 13:00']);
    expect(await spans()).toEqual(before);
  });

  it('is refused once one treatment was changed by itself, until that is undone', async () => {
    const visit = await add([part(office.mei), part(office.mei)]);
    const { body: moved } = await move(visit);
    const [first, second] = moved.bookings;
    const place = { therapist_id: office.tom, booking_date: date, booking_time: '13:00' };
    const alone = await office.ada.send<OfficeBooking>('PUT', `/bookings/${second!.id}/appointment`, {
      ...place,
      version: second!.version,
    });
    expect(await undo(first!)).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
    expect(await undo(alone.body)).toMatchObject({ status: 200, body: { therapist_id: office.mei } });
    expect(await undo(first!)).toMatchObject({ status: 200 });
    expect(times(await read(visit))).toEqual(['confirmed 09:00', 'confirmed 10:00']);
    await expectConsistent();
  });

  it('puts a treatment that was moved away by itself directly behind the one before it again', async () => {
    const visit = await add([part(office.mei), part(office.mei)]);
    const before = await spans();
    const [first, second] = visit.bookings;
    const toTom = (booking: OfficeBooking) =>
      office.ada.send<OfficeBooking>('PUT', `/bookings/${booking.id}/appointment`, {
        therapist_id: office.tom,
        booking_date: date,
        booking_time: booking.booking_time,
        version: booking.version,
      });
    const { body: moved } = await toTom(second!);
    expect(await undo(moved)).toMatchObject({ status: 200 });
    expect(await spans()).toEqual(before);
    const { body: gone } = await toTom(first!);
    expect(await undo(gone)).toMatchObject({ status: 200 });
    expect(await spans()).toEqual(before);
    await expectConsistent();
  });

  it('says in the history that it is undone with the visit', async () => {
    const { body } = await move(await add([part(office.mei), part(office.tom)]));
    const [, second] = body.bookings;
    expect(await office.ada.get(`/bookings/${second!.id}/timeline`)).toMatchObject({
      body: { undoable_version: second!.version, is_undone_with_visit: true },
    });
  });
});
