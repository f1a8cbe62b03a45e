import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';

/** Methods that the desk notes by hand. */
export const DESK_METHODS = ['cash', 'card', 'other'] as const;
export type DeskMethod = (typeof DESK_METHODS)[number];

export const CHECKOUT_METHODS = [...DESK_METHODS, 'gift_certificate'] as const;
/** A method by which the desk takes a payment. */
export type CheckoutMethod = (typeof CHECKOUT_METHODS)[number];

export const PAYMENT_METHODS = ['cash', 'card', 'online', 'deposit', 'gift_certificate', 'other'] as const;
/** `online`: on the gateway's page; `deposit`: there, too, before the visit, and held since. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAPER_KINDS = ['receipt', 'credit_note'] as const;
/** A numbered paper: the receipt of a sale, or the credit note of what was given back of it. */
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A line of a sale. Prices include tax; a tip is passed on and bears none. */
export type SaleLine = TreatmentLine | TipLine | AdjustmentLine;

export interface TreatmentLine {
  kind: 'treatment';
  bookingId: string;
  /** Absent in a sale that was opened before it was kept. */
  serviceId?: string;
  serviceName: string;
  therapistId: string;
  cents: Cents;
}

export interface TipLine {
  kind: 'tip';
  /** The therapist to whom it is owed. */
  therapistId: string;
  cents: Cents;
  /** The payment that it came with. */
  paymentId: string;
}

/** An amount on or off the bill, with a reason; negative where it is off. */
export interface AdjustmentLine {
  kind: 'adjustment';
  cents: Cents;
  /** The payment that it came with; absent where the rest was waived. */
  paymentId?: string;
}

/** Where and when money moved: part of every event, decided once. */
export interface Entry {
  locationId: string;
  /** The accounting day: the shop's date. */
  day: LocalDate;
  currency: string;
  /** The first booking that the sale is for, by which the action log names it. */
  bookingId: string;
}

/** The reason for an adjustment, void, refund or correction; null once erased. */
type Because = { reason: string } | null;

export interface SaleOpened {
  type: 'SaleOpened';
  data: Entry & {
    clientId: string | null;
    visitId: string | null;
    lines: TreatmentLine[];
    /** The tax rate in hundredths of a percent. */
    taxRate: number;
    /** The tax within the lines. */
    taxCents: Cents;
  };
}

/** Tips and adjustments joined the sale, before it was paid. */
export interface SaleLinesAdded {
  type: 'SaleLinesAdded';
  data: Entry & {
    lines: (TipLine | AdjustmentLine)[];
    /** Tax of the sale after them, less the tax before. */
    taxCents: Cents;
  };
  /** The reason for the adjustment; absent without one. */
  personal?: Because;
}

export interface PaymentTaken {
  type: 'PaymentTaken';
  data: Entry & {
    /** Made by whoever pays, before the first try. */
    paymentId: string;
    method: PaymentMethod;
    /** The money that was taken and stays: what was tendered less the change. */
    cents: Cents;
    /** The amount that counts as covered beyond `cents`, because cash has no smaller coin; negative where less is. */
    roundingCents: Cents;
    /** The online payment whose deposit it is; absent for other methods. */
    depositId?: string;
    /** The cash that was handed over; absent for other methods. */
    tenderedCents?: Cents;
    /** The gift certificate that it was paid with; absent for other methods. */
    certificateId?: string;
  };
}

export interface RefundGiven {
  type: 'RefundGiven';
  data: Entry & {
    refundId: string;
    /** The payment that it is given from. */
    paymentId: string;
    method: PaymentMethod;
    cents: Cents;
    /** The rounding of a cash payment, taken back with the last of its money. */
    roundingCents: Cents;
    /** The part of the bill that goes; absent where no receipt was issued, so that the sale is to be paid again. */
    credit?: Credit;
  };
  personal: Because;
}

/** The amounts that a credit takes off a bill. */
export interface Credit {
  /** The part that bears tax, the tax included. */
  taxableCents: Cents;
  tipCents: Cents;
  /** The tax of the bill before the credit, less the tax after it. */
  taxCents: Cents;
}

/** Money that a void hands back, of one payment. */
export interface ReturnedPayment {
  paymentId: string;
  method: PaymentMethod;
  cents: Cents;
  roundingCents: Cents;
}

export interface SaleVoided {
  type: 'SaleVoided';
  data: Entry & {
    returned: ReturnedPayment[];
    /** All lines, taken back. */
    credit: Credit & { treatmentCents: Cents; treatmentTaxCents: Cents; adjustmentCents: Cents };
  };
  personal: Because;
}

export interface PaymentMethodCorrected {
  type: 'PaymentMethodCorrected';
  data: Entry & { paymentId: string; from: PaymentMethod; to: PaymentMethod; cents: Cents };
  personal: Because;
}

/** Who sells, as the paper says: kept with it, so that a copy says the same. */
export interface Seller {
  name: string;
  /** Differs from the name where it is not empty. */
  legalName: string;
  taxNumber: string;
  isTaxRegistered: boolean;
  addressLines: string[];
  phone: string;
}

export interface PaperIssued {
  type: 'PaperIssued';
  data: Entry & {
    paper: PaperKind;
    /** Without gaps in each kind. */
    number: number;
    totalCents: Cents;
    taxCents: Cents;
    seller: Seller;
  };
}

export const PAPER_FORMATS = ['a4', '80mm'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

/** A paper was printed; from the second time on it is a copy. */
export interface PaperPrinted {
  type: 'PaperPrinted';
  data: Entry & { paper: PaperKind; number: number; format: PaperFormat };
}

/** A paper was mailed to the client. It counts as a print: whatever leaves the shop after it is a copy. */
export interface PaperMailed {
  type: 'PaperMailed';
  data: Entry & { paper: PaperKind; number: number };
}

/** A treatment that a health fund may pay for, with the therapist as the fund knows them. */
export interface FundedTreatment {
  bookingId: string;
  association: string | null;
  providerNumber: string;
  /** The part of its price that was paid and not given back. */
  paidCents: Cents;
}

/** A receipt for a health fund was printed; from the second time on it is a copy. */
export interface HealthFundReceiptPrinted {
  type: 'HealthFundReceiptPrinted';
  data: Entry & { treatments: FundedTreatment[] };
}

export type SaleEvent =
  | SaleOpened
  | SaleLinesAdded
  | PaymentTaken
  | RefundGiven
  | SaleVoided
  | PaymentMethodCorrected
  | PaperIssued
  | PaperPrinted
  | PaperMailed
  | HealthFundReceiptPrinted;
