import AntdCheckbox from 'antd/es/checkbox';
import type { ReactNode } from 'react';

interface CheckboxGroupProps {
  /** Value and onChange come from the FormItem, where there is one. */
  value?: string[];
  onChange?: (value: string[]) => void;
  options: { value: string; label: ReactNode }[];
  className?: string;
}

/** Several of a list, ticked. What else a FormItem gives its control, such as `aria-required`, no group may have. */
export const CheckboxGroup = ({ value, onChange, options, className = '' }: CheckboxGroupProps) => (
  <AntdCheckbox.Group
    options={options}
    className={`ui-checkboxes ${className}`}
    {...(value && { value })}
    {...(onChange && { onChange })}
  />
);
