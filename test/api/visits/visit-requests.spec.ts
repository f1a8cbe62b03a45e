import type { OfficeBooking } from '../../support/fixtures/start-office.js';
import { startVisitOffice, type Visit } from '../../support/fixtures/start-visit-office.js';
import { toShownBookings } from '../../support/fixtures/shown-bookings.js';

/** A visit that waits for the shop is confirmed as a whole, and none of its guests is given two treatments at a time. */
describe('a treatment of a visit by itself', () => {
  let office: Awaited<ReturnType<typeof startVisitOffice>>;

  const add = async (parts: object[], status = 'pending', more: object = {}) =>
    (await office.addVisit(parts, { booking_time: '10:00', status, ...more })).body;
  const statuses = async (visit: Visit) => (await office.getVisit(visit)).bookings.map(({ status }) => status);
  const confirm = async ({ id }: OfficeBooking) => {
    const { version } = await office.getBooking(id);
    return office.ada.post<OfficeBooking>(`/bookings/${id}/confirmation`, { version });
  };
  const edit = async ({ id }: OfficeBooking, more: object) => {
    const { therapist_id, booking_date, booking_time, version } = await office.getBooking(id);
    const slot = { therapist_id, booking_date, booking_time, version, ...more };
    return office.ada.send<OfficeBooking>('PUT', `/bookings/${id}/appointment`, slot);
  };

  beforeAll(async () => {
    office = await startVisitOffice();
  });

  beforeEach(() => office.openNextDay());

  afterEach(() => office.expectConsistent());

  describe('of a couple that waits', () => {
    it.each([0, 1])('is confirmed with the other, asked from treatment %i, and so is that undone', async (nth) => {
      const visit = await add([office.part(office.anybody), office.part(office.anybody, 2)]);
      expect(await statuses(visit)).toEqual(['pending', 'pending']);
      const { status, body } = await confirm(visit.bookings[nth]!);
      expect([status, await statuses(visit)]).toEqual([200, ['confirmed', 'confirmed']]);
      expect((await office.undo(body)).status).toBe(200);
      expect(await statuses(visit)).toEqual(['pending', 'pending']);
    });

    it('waits with its therapist until the other has one as well, and its client is told of both at once', async () => {
      const email = { client_email: 'georgia@client.test' };
      const visit = await add([office.part(office.anybody), office.part(office.anybody, 2)], 'pending', email);
      const [first, second] = visit.bookings;
      const assigned = await edit(first!, { therapist_id: office.mei });
      expect(assigned).toMatchObject({ status: 200, body: { status: 'pending', therapist_id: office.mei } });
      expect(assigned.body.client_told_in_seconds).toBeNull();
      const { body } = await office.ada.get<{ items: { id: string; outlook: object }[] }>('/bookings/requests');
      const outlooks = visit.bookings.map(({ id }) => body.items.find((item) => item.id === id)!.outlook);
      expect(outlooks).toMatchObject([
        { is_free: false, reason: 'unassigned', proposal: null },
        { is_free: false, reason: 'unassigned', proposal: { therapist_id: office.tom } },
      ]);
      const last = await edit(second!, { therapist_id: office.tom });
      expect(last).toMatchObject({ status: 200, body: { status: 'confirmed', therapist_id: office.tom } });
      expect(last.body.client_told_in_seconds).not.toBeNull();
      expect(await statuses(visit)).toEqual(['confirmed', 'confirmed']);
      expect((await office.undo(last.body)).status).toBe(200);
      expect((await office.getVisit(visit)).bookings).toMatchObject([
        { status: 'pending', therapist_id: office.mei },
        { status: 'pending', therapist_id: office.anybody },
      ]);
    });

    it('is not confirmed when the time of the other is gone by then', async () => {
      const visit = await add([office.part(office.anybody), office.part(office.anybody, 2)]);
      const [first, second] = visit.bookings;
      await edit(first!, { therapist_id: office.mei });
      const taken = await office.ada.post('/office-bookings', {
        ...{ service_id: office.swedish, therapist_id: office.mei, booking_date: office.date, booking_time: '10:00' },
        ...{ client_name: 'Una Rao', client_phone: '0491 570 999', status: 'confirmed' },
      });
      expect(taken.status).toBe(201);
      const refused = { status: 409, body: { code: 'time_conflict', detail: expect.stringContaining('Una Rao') } };
      expect(await edit(second!, { therapist_id: office.tom })).toMatchObject(refused);
      expect(await confirm(second!)).toMatchObject(refused);
      expect((await office.getVisit(visit)).bookings).toMatchObject([
        { status: 'pending', therapist_id: office.mei },
        { status: 'pending', therapist_id: office.anybody },
      ]);
    });

    it('waits where only one of both has a therapist from the start, or gets one as the visit is moved', async () => {
      const visit = await add([office.part(office.mei), office.part(office.anybody, 2)]);
      expect(await statuses(visit)).toEqual(['pending', 'pending']);
      const move = async (therapists: string[]) => {
        const bookings = toShownBookings(await office.getVisit(visit)).map((each, nth) => ({
          ...each,
          therapist_id: therapists[nth],
        }));
        const to = { booking_date: office.date, booking_time: '13:00', bookings };
        return (await office.ada.send('PUT', `/visits/${visit.id}/appointment`, to)).status;
      };
      expect([await move([office.anybody, office.tom]), await statuses(visit)]).toEqual([200, ['pending', 'pending']]);
      expect([await move([office.mei, office.tom]), await statuses(visit)]).toEqual([200, ['confirmed', 'confirmed']]);
    });

    it('is confirmed or not, never by halves, when the desk and another booking race for its time', async () => {
      const visit = await add([office.part(office.anybody), office.part(office.anybody, 2)]);
      const [first, second] = visit.bookings;
      await edit(first!, { therapist_id: office.mei });
      await Promise.all([
        edit(second!, { therapist_id: office.tom }),
        confirm(first!),
        office.book({ booking_date: office.date, therapist_id: office.tom, booking_time: '10:00' }),
      ]);
      expect(new Set(await statuses(visit)).size).toBe(1);
    });
  });

  describe('of a guest who goes on with another therapist', () => {
    const why = 'The same guest has Swedish with Tom from 11:00 AM to 12:00 PM.';

    it('is not stretched or moved over the next one, which is named', async () => {
      const visit = await add([office.part(office.mei), office.part(office.tom)], 'confirmed');
      const [first, second] = visit.bookings;
      const refused = {
        status: 409,
        body: { code: 'guest-busy', detail: `${why} Move that treatment first, or the whole visit` },
      };
      expect(await edit(first!, { booking_duration: 75 })).toMatchObject(refused);
      expect(await edit(first!, { booking_time: '11:00' })).toMatchObject(refused);
      const review = async (booking_time: string, therapist_id = office.mei) => {
        const slot = { service_id: office.swedish, therapist_id, booking_date: office.date, booking_time };
        const query = new URLSearchParams({ ...slot, exclude_booking_id: first!.id });
        return (await office.ada.get(`/bookings/slot-review?${query.toString()}`)).body;
      };
      for (const therapist of [office.mei, office.anybody])
        expect(await review('11:00', therapist)).toMatchObject({
          available: false,
          guest_conflict: refused.body.detail,
        });
      expect(await review('10:00')).toMatchObject({ available: true, guest_conflict: null });
      expect((await edit(second!, { booking_time: '10:00' })).body.code).toBe('guest-busy');
      expect(await edit(first!, { booking_duration: 45 })).toMatchObject({ status: 200 });
      expect(await edit(second!, { booking_time: '13:00' })).toMatchObject({ status: 200 });
      expect(await edit(first!, { booking_duration: 90 })).toMatchObject({ status: 200 });
    });

    it('does not come back to where the guest is treated by now', async () => {
      const visit = await add([office.part(office.mei), office.part(office.tom)], 'confirmed');
      const [first, second] = visit.bookings;
      const { body: moved } = await edit(first!, { booking_time: '13:00' });
      expect((await edit(second!, { booking_time: '10:00' })).status).toBe(200);
      expect((await office.undo(moved)).body.code).toBe('guest-busy');
      const { version } = await office.getBooking(second!.id);
      const cancelled = await office.ada.post<OfficeBooking>(`/bookings/${second!.id}/cancellation`, {
        ...{ reason: 'Enough', version },
      });
      expect((await office.undo(moved)).status).toBe(200);
      expect((await office.undo(cancelled.body)).body.code).toBe('guest-busy');
    });

    it('may be given while the other guest is treated', async () => {
      const visit = await add([office.part(office.mei), office.part(office.tom, 2)], 'confirmed');
      expect((await edit(visit.bookings[0]!, { booking_duration: 90 })).status).toBe(200);
    });

    it('is not given twice at a time when two at the desk change both at once', async () => {
      const visit = await add([office.part(office.mei), office.part(office.tom)], 'confirmed');
      const [first, second] = visit.bookings;
      const answers = await Promise.all([
        edit(first!, { booking_time: '14:00' }),
        edit(second!, { booking_time: '14:00' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });
});
