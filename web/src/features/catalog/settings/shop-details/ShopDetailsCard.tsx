import { Form, Input } from 'antd';
import type { ChangeEvent } from 'react';
import type { ShopDetails } from '../../../../shared/api/generated.js';
import { emailRule } from '../../../../shared/email-rule.js';
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
        <Form.Item
          name="name"
          label="Name"
          rules={[{ required: true, whitespace: true, message: 'Please enter a name' }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="phone" label="Phone">
          <Input type="tel" maxLength={40} />
        </Form.Item>
        <Form.Item
          name="email"
          label="Email"
          extra="Booking notifications go to this address, and emails to clients come from it."
          rules={[emailRule({ isRequired: false, message: 'Please enter a valid email address' })]}
        >
          <Input type="email" />
        </Form.Item>
        <Form.Item
          name="mapUrl"
          label="Map"
          rules={[{ pattern: /^https:\/\/./, message: 'The map is an address that begins with https://' }]}
        >
          <Input type="url" placeholder="https://" />
        </Form.Item>
        <Form.Item
          name="addressLines"
          label="Address"
          rules={[{ validator: validateMaxFourLines }]}
          getValueProps={(lines: string[] | undefined) => ({ value: lines?.join('\n') })}
          getValueFromEvent={({ target }: ChangeEvent<HTMLTextAreaElement>) => target.value.split('\n')}
        >
          <Input.TextArea autoSize={{ minRows: 3 }} maxLength={400} />
        </Form.Item>
        <Form.Item name="tagline" label="Tagline">
          <Input.TextArea autoSize={{ minRows: 3 }} maxLength={300} />
        </Form.Item>
      </div>
      <LandingCopyFields />
    </SettingCard>
  );
}

const validateMaxFourLines = (_: unknown, lines: string[] = []) =>
  lines.length <= 4 ? Promise.resolve() : Promise.reject(new Error('The address has at most 4 lines'));
