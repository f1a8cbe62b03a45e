import { chooseSentence } from '../platform/event-log/event-sentence.js';
import { created, deleted, type EventType, updated } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';
import type { DrawerDayEvent } from './domain/drawer-day.events.js';
import type { GiftCertificateEvent } from './domain/gift-certificate.events.js';
import type { OnlinePaymentEvent } from './domain/online-payment.events.js';
import type { SaleEvent } from './domain/sale.events.js';
import type { TipPayoutEvent } from './domain/tip-payout.events.js';

type MoneyEvent = SaleEvent | DrawerDayEvent | TipPayoutEvent | OnlinePaymentEvent | GiftCertificateEvent;
type Recorded<Type extends MoneyEvent['type']> = Extract<MoneyEvent, { type: Type }>['data'];

export class SaleOpened extends RecordedEvent<Recorded<'SaleOpened'>> {}
export class SaleLinesAdded extends RecordedEvent<Recorded<'SaleLinesAdded'>> {}
export class PaymentTaken extends RecordedEvent<Recorded<'PaymentTaken'>> {}
export class RefundGiven extends RecordedEvent<Recorded<'RefundGiven'>> {}
export class SaleVoided extends RecordedEvent<Recorded<'SaleVoided'>> {}
export class PaymentMethodCorrected extends RecordedEvent<Recorded<'PaymentMethodCorrected'>> {}
export class PaperIssued extends RecordedEvent<Recorded<'PaperIssued'>> {}
export class DrawerOpened extends RecordedEvent<Recorded<'DrawerOpened'>> {}
export class DrawerCounted extends RecordedEvent<Recorded<'DrawerCounted'>> {}
export class DrawerClosed extends RecordedEvent<Recorded<'DrawerClosed'>> {}
export class DrawerReopened extends RecordedEvent<Recorded<'DrawerReopened'>> {}
export class TipsPaidOut extends RecordedEvent<Recorded<'TipsPaidOut'>> {}
export class TipPayoutVoided extends RecordedEvent<Recorded<'TipPayoutVoided'>> {}
export class PaperMailed extends RecordedEvent<Recorded<'PaperMailed'>> {}
export class HealthFundReceiptPrinted extends RecordedEvent<Recorded<'HealthFundReceiptPrinted'>> {}
export class ZReportIssued extends RecordedEvent<Recorded<'ZReportIssued'>> {}
export class ZReportPrinted extends RecordedEvent<Recorded<'ZReportPrinted'>> {}
export class PaperPrinted extends RecordedEvent<Recorded<'PaperPrinted'>> {}

export class OnlinePaymentAsked extends RecordedEvent<Recorded<'OnlinePaymentAsked'>> {}
export class CheckoutStarted extends RecordedEvent<Recorded<'CheckoutStarted'>> {}
export class CheckoutEndAsked extends RecordedEvent<Recorded<'CheckoutEndAsked'>> {}
export class CheckoutExpired extends RecordedEvent<Recorded<'CheckoutExpired'>> {}
export class OnlinePaymentReceived extends RecordedEvent<Recorded<'OnlinePaymentReceived'>> {}
export class OnlineRefundAsked extends RecordedEvent<Recorded<'OnlineRefundAsked'>> {}
export class OnlineRefundAnswered extends RecordedEvent<Recorded<'OnlineRefundAnswered'>> {}
export class DepositApplied extends RecordedEvent<Recorded<'DepositApplied'>> {}
export class DepositReleased extends RecordedEvent<Recorded<'DepositReleased'>> {}
export class DepositForfeited extends RecordedEvent<Recorded<'DepositForfeited'>> {}
export class DisputeNoted extends RecordedEvent<Recorded<'DisputeNoted'>> {}
export class DisputeEvidencePrinted extends RecordedEvent<Recorded<'DisputeEvidencePrinted'>> {}
export class DisputeMoneyMoved extends RecordedEvent<Recorded<'DisputeMoneyMoved'>> {}

