import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { DeskMethod } from './sale.events.js';

/** How a gift certificate is paid for: never with another one. */
export type CertificateMethod = DeskMethod | 'online';

/** Where and when something happened to a gift certificate: part of every event. */
export interface CertificateEntry {
  locationId: string;
  /** The accounting day: the shop's date. */
  day: LocalDate;
  currency: string;
  /** The number of the certificate and of its receipt, without gaps; null until it is issued. */
  number: number | null;
}

/** The people of a gift certificate, and the words on it. */
export interface CertificatePeople {
  buyerName: string | null;
  /** Address of the receipt. */
  buyerEmail: string | null;
  recipientName: string | null;
  /** Address of the mail with the certificate; null where the buyer hands it over. */
  recipientEmail: string | null;
  message: string | null;
}

/** A certificate that somebody wants to buy. Nothing is owed before it is paid. */
export interface CertificateTerms {
  cents: Cents;
  /** The treatment that it was bought for, in words; null for an amount. It pays for anything all the same. */
  serviceName: string | null;
  /** The date on which the certificate is mailed; null where the buyer takes it along. */
  deliverOn: LocalDate | null;
  /** The payment on the gateway's page; null where it is sold at the desk. */
  paymentId: string | null;
}

export interface GiftCertificateOrdered {
  type: 'GiftCertificateOrdered';
  data: CertificateEntry & CertificateTerms;
  personal: CertificatePeople | null;
}

/** It was paid for: from now on its balance is owed to whoever holds its code. */
export interface GiftCertificateIssued {
  type: 'GiftCertificateIssued';
  data: CertificateEntry & {
    cents: Cents;
    method: CertificateMethod;
    number: number;
    /** The last day on which it can be used; null without one. */
    expiresOn: LocalDate | null;
  };
}

/** A code was made. Only its hash is kept, and the one before is worth nothing any more. */
export interface GiftCertificateCodeMade {
  type: 'GiftCertificateCodeMade';
  data: CertificateEntry & {
    codeHash: string;
    lastFour: string;
    /** Whether the mail to the recipient took it; else the desk was shown it. */
    isMailed: boolean;
  };
  /** The reason for another code; absent for the first one. */
  personal?: { reason: string } | null;
}

/** The mail with the certificate is due. The event asks: a delivery sends it, with a code of its own. */
export interface GiftCertificateDeliveryAsked {
  type: 'GiftCertificateDeliveryAsked';
  data: CertificateEntry;
}

/** A part of it paid for a sale. The sale's own event moves the money. */
export interface GiftCertificateRedeemed {
  type: 'GiftCertificateRedeemed';
  data: CertificateEntry & { saleId: string; paymentId: string; cents: Cents };
}

/** A sale gave back what was paid with it. */
export interface GiftCertificateRedemptionReturned {
  type: 'GiftCertificateRedemptionReturned';
  data: CertificateEntry & {
    saleId: string;
    paymentId: string;
    /** That of the sale's refund; the sale's own for a void. */
    refundId: string;
    cents: Cents;
  };
}

/** It was sold by mistake: its money went back as it came, on the same day. */
export interface GiftCertificateVoided {
  type: 'GiftCertificateVoided';
  data: CertificateEntry & { method: CertificateMethod; cents: Cents };
  personal: { reason: string } | null;
}

/** Its buyer got money back for what is left of it, or a part of that. */
export interface GiftCertificateRefunded {
  type: 'GiftCertificateRefunded';
  data: CertificateEntry & { refundId: string; method: CertificateMethod; cents: Cents };
  personal: { reason: string } | null;
}

export type GiftCertificateEvent =
  | GiftCertificateOrdered
  | GiftCertificateIssued
  | GiftCertificateCodeMade
  | GiftCertificateDeliveryAsked
  | GiftCertificateRedeemed
  | GiftCertificateRedemptionReturned
  | GiftCertificateVoided
  | GiftCertificateRefunded;
