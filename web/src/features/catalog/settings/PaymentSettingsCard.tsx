import { type PaymentSettings, useListServicesQuery } from '../../../shared/api/generated.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { DepositPreview } from './DepositPreview.js';
import { QuantityField } from './card/QuantityField.js';
import { SettingCard, type SettingProps } from './card/SettingCard.js';
import { SettingSwitch } from './card/SettingSwitch.js';
import { useSavePaymentSettingsMutation } from './settings-api.js';

const SWITCHES = [
  ['acceptCash', 'Accept cash'],
  ['acceptCard', 'Accept card'],
  ['acceptOnlinePayment', 'Accept online payment'],
  ['depositRequired', 'Deposit required'],
  ['depositNewClientsOnly', 'Deposit for new clients only'],
  ['completesVisit', 'Complete a visit once it is paid'],
] as const satisfies [keyof PaymentSettings, string][];
const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const satisfies PaymentSettings['currency'][];

export function PaymentSettingsCard(props: SettingProps<PaymentSettings>) {
  const [save] = useSavePaymentSettingsMutation();
  const { data: services } = useListServicesQuery();
  return (
    <SettingCard
      {...props}
      title="Payment Settings"
      intro="How clients pay, and what they pay online to confirm a booking."
      save={(editPaymentSettingsDto) => save({ editPaymentSettingsDto })}
    >
      <div className="setting-switches">
        {SWITCHES.map(([name, label]) => (
          <SettingSwitch key={name} name={name} label={label} />
        ))}
      </div>
      <QuantityField name="depositPercentage" label="Deposit percentage" min={0} max={100} step={0.01} unit="%" />
      <QuantityField
        name="depositAmount"
        label="Deposit amount"
        min={0}
        max={99_999.99}
        step={0.01}
        unit="$"
        help="For a whole booking, in place of the percentage. 0 for the percentage."
      />
      <QuantityField
        name="depositFromPrice"
        label="Deposit from a price of"
        min={0}
        max={99_999.99}
        step={0.01}
        unit="$"
      />
      <FormItem name="depositServiceIds" label="Treatments with a deposit" extra="None chosen means all.">
        <Select
          isMultiple
          options={services?.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder="All treatments"
          none="No treatments"
        />
      </FormItem>
      <DepositPreview />
      <QuantityField
        name="taxRate"
        label="Tax rate"
        min={0}
        max={100}
        step={0.01}
        unit="%"
        help="Included in the prices."
      />
      <FormItem
        name="currency"
        label="Currency"
        extra="For bookings from now on. Existing bookings keep their currency."
      >
        <Select options={CURRENCIES.map((value) => ({ value, label: value }))} className="setting-number" />
      </FormItem>
    </SettingCard>
  );
}
