import { ApiProperty } from '@nestjs/swagger';
import {
  DESK_METHODS,
  type DeskMethod,
  PAPER_KINDS,
  type PaperKind,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../domain/sale.events.js';
import { SALE_STATUSES, type SaleStatus } from '../domain/sale.evolve.js';

const LINE_KINDS = ['treatment', 'tip', 'adjustment'] as const;

/** A line of a sale; amounts include tax. */
export class SaleLineDto {
  @ApiProperty({ enum: LINE_KINDS })
  kind!: (typeof LINE_KINDS)[number];
  /** In dollars; negative where an adjustment takes off. */
  amount!: number;
  /** The booking of a treatment; null for other lines. */
  booking_id!: string | null;
  /** The treatment's name; null for other lines. */
  service_name!: string | null;
  /** Who gave the treatment, or whose tip it is; null for an adjustment. */
  therapist_id!: string | null;
  /** The reason for an adjustment; null for other lines, and once erased. */
  reason!: string | null;
}

export class PaymentDto {
  id!: string;
  @ApiProperty({ enum: PAYMENT_METHODS })
  method!: PaymentMethod;
  /** The method that was noted first, where it was corrected; else null. */
  @ApiProperty({ enum: PAYMENT_METHODS, nullable: true, type: String })
  noted_as!: PaymentMethod | null;
  /** The money that was taken, in dollars. */
  amount!: number;
  /** The amount that counts as paid beyond that, because there are no smaller coins; negative where less is. */
  rounding!: number;
  /** The cash that was handed over; null for other methods. */
  tendered!: number | null;
  /** The cash that went back at once; null for other methods. */
  change!: number | null;
  /** The money that was given back since. */
  refunded!: number;
  day!: string;
}

class RefundDto {
  id!: string;
  payment_id!: string;
  @ApiProperty({ enum: PAYMENT_METHODS })
  method!: PaymentMethod;
  amount!: number;
  /** The reason; null once erased. */
  reason!: string | null;
  day!: string;
}

class PaperDto {
  @ApiProperty({ enum: PAPER_KINDS })
  kind!: PaperKind;
  /** Without gaps in each kind. */
  number!: number;
  total!: number;
  /** The tax within the total. */
  tax!: number;
  day!: string;
}

class SellerDto {
  name!: string;
  address_lines!: string[];
  phone!: string;
}

/** All that one client pays at one time. */
export class SaleDto {
  id!: string;
  version!: number;
  @ApiProperty({ enum: SALE_STATUSES })
  status!: SaleStatus;
  /** The accounting day on which it was opened. */
  day!: string;
  currency!: string;
  client_id!: string | null;
  lines!: SaleLineDto[];
  total!: number;
  /** Tax rate in percent. */
  tax_rate!: number;
  /** The tax within the lines. */
  tax!: number;
  /** The money that was paid and not given back. */
  paid!: number;
  /** The money that is still to be paid. */
  remaining!: number;
  payments!: PaymentDto[];
  refunds!: RefundDto[];
  papers!: PaperDto[];
  /** The reason for voiding it; null where it was not, and once erased. */
  void_reason!: string | null;
  /** Whether a therapist with a provider number gave a treatment of it, for which a health fund may pay. */
  has_health_fund_receipt!: boolean;
  /** Who sells, as the receipt says. */
  seller!: SellerDto;
}

class TipProposalDto {
  percent!: number;
  amount!: number;
}

/** The bill of a booking, or of all treatments of its visit. */
export class CheckoutDto {
  /** The sale, once something was paid; null before. */
  sale!: SaleDto | null;
  /** Sales of the booking that were voided, with their papers. */
  voided_sales!: SaleDto[];
  /** The lines of the sale; before there is one those that it will have. */
  lines!: SaleLineDto[];
  currency!: string;
  total!: number;
  paid!: number;
  remaining!: number;
  /** The amount in cash, where all of it is paid so. */
  cash_due!: number;
  /** The smallest coin: cash is rounded to it. */
  smallest_coin!: number;
  /** Sum of the bookings of the sale as they are now, without those that were cancelled; null before there is a sale. */
  @ApiProperty({ type: Number, nullable: true })
  booked!: number | null;
  /** Number of guests of the visit with treatments that are in no sale. */
  guests!: number;
  /** A booking of the visit that is in no sale, where this one is: another guest's. Null without one. */
  next_booking_id!: string | null;
  /** Methods that the shop accepts. */
  @ApiProperty({ enum: DESK_METHODS, isArray: true })
  methods!: DeskMethod[];
  tips!: TipProposalDto[];
  /** Whether the shop completes a visit once it is paid. */
  completes_visit!: boolean;
}
