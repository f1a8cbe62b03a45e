import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '../domain/sale.events.js';

/** Sums of money that was taken, in dollars. */
export class MoneySumsDto {
  /** Money that came in; a corrected method counts where the money is. */
  payments!: number;
  /** Money that refunds and voids gave back. */
  refunds!: number;
  /** `payments` less `refunds`. */
  net!: number;
  /** Part of `net` that is owed to therapists. */
  tips!: number;
}

export class MethodMoneyTakenDto extends MoneySumsDto {
  @ApiProperty({ enum: PAYMENT_METHODS })
  method!: PaymentMethod;
}

export class DayMoneyTakenDto extends MoneySumsDto {
  /** Accounting day. */
  day!: string;
}

export class PersonMoneyTakenDto extends MoneySumsDto {
  /** Address of the account that took the money or gave it back; null for the system. */
  person!: string | null;
}

/** The money that was taken on some accounting days, as the ledger has it. */
export class MoneyTotalsDto {
  total!: MoneySumsDto;
  /** Methods that were used. */
  methods!: MethodMoneyTakenDto[];
  currency!: string;
  /** Currencies of money that the amounts leave out. */
  other_currencies!: string[];
}

export class MoneyTakenDto extends MoneyTotalsDto {
  /** Days on which money moved, oldest first. */
  days!: DayMoneyTakenDto[];
  people!: PersonMoneyTakenDto[];
}
