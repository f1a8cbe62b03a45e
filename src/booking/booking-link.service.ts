import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../kernel/errors.js';
import type { LocalDateTime } from '../kernel/local-time.js';
import { Config } from '../platform/config.js';
import { TokenSigner } from './token-signer.js';

/** A verification link works for so long. */
export const VERIFICATION_TTL_HOURS = 48;

/** The private links of a booking, and the bookings that their tokens mean. */
@Injectable()
export class BookingLinkService {
  constructor(
    private readonly tokens: TokenSigner,
    private readonly config: Config,
  ) {}

  /** Lets its holder see the booking, contact details included. */
  createSessionToken(bookingId: string): string {
    return this.tokens.sign('booking-session', { id: bookingId, expiresAt: null });
  }

  /** The id of the booking; null for a token that we did not make. */
  readSessionToken(sessionId: string): string | null {
    return this.tokens.verify('booking-session', sessionId)?.id ?? null;
  }

  /** The id of the booking. @throws NotFoundError for a token that we did not make */
  requireBookingId(sessionId: string): string {
    const id = this.readSessionToken(sessionId);
    if (!id) throw new NotFoundError('There is no such booking');
    return id;
  }

  /** The booking that a verification link means; null for a token that we did not make. */
  readVerificationToken(token: string): { id: string; expiresAt: Date | null } | null {
    return this.tokens.verify('verify-email', token);
  }

  bookingPageUrl(bookingId: string): string {
    return this.pageUrl('/booking-success', { session_id: this.createSessionToken(bookingId) });
  }

  /** The booking's page with a time chosen at which to book again, in shop time. */
  bookAgainUrl(bookingId: string, { date, time }: LocalDateTime): string {
    const session_id = this.createSessionToken(bookingId);
    return this.pageUrl('/booking-success', { session_id, again: `${date}T${time}` });
  }

  /** The booking’s page in 34 characters less, for a text message. */
  shortBookingPageUrl(bookingId: string): string {
    return this.pageUrl('/booking-success', { session_id: this.tokens.signShort('booking-session', bookingId) });
  }

  verificationUrl(bookingId: string, requestedAt: Date): string {
    const expiresAt = new Date(requestedAt.getTime() + VERIFICATION_TTL_HOURS * 3_600_000);
    return this.pageUrl('/verify-booking', { token: this.tokens.sign('verify-email', { id: bookingId, expiresAt }) });
  }

  /** Lets its holder see one place on the waiting list, answer the offer, and give the place up. */
  createWaitingToken(entryId: string): string {
    return this.tokens.sign('waiting-entry', { id: entryId, expiresAt: null });
  }

  /** The id of the place on the waiting list; null for a token that we did not make. */
  readWaitingToken(token: string): string | null {
    return this.tokens.verify('waiting-entry', token)?.id ?? null;
  }

  /** The page of a waiting entry in fewer characters, for a text message. */
  shortWaitingPageUrl(entryId: string): string {
    return this.pageUrl('/waiting-list', { token: this.tokens.signShort('waiting-entry', entryId) });
  }

  waitingPageUrl(entryId: string): string {
    return this.pageUrl('/waiting-list', { token: this.createWaitingToken(entryId) });
  }

  homeUrl(): string {
    return this.pageUrl('/');
  }

  officeUrl(): string {
    return this.pageUrl('/bookings');
  }

  /** Tokens go behind the #: browsers send that to no server, so that no log and no proxy on the way reads them. */
  private pageUrl(path: string, tokens: Record<string, string> = {}): string {
    const url = new URL(path, this.config.PUBLIC_URL);
    url.hash = new URLSearchParams(tokens).toString();
    return url.href;
  }
}
