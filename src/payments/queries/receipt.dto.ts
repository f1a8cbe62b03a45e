import { ApiProperty } from '@nestjs/swagger';
import { PAPER_KINDS, type PaperKind } from '../domain/sale.events.js';

class PaperRowDto {
  text!: string;
  amount!: number;
}

class PaperLineDto extends PaperRowDto {
  /** Whether it bears tax where not all lines do. */
  is_marked!: boolean;
}

class PaperSellerDto {
  name!: string;
  /** Empty where it is the name. */
  legal_name!: string;
  tax_number_name!: string;
  tax_number!: string;
  address_lines!: string[];
  phone!: string;
}

class CorrectedPaperDto {
  number!: number;
  day!: string;
}

/** All that a receipt or credit note says. */
export class ReceiptPaperDto {
  @ApiProperty({ enum: PAPER_KINDS })
  kind!: PaperKind;
  title!: string;
  number!: number;
  day!: string;
  currency!: string;
  seller!: PaperSellerDto;
  /** The name of who bought, where the law asks for it; else null. */
  buyer!: string | null;
  lines!: PaperLineDto[];
  total!: number;
  /** The tax within the total; null where there is none. */
  tax!: PaperRowDto | null;
  /** How the money moved. */
  money!: PaperRowDto[];
  /** The receipt that a credit note corrects; null for a receipt. */
  corrects!: CorrectedPaperDto | null;
  /** The reason for a credit; null for a receipt, and once erased. */
  reason!: string | null;
  /** The code by which anybody can check the paper. */
  check_code!: string;
}

/** The papers of a sale, as its client reads them. */
export class ReceiptDto {
  is_voided!: boolean;
  /** The receipt, then its credit notes. */
  papers!: ReceiptPaperDto[];
  /** Whether a therapist with a provider number gave a treatment of it, for which a health fund may pay. */
  has_health_fund_receipt!: boolean;
}

class SealDto {
  /** The sequence number of the paper's entry in the action log. */
  seq!: number;
  /** SHA-256 in hexadecimal. */
  hash!: string;
}

/** A paper that is genuine, without anybody's name. */
export class CheckedPaperDto {
  @ApiProperty({ enum: PAPER_KINDS })
  kind!: PaperKind;
  title!: string;
  number!: number;
  day!: string;
  currency!: string;
  total!: number;
  /** Whether its sale was voided since. */
  is_voided!: boolean;
  /** The amount that credit notes have taken off a receipt since; 0 for a credit note. */
  credited!: number;
  /** The seal of its entry in the action log; null in the first seconds. */
  seal!: SealDto | null;
}