export class GiftCertificateOrdered extends RecordedEvent<Recorded<'GiftCertificateOrdered'>> {}
export class GiftCertificateIssued extends RecordedEvent<Recorded<'GiftCertificateIssued'>> {}
export class GiftCertificateCodeMade extends RecordedEvent<Recorded<'GiftCertificateCodeMade'>> {}
export class GiftCertificateDeliveryAsked extends RecordedEvent<Recorded<'GiftCertificateDeliveryAsked'>> {}
export class GiftCertificateRedeemed extends RecordedEvent<Recorded<'GiftCertificateRedeemed'>> {}
export class GiftCertificateRedemptionReturned extends RecordedEvent<Recorded<'GiftCertificateRedemptionReturned'>> {}
export class GiftCertificateVoided extends RecordedEvent<Recorded<'GiftCertificateVoided'>> {}
export class GiftCertificateRefunded extends RecordedEvent<Recorded<'GiftCertificateRefunded'>> {}

const ofSale = { sale_id: 'stream', booking_id: 'data.bookingId' } as const;

const bookingText = '{booking_id@booking}';

/** Events of sales, and how the action log shows each. */
export const saleEventTypes = {
  SaleOpened: created(
    SaleOpened,
    'sale_open',
    { ...ofSale, treatments: 'data.lines' },
    `Opened a sale for ${bookingText}`,
  ),
  SaleLinesAdded: updated(
    SaleLinesAdded,
    'sale_add_lines',
    { ...ofSale, lines: 'data.lines', reason: 'personal.reason' },
    `Added a tip or adjustment to the sale for ${bookingText}[: {reason}]`,
  ),
  PaymentTaken: updated(
    PaymentTaken,
    'payment_take',
    { ...ofSale, payment_id: 'data.paymentId', method: 'data.method', cents: 'data.cents', currency: 'data.currency' },
    chooseSentence(
      'method',
      {
        cash: `Took {cents:money} in cash for ${bookingText}`,
        card: `Took {cents:money} by card for ${bookingText}`,
        online: `Took {cents:money} online for ${bookingText}`,
        gift_certificate: `Took {cents:money} off a gift certificate for ${bookingText}`,
        deposit: `Took {cents:money} of the deposit for ${bookingText}`,
      },
      `Took {cents:money} by another method for ${bookingText}`,
    ),
  ),
  RefundGiven: updated(
    RefundGiven,
    'payment_refund',
    {
      ...ofSale,
      payment_id: 'data.paymentId',
      method: 'data.method',
      cents: 'data.cents',
      currency: 'data.currency',
      reason: 'personal.reason',
    },
    chooseSentence(
      'method',
      {
        cash: `Gave back {cents:money} in cash for ${bookingText}[: {reason}]`,
        card: `Gave back {cents:money} by card for ${bookingText}[: {reason}]`,
        online: `Gave back {cents:money} online for ${bookingText}[: {reason}]`,
        gift_certificate: `Gave back {cents:money} to a gift certificate for ${bookingText}[: {reason}]`,
      },
      `Gave back {cents:money} by another method for ${bookingText}[: {reason}]`,
    ),
  ),
  SaleVoided: deleted(
    SaleVoided,
    'sale_void',
    { ...ofSale, returned: 'data.returned', reason: 'personal.reason' },
    `Voided the sale for ${bookingText}[: {reason}]`,
  ),
  PaymentMethodCorrected: updated(
    PaymentMethodCorrected,
    'payment_correct_method',
    {
      ...ofSale,
      payment_id: 'data.paymentId',
      from: 'data.from',
      to: 'data.to',
      cents: 'data.cents',
      reason: 'personal.reason',
    },
    `Corrected the method of {cents:money} for ${bookingText} from {from:words} to {to:words}[: {reason}]`,
  ),
  PaperIssued: updated(
    PaperIssued,
    'sale_issue_paper',
    {
      ...ofSale,
      paper: 'data.paper',
      number: 'data.number',
      total_cents: 'data.totalCents',
      currency: 'data.currency',
    },
    chooseSentence(
      'paper',
      { credit_note: `Issued credit note {number} of {total_cents:money} for ${bookingText}` },
      `Issued receipt {number} of {total_cents:money} for ${bookingText}`,
    ),
  ),
  PaperPrinted: updated(
    PaperPrinted,
    'sale_print_paper',
    { ...ofSale, paper: 'data.paper', number: 'data.number', format: 'data.format' },
    chooseSentence(
      'paper',
      { credit_note: `Printed credit note {number} for ${bookingText}` },
      `Printed receipt {number} for ${bookingText}`,
    ),
  ),
  PaperMailed: updated(
    PaperMailed,
    'sale_mail_paper',
    { ...ofSale, paper: 'data.paper', number: 'data.number' },
    chooseSentence(
      'paper',
      { credit_note: `Mailed credit note {number} for ${bookingText}` },
      `Mailed receipt {number} for ${bookingText}`,
    ),
  ),
  HealthFundReceiptPrinted: updated(
    HealthFundReceiptPrinted,
    'sale_print_health_fund_receipt',
    { ...ofSale, treatments: 'data.treatments' },
    `Printed a health-fund receipt for ${bookingText}`,
  ),
} satisfies Record<SaleEvent['type'], EventType>;

