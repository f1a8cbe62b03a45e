import type { AccountCodes } from '../../../shared/api/generated.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { Grid } from '../../../shared/ui/layout/Grid.js';
import { SettingCard, type SettingProps } from './card/SettingCard.js';
import { useSaveAccountCodesMutation } from './settings-api.js';

const ACCOUNT_LABELS: Record<Exclude<keyof AccountCodes, 'tax_rate' | `${string}_tax`>, string> = {
  cash: 'Cash',
  cash_float: 'Cash float',
  cash_banked: 'Cash banked',
  cash_over_short: 'Cash over and short',
  card_terminal: 'Card terminal',
  other_payments: 'Other payments',
  gateway: 'Payment gateway',
  online_refunds_due: 'Online refunds due',
  disputes: 'Disputed payments',
  dispute_losses: 'Lost disputes',
  gateway_fees: 'Gateway fees',
  gateway_payouts: 'Gateway payouts',
  deposits_held: 'Deposits held',
  unpaid_sales: 'Unpaid sales',
  treatment_sales: 'Treatment sales',
  fees: 'Cancellation and no-show fees',
  adjustments: 'Adjustments',
  refunds: 'Refunds',
  rounding: 'Rounding',
  gift_certificates_owed: 'Gift certificates owed',
  tips_owed: 'Tips owed',
  tax_owed: 'Tax owed',
  opening_balances: 'Opening balances',
};

/** Accounts whose lines may have a tax rate of their own. */
const TAXED = [
  'treatment_sales',
  'fees',
  'adjustments',
  'refunds',
  'rounding',
  'gateway_fees',
  'dispute_losses',
  'cash_over_short',
] as const satisfies readonly (keyof typeof ACCOUNT_LABELS)[];

export function AccountCodesCard(props: SettingProps<AccountCodes>) {
  const [save] = useSaveAccountCodesMutation();
  return (
    <SettingCard
      {...props}
      title="Account Codes"
      intro="Under which code your books know each account. Journals that were exported stay as they are."
      save={(editAccountCodesDto) => save({ editAccountCodesDto })}
    >
      <Grid className="setting-codes">
        {Object.entries(ACCOUNT_LABELS).map(([account, label]) => (
          <FormItem key={account} name={account} label={label}>
            <TextInput maxLength={10} />
          </FormItem>
        ))}
      </Grid>
      <FormItem
        name="tax_rate"
        label="Tax rate in Xero"
        extra="The name that lines of Xero's file have. Tax is a line of its own, so that Xero is to add none."
      >
        <TextInput maxLength={50} />
      </FormItem>
      <p className="second">
        Where lines of an account are to have another rate, enter its name. Choose rates by which Xero adds no tax.
      </p>
      <Grid className="setting-codes">
        {TAXED.map((account) => (
          <FormItem key={account} name={`${account}_tax`} label={`Rate of ${ACCOUNT_LABELS[account].toLowerCase()}`}>
            <TextInput maxLength={50} />
          </FormItem>
        ))}
      </Grid>
    </SettingCard>
  );
}
