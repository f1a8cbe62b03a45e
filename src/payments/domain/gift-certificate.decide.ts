import type { Decision } from '../../kernel/aggregate.js';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Cents, formatDollars } from '../../kernel/money.js';
import { isPayableInCash } from './cash-rounding.js';
import type {
  CertificateEntry,
  CertificateMethod,
  CertificatePeople,
  CertificateTerms,
  GiftCertificateEvent,
} from './gift-certificate.events.js';
import type { ExistingGiftCertificate, GiftCertificate } from './gift-certificate.evolve.js';
import { reusedIdError } from './sale.decide.js';

export type DecideGiftCertificate = Decision<GiftCertificate, GiftCertificateEvent>;

/** The least that a certificate is sold for, and the most. */
const MIN_CENTS: Cents = 1_000;
const MAX_CENTS: Cents = 200_000;

/**
 * Notes what somebody wants to buy. Does nothing when the same comes again.
 * @throws InvalidInputError on `amount`, `deliver_on`, BusinessRuleError `payment-id-reused`
 */
export function orderCertificate(
  input: Omit<CertificateEntry, 'number'> & CertificateTerms & { people: CertificatePeople },
): DecideGiftCertificate {
  const { people: personal, ...terms } = input;
  const data = { ...terms, number: null };
  return (certificate) => {
    if (certificate.status !== 'none') {
      const { cents, deliverOn, serviceName } = certificate;
      const isSame = cents === data.cents && deliverOn === data.deliverOn && serviceName === data.serviceName;
      if (!isSame) throw reusedIdError();
      return [];
    }
    if (data.cents < MIN_CENTS || data.cents > MAX_CENTS)
      throw new InvalidInputError(
        'amount',
        `A gift certificate is worth from ${formatDollars(MIN_CENTS)} to ${formatDollars(MAX_CENTS)}`,
      );
    if (data.deliverOn !== null && data.deliverOn < data.day)
      throw new InvalidInputError('deliver_on', 'Please choose today or a later date');
    return [{ type: 'GiftCertificateOrdered', data, personal }];
  };
}

interface IssueInput {
  day: LocalDate;
  cents: Cents;
  method: CertificateMethod;
  number: number;
  expiresOn: LocalDate | null;
}

/** Issues a certificate that was paid for, and asks for its mail where that is due. Does nothing the second time. */
export function issueCertificate(input: IssueInput): DecideGiftCertificate {
  return (certificate) => {
    requireCertificate(certificate);
    if (certificate.status !== 'ordered') return [];
    const { cents, method } = input;
    if (method === 'cash' && !isPayableInCash(cents, certificate.currency))
      throw new InvalidInputError('amount', 'There are no coins for this amount');
    const entry = { ...toEntry(certificate, input.day), number: input.number };
    const isDue = certificate.deliverOn !== null && certificate.deliverOn <= input.day;
    return [
      { type: 'GiftCertificateIssued', data: { ...entry, ...input } },
      ...(isDue ? [{ type: 'GiftCertificateDeliveryAsked', data: entry } as const] : []),
    ];
  };
}

/** Asks for the mail with the certificate. Does nothing before its date, and the second time. */
export function askForDelivery(day: LocalDate): DecideGiftCertificate {
  return (certificate) => {
    requireCertificate(certificate);
    const { status, deliverOn, isDeliveryAsked } = certificate;
    const isDue = status === 'issued' && !isDeliveryAsked && deliverOn !== null && deliverOn <= day;
    return isDue ? [{ type: 'GiftCertificateDeliveryAsked', data: toEntry(certificate, day) }] : [];
  };
}

interface CodeInput {
  code: { hash: string; lastFour: string };
  day: LocalDate;
  /** The reason for another code; null for the first one. */
  reason: string | null;
  isMailed: boolean;
}

/** Makes a code, whereby the one before it is worth nothing any more. The balance stays. */
export function makeCode({ code, day, reason, isMailed }: CodeInput): DecideGiftCertificate {
  return (certificate) => {
    requireIssued(certificate);
    const data = { ...toEntry(certificate, day), codeHash: code.hash, lastFour: code.lastFour, isMailed };
    return [{ type: 'GiftCertificateCodeMade', data, ...(reason !== null && { personal: { reason } }) }];
  };
}

interface RedeemInput {
  saleId: string;
  paymentId: string;
  cents: Cents;
  currency: string;
  day: LocalDate;
}

/**
 * Pays a part of a sale with a certificate, never more than is left of it. Does nothing when the same payment comes again.
 * @throws BusinessRuleError `certificate-expired` at `code`, `over-balance` at `amount`, InvalidInputError on `code`
 */
