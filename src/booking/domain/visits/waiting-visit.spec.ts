import {
  appointment,
  confirmed,
  given,
  requested,
  service,
  stateAfter,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import type { Appointment, VisitPlace } from '../booking-details.js';
import { edit } from '../booking.edit.js';
import type { BookingEvent } from '../booking.events.js';
import { requireBooking } from '../booking.rules.js';
import { toWaitingVisitVerdict, waitsForOthers } from './waiting-visit.js';

const nobody: Appointment = { ...appointment, therapistId: 'any', isUnassigned: true };
const visit: VisitPlace = { visitId: 'v', guest: 1, part: 1, parts: 2 };
const ofVisit = (event: BookingEvent) => ({ ...event, data: { ...event.data, visit } }) as BookingEvent;
const state = (...events: BookingEvent[]) => requireBooking(stateAfter(...events));
const [withMei, withNobody] = [requested('available'), requested('unassigned', nobody)];

describe('a request of a visit', () => {
  it('waits while another one of it is without a therapist', () => {
    const own = state(ofVisit(withNobody));
    expect(waitsForOthers(own, [state(ofVisit(withNobody))])).toBe(true);
    expect(waitsForOthers(own, [state(ofVisit(withMei)), state(ofVisit(withNobody))])).toBe(true);
    expect(waitsForOthers(own, [state(ofVisit(withMei))])).toBe(false);
    expect(waitsForOthers(own, [])).toBe(false);
  });

  it('does not when it is confirmed, nor a booking that was made alone', () => {
    const unassigned = [state(ofVisit(withNobody))];
    expect(waitsForOthers(state(ofVisit(withMei), confirmed), unassigned)).toBe(false);
    expect(waitsForOthers(state(withNobody), unassigned)).toBe(false);
  });

  it('keeps its therapist without being confirmed meanwhile', () => {
    const edited = { appointment, service, client: state(withNobody).client, status: 'pending' as const };
    given(ofVisit(withNobody))
      .when(edit({ ...edited, verdict: toWaitingVisitVerdict('available'), hasStarted: false }))
      .then({ type: 'BookingRescheduled', data: { ...appointment, notifyClient: false } });
    given(ofVisit(withNobody))
      .when(edit({ ...edited, verdict: toWaitingVisitVerdict('time_conflict'), hasStarted: false }))
      .thenRefused('time_conflict');
  });
});
