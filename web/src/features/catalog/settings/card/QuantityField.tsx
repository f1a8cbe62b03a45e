import { Form, Input } from 'antd';
import type { ChangeEvent } from 'react';

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
    <Form.Item
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
      <Input
        type="number"
        min={min}
        max={max}
        step={step}
        suffix={unit}
        disabled={disabled}
        className="setting-number"
      />
    </Form.Item>
  );
}
