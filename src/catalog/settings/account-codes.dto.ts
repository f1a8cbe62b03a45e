import { applyDecorators } from '@nestjs/common';
import { IsString, Matches } from 'class-validator';
import { Trim } from '../../platform/http/validation/transform.decorators.js';

const IsAccountCode = () =>
  applyDecorators(
    Trim(),
    Matches(/^[A-Za-z0-9][A-Za-z0-9 .-]{0,9}$/, {
      message: 'An account code has at most 10 letters and digits',
    }),
    IsString({ message: 'An account code is text' }),
  );

const TAX_RATE = { message: 'The tax rate is a name of at most 50 characters' };

/** The name of the tax rate of one account's lines; empty for that of all lines. */
const IsTaxRate = () =>
  applyDecorators(
    Trim(),
    Matches(/^([A-Za-z0-9][^"\n\r]{0,49})?$/, TAX_RATE),
    IsString({ message: 'The tax rate is a name' }),
  );

/** Under which code the shop's books know each account of the ledger. What is initial is free in Xero's own charts. */
export class AccountCodes {
  static readonly settingKey = 'account_codes';

  @IsAccountCode()
  cash: string = '611';

  @IsAccountCode()
  cash_float: string = '612';

  @IsAccountCode()
  cash_banked: string = '613';

  @IsAccountCode()
  cash_over_short: string = '480';

  @IsAccountCode()
  card_terminal: string = '614';

  @IsAccountCode()
  other_payments: string = '615';

  @IsAccountCode()
  gateway: string = '617';

  @IsAccountCode()
  online_refunds_due: string = '832';

  @IsAccountCode()
  disputes: string = '618';

  @IsAccountCode()
  dispute_losses: string = '481';

  @IsAccountCode()
  gateway_fees: string = '404';

  @IsAccountCode()
  gateway_payouts: string = '619';

  @IsAccountCode()
  deposits_held: string = '833';

  @IsAccountCode()
  unpaid_sales: string = '616';

  @IsAccountCode()
  treatment_sales: string = '200';

  @IsAccountCode()
  fees: string = '201';

  @IsAccountCode()
  adjustments: string = '205';

  @IsAccountCode()
  refunds: string = '210';

  @IsAccountCode()
  rounding: string = '860';

  @IsAccountCode()
  gift_certificates_owed: string = '833';

  @IsAccountCode()
  tips_owed: string = '831';

  @IsAccountCode()
  tax_owed: string = '820';

  @IsAccountCode()
  opening_balances: string = '840';

  /**
   * The name of the tax rate that lines of Xero's file have. The ledger books the tax as a line of its own, so that Xero
   * is to add none.
   */
  @Trim()
  @Matches(/^[A-Za-z0-9][^"\n\r]{0,49}$/, TAX_RATE)
  @IsString({ message: 'The tax rate is a name' })
  tax_rate: string = 'BAS Excluded';

  // Of lines of accounts that count as income or cost, in which the shop's accountant may want another one; empty for the
  // one of all lines.

  @IsTaxRate()
  treatment_sales_tax: string = '';

  @IsTaxRate()
  fees_tax: string = '';

  @IsTaxRate()
  adjustments_tax: string = '';

  @IsTaxRate()
  refunds_tax: string = '';

  @IsTaxRate()
  rounding_tax: string = '';

  @IsTaxRate()
  gateway_fees_tax: string = '';

  @IsTaxRate()
  dispute_losses_tax: string = '';

  @IsTaxRate()
  cash_over_short_tax: string = '';
}
