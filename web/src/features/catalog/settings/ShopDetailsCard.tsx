import { Form, Input } from 'antd';
import type { ChangeEvent } from 'react';
import type { ShopDetails } from '../../../shared/api/generated.js';
import { LandingWordsFields } from './LandingWordsFields.js';
import { SettingCard, type CardProps } from './SettingCard.js';
import { useSaveShopDetailsMutation } from './settings-api.js';
import { tidyDetails } from './tidy-details.js';

export function ShopDetailsCard(props: CardProps<ShopDetails>) {
  const [save] = useSaveShopDetailsMutation();
  return (
    <SettingCard
      {...props}
      title="Shop Details"
      intro="Who the shop is, on every page and in every letter. What is left empty is left out there."
      save={(editShopDetailsDto) => save({ editShopDetailsDto })}
      tidy={tidyDetails}
    >
      <div className="setting-columns">
        <Form.Item name="name" label="Name" rules={[{ required: true, whitespace: true, message: 'Please enter a name' }]}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="phone" label="Phone">
          <Input type="tel" maxLength={40} />
        </Form.Item>
        <Form.Item
          name="email"
          label="Email"
          extra="Receives the shop’s letters and is the sender of the clients’."
          rules={[{ type: 'email', message: 'Please enter a valid email address' }]}
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
          rules={[{ validator: atMostFourLines }]}
          getValueProps={(lines: string[] | undefined) => ({ value: lines?.join('\n') })}
          getValueFromEvent={({ target }: ChangeEvent<HTMLTextAreaElement>) => target.value.split('\n')}
        >
          <Input.TextArea autoSize={{ minRows: 3 }} maxLength={400} />
        </Form.Item>
        <Form.Item name="tagline" label="Tagline">
          <Input.TextArea autoSize={{ minRows: 3 }} maxLength={300} />
        </Form.Item>
      </div>
      <LandingWordsFields />
    </SettingCard>
  );
}

const atMostFourLines = (_: unknown, lines: string[] = []) =>
  lines.length <= 4 ? Promise.resolve() : Promise.reject(new Error('The address has at most 4 lines'));