const ofDrawer = { drawer_id: 'stream', day: 'data.day', currency: 'data.currency' } as const;
const ofCount = {
  counted_cents: 'data.countedCents',
  expected_cents: 'data.expectedCents',
  terminal_cents: 'data.terminalCents',
  expected_terminal_cents: 'data.expectedTerminalCents',
} as const;

/** Events of drawers, and how the action log shows each. */
export const drawerDayEventTypes = {
  DrawerOpened: created(
    DrawerOpened,
    'drawer_open',
    { ...ofDrawer, float_cents: 'data.floatCents' },
    'Opened the drawer of {day:day} with {float_cents:money}',
  ),
  DrawerCounted: updated(
    DrawerCounted,
    'drawer_count',
    { ...ofDrawer, coins: 'data.coins', ...ofCount },
    'Counted {counted_cents:money} in the drawer of {day:day}, where {expected_cents:money} was expected',
  ),
  DrawerClosed: updated(
    DrawerClosed,
    'drawer_close',
    {
      ...ofDrawer,
      ...ofCount,
      difference_cents: 'data.differenceCents',
      banked_cents: 'data.bankedCents',
      left_cents: 'data.leftCents',
      reason: 'personal.reason',
    },
    'Closed the drawer of {day:day} with a difference of {difference_cents:money}[: {reason}]',
  ),
  DrawerReopened: updated(
    DrawerReopened,
    'drawer_reopen',
    { ...ofDrawer, undone: 'data.undone', reason: 'personal.reason' },
    'Opened the drawer of {day:day} again[: {reason}]',
  ),
  ZReportIssued: updated(
    ZReportIssued,
    'drawer_issue_z_report',
    { ...ofDrawer, number: 'data.number', totals: 'data.totals' },
    'Issued Z-report {number} of {day:day}',
  ),
  ZReportPrinted: updated(
    ZReportPrinted,
    'drawer_print_z_report',
    { ...ofDrawer, number: 'data.number', format: 'data.format' },
    'Printed Z-report {number} of {day:day}',
  ),
} satisfies Record<DrawerDayEvent['type'], EventType>;

const ofPayout = {
  payout_id: 'stream',
  therapist_id: 'data.therapistId',
  method: 'data.method',
  cents: 'data.cents',
  currency: 'data.currency',
} as const;

/** Events of tips that therapists are given, and how the action log shows each. */
export const tipPayoutEventTypes = {
  TipsPaidOut: created(
    TipsPaidOut,
    'tips_pay_out',
    ofPayout,
    chooseSentence(
      'method',
      { cash: 'Paid out {cents:money} of tips to {therapist_id@therapist} in cash' },
      'Paid out {cents:money} of tips to {therapist_id@therapist}',
    ),
  ),
  TipPayoutVoided: deleted(
    TipPayoutVoided,
    'tips_void_payout',
    { ...ofPayout, reason: 'personal.reason' },
    'Voided the payout of {cents:money} of tips to {therapist_id@therapist}[: {reason}]',
  ),
} satisfies Record<TipPayoutEvent['type'], EventType>;

const ofDeposit = {
  payment_id: 'stream',
  booking_id: 'data.bookingId',
  cents: 'data.cents',
  currency: 'data.currency',
} as const;
const ofOnline = { payment_id: 'stream', booking_id: 'data.bookingId', certificate_id: 'data.certificateId' } as const;
const moneyOfOnline = { ...ofOnline, cents: 'data.cents', currency: 'data.currency' } as const;

