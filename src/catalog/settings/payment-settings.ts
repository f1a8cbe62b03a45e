import { IsBoolean, IsIn, IsNumber, Max, Min } from 'class-validator';

export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;

export class PaymentSettings {
  @IsBoolean()
  acceptCash = true;

  @IsBoolean()
  acceptCard = true;

  @IsBoolean()
  acceptOnlinePayment = true;

  @IsBoolean()
  depositRequired = false;

  @IsNumber()
  @Min(0)
  @Max(100)
  depositPercentage = 0;

  /** Percent; prices contain it. */
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0)
  @Max(100)
  taxRate = 0;

  /** Stored beside every amount, never converted. */
  @IsIn(currencies)
  currency: (typeof currencies)[number] = 'USD';
}
