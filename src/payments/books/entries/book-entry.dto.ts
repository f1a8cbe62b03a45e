import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { MAX_AMOUNT } from '../../../kernel/money.js';
import { HasDecimals } from '../../../platform/http/validation/decimals.decorator.js';
import { IsLocalDate } from '../../../platform/http/validation/local-time.decorators.js';
import { mustBeId } from '../../../platform/http/validation/messages.js';
import { BOOK_ENTRY_KINDS } from '../../domain/book-entry.js';
import { OPENING_ACCOUNTS, type OpeningAccount } from '../../domain/book-entry.events.js';
import { AMOUNT_DECIMALS, MAX_AMOUNT_MESSAGE, MoneyFields } from '../../money-fields.dto.js';
import { ReasonDto } from '../../reason.dto.js';

/** The amount is that of the bank's statement. */
export class NewPayoutDto extends MoneyFields {
  /** When it was on the statement; no later than today. */
  @IsLocalDate()
  date!: string;

  /** The fees that the gateway kept, in dollars; they are no part of the amount. */
  @Max(MAX_AMOUNT, MAX_AMOUNT_MESSAGE)
  @Min(0, { message: 'Fees must not be negative' })
  @HasDecimals(2, AMOUNT_DECIMALS)
  fees!: number;
}

const MIN_BALANCE = -MAX_AMOUNT;

export class OpeningBalanceDto {
  @IsIn(OPENING_ACCOUNTS, { message: `account must be one of ${OPENING_ACCOUNTS.join(', ')}` })
  @ApiProperty({ enum: OPENING_ACCOUNTS })
  account!: OpeningAccount;

  /** In dollars; what the shop owes is negative. */
  @Max(MAX_AMOUNT, MAX_AMOUNT_MESSAGE)
  @Min(MIN_BALANCE, { message: `$property must be at least ${MIN_BALANCE}` })
  @HasDecimals(2, AMOUNT_DECIMALS)
  amount!: number;
}

export class NewOpeningBalancesDto extends ReasonDto {
  /** Made by whoever sends it, before the first try: one id, one entry. */
  @IsUUID('all', mustBeId)
  id!: string;

  /** The day at whose end the accounts held this; no later than today. */
  @IsLocalDate()
  date!: string;

  @ValidateNested({ each: true })
  @Type(() => OpeningBalanceDto)
  @ArrayMaxSize(OPENING_ACCOUNTS.length, { message: 'Each account has one opening balance' })
  @ArrayMinSize(1, { message: 'Please enter a balance' })
  @IsArray({ message: 'balances must be a list' })
  @ApiProperty({ type: [OpeningBalanceDto] })
  balances!: OpeningBalanceDto[];
}

export class BookEntryDto {
  id!: string;

  @ApiProperty({ enum: BOOK_ENTRY_KINDS })
  kind!: (typeof BOOK_ENTRY_KINDS)[number];

  /** The accounting day. */
  @IsLocalDate()
  day!: string;

  currency!: string;

  /** Dollars that came to the bank, or that the opening balances come to. */
  amount!: number;

  /** Fees of the gateway, in dollars; 0 for opening balances. */
  fees!: number;

  /** Opening balances by account; empty for a payout. */
  balances!: OpeningBalanceDto[];

  /** Whether the gateway itself has told of it. */
  is_from_gateway!: boolean;

  is_voided!: boolean;
}
