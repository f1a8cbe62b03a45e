import { type Aggregate, throwNewerEventError } from '../../kernel/aggregate.js';
import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type {
  CertificateEntry,
  CertificateMethod,
  CertificatePeople,
  CertificateTerms,
  GiftCertificateEvent,
} from './gift-certificate.events.js';

/** `ordered` until it is paid for. */
export const GIFT_CERTIFICATE_STATUSES = ['ordered', 'issued', 'voided'] as const;
export type GiftCertificateStatus = (typeof GIFT_CERTIFICATE_STATUSES)[number];

/** A part of a certificate that paid for a sale. */
interface Redemption {
  saleId: string;
  paymentId: string;
  day: LocalDate;
  cents: Cents;
  returnedCents: Cents;
}

interface CertificateRefund {
  refundId: string;
  day: LocalDate;
  method: CertificateMethod;
  cents: Cents;
}

export interface ExistingGiftCertificate extends CertificateEntry, CertificateTerms {
  /** Null once they were erased. */
  people: CertificatePeople | null;
  status: GiftCertificateStatus;
  /** The amount that is owed to whoever holds its code. */
  balanceCents: Cents;
  method: CertificateMethod | null;
  /** The day on which it was issued. */
  issuedOn: LocalDate | null;
  expiresOn: LocalDate | null;
  code: { hash: string; lastFour: string } | null;
  /** How many codes were made for it. */
  codes: number;
  isDeliveryAsked: boolean;
  isMailed: boolean;
  redemptions: readonly Redemption[];
  /** Returned redemptions, by the refund that gave each back. */
  returns: readonly { refundId: string; paymentId: string }[];
  refunds: readonly CertificateRefund[];
}

/** A balance behind a code, owed to whoever holds it. */
export type GiftCertificate = { status: 'none' } | ExistingGiftCertificate;

function evolve(certificate: GiftCertificate, event: GiftCertificateEvent): GiftCertificate {
  if (event.type === 'GiftCertificateOrdered')
    return {
      ...event.data,
      people: event.personal,
      status: 'ordered',
      balanceCents: 0,
      method: null,
      issuedOn: null,
      expiresOn: null,
      code: null,
      codes: 0,
      isDeliveryAsked: false,
      isMailed: false,
      redemptions: [],
      returns: [],
      refunds: [],
    };
  if (certificate.status === 'none') return certificate;
  switch (event.type) {
    case 'GiftCertificateIssued': {
      const { cents, method, number, expiresOn, day: issuedOn } = event.data;
      return { ...certificate, status: 'issued', cents, balanceCents: cents, method, number, expiresOn, issuedOn };
    }
    case 'GiftCertificateCodeMade': {
      const { codeHash: hash, lastFour, isMailed } = event.data;
      const { codes } = certificate;
      return {
        ...certificate,
        code: { hash, lastFour },
        codes: codes + 1,
        isMailed: certificate.isMailed || isMailed,
      };
    }
    case 'GiftCertificateDeliveryAsked':
      return { ...certificate, isDeliveryAsked: true };
    case 'GiftCertificateRedeemed': {
      const { saleId, paymentId, cents, day } = event.data;
      const redemptions = [...certificate.redemptions, { saleId, paymentId, day, cents, returnedCents: 0 }];
      return { ...certificate, redemptions, balanceCents: certificate.balanceCents - cents };
    }
    case 'GiftCertificateRedemptionReturned': {
      const { paymentId, refundId, cents } = event.data;
      const redemptions = certificate.redemptions.map((each) =>
        each.paymentId === paymentId ? { ...each, returnedCents: each.returnedCents + cents } : each,
      );
      const returns = [...certificate.returns, { refundId, paymentId }];
      return { ...certificate, redemptions, returns, balanceCents: certificate.balanceCents + cents };
    }
    case 'GiftCertificateVoided':
      return { ...certificate, status: 'voided', balanceCents: certificate.balanceCents - event.data.cents };
    case 'GiftCertificateRefunded': {
      const { refundId, method, cents, day } = event.data;
      const refunds = [...certificate.refunds, { refundId, method, cents, day }];
      return { ...certificate, refunds, balanceCents: certificate.balanceCents - cents };
    }
    default:
      return throwNewerEventError(event);
  }
}

export const giftCertificateAggregate: Aggregate<GiftCertificate, GiftCertificateEvent> = {
  initial: { status: 'none' },
  evolve,
  upcasters: {},
};
