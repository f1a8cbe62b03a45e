import type { OfficeServiceDto } from '../../../shared/api/generated.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { Checkbox } from '../../../shared/ui/inputs/Checkbox.js';
import { NumberInput } from '../../../shared/ui/inputs/NumberInput.js';
import { maxDecimals, maxValue, optionalMinValue } from '../records/field-rules.js';
import type { TreatmentsDraft } from './treatment-draft.js';

interface TreatmentFieldsProps {
  services: OfficeServiceDto[];
  draft: TreatmentsDraft;
}

/** A line for each service; an empty field means the service's value, which is its placeholder. */
export function TreatmentFields({ services, draft }: TreatmentFieldsProps) {
  return services.map((service) => {
    const { id, name, duration, price } = service;
    const gives = draft.treatments[id]?.gives ?? true;
    return (
      <div key={id} className="treatment-line" role="group" aria-label={name}>
        <FormItem name={['treatments', id, 'gives']} valuePropName="checked">
          <Checkbox>{name}</Checkbox>
        </FormItem>
        <FormItem name={['treatments', id, 'duration']} rules={DURATION_RULES} validateFirst>
          <NumberInput aria-label={`Minutes, ${name}`} placeholder={String(duration)} suffix="min" disabled={!gives} />
        </FormItem>
        <FormItem name={['treatments', id, 'price']} rules={PRICE_RULES} validateFirst>
          <NumberInput aria-label={`Price, ${name}`} placeholder={String(price)} prefix="$" disabled={!gives} />
        </FormItem>
      </div>
    );
  });
}

const DURATION_RULES = [
  optionalMinValue(15, 'At least 15 minutes'),
  maxValue(1_440, 'At most 1440 minutes'),
  maxDecimals(0, 'Whole minutes only'),
];

const PRICE_RULES = [
  optionalMinValue(0, 'Price must be positive'),
  maxValue(99_999.99, 'At most 99999.99'),
  maxDecimals(2, 'At most two decimals'),
];
