import type { ChangeEvent } from 'react';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { TextInput } from '../../../../shared/ui/inputs/TextInput.js';

interface QuantityFieldProps {
  name: string;
  label: string;
  min: number;
  max: number;
  /** 1 allows whole numbers only. */
  step: 1 | 0.01;
  unit: string;
  help?: string;
  disabled?: boolean;
}

export function QuantityField({ name, label, min, max, step, unit, help, disabled }: QuantityFieldProps) {
  const kind = step === 1 ? 'a whole number' : 'a number';
  const message = `${label} must be ${kind} from ${min} to ${max}`;
  return (
    <FormItem
      name={name}
      label={label}
      extra={help}
      rules={[
        { required: true, message },
        { type: step === 1 ? 'integer' : 'number', min, max, message },
      ]}
      getValueFromEvent={({ target }: ChangeEvent<HTMLInputElement>) =>
        target.value === '' ? null : Number(target.value)
      }
      getValueProps={(value: number | null | undefined) => ({ value: value ?? '' })}
    >
      <TextInput
        type="number"
        min={min}
        max={max}
        step={step}
        suffix={unit}
        disabled={disabled}
        className="setting-number"
      />
    </FormItem>
  );
}
