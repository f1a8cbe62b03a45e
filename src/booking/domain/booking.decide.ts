import { type Decision, InvalidInput, RuleBroken } from '../../platform/decider.js';
import type { Appointment, BookedService, BookingEvent, Client, Verdict } from './booking.events.js';
import type { Booking } from './booking.evolve.js';
import { canBeConfirmed, cannotCancel, existing, notAvailable, onlyLiving, onlyRequested } from './booking.rules.js';
import { nameOf } from './client-words.js';

type Decide = Decision<Booking, BookingEvent>;

interface OwnMove {
  to: Appointment;
  verdict: Verdict;
  /** The client would rather wait for the shop there than keep a confirmed slot. */
  maySlipToRequest: boolean;
}

/** A free therapist is booked at once; anything else waits for the shop, with the reason kept. */
export function request(wanted: {
  appointment: Appointment;
  service: BookedService;
  client: Client;
  verdict: Verdict;
  userId: string | null;
}): Decide {
  return (booking) => {
    if (booking.situation !== 'none') throw new RuleBroken('booked-once', 'This booking has been made already');
    const { appointment, service, client, verdict, userId } = wanted;
    const requested: BookingEvent = {
      type: 'BookingRequested',
      data: { ...appointment, ...service, verdict, userId },
      personal: client,
    };
    return verdict === 'available' ? [requested, { type: 'BookingConfirmed', data: { how: 'at-once' } }] : [requested];
  };
}

/** The shop says yes. Refused under the verdict's name when the slot is gone; Any Available holds no slot and may pass. */
export function confirm({ verdict }: { verdict: Verdict }): Decide {
  return (booking) => {
    const known = existing(booking);
    if (known.situation === 'confirmed') return [];
    if (known.situation !== 'requested') throw onlyRequested(known);
    if (!canBeConfirmed(verdict)) throw notAvailable(verdict);
    return [{ type: 'BookingConfirmed', data: { how: 'shop' } }];
  };
}

/** The client proved the address: the booking is confirmed if the slot allows it, and stays a request if not. */
export function verifyEmail({ verdict }: { verdict: Verdict }): Decide {
  return (booking) => {
    const known = existing(booking);
    if (known.isEmailVerified || known.situation === 'cancelled') {
      throw new RuleBroken('link-invalid', 'The verification link is invalid or has expired');
    }
    const verified: BookingEvent = { type: 'EmailVerified', data: {} };
    const isFree = known.situation === 'requested' && verdict === 'available';
    return isFree ? [verified, { type: 'BookingConfirmed', data: { how: 'verified-email' } }] : [verified];
  };
}

/** Moves to another time or therapist. A confirmed booking keeps its promise: it moves only to where it can be confirmed. */
export function reschedule({ to, verdict }: { to: Appointment; verdict: Verdict }): Decide {
  return (booking) => {
    const known = existing(booking);
    if (known.situation === 'completed' || known.situation === 'cancelled') throw onlyLiving(known);
    const from = known.appointment;
    if (from.therapistId === to.therapistId && from.date === to.date && from.time === to.time) return [];
    if (known.situation === 'confirmed' && !canBeConfirmed(verdict)) throw notAvailable(verdict);
    return [{ type: 'BookingRescheduled', data: to }];
  };
}

/**
 * The client moves the booking. A free slot confirms it, a request included. Elsewhere a request goes on waiting, and a
 * confirmed booking keeps its old slot, unless the client agreed to wait for the shop again.
 */
export function moveOwn({ to, verdict, maySlipToRequest }: OwnMove): Decide {
  return (booking) => {
    const known = existing(booking);
    if (known.situation === 'completed' || known.situation === 'cancelled') throw onlyLiving(known);
    if (verdict === 'available') {
      if (known.situation === 'confirmed') return [{ type: 'BookingRescheduled', data: to }];
      return [
        { type: 'BookingRescheduled', data: { ...to, isPart: true } },
        { type: 'BookingConfirmed', data: { how: 'moved' } },
      ];
    }
    if (known.situation === 'confirmed' && !maySlipToRequest) throw notAvailable(verdict);
    return [{ type: 'BookingRescheduled', data: { ...to, verdict } }];
  };
}

/** The client came. Only once the start has passed. */
export function complete({ hasStarted }: { hasStarted: boolean }): Decide {
  return (booking) => {
    const known = existing(booking);
    if (known.situation === 'completed') return [];
    if (known.situation === 'cancelled') throw onlyLiving(known);
    if (!hasStarted) throw new RuleBroken('not-started', 'A booking can be completed once its start has passed');
    return [{ type: 'BookingCompleted', data: {} }];
  };
}

/** @throws InvalidInput on `reason` when it is blank */
export function cancel({ reason }: { reason: string }): Decide {
  return (booking) => {
    const known = existing(booking);
    if (known.situation === 'cancelled') {
      throw new RuleBroken('already-cancelled', 'This booking has already been cancelled');
    }
    if (known.situation === 'completed') throw cannotCancel();
    if (reason.trim() === '') throw new InvalidInput('reason', 'Please give a reason for the cancellation');
    const personal = { reason: reason.trim(), clientName: nameOf(known.client) };
    return [{ type: 'BookingCancelled', data: { from: known.situation }, personal }];
  };
}

/** Only while there is something to tell, and somebody to tell it to. */
export function resendLetter({ hasStarted }: { hasStarted: boolean }): Decide {
  return (booking) => {
    const known = existing(booking);
    if (!known.client?.email) throw new RuleBroken('no-address', 'The client has given no email address');
    if (hasStarted) throw new RuleBroken('has-started', 'This appointment has begun: there is nothing left to tell');
    return [{ type: 'LetterResent', data: {} }];
  };
}

/** The person asked to be forgotten. Allowed in every situation. */
export function erasePersonalData(): Decide {
  return (booking) => (existing(booking).client === null ? [] : [{ type: 'PersonalDataErased', data: {} }]);
}
