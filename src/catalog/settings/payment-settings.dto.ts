import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsUUID, Max, Min } from 'class-validator';
import { MAX_AMOUNT } from '../../kernel/money.js';
import { HasDecimals } from '../../platform/http/validation/decimals.decorator.js';
import { mustBeBoolean, mustBeId } from '../../platform/http/validation/messages.js';

export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;

export class PaymentSettings {
  static readonly settingKey = 'payment_settings';

  @IsBoolean(mustBeBoolean)
  acceptCash: boolean = true;

  @IsBoolean(mustBeBoolean)
  acceptCard: boolean = true;

  @IsBoolean(mustBeBoolean)
  acceptOnlinePayment: boolean = true;

  @IsBoolean(mustBeBoolean)
  depositRequired: boolean = false;

  /** Whether a visit that has begun is completed once it is paid at the desk. */
  @IsBoolean(mustBeBoolean)
  completesVisit: boolean = false;

  /** Deposit in percent. */
  @Max(100, { message: 'Deposit percentage must be at most 100' })
  @Min(0, { message: 'Deposit percentage must be at least 0' })
  @HasDecimals(2, { message: 'Deposit percentage must be a number with at most two decimals' })
  depositPercentage: number = 0;

  /** Deposit in dollars for a whole booking, in place of the percentage; 0 for the percentage. */
  @Max(MAX_AMOUNT, { message: `Deposit amount must be at most ${MAX_AMOUNT}` })
  @Min(0, { message: 'Deposit amount must be at least 0' })
  @HasDecimals(2, { message: 'Deposit amount must be a number with at most two decimals' })
  depositAmount: number = 0;

  /** The total in dollars from which on a deposit is asked for. */
  @Max(MAX_AMOUNT, { message: `The price from which on a deposit is due must be at most ${MAX_AMOUNT}` })
  @Min(0, { message: 'The price from which on a deposit is due must be at least 0' })
  @HasDecimals(2, { message: 'The price from which on a deposit is due must have at most two decimals' })
  depositFromPrice: number = 0;

  /** Whether clients who have been here before pay no deposit. */
  @IsBoolean(mustBeBoolean)
  depositNewClientsOnly: boolean = false;

  /** The services that are booked with a deposit; empty for all. */
  @IsUUID('all', { each: true, ...mustBeId })
  @ArrayMaxSize(200, { message: 'A deposit can be asked for 200 treatments at most' })
  @IsArray({ message: 'depositServiceIds must be a list' })
  depositServiceIds: string[] = [];

  /** Tax rate in percent; prices include the tax. */
  @Max(100, { message: 'Tax rate must be at most 100' })
  @Min(0, { message: 'Tax rate must be at least 0' })
  @HasDecimals(2, { message: 'Tax rate must be a number with at most two decimals' })
  taxRate: number = 0;

  /** Currency stored beside every amount; amounts are never converted. */
  @IsIn(currencies, { message: `Currency must be one of ${currencies.join(', ')}` })
  currency: (typeof currencies)[number] = 'USD';
}
