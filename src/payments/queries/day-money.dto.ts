import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '../domain/sale.events.js';
import { ACCOUNTS, type Account } from '../ledger/accounts.js';

class MethodMoneyDto {
  @ApiProperty({ enum: PAYMENT_METHODS })
  method!: PaymentMethod;
  currency!: string;
  /** In dollars. */
  taken!: number;
  /** Given back, voided, or corrected to another method. */
  returned!: number;
  net!: number;
}

class AccountBalanceDto {
  @ApiProperty({ enum: ACCOUNTS })
  account!: Account;
  currency!: string;
  /** The balance as of the end of the day, in dollars; negative for what is owed or was earned. */
  balance!: number;
}

/** The money of an accounting day, as the ledger has it. */
export class DayMoneyDto {
  day!: string;
  methods!: MethodMoneyDto[];
  balances!: AccountBalanceDto[];
}