export function redeem({ saleId, paymentId, cents, currency, day }: RedeemInput): DecideGiftCertificate {
  return (certificate) => {
    requireIssued(certificate);
    if (certificate.redemptions.some((each) => each.paymentId === paymentId)) return [];
    if (certificate.currency !== currency)
      throw new InvalidInputError('code', `This gift certificate is in ${certificate.currency}`);
    if (isExpired(certificate, day))
      throw new BusinessRuleError('certificate-expired', 'This gift certificate has expired', undefined, 'code');
    assertWithinBalance(certificate, cents);
    return [{ type: 'GiftCertificateRedeemed', data: { ...toEntry(certificate, day), saleId, paymentId, cents } }];
  };
}

/** Gives back what was paid with a certificate, also with one that has expired since. Does nothing the second time. */
export function returnRedemption(input: {
  saleId: string;
  paymentId: string;
  refundId: string;
  cents: Cents;
  day: LocalDate;
}): DecideGiftCertificate {
  return (certificate) => {
    requireCertificate(certificate);
    const { day, ...returned } = input;
    const isKnown = certificate.returns.some(
      ({ refundId, paymentId }) => refundId === returned.refundId && paymentId === returned.paymentId,
    );
    if (isKnown) return [];
    return [{ type: 'GiftCertificateRedemptionReturned', data: { ...toEntry(certificate, day), ...returned } }];
  };
}

/**
 * Voids a certificate that was sold by mistake on the same day: its money goes back as it came. Does nothing the second
 * time.
 * @throws BusinessRuleError `another-day`, `certificate-used`
 */
export function voidCertificate({ reason, day }: { reason: string; day: LocalDate }): DecideGiftCertificate {
  return (certificate) => {
    requireCertificate(certificate);
    if (certificate.status === 'voided') return [];
    requireIssued(certificate);
    const { method, cents, balanceCents, issuedOn } = certificate;
    if (issuedOn !== day)
      throw new BusinessRuleError('another-day', 'Only a gift certificate of today can be voided: refund it instead');
    if (balanceCents !== cents)
      throw new BusinessRuleError('certificate-used', 'A part of it was used: refund what is left instead');
    const data = { ...toEntry(certificate, day), method: method!, cents };
    return [{ type: 'GiftCertificateVoided', data, personal: { reason } }];
  };
}

/**
 * Gives money back for what is left of a certificate, or for a part of that. Does nothing when the same refund comes again.
 * @throws BusinessRuleError `over-balance` and InvalidInputError on `amount`, `method`
 */
export function refundCertificate(input: {
  refundId: string;
  method: CertificateMethod;
  cents: Cents;
  reason: string;
  day: LocalDate;
}): DecideGiftCertificate {
  return (certificate) => {
    requireCertificate(certificate);
    const { refundId, method, cents, reason, day } = input;
    const known = certificate.refunds.find((each) => each.refundId === refundId);
    if (known) {
      if (known.method !== method || known.cents !== cents) throw reusedIdError();
      return [];
    }
    requireIssued(certificate);
    if ((certificate.method === 'online') !== (method === 'online'))
      throw new InvalidInputError('method', 'What was paid online goes back online, and nothing else does');
    assertWithinBalance(certificate, cents);
    if (method === 'cash' && !isPayableInCash(cents, certificate.currency))
      throw new InvalidInputError('amount', 'There are no coins for this amount');
    const data = { ...toEntry(certificate, day), refundId, method, cents };
    return [{ type: 'GiftCertificateRefunded', data, personal: { reason } }];
  };
}

/** Whether the last day has passed on which a certificate could be used. */
export const isExpired = ({ expiresOn }: Pick<ExistingGiftCertificate, 'expiresOn'>, day: LocalDate): boolean =>
  expiresOn !== null && expiresOn < day;

/** Asserts that there is such a certificate. @throws NotFoundError */
export function requireCertificate(certificate: GiftCertificate): asserts certificate is ExistingGiftCertificate {
  if (certificate.status === 'none') throw new NotFoundError('There is no such gift certificate');
}

/** Asserts that it was paid for and not voided: for whoever holds a code no other exists. @throws NotFoundError */
export function requireIssued(certificate: GiftCertificate): asserts certificate is ExistingGiftCertificate {
  requireCertificate(certificate);
  if (certificate.status !== 'issued') throw new NotFoundError('There is no such gift certificate');
}

function assertWithinBalance({ balanceCents }: ExistingGiftCertificate, cents: Cents): void {
  if (cents <= balanceCents) return;
  const sentence =
    balanceCents > 0
      ? `Only ${formatDollars(balanceCents)} is left on this gift certificate`
      : 'Nothing is left on this gift certificate';
  throw new BusinessRuleError('over-balance', sentence, undefined, 'amount');
}

const toEntry = ({ locationId, currency, number }: ExistingGiftCertificate, day: LocalDate): CertificateEntry => ({
  locationId,
  day,
  currency,
  number,
});
