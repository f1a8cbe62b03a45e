import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config.js';
import { SignedTokens } from '../platform/signed-tokens.js';

/** A verification link works for so long. */
const verificationHours = 48;

/** The private links of a booking, and what their tokens stand for. */
@Injectable()
export class BookingLinks {
  constructor(
    private readonly tokens: SignedTokens,
    private readonly config: Config,
  ) {}

  /** Lets its holder see the booking, contact details included. */
  sessionOf(bookingId: string): string {
    return this.tokens.sign('booking-session', { id: bookingId, expiresAt: null });
  }

  /** The id of the booking; null for a token that we did not make. */
  bookingOfSession(sessionId: string): string | null {
    return this.tokens.read('booking-session', sessionId)?.id ?? null;
  }

  /** What the token of a verification link stands for; null for a token that we did not make. */
  verification(token: string): { id: string; expiresAt: Date | null } | null {
    return this.tokens.read('verify-email', token);
  }

  view(bookingId: string): string {
    return this.page('/booking-success', { session_id: this.sessionOf(bookingId) });
  }

  verify(bookingId: string, requestedAt: Date): string {
    const expiresAt = new Date(requestedAt.getTime() + verificationHours * 3_600_000);
    return this.page('/verify-booking', { token: this.tokens.sign('verify-email', { id: bookingId, expiresAt }) });
  }

  home(): string {
    return this.page('/', {});
  }

  office(): string {
    return this.page('/bookings', {});
  }

  private page(path: string, query: Record<string, string>): string {
    const url = new URL(path, this.config.PUBLIC_URL);
    url.search = new URLSearchParams(query).toString();
    return url.href;
  }
}
