import { chooseSentence } from '../platform/event-log/event-sentence.js';
import { created, deleted, type EventType, updated } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';
import type { SaleEvent } from './domain/sale.events.js';

type Recorded<Type extends SaleEvent['type']> = Extract<SaleEvent, { type: Type }>['data'];

export class SaleOpened extends RecordedEvent<Recorded<'SaleOpened'>> {}
export class SaleLinesAdded extends RecordedEvent<Recorded<'SaleLinesAdded'>> {}
export class PaymentTaken extends RecordedEvent<Recorded<'PaymentTaken'>> {}
export class RefundGiven extends RecordedEvent<Recorded<'RefundGiven'>> {}
export class SaleVoided extends RecordedEvent<Recorded<'SaleVoided'>> {}
export class PaymentMethodCorrected extends RecordedEvent<Recorded<'PaymentMethodCorrected'>> {}
export class PaperIssued extends RecordedEvent<Recorded<'PaperIssued'>> {}

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
} satisfies Record<SaleEvent['type'], EventType>;

export const saleEvents = Object.values(saleEventTypes).map(({ event }) => event);

export type RecordedSaleEvent = InstanceType<(typeof saleEvents)[number]>;
