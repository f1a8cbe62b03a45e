import type { AriaAttributes } from 'react';
import { ChevronDownIcon } from '../icons.js';
import './select-field.css';

interface SelectFieldProps<Value extends string> extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one option in the browser's own list, which a phone shows as its wheel. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
  ...aria
}: SelectFieldProps<Value>) {
  return (
    <span className="control select-field">
      <select {...aria} aria-label={label} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon width="18" height="18" />
    </span>
  );
}
