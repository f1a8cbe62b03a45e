import { IsBoolean, IsIn, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_AMOUNT } from '../../kernel/money.js';
import { HasDecimals } from '../../platform/http/validation/decimals.decorator.js';
import { mustBeBoolean } from '../../platform/http/validation/messages.js';
import { CollapseWhitespace } from '../../platform/http/validation/transform.decorators.js';

/** Who sells, as receipts say, and what the desk may give back alone. */
export class SalesSettings {
  static readonly settingKey = 'sales_settings';

  /** The seller's legal name; empty where it is the shop's. */
  @CollapseWhitespace()
  @MaxLength(100, { message: 'Legal name must be at most 100 characters' })
  @IsString({ message: 'Legal name must be text' })
  legalName: string = '';

  /** The number under which the seller pays tax, such as an ABN. */
  @CollapseWhitespace()
  @MaxLength(40, { message: 'Tax number must be at most 40 characters' })
  @IsString({ message: 'Tax number must be text' })
  taxNumber: string = '';

  /** Whether the seller is registered for GST or VAT. Who is not charges none, whatever the tax rate. */
  @IsBoolean(mustBeBoolean)
  isTaxRegistered: boolean = true;

  /** The amount that reception may give back of one sale, in dollars; more needs an administrator. */
  @Max(MAX_AMOUNT, { message: `Refund limit must be at most ${MAX_AMOUNT}` })
  @Min(0, { message: 'Refund limit must be at least 0' })
  @HasDecimals(2, { message: 'Refund limit must be a number with at most two decimals' })
  refundLimit: number = 200;

  /** Years after which a gift certificate expires that is sold from now on; 0 for never. */
  @IsIn([0, 3, 4, 5, 6, 7, 8, 9, 10], { message: 'Gift certificates expire after 3 to 10 years, or never with 0' })
  giftCertificateYears: number = 0;
}
