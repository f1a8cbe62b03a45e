import { addDays } from '../../../src/kernel/local-time.js';
import { ReservationsCheck } from '../../../src/booking/integrity/reservations.check.js';
import type { RoomListDto } from '../../../src/booking/rooms/room.dto.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

interface Answer {
  code: string;
  id: string;
  session_id: string;
  booking: { version: number };
  bookings: (OfficeBooking & { room_name: string | null })[];
}

describe('a visit in a shop with rooms', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let date = '2026-03-02';

  const part = (therapist_id: string, guest = 1, service_id = office.swedish) => ({ service_id, therapist_id, guest });
  const slot = (booking_time: string) => ({ booking_date: date, booking_time });
  const book = (parts: object[], time = '09:00') =>
    office.ada.post<Answer>('/office-visits', {
      ...slot(time),
      parts,
      client_name: 'Georgia Marsh',
      client_phone: '9999 8888',
      status: 'confirmed',
    });
  const setRooms = async (...places: number[]) => {
    const { body } = await office.ada.get<RoomListDto>('/rooms');
    for (const { id, version } of body.rooms)
      await office.ada.send('PATCH', `/rooms/${id}`, { version, is_active: false, keep: true });
    const rooms = places.map((each, nth) => ({ name: `Room ${date} ${nth + 1}`, places: each }));
    expect(await office.ada.post('/rooms', { rooms })).toMatchObject({ status: 201 });
  };
  const roomsOf = ({ bookings }: Answer) => bookings.map(({ room_name }) => room_name?.at(-1));

  beforeAll(async () => {
    office = await startOffice({ env: { BOOKING_RATE_PER_MINUTE: '1000000', BOOKINGS_PER_PHONE_PER_DAY: '1000000' } });
    const rules = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15, visitors_book_visits: true } as const;
    await office.shop.saveSetting('booking_rules', rules);
  });

  beforeEach(async () => {
    date = addDays(date, 1);
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  });

  it('stays in one room while one guest goes from one therapist to another, and nobody else gets it', async () => {
    await setRooms(1);
    const { status, body } = await book([part(office.mei), part(office.tom), part(office.mei)]);
    expect([status, roomsOf(body)]).toEqual([201, ['1', '1', '1']]);
    const alone = { service_id: office.swedish, client_name: 'Rosa Ames', client_phone: '9999 7777' };
    const zoe = await office.shop.therapist('Zoe');
    await office.shop.shift(zoe, date, '09:00-17:00');
    const beside = { ...alone, ...slot('10:00'), therapist_id: zoe, status: 'confirmed' };
    expect(await office.ada.post('/office-bookings', beside)).toMatchObject({ status: 409, body: { code: 'no_room' } });
    expect(await book([part(office.mei), part(office.tom, 2)], '13:00')).toMatchObject({
      status: 409,
      body: { code: 'no_room' },
    });
  });

  it('needs time for cleaning before the other guest gets the room', async () => {
    await setRooms(1, 1);
    const { body } = await book([
      part(office.mei),
      part(office.tom, 2, office.cupping),
      part(office.mei, 1, office.cupping),
    ]);
    expect(roomsOf(body)).toEqual(['1', '2', '1']);
  });

  it.each([[[1]], [[1, 1]], [[2]], [[1, 2]]])(
    'with rooms of %j places is offered exactly where it is confirmed',
    async (places) => {
      await setRooms(...places);
      await book([part(office.tom), part(office.tom)], '12:00');
      for (const wanted of [
        [part(office.mei), part(office.tom)],
        [part(office.tom, 1, office.cupping), part(office.mei)],
        [part(office.mei), part(office.tom, 2)],
        [part(office.mei), part(office.tom, 2, office.cupping), part(office.mei)],
      ]) {
        const asked = wanted.map((each) => `part=${each.service_id},${each.therapist_id},${each.guest}`).join('&');
        const path = `/availability/visit-starts?date=${date}&${asked}`;
        const offered = (await office.visitor.get<{ starts: { time: string }[] }>(path)).body.starts;
        for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00']) {
          const client = { first_name: 'Georgia', last_name: 'Marsh', client_phone: '0491 570 156' };
          const made = await office.visitor.post<Answer>('/visits', { parts: wanted, ...slot(time), ...client });
          expect([time, made.status === 201]).toEqual([time, offered.some((start) => start.time === time)]);
          if (made.status !== 201) continue;
          const undone = { sessionId: made.body.session_id, version: made.body.booking.version };
          expect(await office.visitor.post('/own-booking-cancellation', undone)).toMatchObject({ status: 200 });
        }
      }
      const check = office.server.get(ReservationsCheck, { strict: false });
      expect((await check.run(office.shop.em)).violations).toEqual([]);
    },
  );
});
