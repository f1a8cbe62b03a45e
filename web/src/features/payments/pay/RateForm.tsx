import { useId, useState } from 'react';
import { useListServicesQuery, useSetCommissionRateMutation } from '../../../shared/api/generated.js';
import { useIdempotencyKey } from '../../../shared/api/use-idempotency-key.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { SelectField } from '../../../shared/ui/fields/SelectField.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { ChangeForm } from '../sale/ChangeForm.js';

interface RateFormProps {
  therapistId: string;
  initialDay: string;
  today: string;
  onClose: () => void;
}

/** Sets the commission from a day on, of all treatments or of one. */
export function RateForm({ therapistId, initialDay, today, onClose }: RateFormProps) {
  const field = useId();
  const toId = useIdempotencyKey();
  const { data: services = [] } = useListServicesQuery();
  const [setCommissionRate] = useSetCommissionRateMutation();
  const [rate, setRate] = useState('');
  const [serviceId, setServiceId] = useState('');
  const [from, setFrom] = useState<string | undefined>(initialDay);
  const send = () => {
    const isNone = rate.trim() === '' && serviceId !== '';
    if (!isNone && !/^\s*\d{1,3}(\.\d{1,2})?\s*%?\s*$/.test(rate))
      return { fields: { rate: 'Please enter a percentage from 0 to 100, with at most two decimals' } };
    if (!from) return { fields: { from: 'Please choose a day' } };
    const content = { service_id: serviceId || null, rate: isNone ? null : Number.parseFloat(rate), from };
    const id = toId(content);
    return setCommissionRate({ id: therapistId, newCommissionRateDto: { id, ...content } });
  };
  return (
    <ChangeForm action="Set the rate" done="Rate set." onClose={onClose} onSend={send}>
      {(errors) => (
        <>
          <LabelledItem isDense id={`${field}-rate`} label="Commission in percent *" error={errors['rate']}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={7}
                value={rate}
                onChange={({ target }) => setRate(target.value)}
              />
            )}
          </LabelledItem>
          <SelectField
            label="Treatment"
            value={serviceId}
            options={[
              { value: '', label: 'All treatments' },
              ...services.map(({ id: value, name: label }) => ({ value, label: `Only ${label}` })),
            ]}
            onChange={setServiceId}
          />
          {serviceId && <p className="second">Leave the percentage empty for that of all treatments.</p>}
          <LabelledItem isDense id={`${field}-from`} label="From *" error={errors['from']}>
            {(control) => <DateField {...control} isClearable={false} today={today} value={from} onChange={setFrom} />}
          </LabelledItem>
        </>
      )}
    </ChangeForm>
  );
}
