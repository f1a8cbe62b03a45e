import { InvalidInput, NotFound, RuleBroken } from '../../platform/decider.js';
import { bookingAggregate } from './booking.js';
import { cancel, complete, confirm, erasePersonalData, moveOwn, request, reschedule, resendLetter, verifyEmail } from './booking.decide.js';
import type { Appointment, BookedService, BookingEvent, Client, Verdict } from './booking.events.js';
import type { Booking } from './booking.evolve.js';

const appointment: Appointment = { therapistId: 'mei', isUnassigned: false, date: '2026-11-26', time: '14:30' };
const later: Appointment = { ...appointment, time: '16:00' };
const service: BookedService = {
  serviceId: 'hot-stone',
  serviceName: 'Hot Stone Massage',
  durationMinutes: 90,
  totalCents: 16500,
  currency: 'USD',
};
const client: Client = { firstName: 'Georgia', lastName: 'Marsh', phone: '0491 570 156', email: 'g@example.com', notes: null };

const requested = (verdict: Verdict): BookingEvent => ({
  type: 'BookingRequested',
  data: { ...appointment, ...service, verdict, userId: null },
  personal: client,
});
const confirmed: BookingEvent = { type: 'BookingConfirmed', data: { how: 'shop' } };
const completed: BookingEvent = { type: 'BookingCompleted', data: {} };
const cancelled: BookingEvent = {
  type: 'BookingCancelled',
  data: { from: 'confirmed' },
  personal: { reason: 'Ill', clientName: 'Georgia Marsh' },
};

describe('requesting', () => {
  it('confirms at once when the therapist is free', () => {
    given()
      .when(request({ appointment, service, client, verdict: 'available', userId: null }))
      .then(requested('available'), { type: 'BookingConfirmed', data: { how: 'at-once' } });
  });

  it.each<Verdict>(['unassigned', 'not_rostered', 'time_conflict', 'fully_booked', 'error'])(
    'waits for the shop when the verdict is %s, and keeps the reason',
    (verdict) => {
      given().when(request({ appointment, service, client, verdict, userId: null })).then(requested(verdict));
    },
  );

  it('happens once', () => {
    given(requested('unassigned'))
      .when(request({ appointment, service, client, verdict: 'available', userId: null }))
      .thenRefused('booked-once');
  });
});

describe('confirming', () => {
  it('turns a request into a confirmed booking', () => {
    given(requested('time_conflict')).when(confirm({ verdict: 'available' })).then(confirmed);
  });

  it('lets the shop confirm a booking with nobody in particular', () => {
    given(requested('unassigned')).when(confirm({ verdict: 'unassigned' })).then(confirmed);
  });

  it.each<Verdict>(['not_rostered', 'time_conflict', 'fully_booked', 'error'])('is refused when the slot is gone: %s', (verdict) => {
    given(requested('time_conflict')).when(confirm({ verdict })).thenRefused(verdict);
  });

  it('says nothing new about a confirmed booking', () => {
    given(requested('available'), confirmed).when(confirm({ verdict: 'time_conflict' })).thenNothing();
  });

  it.each([cancelled, completed])('is refused after $type', (end) => {
    given(requested('available'), confirmed, end)
      .when(confirm({ verdict: 'available' }))
      .thenRefused('only-a-request-is-confirmed');
  });

  it('knows no booking that was never made', () => {
    expect(() => confirm({ verdict: 'available' })(bookingAggregate.initial)).toThrow(NotFound);
  });
});

describe('verifying the email address', () => {
  it('confirms a request whose slot is free', () => {
    given(requested('fully_booked'))
      .when(verifyEmail({ verdict: 'available' }))
      .then({ type: 'EmailVerified', data: {} }, { type: 'BookingConfirmed', data: { how: 'verified-email' } });
  });

  it('leaves the decision to the shop when the slot is not free', () => {
    given(requested('time_conflict')).when(verifyEmail({ verdict: 'time_conflict' })).then({ type: 'EmailVerified', data: {} });
  });

  it('leaves a request for Any Available to the shop', () => {
    given(requested('unassigned')).when(verifyEmail({ verdict: 'unassigned' })).then({ type: 'EmailVerified', data: {} });
  });

  it('is refused after a cancellation', () => {
    given(requested('unassigned'), cancelled).when(verifyEmail({ verdict: 'available' })).thenRefused('link-invalid');
  });

  it('works once', () => {
    given(requested('unassigned'), { type: 'EmailVerified', data: {} })
      .when(verifyEmail({ verdict: 'available' }))
      .thenRefused('link-invalid');
  });
});

describe('rescheduling', () => {
  it('moves a confirmed booking to a free slot', () => {
    given(requested('available'), confirmed)
      .when(reschedule({ to: later, verdict: 'available' }))
      .then({ type: 'BookingRescheduled', data: later });
  });

  it('does not move a confirmed booking to where it could not be confirmed', () => {
    given(requested('available'), confirmed).when(reschedule({ to: later, verdict: 'time_conflict' })).thenRefused('time_conflict');
  });

  it('moves a request wherever the client asks', () => {
    given(requested('unassigned'))
      .when(reschedule({ to: later, verdict: 'time_conflict' }))
      .then({ type: 'BookingRescheduled', data: later });
  });

  it('says nothing new about the same slot', () => {
    given(requested('available'), confirmed).when(reschedule({ to: appointment, verdict: 'time_conflict' })).thenNothing();
  });

  it.each([cancelled, completed])('is refused after $type', (end) => {
    given(requested('available'), confirmed, end)
      .when(reschedule({ to: later, verdict: 'available' }))
      .thenRefused('only-a-living-booking-changes');
  });
});

