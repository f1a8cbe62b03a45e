import type { AgreedPolicy, BookingMailDto, LinkOpensDto, OfficeBookingDto } from '../../booking/index.js';
import type { Dispute } from '../domain/dispute.evolve.js';
import type { Seller } from '../domain/sale.events.js';
import type { Paper } from '../domain/sale.evolve.js';

/** An event of a booking or payment, with the place of its log entry in the chain of hashes. */
export interface EvidenceStep {
  /** The event's type, such as `BookingRescheduled`. */
  type: string;
  /** Shop-local, `yyyy-MM-ddTHH:mm:ss`. */
  at: string;
  actor: 'user' | 'key' | 'visitor' | 'system';
  /** Null until it is sealed. */
  seal: { seq: number; hash: string } | null;
}

/** A booking that was paid, with all that was agreed, done and written about it. */
export interface EvidenceBooking {
  booking: OfficeBookingDto;
  policy: AgreedPolicy;
  steps: readonly EvidenceStep[];
  mails: readonly BookingMailDto[];
  linkOpens: LinkOpensDto | null;
}

/** All that the shop can show in a dispute. */
export interface Evidence {
  seller: Seller;
  dispute: Dispute;
  payment: { intentId: string | null; currency: string; cents: number; steps: readonly EvidenceStep[] };
  /** Until when the shop may answer, shop-local; null where no answer is asked for. */
  answerBy: string | null;
  bookings: readonly EvidenceBooking[];
  /** The papers of the sale that the payment is part of. */
  papers: readonly Paper[];
}
