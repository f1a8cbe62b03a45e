import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { ChevronDownIcon } from '../../../shared/icons.js';
import { money } from '../../../shared/money.js';
import type { Offer } from './use-offer.js';
import { keyboardScrollable } from './select-popup.js';
import { ServiceCard } from './ServiceCard.js';

export function ServiceField({ offer: { services, service, areServicesLoading } }: { offer: Offer }) {
  return (
    <div>
      <h3 className="type-small-head">Choose Your Service</h3>
      <Form.Item name="service_id" label="Type of Massage *">
        <Select
          placeholder="Select a massage type"
          loading={areServicesLoading}
          disabled={areServicesLoading}
          listHeight={240}
          suffixIcon={<ChevronDownIcon />}
          virtual={false}
          popupRender={keyboardScrollable}
          options={services.map(({ id, name, price, duration }) => ({
            value: id,
            label: `${name} - ${money(price)} - ${duration} min`,
          }))}
        />
      </Form.Item>
      {service && <ServiceCard service={service} />}
    </div>
  );
}