/** Events of online payments, and how the action log shows each. */
export const onlinePaymentEventTypes = {
  OnlinePaymentAsked: created(
    OnlinePaymentAsked,
    'online_payment_ask',
    moneyOfOnline,
    `Asked for {cents:money} to be paid online[ for ${bookingText}]`,
  ),
  CheckoutStarted: updated(
    CheckoutStarted,
    'online_payment_start',
    { ...ofOnline, session_id: 'data.sessionId' },
    `The gateway opened its page[ for ${bookingText}]`,
  ),
  CheckoutEndAsked: updated(
    CheckoutEndAsked,
    'online_payment_end',
    ofOnline,
    `Asked the gateway to close its page[ for ${bookingText}]`,
  ),
  CheckoutExpired: updated(
    CheckoutExpired,
    'online_payment_expire',
    ofOnline,
    `The gateway closed its page[ for ${bookingText}], unpaid`,
  ),
  OnlinePaymentReceived: updated(
    OnlinePaymentReceived,
    'online_payment_receive',
    { ...moneyOfOnline, intent_id: 'data.intentId', sale_id: 'data.saleId' },
    `The gateway received {cents:money}[ for ${bookingText}]`,
  ),
  OnlineRefundAsked: updated(
    OnlineRefundAsked,
    'online_refund_ask',
    { ...moneyOfOnline, refund_id: 'data.refundId', because: 'data.because', reason: 'personal.reason' },
    `Asked the gateway to give back {cents:money}[ for ${bookingText}][: {reason}]`,
  ),
  OnlineRefundAnswered: updated(
    OnlineRefundAnswered,
    'online_refund_answer',
    { ...ofOnline, refund_id: 'data.refundId', outcome: 'data.outcome' },
    chooseSentence(
      'outcome',
      {
        succeeded: `The gateway gave money back[ for ${bookingText}]`,
        failed: `The gateway could not give money back[ for ${bookingText}]`,
      },
      `The gateway is giving money back[ for ${bookingText}]`,
    ),
  ),
  DepositApplied: updated(
    DepositApplied,
    'deposit_apply',
    { ...ofDeposit, sale_id: 'data.saleId' },
    `Applied the deposit of {cents:money} for ${bookingText}`,
  ),
  DepositReleased: updated(
    DepositReleased,
    'deposit_release',
    { ...ofDeposit, sale_id: 'data.saleId' },
    `Holds the deposit of {cents:money} for ${bookingText} again`,
  ),
  DepositForfeited: updated(
    DepositForfeited,
    'deposit_forfeit',
    { ...ofDeposit, tax_cents: 'data.taxCents', reason: 'personal.reason' },
    `Charged {cents:money} of the deposit for ${bookingText}[: {reason}]`,
  ),
  DisputeNoted: updated(
    DisputeNoted,
    'dispute_note',
    {
      ...moneyOfOnline,
      dispute_id: 'data.disputeId',
      stage: 'data.stage',
      dispute_reason: 'data.reason',
      answer_by: 'data.answerBy',
      lost_cents: 'data.lostCents',
    },
    chooseSentence(
      'stage',
      {
        answer_due: `A payment of {cents:money}[ for ${bookingText}] is disputed`,
        under_review: `The dispute about {cents:money}[ for ${bookingText}] is under review`,
        won: `The dispute about {cents:money}[ for ${bookingText}] was won`,
        lost: `The dispute about {cents:money}[ for ${bookingText}] was lost`,
      },
      `The dispute about {cents:money}[ for ${bookingText}] was closed`,
    ),
  ),
  DisputeEvidencePrinted: updated(
    DisputeEvidencePrinted,
    'dispute_print_evidence',
    { ...ofOnline, dispute_id: 'data.disputeId' },
    `Printed the evidence for a dispute[ about ${bookingText}]`,
  ),
  DisputeMoneyMoved: updated(
    DisputeMoneyMoved,
    'dispute_move_money',
    {
      ...ofOnline,
      dispute_id: 'data.disputeId',
      transaction_id: 'data.transactionId',
      direction: 'data.direction',
      taken_cents: 'data.takenCents',
      fee_cents: 'data.feeCents',
      currency: 'data.currency',
    },
    chooseSentence(
      'direction',
      { taken: `The gateway took the money of a dispute[ for ${bookingText}]` },
      `The gateway put the money of a dispute back[ for ${bookingText}]`,
    ),
  ),
} satisfies Record<OnlinePaymentEvent['type'], EventType>;

