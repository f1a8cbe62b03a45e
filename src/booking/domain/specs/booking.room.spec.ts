import {
  appointment,
  cancelled,
  client,
  clientId,
  completed,
  confirmed,
  editedBooking,
  given,
  later,
  moved,
  requested,
  service,
  stateAfter,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { confirm, request, rescheduleAsClient } from '../booking.decide.js';
import { edit } from '../booking.edit.js';
import type { BookingEvent } from '../booking.events.js';
import { inRoom } from '../booking.room.js';

const inOak = (event: BookingEvent) => ({ ...event, data: { ...event.data, roomId: 'oak' } }) as BookingEvent;
const roomChanged = (roomId: string | null): BookingEvent => ({ type: 'BookingRoomChanged', data: { roomId } });
const moveTo = (verdict: 'available' | 'time_conflict') =>
  rescheduleAsClient({ to: later, verdict, acceptsPending: true });
describe('the room of a booking', () => {
  it('is in the event that confirms it', () => {
    given(requested('time_conflict'))
      .when(inRoom('oak', confirm({ verdict: 'available' })))
      .then({ type: 'BookingConfirmed', data: { how: 'shop', roomId: 'oak' } });
  });

  it('is in the event that moves it', () => {
    given(requested('available'), inOak(confirmed))
      .when(inRoom('oak', moveTo('available')))
      .then(inOak(moved));
  });

  it('is in none of a request', () => {
    const input = { appointment, service, client, clientId, userId: null, verdict: 'no_room' as const };
    const [event, ...more] = inRoom(null, request(input))({ status: 'none' });
    expect([event!.data, more]).toEqual([expect.not.objectContaining({ roomId: expect.anything() as unknown }), []]);
  });

  it('changes by an event of its own', () => {
    given(requested('available'), inOak(confirmed))
      .when(inRoom('elm', edit(editedBooking())))
      .then(roomChanged('elm'));
  });

  it('changes with the service, about which alone people are told', () => {
    const cupping = { ...service, serviceId: 'cupping' };
    given(requested('available'), inOak(confirmed))
      .when(inRoom(null, edit(editedBooking({ service: cupping }))))
      .then(
        { type: 'BookingRoomChanged', data: { roomId: null, isPart: true } },
        { type: 'BookingServiceChanged', data: cupping },
      );
  });

  it('stays where the slot was not claimed again', () => {
    given(requested('available'), inOak(confirmed))
      .when(inRoom(undefined, edit(editedBooking({ client: { ...client, lastName: 'Lowe' }, verdict: null }))))
      .then({ type: 'ClientDetailsChanged', data: {}, personal: { ...client, lastName: 'Lowe' } });
  });

  it('stays known when it was used, and is let go when nobody comes there', () => {
    const roomAfter = (...events: BookingEvent[]) => {
      const state = stateAfter(requested('available'), inOak(confirmed), ...events);
      return state.status === 'none' ? undefined : state.roomId;
    };
    expect(roomAfter()).toBe('oak');
    expect(roomAfter(completed)).toBe('oak');
    expect(roomAfter(roomChanged('elm'))).toBe('elm');
    expect(roomAfter(cancelled)).toBeNull();
    expect(roomAfter(moved)).toBeNull();
    expect(roomAfter({ type: 'BookingReopened', data: { from: 'confirmed', verdict: 'no_room' } })).toBeNull();
  });
});
