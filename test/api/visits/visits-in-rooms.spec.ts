import type { RoomListDto } from '../../../src/booking/rooms/room.dto.js';
import { startVisitOffice, type Visit } from '../../support/fixtures/start-visit-office.js';

interface Answer {
  session_id: string;
  booking: { version: number };
}

describe('a visit in a shop with rooms', () => {
  let office: Awaited<ReturnType<typeof startVisitOffice>>;

  const slot = (booking_time: string) => ({ booking_date: office.date, booking_time });
  const book = (parts: object[], booking_time = '09:00') => office.addVisit(parts, { booking_time });
  const setRooms = async (...places: number[]) => {
    const { body } = await office.ada.get<RoomListDto>('/rooms');
    for (const { id, version } of body.rooms)
      await office.ada.send('PATCH', `/rooms/${id}`, { version, is_active: false, keep: true });
    const rooms = places.map((each, nth) => ({ name: `Room ${office.date} ${nth + 1}`, places: each }));
    expect(await office.ada.post('/rooms', { rooms })).toMatchObject({ status: 201 });
  };
  const roomsOf = ({ bookings }: Visit) => bookings.map(({ room_name }) => (room_name as string | null)?.at(-1));

  beforeAll(async () => {
    const env = { BOOKING_RATE_PER_MINUTE: '1000000', BOOKINGS_PER_PHONE_PER_DAY: '1000000' };
    office = await startVisitOffice({ env, rules: { visitors_book_visits: true } });
  });

  beforeEach(() => office.openNextDay());

  it('stays in one room while one guest goes from one therapist to another, and nobody else gets it', async () => {
    await setRooms(1);
    const { status, body } = await book([office.part(office.mei), office.part(office.tom), office.part(office.mei)]);
    expect([status, roomsOf(body)]).toEqual([201, ['1', '1', '1']]);
    const alone = { service_id: office.swedish, client_name: 'Rosa Ames', client_phone: '9999 7777' };
    const zoe = await office.shop.therapist('Zoe');
    await office.shop.shift(zoe, office.date, '09:00-17:00');
    const beside = { ...alone, ...slot('10:00'), therapist_id: zoe, status: 'confirmed' };
    expect(await office.ada.post('/office-bookings', beside)).toMatchObject({ status: 409, body: { code: 'no_room' } });
    expect(await book([office.part(office.mei), office.part(office.tom, 2)], '13:00')).toMatchObject({
      status: 409,
      body: { code: 'no_room' },
    });
  });

  it('brings no guest to a room without a place left, whoever chooses it', async () => {
    await setRooms(1, 2);
    const { body } = await book([office.part(office.mei), office.part(office.tom, 2)]);
    expect(roomsOf(body)).toEqual(['2', '2']);
    const { rooms } = (await office.ada.get<RoomListDto>('/rooms')).body;
    const room_id = rooms.find(({ name }) => name === `Room ${office.date} 1`)!.id;
    const [first, second] = body.bookings;
    const choose = async (id: string) =>
      office.ada.send('PUT', `/bookings/${id}`, { ...(await office.getBooking(id)), room_id });
    expect(await choose(first!.id)).toMatchObject({ status: 200 });
    expect(await choose(second!.id)).toMatchObject({
      status: 409,
      body: { code: 'room-taken', in_the_way: [first!.id] },
    });
  });

  it('needs time for cleaning before the other guest gets the room', async () => {
    await setRooms(1, 1);
    const { body } = await book([
      office.part(office.mei),
      office.part(office.tom, 2, office.cupping),
      office.part(office.mei, 1, office.cupping),
    ]);
    expect(roomsOf(body)).toEqual(['1', '2', '1']);
  });

  it.each([[[1]], [[1, 1]], [[2]], [[1, 2]]])(
    'with rooms of %j places is offered exactly where it is confirmed',
    async (places) => {
      await setRooms(...places);
      await book([office.part(office.tom), office.part(office.tom)], '12:00');
      for (const wanted of [
        [office.part(office.mei), office.part(office.tom)],
        [office.part(office.tom, 1, office.cupping), office.part(office.mei)],
        [office.part(office.mei), office.part(office.tom, 2)],
        [office.part(office.mei), office.part(office.tom, 2, office.cupping), office.part(office.mei)],
      ]) {
        const asked = wanted.map((each) => `part=${each.service_id},${each.therapist_id},${each.guest}`).join('&');
        const path = `/availability/visit-starts?date=${office.date}&${asked}`;
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
      await office.expectConsistent();
    },
  );
});
