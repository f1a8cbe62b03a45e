import type { ChangeEvent } from 'react';
import type { ShopDetails } from '../../../../shared/api/generated.js';
import { emailRule } from '../../../../shared/email-rule.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { TextArea } from '../../../../shared/ui/inputs/TextArea.js';
import { TextInput } from '../../../../shared/ui/inputs/TextInput.js';
import { LandingCopyFields } from './LandingCopyFields.js';
import { SettingCard, type SettingProps } from '../card/SettingCard.js';
import { useSaveShopDetailsMutation } from '../settings-api.js';
import { normalizeShopDetails } from './normalize-shop-details.js';

export function ShopDetailsCard(props: SettingProps<ShopDetails>) {
  const [save] = useSaveShopDetailsMutation();
  return (
    <SettingCard
      {...props}
      title="Shop Details"
      intro="Shown on every page and in every email. Empty fields are not shown."
      save={(editShopDetailsDto) => save({ editShopDetailsDto })}
      normalize={normalizeShopDetails}
    >
      <div className="setting-columns">
        <FormItem
          name="name"
          label="Name"
          rules={[{ required: true, whitespace: true, message: 'Please enter a name' }]}
        >
          <TextInput maxLength={100} />
        </FormItem>
        <FormItem name="phone" label="Phone">
          <TextInput type="tel" maxLength={40} />
        </FormItem>
        <FormItem
          name="email"
          label="Email"
          extra="Booking notifications go to this address, and emails to clients come from it."
          rules={[emailRule({ isRequired: false, message: 'Please enter a valid email address' })]}
        >
          <TextInput type="email" />
        </FormItem>
        <FormItem
          name="mapUrl"
          label="Map"
          rules={[{ pattern: /^https:\/\/./, message: 'The map is an address that begins with https://' }]}
        >
          <TextInput type="url" placeholder="https://" />
        </FormItem>
        <FormItem
          name="addressLines"
          label="Address"
          rules={[{ validator: validateMaxFourLines }]}
          getValueProps={(lines: string[] | undefined) => ({ value: lines?.join('\n') })}
          getValueFromEvent={({ target }: ChangeEvent<HTMLTextAreaElement>) => target.value.split('\n')}
        >
          <TextArea autoSize={{ minRows: 3 }} maxLength={400} />
        </FormItem>
        <FormItem name="tagline" label="Tagline">
          <TextArea autoSize={{ minRows: 3 }} maxLength={300} />
        </FormItem>
      </div>
      <LandingCopyFields />
    </SettingCard>
  );
}

const validateMaxFourLines = (_: unknown, lines: string[] = []) =>
  lines.length <= 4 ? Promise.resolve() : Promise.reject(new Error('The address has at most 4 lines'));
