import type { SalesSettings } from '../../../shared/api/generated.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { QuantityField } from './card/QuantityField.js';
import { SettingCard, type SettingProps } from './card/SettingCard.js';
import { SettingSwitch } from './card/SettingSwitch.js';
import { useSaveSalesSettingsMutation } from './settings-api.js';

export function SalesSettingsCard(props: SettingProps<SalesSettings>) {
  const [save] = useSaveSalesSettingsMutation();
  return (
    <SettingCard
      {...props}
      title="Receipts and Tax"
      intro="Who sells, as receipts and credit notes say. Those that were issued stay as they are."
      save={(editSalesSettingsDto) => save({ editSalesSettingsDto })}
    >
      <FormItem
        name="legalName"
        label="Legal name"
        extra="Below the shop’s name. Leave it empty where they are the same."
      >
        <TextInput maxLength={100} />
      </FormItem>
      <FormItem name="taxNumber" label="Tax number (ABN)" extra="The number under which the seller pays tax.">
        <TextInput maxLength={40} className="setting-number" />
      </FormItem>
      <div className="setting-switches">
        <SettingSwitch
          name="isTaxRegistered"
          label="Registered for GST or VAT"
          note="Receipts with a tax number are then tax invoices. Off: no tax is charged, whatever the tax rate."
        />
      </div>
      <QuantityField
        name="refundLimit"
        label="Refund limit"
        min={0}
        max={99_999.99}
        step={0.01}
        unit="dollars"
        help="Reception can give back up to this amount of a sale. More needs an administrator."
      />
      <QuantityField
        name="giftCertificateYears"
        label="Gift certificates expire after"
        min={0}
        max={10}
        step={1}
        unit="years"
        help="At least 3 years, or 0 for never. It counts for those that are sold from now on."
      />
    </SettingCard>
  );
}
