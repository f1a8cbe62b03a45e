import { IsBoolean, IsIn, Max, Min } from 'class-validator';
import { HasDecimals } from '../../platform/http/validation/decimals.decorator.js';
import { mustBeBoolean } from '../../platform/http/validation/messages.js';

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

  /** Tax rate in percent; prices include the tax. */
  @Max(100, { message: 'Tax rate must be at most 100' })
  @Min(0, { message: 'Tax rate must be at least 0' })
  @HasDecimals(2, { message: 'Tax rate must be a number with at most two decimals' })
  taxRate: number = 0;

  /** Currency stored beside every amount; amounts are never converted. */
  @IsIn(currencies, { message: `Currency must be one of ${currencies.join(', ')}` })
  currency: (typeof currencies)[number] = 'USD';
}
