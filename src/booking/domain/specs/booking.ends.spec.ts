import { InvalidInputError } from '../../../kernel/errors.js';
import {
  appointment,
  cancelled,
  client,
  completed,
  confirmed,
  given,
  requested,
  service,
  stateAfter,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { cancel, complete, confirmAttendance, erasePersonalData } from '../booking.decide.js';
import type { BookingEvent } from '../booking.events.js';
import { resendMail } from '../client/resend-mail.js';

describe('completing', () => {
  it.each([[requested('unassigned')], [requested('available'), confirmed]])(
    'closes an open booking that has started',
    (...past) => {
      given(...past)
        .when(complete({ hasStarted: true }))
        .then(completed);
    },
  );

  it('waits for the start', () => {
    given(requested('available'), confirmed)
      .when(complete({ hasStarted: false }))
      .thenRefused('not-started');
  });

  it('is refused after a cancellation', () => {
    given(requested('available'), cancelled)
      .when(complete({ hasStarted: true }))
      .thenRefused('booking-closed');
  });
});

describe('cancelling', () => {
  it('keeps the reason in the personal part', () => {
    given(requested('available'), confirmed)
      .when(cancel({ reason: ' Ill ' }))
      .then(cancelled);
  });

  it('needs a reason', () => {
    expect(() => cancel({ reason: '  ' })(stateAfter(requested('available')))).toThrow(InvalidInputError);
  });

  it('is refused twice', () => {
    given(requested('available'), cancelled)
      .when(cancel({ reason: 'Again' }))
      .thenRefused('already-cancelled');
  });

  it('is refused after completion', () => {
    given(requested('available'), completed)
      .when(cancel({ reason: 'Late' }))
      .thenRefused('cannot-cancel');
  });
});

describe('saying that one will come', () => {
  const attending = { type: 'BookingAttendanceConfirmed', data: {} } as const;
  const ask = confirmAttendance({ hasStarted: false });

  it('is noted once', () => {
    given(requested('available'), confirmed).when(ask).then(attending);
    given(requested('available'), confirmed, attending).when(ask).then();
    expect(stateAfter(requested('available'), confirmed, attending)).toMatchObject({ isAttendanceConfirmed: true });
  });

  it('is for what the shop has confirmed, and before it begins', () => {
    given(requested('unassigned')).when(ask).thenRefused('not-confirmed-yet');
    given(requested('available'), confirmed, cancelled).when(ask).thenRefused('booking-closed');
    given(requested('available'), confirmed)
      .when(confirmAttendance({ hasStarted: true }))
      .thenRefused('has-started');
  });

  it('holds for the time at which it was said, whoever the therapist is', () => {
    const moved = (to: object): BookingEvent => ({ type: 'BookingRescheduled', data: { ...appointment, ...to } });
    const after = (...events: BookingEvent[]) => stateAfter(requested('available'), confirmed, attending, ...events);
    expect(after(moved({ therapistId: '0d4c1f0a-7a4e-4f4e-8f77-5b6a4f0c2b23' }))).toMatchObject({
      isAttendanceConfirmed: true,
    });
    expect(after(moved({ time: '23:00' }))).toMatchObject({ isAttendanceConfirmed: false });
    expect(
      after(cancelled, { type: 'BookingReopened', data: { from: 'cancelled', verdict: 'available' } }),
    ).toMatchObject({ isAttendanceConfirmed: false });
  });
});

describe('writing to the client again', () => {
  it('is noted, and changes nothing', () => {
    given(requested('available'), confirmed)
      .when(resendMail({ hasStarted: false }))
      .then({ type: 'LetterResent', data: {} });
    expect(stateAfter(requested('available'), { type: 'LetterResent', data: {} })).toEqual(
      stateAfter(requested('available')),
    );
  });

  it('needs an address, and something that is still to come', () => {
    const unknown = { ...requested('available'), personal: { ...client, email: null } } as BookingEvent;
    given(unknown)
      .when(resendMail({ hasStarted: false }))
      .thenRefused('no-address');
    given(requested('available'))
      .when(resendMail({ hasStarted: true }))
      .thenRefused('has-started');
  });
});

describe('erasing the person', () => {
  it('forgets client and reason, and keeps the booking', () => {
    const past = [requested('available'), confirmed, cancelled];
    given(...past)
      .when(erasePersonalData())
      .then({ type: 'PersonalDataErased', data: {} });
    expect(stateAfter(...past, { type: 'PersonalDataErased', data: {} })).toMatchObject({
      status: 'cancelled',
      client: null,
      reason: null,
      service,
    });
  });

  it('says nothing new the second time', () => {
    given(requested('available'), { type: 'PersonalDataErased', data: {} }).when(erasePersonalData()).thenNothing();
  });
});
