import { NotFoundError } from '../../../kernel/errors.js';
import {
  appointment,
  cancelled,
  client,
  clientId,
  completed,
  confirmed,
  given,
  requested,
  service,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { bookingAggregate } from '../booking.aggregate.js';
import { confirm, request, verifyEmail } from '../booking.decide.js';
import type { Verdict } from '../../../kernel/outcomes/verdict.js';

describe('requesting', () => {
  it('confirms at once when the therapist is free', () => {
    given()
      .when(request({ appointment, service, client, clientId, verdict: 'available', userId: null }))
      .then(requested('available'), { type: 'BookingConfirmed', data: { how: 'at-once' } });
  });

  it.each<Verdict>(['unassigned', 'not_rostered', 'time_conflict', 'fully_booked', 'error'])(
    'waits for the shop when the verdict is %s, and keeps the reason',
    (verdict) => {
      given()
        .when(request({ appointment, service, client, clientId, verdict, userId: null }))
        .then(requested(verdict));
    },
  );

  it('happens once', () => {
    given(requested('unassigned'))
      .when(request({ appointment, service, client, clientId, verdict: 'available', userId: null }))
      .thenRefused('booked-once');
  });
});

describe('confirming', () => {
  it('turns a request into a confirmed booking', () => {
    given(requested('time_conflict'))
      .when(confirm({ verdict: 'available' }))
      .then(confirmed);
  });

  it('lets the shop confirm a booking with nobody in particular', () => {
    given(requested('unassigned'))
      .when(confirm({ verdict: 'unassigned' }))
      .then(confirmed);
  });

  it.each<Verdict>(['not_rostered', 'time_conflict', 'fully_booked', 'error'])(
    'is refused when the slot is gone: %s',
    (verdict) => {
      given(requested('time_conflict')).when(confirm({ verdict })).thenRefused(verdict);
    },
  );

  it('says nothing new about a confirmed booking', () => {
    given(requested('available'), confirmed)
      .when(confirm({ verdict: 'time_conflict' }))
      .thenNothing();
  });

  it.each([cancelled, completed])('is refused after $type', (end) => {
    given(requested('available'), confirmed, end)
      .when(confirm({ verdict: 'available' }))
      .thenRefused('not-pending');
  });

  it('knows no booking that was never made', () => {
    expect(() => confirm({ verdict: 'available' })(bookingAggregate.initial)).toThrow(NotFoundError);
  });
});

describe('verifying the email address', () => {
  it('confirms a request whose slot is free', () => {
    given(requested('fully_booked'))
      .when(verifyEmail({ verdict: 'available' }))
      .then({ type: 'EmailVerified', data: {} }, { type: 'BookingConfirmed', data: { how: 'verified-email' } });
  });

  it('leaves the decision to the shop when the slot is not free', () => {
    given(requested('time_conflict'))
      .when(verifyEmail({ verdict: 'time_conflict' }))
      .then({ type: 'EmailVerified', data: {} });
  });

  it('leaves a request for Any Available to the shop', () => {
    given(requested('unassigned'))
      .when(verifyEmail({ verdict: 'unassigned' }))
      .then({ type: 'EmailVerified', data: {} });
  });

  it('is refused after a cancellation', () => {
    given(requested('unassigned'), cancelled)
      .when(verifyEmail({ verdict: 'available' }))
      .thenRefused('link-invalid');
  });

  it('works once', () => {
    given(requested('unassigned'), { type: 'EmailVerified', data: {} })
      .when(verifyEmail({ verdict: 'available' }))
      .then();
  });
});
