import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../kernel/errors.js';
import { HOUR_MS, type LocalDateTime } from '../kernel/local-time.js';
import { Config } from '../platform/config.js';
import { TokenSigner } from './token-signer.js';

/** Hours for which a verification link is valid. */
export const VERIFICATION_TTL_HOURS = 48;

/** Makes the private links of a booking, and reads the tokens in them. */
@Injectable()
export class BookingLinkService {
  constructor(
    private readonly tokens: TokenSigner,
    private readonly config: Config,
  ) {}

  /** Returns a token that lets its holder see the booking, contact details included. */
  createSessionToken(bookingId: string): string {
    return this.tokens.sign('booking-session', { id: bookingId, expiresAt: null });
  }

  /** Returns the id of the booking; null for a token that we did not make. */
  readSessionToken(sessionId: string): string | null {
    return this.tokens.verify('booking-session', sessionId)?.id ?? null;
  }

  /** Returns the id of the booking. @throws NotFoundError for a token that we did not make */
  requireBookingId(sessionId: string): string {
    const id = this.readSessionToken(sessionId);
    if (!id) throw new NotFoundError('There is no such booking');
    return id;
  }

  /** Returns the booking of a verification link and when the link expires; null for a token that we did not make. */
  readVerificationToken(token: string): { id: string; expiresAt: Date | null } | null {
    return this.tokens.verify('verify-email', token);
  }

  bookingPageUrl(bookingId: string): string {
    return this.pageUrl('/booking-success', { session_id: this.createSessionToken(bookingId) });
  }

  /** Returns the address to which the gateway's page leads whoever leaves it unpaid. */
  cancelledPageUrl(bookingId: string): string {
    return this.pageUrl('/booking-cancelled', { session_id: this.createSessionToken(bookingId) });
  }

  /**
   * Returns the address of the booking's page with a time chosen at which to book again. Date and time are in shop
   * time.
   */
  bookAgainUrl(bookingId: string, { date, time }: LocalDateTime): string {
    const session_id = this.createSessionToken(bookingId);
    return this.pageUrl('/booking-success', { session_id, again: `${date}T${time}` });
  }

  /** Returns the address of the booking's page in 34 characters less, for a text message. */
  shortBookingPageUrl(bookingId: string): string {
    return this.pageUrl('/booking-success', { session_id: this.tokens.signShort('booking-session', bookingId) });
  }

  verificationUrl(bookingId: string, requestedAt: Date): string {
    const expiresAt = new Date(requestedAt.getTime() + VERIFICATION_TTL_HOURS * HOUR_MS);
    return this.pageUrl('/verify-booking', { token: this.tokens.sign('verify-email', { id: bookingId, expiresAt }) });
  }

  /** Returns a token that lets its holder see one waiting entry, answer the offer, and leave the list. */
  createWaitingToken(entryId: string): string {
    return this.tokens.sign('waiting-entry', { id: entryId, expiresAt: null });
  }

  /** Returns the id of the waiting entry; null for a token that we did not make. */
  readWaitingToken(token: string): string | null {
    return this.tokens.verify('waiting-entry', token)?.id ?? null;
  }

  /** Returns the address of a waiting entry's page in fewer characters, for a text message. */
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

  /**
   * Puts tokens behind the #: browsers send that part to no server, so that no log and no proxy on the way reads it.
   */
  private pageUrl(path: string, tokens: Record<string, string> = {}): string {
    const url = new URL(path, this.config.PUBLIC_URL);
    url.hash = new URLSearchParams(tokens).toString();
    return url.href;
  }
}