describe('moving by the client', () => {
  const to = (verdict: Verdict, maySlipToRequest = false) => moveOwn({ to: later, verdict, maySlipToRequest });

  it('keeps a confirmed booking confirmed', () => {
    given(requested('available'), confirmed).when(to('available')).then({ type: 'BookingRescheduled', data: later });
  });

  it('confirms a request where the slot is free, as one change', () => {
    given(requested('time_conflict'))
      .when(to('available'))
      .then(
        { type: 'BookingRescheduled', data: { ...later, isPart: true } },
        { type: 'BookingConfirmed', data: { how: 'moved' } },
      );
  });

  it.each<Verdict>(['unassigned', 'not_rostered', 'time_conflict', 'fully_booked', 'error'])('loses no confirmed slot to: %s', (verdict) => {
    given(requested('available'), confirmed).when(to(verdict)).thenRefused(verdict);
  });

  it('makes a confirmed booking wait again when the client agreed', () => {
    const moved: BookingEvent = { type: 'BookingRescheduled', data: { ...later, verdict: 'fully_booked' } };
    given(requested('available'), confirmed).when(to('fully_booked', true)).then(moved);
    expect(stateAfter(requested('available'), confirmed, moved)).toMatchObject({
      situation: 'requested',
      verdict: 'fully_booked',
      appointment: later,
    });
  });

  it('lets a request wait for the reason of its new slot', () => {
    const moved: BookingEvent = { type: 'BookingRescheduled', data: { ...later, verdict: 'not_rostered' } };
    given(requested('unassigned')).when(to('not_rostered')).then(moved);
    expect(stateAfter(requested('unassigned'), moved)).toMatchObject({ situation: 'requested', verdict: 'not_rostered' });
  });

  it.each([cancelled, completed])('is refused after $type', (end) => {
    given(requested('available'), confirmed, end).when(to('available')).thenRefused('only-a-living-booking-changes');
  });
});

describe('completing', () => {
  it.each([[requested('unassigned')], [requested('available'), confirmed]])('closes a living booking that has started', (...past) => {
    given(...past).when(complete({ hasStarted: true })).then(completed);
  });

  it('waits for the start', () => {
    given(requested('available'), confirmed).when(complete({ hasStarted: false })).thenRefused('not-started');
  });

  it('is refused after a cancellation', () => {
    given(requested('available'), cancelled).when(complete({ hasStarted: true })).thenRefused('only-a-living-booking-changes');
  });
});

describe('cancelling', () => {
  it('keeps the reason in the personal part', () => {
    given(requested('available'), confirmed).when(cancel({ reason: ' Ill ' })).then(cancelled);
  });

  it('needs a reason', () => {
    const booking = [requested('available')].reduce(bookingAggregate.evolve, bookingAggregate.initial);
    expect(() => cancel({ reason: '  ' })(booking)).toThrow(InvalidInput);
  });

  it('is refused twice', () => {
    given(requested('available'), cancelled).when(cancel({ reason: 'Again' })).thenRefused('already-cancelled');
  });

  it('is refused after completion', () => {
    given(requested('available'), completed).when(cancel({ reason: 'Late' })).thenRefused('cannot-cancel');
  });
});

describe('writing to the client again', () => {
  it('is noted, and changes nothing', () => {
    given(requested('available'), confirmed).when(resendLetter({ hasStarted: false })).then({ type: 'LetterResent', data: {} });
    expect(stateAfter(requested('available'), { type: 'LetterResent', data: {} })).toEqual(stateAfter(requested('available')));
  });

  it('needs an address, and something that is still to come', () => {
    const unknown = { ...requested('available'), personal: { ...client, email: null } } as BookingEvent;
    given(unknown).when(resendLetter({ hasStarted: false })).thenRefused('no-address');
    given(requested('available')).when(resendLetter({ hasStarted: true })).thenRefused('has-started');
  });
});

describe('erasing the person', () => {
  it('forgets client and reason, and keeps the booking', () => {
    const past = [requested('available'), confirmed, cancelled];
    given(...past).when(erasePersonalData()).then({ type: 'PersonalDataErased', data: {} });
    expect(stateAfter(...past, { type: 'PersonalDataErased', data: {} })).toMatchObject({
      situation: 'cancelled',
      client: null,
      reason: null,
      service,
    });
  });

  it('says nothing new the second time', () => {
    given(requested('available'), { type: 'PersonalDataErased', data: {} }).when(erasePersonalData()).thenNothing();
  });
});

function stateAfter(...past: BookingEvent[]): Booking {
  return past.reduce(bookingAggregate.evolve, bookingAggregate.initial);
}

function given(...past: BookingEvent[]) {
  return {
    when(decide: (booking: Booking) => BookingEvent[]) {
      const run = () => decide(stateAfter(...past));
      return {
        then: (...events: BookingEvent[]) => expect(run()).toEqual(events),
        thenNothing: () => expect(run()).toEqual([]),
        thenRefused: (rule: string) => {
          expect(run).toThrow(RuleBroken);
          expect(run).toThrow(expect.objectContaining({ rule }));
        },
      };
    },
  };
}
