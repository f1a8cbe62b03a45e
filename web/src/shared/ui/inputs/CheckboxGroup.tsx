import AntdCheckbox from 'antd/es/checkbox';
import type { ReactNode } from 'react';

interface CheckboxGroupProps {
  /** Value and onChange come from the FormItem, where there is one. */
  value?: string[];
  onChange?: (value: string[]) => void;
  options: { value: string; label: ReactNode }[];
  className?: string;
}

/** Several of a list, ticked. */
export const CheckboxGroup = ({ className = '', ...props }: CheckboxGroupProps) => (
  <AntdCheckbox.Group {...props} className={`ui-checkboxes ${className}`} />
);