const ofCertificate = { certificate_id: 'stream', number: 'data.number' } as const;
const moneyOfCertificate = { ...ofCertificate, cents: 'data.cents', currency: 'data.currency' } as const;

/** Events of gift certificates, and how the action log shows each. */
export const giftCertificateEventTypes = {
  GiftCertificateOrdered: created(
    GiftCertificateOrdered,
    'gift_certificate_order',
    { ...moneyOfCertificate, service_name: 'data.serviceName', deliver_on: 'data.deliverOn' },
    'Ordered a gift certificate of {cents:money}',
  ),
  GiftCertificateIssued: updated(
    GiftCertificateIssued,
    'gift_certificate_issue',
    { ...moneyOfCertificate, method: 'data.method', expires_on: 'data.expiresOn' },
    chooseSentence(
      'method',
      {
        cash: 'Sold gift certificate {number} of {cents:money}, paid in cash',
        card: 'Sold gift certificate {number} of {cents:money}, paid by card',
        online: 'Sold gift certificate {number} of {cents:money}, paid online',
      },
      'Sold gift certificate {number} of {cents:money}, paid by another method',
    ),
  ),
  GiftCertificateCodeMade: updated(
    GiftCertificateCodeMade,
    'gift_certificate_make_code',
    { ...ofCertificate, last_four: 'data.lastFour', reason: 'personal.reason' },
    'Made a code for gift certificate {number}, ending in {last_four}[: {reason}]',
  ),
  GiftCertificateDeliveryAsked: updated(
    GiftCertificateDeliveryAsked,
    'gift_certificate_deliver',
    ofCertificate,
    'Gift certificate {number} is due to be mailed',
  ),
  GiftCertificateRedeemed: updated(
    GiftCertificateRedeemed,
    'gift_certificate_redeem',
    { ...moneyOfCertificate, sale_id: 'data.saleId', payment_id: 'data.paymentId' },
    'Redeemed {cents:money} of gift certificate {number}',
  ),
  GiftCertificateRedemptionReturned: updated(
    GiftCertificateRedemptionReturned,
    'gift_certificate_return',
    { ...moneyOfCertificate, sale_id: 'data.saleId', payment_id: 'data.paymentId' },
    'Gave {cents:money} back to gift certificate {number}',
  ),
  GiftCertificateVoided: deleted(
    GiftCertificateVoided,
    'gift_certificate_void',
    { ...moneyOfCertificate, method: 'data.method', reason: 'personal.reason' },
    'Voided gift certificate {number} of {cents:money}[: {reason}]',
  ),
  GiftCertificateRefunded: updated(
    GiftCertificateRefunded,
    'gift_certificate_refund',
    { ...moneyOfCertificate, method: 'data.method', reason: 'personal.reason' },
    'Gave back {cents:money} for gift certificate {number}[: {reason}]',
  ),
} satisfies Record<GiftCertificateEvent['type'], EventType>;

export const saleEvents = Object.values(saleEventTypes).map(({ event }) => event);

export type RecordedSaleEvent = InstanceType<(typeof saleEvents)[number]>;

export const drawerDayEvents = Object.values(drawerDayEventTypes).map(({ event }) => event);

export type RecordedDrawerDayEvent = InstanceType<(typeof drawerDayEvents)[number]>;

export const tipPayoutEvents = Object.values(tipPayoutEventTypes).map(({ event }) => event);

export type RecordedTipPayoutEvent = InstanceType<(typeof tipPayoutEvents)[number]>;

export const onlinePaymentEvents = Object.values(onlinePaymentEventTypes).map(({ event }) => event);

export type RecordedOnlinePaymentEvent = InstanceType<(typeof onlinePaymentEvents)[number]>;
