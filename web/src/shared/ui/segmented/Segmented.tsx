import { useId, type ReactNode } from 'react';
import './segmented.css';

interface SegmentedOption<Value> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  /** The meaning of a short label. */
  title?: string;
}

interface SegmentedProps<Value extends string | number> {
  'aria-label': string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** A choice between a few options, all in view. antd's looks the same, and brings the code that positions its hints. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { options, value, onChange, className = '' } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props['aria-label']} className={`segmented ${className}`}>
      {options.map((option) => (
        <label key={option.value} title={option.title}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
